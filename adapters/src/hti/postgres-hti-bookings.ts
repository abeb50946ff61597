import type {
  FoundHtiBooking,
  GoneHti,
  HeardHti,
  HtiBooking,
  HtiBookings,
  UnplacedHti,
} from '@camp/application/hti/hti-bookings.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type RawBuilder, sql } from 'kysely'
import { storedInstant } from '../postgres/stored-instant.ts'
import { databaseOf } from '../postgres/typed-database.ts'

type Row = HtiBooking & { readonly changedAt: string; readonly saidAt: string | null; readonly asked: string | null }

export class PostgresHtiBookings implements HtiBookings {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async lock(organisationId: OrganisationId, theirId: string): Promise<void> {
    // There is no row yet to lock.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`hti ${organisationId} ${theirId}`}, 0))`.execute(this.#database())
  }

  async find(organisationIds: readonly OrganisationId[], id: string): Promise<FoundHtiBooking | undefined> {
    const isAny = sql`booking.organisation_id = any(${organisationIds}::uuid[])
      and (booking.their_id = ${id} or reservation.simple_reference = ${id})`
    const [found] = await this.#found(isAny, sql`booking.their_id = ${id} desc limit 1`)
    return found
  }

  async add(booking: Parameters<HtiBookings['add']>[0], at: Temporal.Instant): Promise<void> {
    const { organisationId, theirId, theirContext, reservationId, saidAt, asked } = booking
    await this.#database()
      .insertInto('hti_booking')
      .values({
        organisation_id: organisationId,
        their_id: theirId,
        their_context: theirContext,
        reservation_id: reservationId,
        created_at: at.toString(),
        asked,
        said_at: saidAt?.toString() ?? null,
      })
      .execute()
  }

  async noteSaid({ organisationId, theirId, saidAt }: HeardHti): Promise<void> {
    if (saidAt === null) return
    await this.#database()
      .updateTable('hti_booking')
      .set({ said_at: saidAt.toString() })
      .where('organisation_id', '=', organisationId)
      .where('their_id', '=', theirId)
      .execute()
  }

  async noteGone({ organisationId, theirId, saidAt, refusal }: GoneHti, at: Temporal.Instant): Promise<void> {
    const told = refusal && JSON.stringify(refusal)
    const facts = { said_at: saidAt?.toString() ?? null, heard_at: at.toString(), refusal: told }
    // What nobody can date holds for all that may come.
    const isNoCopy = sql<boolean>`excluded.said_at is null or excluded.said_at >= hti_gone.said_at`
    await this.#database()
      .insertInto('hti_gone')
      .values({ organisation_id: organisationId, their_id: theirId, ...facts })
      .onConflict((conflict) => conflict.columns(['organisation_id', 'their_id']).doUpdateSet(facts).where(isNoCopy))
      .execute()
  }

  async findGone(organisationIds: readonly OrganisationId[], theirId: string): Promise<readonly GoneHti[]> {
    const rows = await this.#database()
      .selectFrom('hti_gone')
      .select(['organisation_id', 'said_at', 'refusal'])
      .where('organisation_id', 'in', [...organisationIds])
      .where('their_id', '=', theirId)
      .execute()
    return rows.map((row) => ({
      organisationId: row.organisation_id,
      theirId,
      saidAt: storedInstant(row.said_at),
      refusal: row.refusal,
    }))
  }

  async noteUnplaced({ organisationIds, propertyCode, theirId, saidAt }: UnplacedHti, at: Temporal.Instant): Promise<void> {
    const facts = { property_code: propertyCode, their_id: theirId, said_at: saidAt.toString(), heard_at: at.toString() }
    // A copy that is older than what was heard takes nothing back.
    const later = sql<string>`greatest(hti_unplaced.said_at, excluded.said_at)`
    await this.#database()
      .insertInto('hti_unplaced')
      .values(organisationIds.map((organisationId) => ({ organisation_id: organisationId, ...facts })))
      .onConflict((conflict) =>
        conflict
          .columns(['organisation_id', 'property_code', 'their_id'])
          .doUpdateSet({ said_at: later, heard_at: facts.heard_at }),
      )
      .execute()
  }

  async findUnplaced({ organisationIds, propertyCode, theirId }: Omit<UnplacedHti, 'saidAt'>) {
    const row = await this.#database()
      .selectFrom('hti_unplaced')
      .select((said) => said.fn.max('said_at').as('saidAt'))
      .where('organisation_id', 'in', [...organisationIds])
      .where('property_code', '=', propertyCode)
      .where('their_id', '=', theirId)
      .executeTakeFirst()
    return storedInstant(row?.saidAt ?? null) ?? undefined
  }

  changedBetween({ organisationId, from, until, limit }: Parameters<HtiBookings['changedBetween']>[0]) {
    const isIn = sql`booking.organisation_id = ${organisationId}
      and changed.at between ${from.toString()}::timestamptz and ${until.toString()}::timestamptz`
    return this.#found(isIn, sql`changed.at desc, booking.their_id limit ${limit}`)
  }

  /** Raw: when a booking changed last stands in two tables. */
  async #found(condition: RawBuilder<unknown>, order: RawBuilder<unknown>): Promise<readonly FoundHtiBooking[]> {
    const { rows } = await sql<Row>`
      select booking.organisation_id as "organisationId", booking.their_id as "theirId", booking.their_context as "theirContext",
        booking.reservation_id as "reservationId", to_jsonb(changed.at) #>> '{}' as "changedAt",
        to_jsonb(booking.said_at) #>> '{}' as "saidAt", booking.asked
      from hti_booking booking
      join reservation on reservation.id = booking.reservation_id
      cross join lateral (
        select greatest(reservation.status_date,
          (select max(amendment.at) from reservation_amendment amendment where amendment.reservation_id = reservation.id)) as at
      ) changed
      where ${condition} order by ${order}`.execute(this.#database())
    return rows.map(({ organisationId, theirId, theirContext, reservationId, changedAt, saidAt, asked }) => ({
      organisationId,
      theirId,
      theirContext,
      reservationId,
      changedAt: Temporal.Instant.from(changedAt),
      saidAt: storedInstant(saidAt),
      asked,
    }))
  }

  #database() {
    return databaseOf(this.#em)
  }
}
