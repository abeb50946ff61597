import { expect, it } from 'vitest'
import { networkAddress, networkOf } from './network-address.ts'

const direct = { incoming: { socket: { remoteAddress: '10.0.0.9' } } }
const forwarded = new Headers({ 'x-forwarded-for': '1.2.3.4, 196.25.1.7, 10.0.0.1' })

it.each([
  [0, '10.0.0.9'],
  [1, '10.0.0.1'],
  [2, '196.25.1.7'],
])('behind %i proxies of ours the browser is at %s', (proxies, address) => {
  expect(networkAddress(forwarded, direct, proxies)).toBe(address)
})

it.each([
  ['196.25.1.7', '196.25.1.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['unix socket', null],
  [null, null],
])('of %s the trail keeps %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
