import type { SecondFactor, SecondFactors } from '@camp/application/people/second-factor/second-factors.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { storedInstant } from '../postgres/stored-instant.ts'
import { databaseOf } from '../postgres/typed-database.ts'
import { databaseSealing } from './database-sealing.ts'
import type { Sealing } from './sealing.ts'
import { hashOf } from './secrets.ts'

export class PostgresSecondFactors implements SecondFactors {
  readonly #em: EntityManager
  readonly #keys: readonly string[]

  constructor(em: EntityManager, keys: readonly string[]) {
    this.#em = em
    this.#keys = keys
  }

  async find(userId: UserId): Promise<SecondFactor | undefined> {
    const row = await this.#database()
      .selectFrom('second_factor')
      .select(['sealed_secret', 'on_since'])
      .select(({ selectFrom }) =>
        selectFrom('recovery_code')
          .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('left'))
          .whereRef('recovery_code.user_id', '=', 'second_factor.user_id')
          .as('left'),
      )
      .where('user_id', '=', userId)
      .executeTakeFirst()
    if (!row) return undefined
    const box = await this.#sealing()
    const secret = box.open(row.sealed_secret, userId)
    if (box.isOld(row.sealed_secret)) await this.#set(userId, { sealed_secret: box.seal(secret, userId) })
    return {
      secret,
      onSince: storedInstant(row.on_since),
      recoveryCodesLeft: row.left ?? 0,
    }
  }

  async begin(userId: UserId, secret: string): Promise<void> {
    const sealed = (await this.#sealing()).seal(secret, userId)
    await this.#database()
      .insertInto('second_factor')
      .values({ user_id: userId, sealed_secret: sealed })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ sealed_secret: sealed, last_step: '-1' })
          .where('second_factor.on_since', 'is', null),
      )
      .execute()
  }

  async turnOn(userId: UserId, { recoveryCodes, at }: Parameters<SecondFactors['turnOn']>[1]): Promise<void> {
    await this.#set(userId, { on_since: at.toString() })
    await this.replaceRecoveryCodes(userId, recoveryCodes)
  }

  async replaceRecoveryCodes(userId: UserId, codes: readonly string[]): Promise<void> {
    await this.#database().deleteFrom('recovery_code').where('user_id', '=', userId).execute()
    const rows = codes.map((code) => ({ code_hash: hashOf(code), user_id: userId }))
    await this.#database().insertInto('recovery_code').values(rows).execute()
  }

  async remove(userId: UserId): Promise<void> {
    await this.#database().deleteFrom('second_factor').where('user_id', '=', userId).execute()
  }

  async takeStep(userId: UserId, step: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#database()
      .updateTable('second_factor')
      .set({ last_step: String(step) })
      .where('user_id', '=', userId)
      .where('last_step', '<', String(step))
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }

  async takeRecoveryCode(userId: UserId, code: string): Promise<boolean> {
    const { numDeletedRows } = await this.#database()
      .deleteFrom('recovery_code')
      .where('user_id', '=', userId)
      .where('code_hash', '=', hashOf(code))
      .executeTakeFirst()
    return numDeletedRows === 1n
  }

  async #set(userId: UserId, facts: { readonly on_since?: string; readonly sealed_secret?: string }): Promise<void> {
    await this.#database().updateTable('second_factor').set(facts).where('user_id', '=', userId).execute()
  }

  async #sealing(): Promise<Sealing> {
    return databaseSealing(this.#em, this.#keys, 'encryption')
  }

  #database() {
    return databaseOf(this.#em)
  }
}
