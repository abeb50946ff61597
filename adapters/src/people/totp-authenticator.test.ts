import { Temporal } from '@camp/domain/shared/temporal.ts'
import { describe, expect, it } from 'vitest'
import { totpAuthenticator } from './totp-authenticator.ts'

const authenticatorAt = (second: number) =>
  totpAuthenticator({
    publicUrl: 'https://www.example.org',
    clock: { now: () => Temporal.Instant.fromEpochMilliseconds(second * 1000) },
  })
/** Of the examples of RFC 6238, appendix B, with six digits. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('codes that change with time', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_234_567_890, '005924', 41_152_263],
    [20_000_000_000, '353130', 666_666_666],
  ])('are those of the standard: at second %i', (second, code, step) => {
    expect(authenticatorAt(second).stepOf({ secret, code })).toBe(step)
  })

  it('count one step early or late under the step that they belong to, and no longer', () => {
    const steps = [-60, -30, 0, 30, 60].map((off) => authenticatorAt(1_111_111_109 + off).stepOf({ secret, code: '081804' }))
    expect(steps).toEqual([undefined, 37_037_036, 37_037_036, 37_037_036, undefined])
  })

  it('come from secrets of 160 random bits, which a QR code carries with the name of the site', () => {
    const authenticator = authenticatorAt(0)
    const made = authenticator.newSecret()
    expect(made).toMatch(/^[A-Z2-7]{32}$/)
    expect(authenticator.newSecret()).not.toBe(made)
    const address = new URL(authenticator.addressOf({ secret: made, email: 'zanele@example.test' }))
    expect(decodeURIComponent(address.pathname)).toBe('/www.example.org:zanele@example.test')
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      secret: made,
      issuer: 'www.example.org',
      digits: '6',
      period: '30',
    })
  })
})
