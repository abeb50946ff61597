import type { BankLines } from '@camp/application/bank-statements/bank-lines.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { hashOf } from '../people/secrets.ts'
import { databaseOf } from '../postgres/typed-database.ts'

/** The payment of a line was taken back: the line may pay another booking. */
const isReversed = sql`exists (
  select from payment as reversal where reversal.reversed_payment_id = bank_statement_line.payment_id)`

export class PostgresBankLines implements BankLines {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async recorded(organisationId: OrganisationId, identities: readonly string[]): Promise<ReadonlySet<string>> {
    const byHash = new Map(identities.map((identity) => [hashOf(identity), identity]))
    // Raw: a list of any length as one array.
    const { rows } = await sql<{ identity_hash: string }>`
      select identity_hash from bank_statement_line
      where organisation_id = ${organisationId} and identity_hash = any(${[...byHash.keys()]}::text[])
        and not ${isReversed}`.execute(databaseOf(this.#em))
    return new Set(rows.flatMap(({ identity_hash }) => byHash.get(identity_hash) ?? []))
  }

  async claim({ organisationId, identity, reservationId, paymentId, at }: Parameters<BankLines['claim']>[0]): Promise<boolean> {
    // Raw: one statement, so that of two who claim a line at once one waits for the other and loses.
    const { rows } = await sql`
      insert into bank_statement_line (organisation_id, identity_hash, reservation_id, payment_id, recorded_at)
      values (${organisationId}, ${hashOf(identity)}, ${reservationId}, ${paymentId}, ${at.toString()})
      on conflict (organisation_id, identity_hash) do update
        set reservation_id = excluded.reservation_id, payment_id = excluded.payment_id, recorded_at = excluded.recorded_at
        where ${isReversed}
      returning identity_hash`.execute(databaseOf(this.#em))
    return rows.length > 0
  }
}
