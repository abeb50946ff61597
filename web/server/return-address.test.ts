import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownAddress, ownPath } from './return-address.ts'

const origin = 'https://camp.example'

describe('where to go back to', () => {
  it.each([
    ['/kwena?arrivalDate=2027-02-05#plots', '/kwena?arrivalDate=2027-02-05#plots'],
    ['https://camp.example/user/reservations', '/user/reservations'],
    ['/a/../kwena', '/kwena'],
    ['https://camp.example', '/'],
  ])('%j leads to %j', (wanted, path) => {
    expect(ownPath(wanted, origin)).toBe(path)
  })

  it.each([
    ...[
      null,
      3,
      '',
      'kwena',
      'javascript:alert(1)',
      'https://evil.test',
      'https://camp.example.evil.test',
      'http://camp.example',
    ],
    ...['//evil.test', '/\\evil.test', '/.//evil.test', '/%2e//evil.test', '/a/..//evil.test', '/\t/evil.test', '/\n/evil.test'],
    ...[
      '/\\\\evil.test',
      '/.\\/evil.test',
      'https://camp.example//evil.test',
      'https://me@camp.example/',
      'https://:pw@camp.example/',
    ],
  ])('%j leads nowhere', (wanted) => {
    expect(ownAddress(wanted, origin)).toBeNull()
    expect(ownPath(wanted, origin)).toBeNull()
  })

  it('never leads a browser to another site, however it is written', () => {
    const pieces = ['/', '//', '\\', '.', '..', '%2e', '%2f', '%5c', '\t', '\n', '\r', ' ', '@', ':', '?', '#', ';']
    const words = ['evil.test', 'https:', 'http://', 'javascript:', 'camp.example', origin, 'a']
    const address = fc.array(fc.constantFrom(...pieces, ...words), { maxLength: 8 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.oneof(address, fc.webUrl(), fc.string()), (wanted) => {
        const path = ownPath(wanted, origin)
        if (path === null) return true
        const reached = new URL(path, `${origin}/auth/login?a=b`)
        return /^\/(?!\/)/.test(path) && reached.origin === origin && ownPath(path, origin) === path
      }),
      { numRuns: 5_000 },
    )
  })
})
