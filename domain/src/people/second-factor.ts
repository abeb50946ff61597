import { Temporal } from '../shared/temporal.ts'
import type { Role } from './role.ts'

/** Of whom a second factor is asked, and how many days they have to set it up (rule U18). */
export interface FactorRule {
  readonly requiredOf: readonly Role[]
  readonly graceDays: number
}

export type FactorFacts = {
  readonly role: Role
  readonly hasSecondFactor: boolean
  /** When it was first asked of them; null before that. */
  readonly factorAskedAt: Temporal.Instant | null
}

/**
 * `awaited`: there is one, and this session has not shown it. `due`: to be set up by a moment that has not
 * come. `overdue`: nothing else is done before it is set up.
 */
export type FactorStanding = 'not-asked' | 'proved' | 'awaited' | 'due' | 'overdue'

interface Judged extends FactorFacts {
  readonly isProved: boolean
  readonly rule: FactorRule
  readonly now: Temporal.Instant
}

export function factorStanding({ isProved, rule, now, ...account }: Judged): FactorStanding {
  if (account.hasSecondFactor) return isProved ? 'proved' : 'awaited'
  if (!isFactorRequired(rule, account.role)) return 'not-asked'
  return Temporal.Instant.compare(now, factorDueAt(rule, account.factorAskedAt ?? now)) < 0 ? 'due' : 'overdue'
}

export function isFactorRequired({ requiredOf }: FactorRule, role: Role): boolean {
  return requiredOf.includes(role)
}

export function factorDueAt({ graceDays }: FactorRule, askedAt: Temporal.Instant): Temporal.Instant {
  return askedAt.add({ hours: graceDays * 24 })
}

/** Between the password and the code. */
export const minutesForTheFactor = 10

export const recoveryCodeCount = 8

/** Without letters that look like others: 24 of them are 120 bits. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz'
const recoveryLetters = 24

export function writeRecoveryCode(integer: (min: number, max: number) => number): string {
  return Array.from({ length: recoveryLetters }, () => letters[integer(0, letters.length - 1)]).join('')
}

/** In groups of six, to be read from paper. */
export function shownRecoveryCode(code: string): string {
  return code.replace(/.{6}(?=.)/g, '$&-')
}

/** As people type it. Undefined is no recovery code at all. */
export function readRecoveryCode(typed: string): string | undefined {
  const plain = typed.toLowerCase().replace(/[\s-]/g, '').replace(/[il]/g, '1').replace(/o/g, '0')
  return /^[0-9a-hjkmnp-tv-z]{24}$/.test(plain) ? plain : undefined
}
