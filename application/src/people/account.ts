import type { Language } from '@camp/domain/languages/language.ts'
import { fullName } from '@camp/domain/people/person-name.ts'
import type { Role } from '@camp/domain/people/role.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import { type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

/** Told to whoever has proved that the account is theirs. */
export type Banned = { readonly code: 'banned'; readonly since: Temporal.Instant | null; readonly reason: string }

/** Somebody who can sign in, as far as signing in needs to know. */
export interface Account {
  readonly id: UserId
  readonly email: string
  /** A new address that waits for its code; until then the old one counts. */
  readonly pendingEmail: string | null
  readonly username: string | null
  readonly firstName: string
  readonly lastName: string
  readonly countryCode: string | null
  readonly cell: string | null
  readonly role: Role
  readonly language: Language
  readonly isBanned: boolean
  readonly bannedAt: Temporal.Instant | null
  readonly banReason: string | null
  readonly isEmailVerified: boolean
  readonly isCellVerified: boolean
  /** PHC string; null until a password is chosen. */
  readonly passwordHash: string | null
  /** Somebody else chose the password: nothing else is done before it is changed. */
  readonly mustChangePassword: boolean
  /** A second step of signing in is on. */
  readonly hasSecondFactor: boolean
  /** When it was first asked of them; null before that. */
  readonly factorAskedAt: Temporal.Instant | null
  /** Those where the account is not suspended. */
  readonly organisationIds: readonly OrganisationId[]
}

/** Since when and why, for the person themselves. */
export function refuseBanned({ bannedAt, banReason }: Pick<Account, 'bannedAt' | 'banReason'>): Result<never, Banned> {
  return refused({ code: 'banned', since: bannedAt, reason: banReason ?? '' })
}

/** First and last name; the address where neither is known. */
export function accountName(account: Pick<Account, 'firstName' | 'lastName' | 'email'>): string {
  return fullName(account) || account.email
}
