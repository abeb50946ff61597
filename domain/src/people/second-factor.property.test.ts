import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Temporal } from '../shared/temporal.ts'
import type { Role } from './role.ts'
import { factorStanding, readRecoveryCode, shownRecoveryCode, writeRecoveryCode } from './second-factor.ts'

const now = Temporal.Instant.from('2026-11-21T10:00:00Z')
const rule = { requiredOf: ['SUPERADMIN', 'ORGADMIN', 'ORGUSER'] as Role[], graceDays: 14 }
const askedBefore = (days: number) => now.subtract({ hours: days * 24 })

describe('a second factor', () => {
  it.each([
    ['of a guest', 'USER', false, null, false, 'not-asked'],
    ['of staff at their first sign-in', 'ORGUSER', false, null, false, 'due'],
    ['of staff thirteen days later', 'ORGADMIN', false, askedBefore(13), false, 'due'],
    ['of staff fourteen days later', 'SUPERADMIN', false, askedBefore(14), false, 'overdue'],
    ['that is there', 'ORGUSER', true, askedBefore(40), false, 'awaited'],
    ['that a guest chose', 'USER', true, null, false, 'awaited'],
    ['that was shown', 'USER', true, null, true, 'proved'],
  ] as const)('%s', (_, role, hasSecondFactor, factorAskedAt, isProved, standing) => {
    expect(factorStanding({ role, hasSecondFactor, factorAskedAt, isProved, rule, now })).toBe(standing)
  })

  it('is due at once where no days are given', () => {
    const facts = { role: 'ORGUSER', hasSecondFactor: false, factorAskedAt: null, isProved: false, now } as const
    expect(factorStanding({ ...facts, rule: { ...rule, graceDays: 0 } })).toBe('overdue')
  })
})

describe('a recovery code', () => {
  const numbers = fc.infiniteStream(fc.nat({ max: 31 }))

  it('is read as it was shown, with other letters for those that look alike', () => {
    fc.assert(
      fc.property(numbers, (stream) => {
        const code = writeRecoveryCode(() => stream.next().value ?? 0)
        const shown = shownRecoveryCode(code)
        expect(shown).toMatch(/^(\w{6}-){3}\w{6}$/)
        expect(readRecoveryCode(shown)).toBe(code)
        expect(readRecoveryCode(` ${shown.toUpperCase().replaceAll('0', 'O').replaceAll('1', 'I')} `)).toBe(code)
      }),
    )
  })

  it('is drawn from all letters that look like no other', () => {
    const drawn: (readonly [number, number])[] = []
    const draw = (min: number, max: number) => {
      drawn.push([min, max])
      return drawn.length % 2 === 0 ? min : max
    }

    expect(writeRecoveryCode(draw)).toBe('z0'.repeat(12))
    expect(new Set(drawn.map(String))).toEqual(new Set(['0,31']))
  })

  it.each(['', '123456', 'a'.repeat(23), 'u'.repeat(24), 'a'.repeat(25)])('is not "%s"', (typed) => {
    expect(readRecoveryCode(typed)).toBeUndefined()
  })
})
