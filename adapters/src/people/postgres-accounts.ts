import type { Account } from '@camp/application/people/account.ts'
import type { Accounts, EmailTaken } from '@camp/application/people/accounts.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type RawBuilder, sql } from 'kysely'
import { violates } from '../postgres/constraint-violations.ts'

/** Reads from the primary: a ban or a new password counts at once. */
export class PostgresAccounts implements Accounts {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  findByLogin(login: string): Promise<Account | undefined> {
    const typed = login.trim().toLowerCase()
    return this.#first(sql`lower(email) = ${typed} or lower(username) = ${typed}`, sql`lower(email) = ${typed}`)
  }

  find(id: UserId): Promise<Account | undefined> {
    return this.#first(sql`id = ${id}`, sql`id`)
  }

  async choosePassword(id: UserId, passwordHash: string): Promise<void> {
    await sql`
      update user_account set password_hash = ${passwordHash}, must_change_password = false where id = ${id}`.execute(
      this.#database(),
    )
  }

  async replaceHash(id: UserId, passwordHash: string): Promise<void> {
    await sql`update user_account set password_hash = ${passwordHash} where id = ${id}`.execute(this.#database())
  }

  /** In a transaction of its own or a savepoint: a refused change must not poison the caller's work. */
  async takePendingEmail(id: UserId): Promise<Result<void, EmailTaken>> {
    try {
      await this.#em.transactional(async () => {
        await sql`
          update user_account set email = pending_email, pending_email = null, is_email_verified = true
          where id = ${id} and pending_email is not null`.execute(this.#database())
      })
      return accepted(undefined)
    } catch (error) {
      if (!violates(error, 'user_email_unique')) throw error
      return refused({ code: 'email-taken' })
    }
  }

  async markVerified(id: UserId, contact: 'email' | 'cell'): Promise<void> {
    const column = sql.ref(contact === 'email' ? 'is_email_verified' : 'is_cell_verified')
    await sql`update user_account set ${column} = true where id = ${id} and not ${column}`.execute(this.#database())
  }

  async #first(condition: RawBuilder<unknown>, preference: RawBuilder<unknown>): Promise<Account | undefined> {
    const { rows } = await sql<Account>`
      select id, email, pending_email as "pendingEmail", username, first_name as "firstName", last_name as "lastName", country_code as "countryCode", cell, role,
        language, is_banned as "isBanned", is_email_verified as "isEmailVerified", is_cell_verified as "isCellVerified",
        password_hash as "passwordHash", must_change_password as "mustChangePassword",
        array(select organisation_id::text from user_organisation link where link.user_id = user_account.id and not is_suspended
          order by 1) as "organisationIds"
      from user_account where ${condition} order by ${preference} desc limit 1`.execute(this.#database())
    return rows[0]
  }

  #database() {
    return this.#em.getKysely({ type: 'write' })
  }
}
