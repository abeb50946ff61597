import type { NewGuest, Users } from '@camp/application/people/users.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { insertedRecords } from '../postgres/records.ts'
import { databaseOf } from '../postgres/typed-database.ts'

export class PostgresUsers implements Users {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async findOrCreateGuest(guest: NewGuest): Promise<UserId> {
    const id = (await this.#findOrCreate(guest)) ?? (await this.#found(guest).executeTakeFirst())?.id
    if (!id) throw new Error('an account that exists could not be read')
    return id
  }

  #found({ email }: NewGuest) {
    return databaseOf(this.#em)
      .selectFrom('user_account')
      .select('id')
      .where(({ eb, fn, val }) => eb(fn('lower', ['email']), '=', fn('lower', [val(email)])))
  }

  /** Nothing when somebody else made the account in the same moment. */
  async #findOrCreate(guest: NewGuest): Promise<UserId | undefined> {
    const { marketingConsent } = guest
    const row = {
      email: guest.email,
      first_name: guest.firstName,
      last_name: guest.lastName,
      country_code: guest.countryCode,
      cell: guest.cell,
      verification_preference: guest.verificationPreference,
      language: guest.language,
      opt_into_marketing: marketingConsent !== null,
      marketing_consent_at: marketingConsent?.at.toString() ?? null,
      marketing_consent_wording: marketingConsent?.wording ?? null,
    }
    const unlessFound = sql`where not exists (select from found) on conflict (lower(email)) do nothing returning id`
    const agreed = marketingConsent
      ? sql`, agreed as (update user_account set opt_into_marketing = true, marketing_consent_at = ${row.marketing_consent_at},
          marketing_consent_wording = ${row.marketing_consent_wording}
          where id in (select id from found) and not opt_into_marketing and marketing_withdrawn_at is null)`
      : sql``
    // Raw: a row that is written only where another statement found none.
    const { rows } = await sql<{ id: UserId }>`
      with found as ${this.#found(guest)}, created as (${insertedRecords('user_account', [row], unlessFound)})${agreed}
      select id from found union all select id from created`.execute(databaseOf(this.#em))
    return rows[0]?.id
  }
}
