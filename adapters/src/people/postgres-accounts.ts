import type { Account } from '@camp/application/people/account.ts'
import type { Accounts, ContactChanged, EmailTaken } from '@camp/application/people/accounts.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { violates } from '../postgres/constraint-violations.ts'
import { storedInstant } from '../postgres/stored-instant.ts'
import { databaseOf } from '../postgres/typed-database.ts'

/** Reads from the primary: a ban or a new password counts at once. */
export class PostgresAccounts implements Accounts {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  findByLogin(login: string): Promise<Account | undefined> {
    const typed = login.trim().toLowerCase()
    return this.#accounts()
      .where(({ eb, fn }) => eb.or([eb(fn('lower', ['email']), '=', typed), eb(fn('lower', ['username']), '=', typed)]))
      .orderBy(({ eb, fn }) => eb(fn('lower', ['email']), '=', typed), 'desc')
      .limit(1)
      .executeTakeFirst()
      .then(toAccount)
  }

  find(id: UserId): Promise<Account | undefined> {
    return this.#accounts().where('id', '=', id).executeTakeFirst().then(toAccount)
  }

  async choosePassword(id: UserId, passwordHash: string): Promise<void> {
    const chosen = { password_hash: passwordHash, must_change_password: false }
    await this.#database().updateTable('user_account').set(chosen).where('id', '=', id).execute()
  }

  async replaceHash(id: UserId, passwordHash: string): Promise<void> {
    await this.#database().updateTable('user_account').set({ password_hash: passwordHash }).where('id', '=', id).execute()
  }

  async askForFactor(id: UserId, at: Temporal.Instant): Promise<void> {
    await this.#database()
      .updateTable('user_account')
      .set({ factor_asked_at: at.toString() })
      .where('id', '=', id)
      .where('factor_asked_at', 'is', null)
      .execute()
  }

  /** In a transaction of its own or a savepoint: a refused change must not poison the caller's work. */
  async takePendingEmail({ id, pendingEmail }: Account): Promise<Result<void, EmailTaken | ContactChanged>> {
    try {
      const { numUpdatedRows } = await this.#em.transactional(() =>
        this.#database()
          .updateTable('user_account')
          .set(({ ref }) => ({ email: ref('pending_email').$notNull(), pending_email: null, is_email_verified: true }))
          .where('id', '=', id)
          .where('pending_email', '=', pendingEmail)
          .executeTakeFirst(),
      )
      return numUpdatedRows === 1n ? accepted(undefined) : refused({ code: 'contact-changed' })
    } catch (error) {
      if (!violates(error, 'user_email_unique')) throw error
      return refused({ code: 'email-taken' })
    }
  }

  /** In one statement: a number that is saved at the same moment is not the one that was proved. */
  async markVerified(proved: Account, contact: 'email' | 'cell'): Promise<Result<void, ContactChanged>> {
    const { numUpdatedRows } = await this.#database()
      .updateTable('user_account')
      .set({ [contact === 'email' ? 'is_email_verified' : 'is_cell_verified']: true })
      .where('id', '=', proved.id)
      .where((row) =>
        contact === 'email'
          ? row('email', '=', proved.email)
          : row.and([
              row('cell', 'is not distinct from', proved.cell),
              row('country_code', 'is not distinct from', proved.countryCode),
            ]),
      )
      .executeTakeFirst()
    return numUpdatedRows === 1n ? accepted(undefined) : refused({ code: 'contact-changed' })
  }

  #accounts() {
    return this.#database()
      .selectFrom('user_account')
      .select([
        ...(['id', 'email', 'pending_email as pendingEmail', 'username', 'role', 'language', 'cell'] as const),
        ...(['first_name as firstName', 'last_name as lastName', 'country_code as countryCode'] as const),
        ...(['is_banned as isBanned', 'is_email_verified as isEmailVerified', 'is_cell_verified as isCellVerified'] as const),
        ...(['banned_at as bannedAt', 'ban_reason as banReason', 'factor_asked_at as factorAskedAt'] as const),
        ...(['password_hash as passwordHash', 'must_change_password as mustChangePassword'] as const),
      ])
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom('second_factor')
            .select('user_id')
            .whereRef('second_factor.user_id', '=', 'user_account.id')
            .where('on_since', 'is not', null),
        )
          .$castTo<boolean>()
          .as('hasSecondFactor'),
      )
      .select(({ selectFrom }) => {
        const mayActFor = selectFrom('user_organisation as link')
          .select(({ cast }) => cast<OrganisationId>('link.organisation_id', 'text').as('organisation'))
          .whereRef('link.user_id', '=', 'user_account.id')
          .where('link.is_suspended', '=', false)
          .orderBy('organisation')
        // kysely has no array of a query.
        return sql<OrganisationId[]>`array(${mayActFor})`.as('organisationIds')
      })
  }

  #database() {
    return databaseOf(this.#em)
  }
}

type Moments = 'bannedAt' | 'factorAskedAt'
type StoredAccount = Omit<Account, Moments> & { readonly [Name in Moments]: string | null }

function toAccount(row: StoredAccount | undefined): Account | undefined {
  return row && { ...row, bannedAt: storedInstant(row.bannedAt), factorAskedAt: storedInstant(row.factorAskedAt) }
}
