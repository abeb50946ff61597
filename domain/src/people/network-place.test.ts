import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { networkPlace } from './network-place.ts'

describe('the place of a request in the network', () => {
  it.each([
    ['196.25.1.7', '196.25.1.7', '196.25.1.0/24'],
    ['::ffff:196.25.1.7', '196.25.1.7', '196.25.1.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['300.1.1.1', '300.1.1.1', '300.1.1.1'],
    ['255.255.255.255', '255.255.255.255', '255.255.255.0/24'],
    ['256.1.1.1', '256.1.1.1', '256.1.1.1'],
    ['1:2::3::4', '1:2::3::4', '1:2::3::4'],
    ['1:2:3', '1:2:3', '1:2:3'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64', '1:2:3::/48'],
    ['::2:3:4:5:6:7:8', '0:2:3:4::/64', '0:2:3::/48'],
    ['1:2:3:4::5:6:7:8', '1:2:3:4::5:6:7:8', '1:2:3:4::5:6:7:8'],
    ['1:2:3:4:5:6:7:8:9', '1:2:3:4:5:6:7:8:9', '1:2:3:4:5:6:7:8:9'],
    ['1:2:3:4:5:6:7:g', '1:2:3:4:5:6:7:g', '1:2:3:4:5:6:7:g'],
    ['', '', ''],
  ])('%s is %s in %s', (text, address, network) => {
    expect(networkPlace(text)).toEqual({ address, network })
  })

  it('is one place for all addresses of one connection, however they are written', () => {
    const host = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(host, host, (one, other) => {
        const written = (groups: readonly number[]) =>
          ['2001', 'db8', 'a', 'b', ...groups.map((group) => group.toString(16))].join(':')
        expect(networkPlace(written(one))).toEqual(networkPlace(written(other).toUpperCase()))
      }),
    )
  })
})
