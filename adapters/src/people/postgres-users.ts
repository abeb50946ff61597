import type { NewGuest, Users } from '@camp/application/people/users.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { databaseOf } from '../postgres/typed-database.ts'

export class PostgresUsers implements Users {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async findOrCreateGuest(guest: NewGuest): Promise<UserId> {
    const id = (await this.#find(guest.email)) ?? (await this.#create(guest)) ?? (await this.#find(guest.email))
    if (!id) throw new Error('an account that exists could not be read')
    return id
  }

  async #find(email: string): Promise<UserId | undefined> {
    const row = await databaseOf(this.#em)
      .selectFrom('user_account')
      .select('id')
      .where(({ eb, fn, val }) => eb(fn('lower', ['email']), '=', fn('lower', [val(email)])))
      .executeTakeFirst()
    return row?.id
  }

  /** Nothing when somebody else made the account in the same moment. */
  async #create(guest: NewGuest): Promise<UserId | undefined> {
    const { marketingConsent } = guest
    const row = await databaseOf(this.#em)
      .insertInto('user_account')
      .values({
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
      })
      .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
      .returning('id')
      .executeTakeFirst()
    return row?.id
  }
}
