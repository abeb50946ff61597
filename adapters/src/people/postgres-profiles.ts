import type {
  CellContact,
  MarketingConsent,
  PersonalDetails,
  Profile,
  Profiles,
} from '@camp/application/people/profile/profiles.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'

interface ProfileRow extends Omit<Profile, 'marketing'> {
  readonly isGiven: boolean
  readonly givenAt: string | null
  readonly wording: string | null
  readonly withdrawnAt: string | null
}

/** Reads from the primary: what was saved is there on the next page. */
export class PostgresProfiles implements Profiles {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async find(id: UserId): Promise<Profile | undefined> {
    const { rows } = await sql<ProfileRow>`
      select first_name as "firstName", last_name as "lastName", allergies, language,
        verification_preference as "verificationPreference", country_id as "countryId", country_code as "countryCode", cell,
        email, pending_email as "pendingEmail", is_email_verified as "isEmailVerified", is_cell_verified as "isCellVerified",
        password_hash is not null as "hasPassword", opt_into_marketing as "isGiven", marketing_consent_wording as wording,
        to_json(marketing_consent_at) #>> '{}' as "givenAt", to_json(marketing_withdrawn_at) #>> '{}' as "withdrawnAt"
      from user_account where id = ${id}`.execute(this.#database())
    return rows.map(toProfile)[0]
  }

  async saveDetails(id: UserId, details: PersonalDetails): Promise<void> {
    const { firstName, lastName, allergies, language, verificationPreference } = details
    await sql`
      update user_account set first_name = ${firstName}, last_name = ${lastName}, allergies = ${allergies},
        language = ${language}, verification_preference = ${verificationPreference}
      where id = ${id}`.execute(this.#database())
  }

  /** In one statement, so that a code typed at the same moment verifies the old number or the new one, never one by the other. */
  async saveCell(id: UserId, { countryId, countryCode, cell }: CellContact): Promise<void> {
    await sql`
      update user_account set country_id = ${countryId}, country_code = ${countryCode}, cell = ${cell},
        is_cell_verified = is_cell_verified and coalesce(
          international_digits(country_code, cell) = international_digits(${countryCode}, ${cell}), false)
      where id = ${id}`.execute(this.#database())
  }

  async savePendingEmail(id: UserId, email: string | null): Promise<void> {
    await sql`update user_account set pending_email = ${email} where id = ${id}`.execute(this.#database())
  }

  async saveMarketing(id: UserId, consent: Parameters<Profiles['saveMarketing']>[1]): Promise<void> {
    const at = consent.at.toString()
    const facts =
      consent.kind === 'given'
        ? sql`opt_into_marketing = true, marketing_consent_at = ${at}, marketing_consent_wording = ${consent.wording}`
        : sql`opt_into_marketing = false, marketing_withdrawn_at = ${at}`
    await sql`update user_account set ${facts} where id = ${id}`.execute(this.#database())
  }

  #database() {
    return this.#em.getKysely({ type: 'write' })
  }
}

function toProfile({ isGiven, givenAt, wording, withdrawnAt, ...known }: ProfileRow): Profile {
  return { ...known, marketing: toConsent({ isGiven, givenAt, wording, withdrawnAt }) }
}

function toConsent(row: Pick<ProfileRow, 'isGiven' | 'givenAt' | 'wording' | 'withdrawnAt'>): MarketingConsent {
  const { isGiven, givenAt, wording, withdrawnAt } = row
  if (isGiven && givenAt && wording) return { kind: 'given', at: Temporal.Instant.from(givenAt), wording }
  return withdrawnAt ? { kind: 'withdrawn', at: Temporal.Instant.from(withdrawnAt) } : { kind: 'never-given' }
}
