import type {
  CellContact,
  MarketingConsent,
  PersonalDetails,
  Profile,
  Profiles,
  UsernameTaken,
} from '@camp/application/people/profile/profiles.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { violates } from '../postgres/constraint-violations.ts'
import { databaseOf } from '../postgres/typed-database.ts'

/** Reads from the primary: what was saved is there on the next page. */
export class PostgresProfiles implements Profiles {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async find(id: UserId): Promise<Profile | undefined> {
    const row = await this.#database()
      .selectFrom('user_account')
      .select([
        ...(['first_name as firstName', 'last_name as lastName', 'allergies', 'language'] as const),
        ...(['verification_preference as verificationPreference', 'country_id as countryId'] as const),
        ...(['country_code as countryCode', 'cell', 'email', 'username', 'pending_email as pendingEmail'] as const),
        ...(['is_email_verified as isEmailVerified', 'is_cell_verified as isCellVerified'] as const),
        ...(['opt_into_marketing as isGiven', 'marketing_consent_wording as wording'] as const),
        ...(['marketing_consent_at as givenAt', 'marketing_withdrawn_at as withdrawnAt'] as const),
      ])
      .select(({ eb }) => eb('password_hash', 'is not', null).as('hasPassword'))
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) return undefined
    const { isGiven, givenAt, wording, withdrawnAt, hasPassword, ...known } = row
    return { ...known, hasPassword: Boolean(hasPassword), marketing: toConsent({ isGiven, givenAt, wording, withdrawnAt }) }
  }

  /** In a savepoint: a refused change must not poison the caller's transaction. */
  async saveUsername(id: UserId, username: string | null): Promise<Result<void, UsernameTaken>> {
    try {
      await this.#em.transactional(async () => {
        await this.#save(id).set({ username }).execute()
      })
      return accepted(undefined)
    } catch (error) {
      if (!violates(error, 'user_username_unique')) throw error
      return refused({ code: 'username-taken' })
    }
  }

  async saveDetails(id: UserId, details: PersonalDetails): Promise<void> {
    const { firstName, lastName, allergies, language, verificationPreference } = details
    await this.#save(id)
      .set({
        first_name: firstName,
        last_name: lastName,
        allergies,
        language,
        verification_preference: verificationPreference,
      })
      .execute()
  }

  /**
   * In one statement, so that a code typed at the same moment verifies the old number or the new one, never
   * one by the other.
   */
  async saveCell(id: UserId, { countryId, countryCode, cell }: CellContact): Promise<void> {
    // A function of the migrations, over the old number and the new one.
    const isStillVerified = sql<boolean>`is_cell_verified and coalesce(
      international_digits(country_code, cell) = international_digits(${countryCode}, ${cell}), false)`
    await this.#save(id)
      .set({ country_id: countryId, country_code: countryCode, cell, is_cell_verified: isStillVerified })
      .execute()
  }

  async savePendingEmail(id: UserId, email: string | null): Promise<void> {
    await this.#save(id).set({ pending_email: email }).execute()
  }

  async saveMarketing(id: UserId, consent: Parameters<Profiles['saveMarketing']>[1]): Promise<void> {
    const at = consent.at.toString()
    const facts =
      consent.kind === 'given'
        ? { opt_into_marketing: true, marketing_consent_at: at, marketing_consent_wording: consent.wording }
        : { opt_into_marketing: false, marketing_withdrawn_at: at }
    await this.#save(id).set(facts).execute()
  }

  #save(id: UserId) {
    return this.#database().updateTable('user_account').where('id', '=', id)
  }

  #database() {
    return databaseOf(this.#em)
  }
}

interface StoredConsent {
  readonly isGiven: boolean
  readonly givenAt: string | null
  readonly wording: string | null
  readonly withdrawnAt: string | null
}

function toConsent(row: StoredConsent): MarketingConsent {
  const { isGiven, givenAt, wording, withdrawnAt } = row
  if (isGiven && givenAt && wording) return { kind: 'given', at: Temporal.Instant.from(givenAt), wording }
  return withdrawnAt ? { kind: 'withdrawn', at: Temporal.Instant.from(withdrawnAt) } : { kind: 'never-given' }
}
