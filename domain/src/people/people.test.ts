import { describe, expect, it } from 'vitest'
import { accepted, refused } from '../shared/result.ts'
import { Temporal } from '../shared/temporal.ts'
import { commonPasswords } from './common-passwords.ts'
import { channelOfCode, codeDigits, codeMinutes, codeTries, readCode, writeCode } from './one-time-code.ts'
import { judgePassword } from './password-policy.ts'
import { postLoginDestination } from './post-login-destination.ts'
import { minutesForTheFactor } from './second-factor.ts'
import { isSessionAlive, isSightingDue, sessionEndsAt, sessionExpiresAt } from './session-life.ts'

const at = (text: string) => Temporal.Instant.from(text)

describe('a password', () => {
  it.each(['camping-demo', 'koppies en klowe', 'ååååååå1', 'x1'.repeat(64)])('may be "%s"', (password) => {
    expect(judgePassword(password)).toEqual(accepted(password))
  })

  it.each([
    ['seven77', 'password-too-short'],
    ['x1'.repeat(64).concat('y'), 'password-too-long'],
    ['password1', 'password-too-common'],
    ['PASSWORD', 'password-too-common'],
    ['aaaaaaaaaaaa', 'password-too-common'],
  ] as const)('may not be "%s"', (password, code) => {
    expect(judgePassword(password)).toEqual(refused({ code }))
  })

  it('is compared with three thousand common ones', () => {
    expect(commonPasswords.size).toBe(3000)
  })
})

describe('a one-time code', () => {
  it('may be typed five times within ten minutes, and ten minutes lie between password and code', () => {
    expect({ codeDigits, codeMinutes, codeTries, minutesForTheFactor }).toEqual({
      codeDigits: 6,
      codeMinutes: 10,
      codeTries: 5,
      minutesForTheFactor: 10,
    })
  })

  it('has six digits, zeros in front included', () => {
    expect(writeCode(() => 42)).toBe('000042')
    expect(writeCode((_, max) => max)).toBe('999999')
    expect(writeCode((min) => min)).toBe('000000')
  })

  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['123-456', '123456'],
    ['12345', undefined],
    ['12345a', undefined],
  ])('is read from "%s" as %s', (typed, code) => {
    expect(readCode(typed)).toBe(code)
  })

  it('goes to the proved phone of a guest, to staff by e-mail', () => {
    expect(channelOfCode('sms', { role: 'USER', hasVerifiedCell: true })).toBe('sms')
    expect(channelOfCode('app', { role: 'USER', hasVerifiedCell: false })).toBe('email')
    expect(channelOfCode('sms', { role: 'ORGUSER', hasVerifiedCell: true })).toBe('email')
  })
})

describe('a session', () => {
  const startedAt = at('2026-11-21T08:00:00Z')

  it.each([
    ['ORGUSER', '2026-11-21T08:00:00Z', '2026-11-21T08:30:00Z'],
    ['SUPERADMIN', '2026-11-21T19:45:00Z', '2026-11-21T20:00:00Z'],
    ['USER', '2026-11-21T08:00:00Z', '2026-12-05T08:00:00Z'],
    ['USER', '2027-02-18T08:00:00Z', '2027-02-19T08:00:00Z'],
  ] as const)('of %s seen at %s ends at %s', (role, lastSeenAt, end) => {
    const times = { startedAt, lastSeenAt: at(lastSeenAt) }

    expect(sessionExpiresAt(role, times)).toEqual(at(end))
    expect(isSessionAlive(role, times, at(end).subtract({ milliseconds: 1 }))).toBe(true)
    expect(isSessionAlive(role, times, at(end))).toBe(false)
  })

  it('ends after twelve hours for staff and ninety days for guests, however much it is used', () => {
    expect(sessionEndsAt('ORGADMIN', startedAt)).toEqual(at('2026-11-21T20:00:00Z'))
    expect(sessionEndsAt('USER', startedAt)).toEqual(at('2027-02-19T08:00:00Z'))
  })

  it('is marked as used once a minute', () => {
    const times = { startedAt, lastSeenAt: startedAt }

    expect(isSightingDue(times, at('2026-11-21T08:00:59Z'))).toBe(false)
    expect(isSightingDue(times, at('2026-11-21T08:01:00Z'))).toBe(true)
  })
})

describe('after signing in', () => {
  it.each([
    ['SUPERADMIN', '/admin/organisations'],
    ['ORGADMIN', '/org/org-organisation'],
    ['ORGUSER', '/org/org-organisation'],
    ['USER', '/'],
  ] as const)('%s without a wish comes to %s', (role, page) => {
    expect(postLoginDestination(role, null)).toBe(page)
    expect(postLoginDestination(role, '/kwena-camp')).toBe('/kwena-camp')
  })
})
