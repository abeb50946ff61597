import type { NewGuest, Users } from '@camp/application/people/users.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'

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
    const { rows } = await sql<{ id: UserId }>`
      select id from user_account where lower(email) = lower(${email})`.execute(this.#em.getKysely())
    return rows[0]?.id
  }

  /** Nothing when somebody else made the account in the same moment. */
  async #create(guest: NewGuest): Promise<UserId | undefined> {
    const { marketingConsent } = guest
    const { rows } = await sql<{ id: UserId }>`
      insert into user_account (email, first_name, last_name, country_code, cell, verification_preference, language,
        opt_into_marketing, marketing_consent_at, marketing_consent_wording)
      values (${guest.email}, ${guest.firstName}, ${guest.lastName}, ${guest.countryCode}, ${guest.cell},
        ${guest.verificationPreference}, ${guest.language}, ${marketingConsent !== null},
        ${marketingConsent?.at.toString() ?? null}, ${marketingConsent?.wording ?? null})
      on conflict (lower(email)) do nothing
      returning id`.execute(this.#em.getKysely())
    return rows[0]?.id
  }
}
