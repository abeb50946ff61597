import type { TakenOverBookings } from '@camp/application/booking-takeover/taken-over-bookings.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { hashOf } from '../people/secrets.ts'
import { databaseOf } from '../postgres/typed-database.ts'

export class PostgresTakenOverBookings implements TakenOverBookings {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async known(...[organisationId, source, identities]: Parameters<TakenOverBookings['known']>): Promise<ReadonlySet<string>> {
    const byHash = new Map(identities.map((identity) => [hashOf(identity), identity]))
    const rows = await databaseOf(this.#em)
      .selectFrom('taken_over_booking')
      .select('identity_hash')
      .where('organisation_id', '=', organisationId)
      .where('source', '=', source)
      // Raw: a list of any length as one array.
      .where('identity_hash', '=', sql<string>`any(${[...byHash.keys()]}::text[])`)
      .execute()
    return new Set(rows.flatMap(({ identity_hash }) => byHash.get(identity_hash) ?? []))
  }

  /** Of two who claim one booking at once the second waits for the first, and loses. */
  async claim({
    organisationId,
    source,
    identity,
    reservationId,
    at,
  }: Parameters<TakenOverBookings['claim']>[0]): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await databaseOf(this.#em)
      .insertInto('taken_over_booking')
      .values({
        organisation_id: organisationId,
        source,
        identity_hash: hashOf(identity),
        reservation_id: reservationId,
        taken_over_at: at.toString(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  }
}
