import type {
  DayReservation,
  DeskPage,
  DeskQuery,
  DeskReservations,
  FoundBookings,
  NotLeft,
  OpenBooking,
  ReservationOrder,
} from '@camp/application/desk/desk-reservations.ts'
import type { NamedBooking } from '@camp/domain/bank-statements/match-statement.ts'
import type { OrganisationId, ReservationId, UserId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type RawBuilder, sql } from 'kysely'
import { databaseOf } from '../postgres/typed-database.ts'
import { isUuid } from '../postgres/uuid.ts'
import {
  balanceOfRow,
  bookingColumns,
  type DayRow,
  type DeskReservationRow,
  dayColumns,
  guestName,
  type OpenRow,
  reservedPlots,
  toDayReservation,
  toListing,
  toOpenBooking,
} from './desk-reservation-rows.ts'

interface Totals {
  readonly count: number
  readonly due: number
  readonly paid: number
  readonly balance: number
  readonly ended_count: number
  readonly ended_paid: number
  readonly currency: string | null
}

interface FoundRow extends DeskReservationRow {
  readonly organisation_slug: string
  readonly organisation_name: string
  readonly count: number
}

const orders: Readonly<Record<ReservationOrder, RawBuilder<unknown>>> = {
  arrival: sql`arrival`,
  departure: sql`departure`,
  newest: sql`reservation.created_at desc`,
  name: sql`lower(${guestName}) collate "C" nulls first`,
  balance: sql`${balanceOfRow} desc`,
}

export class PostgresDeskReservations implements DeskReservations {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async search(query: DeskQuery): Promise<DeskPage> {
    const where = condition(query)
    // Raw: a report, whose conditions and order come together from what the desk asks for.
    const { rows: totals } = await sql<Totals>`
      select count(*)::int as count, min(currency) as currency,
        coalesce(sum(amount_due_cents) filter (where not ${hasEnded}), 0)::bigint::text::float8 as due,
        coalesce(sum(amount_paid_cents) filter (where not ${hasEnded}), 0)::bigint::text::float8 as paid,
        coalesce(sum(${balanceOfRow}), 0)::bigint::text::float8 as balance,
        (count(*) filter (where ${hasEnded}))::int as ended_count,
        coalesce(sum(amount_paid_cents) filter (where ${hasEnded}), 0)::bigint::text::float8 as ended_paid
      from reservation where ${where}`.execute(this.#database())
    const { rows } = await sql<DeskReservationRow>`
      select ${bookingColumns} from reservation ${reservedPlots} where ${where}
      order by ${orders[query.order]}, simple_reference collate "C"
      limit ${query.limit} offset ${query.offset}`.execute(this.#database())
    return { bookings: rows.map(toListing), totals: toTotals(totals[0]) }
  }

  async searchEverywhere({ terms, limit }: Pick<DeskQuery, 'terms' | 'limit'>): Promise<FoundBookings> {
    const where = sql.join(
      [sql`submitted_at is not null and status <> 'temporaryHold'`, ...terms.map((term) => sql`search_text like ${`%${term}%`}`)],
      sql` and `,
    )
    // Raw: as `search`, with the campsite beside each booking.
    const { rows } = await sql<FoundRow>`
      select ${bookingColumns}, found.slug as organisation_slug, found.organisation_name, found.count
      from (
        select reservation.id as found_id, organisation.slug, organisation.name as organisation_name,
          count(*) over ()::int as count
        from (select * from reservation where ${where}) as reservation
        join organisation on organisation.id = reservation.organisation_id
        order by reservation.created_at desc, simple_reference collate "C" limit ${limit}) as found
      join reservation on reservation.id = found.found_id ${reservedPlots}
      order by reservation.created_at desc, simple_reference collate "C"`.execute(this.#database())
    const bookings = rows.map((row) => ({
      ...toListing(row),
      organisation: { slug: row.organisation_slug, name: row.organisation_name },
    }))
    return { bookings, count: rows[0]?.count ?? 0 }
  }

  async onDay(organisationId: OrganisationId, date: Temporal.PlainDate): Promise<readonly DayReservation[]> {
    // Raw: a report with its plots aggregated beside it.
    const { rows } = await sql<DayRow>`
      select ${bookingColumns}, ${dayColumns}
      from reservation ${reservedPlots}
      where organisation_id = ${organisationId} and arrival <= ${date.toString()} and departure >= ${date.toString()}
        and reservation.status in ('pending', 'partiallyPaid', 'confirmed', 'completed', 'noShow')
      order by (select string_agg(plot_name, ', ' order by position) from reservation_plot
        where reservation_id = reservation.id) collate "C", ${guestName} collate "C"`.execute(this.#database())
    return rows.map(toDayReservation)
  }

  async leftOwing(organisationId: OrganisationId): Promise<readonly DayReservation[]> {
    // Raw: as `onDay`.
    const { rows } = await sql<DayRow>`
      select ${bookingColumns}, ${dayColumns}
      from reservation ${reservedPlots}
      where organisation_id = ${organisationId} and reservation.status = 'completed'
        and amount_paid_cents < amount_due_cents and written_off_at is null
      order by departure, reservation.id`.execute(this.#database())
    return rows.map(toDayReservation)
  }

  async withOpenMoney(organisationId: OrganisationId): Promise<readonly OpenBooking[]> {
    // Raw: as `onDay`.
    const { rows } = await sql<OpenRow>`
      select ${bookingColumns}, ${dayColumns}, amount_due_up_front_cents, due_date::text as due_date, status_date, version,
        (select change.by from reservation_status_history change
          where change.reservation_id = reservation.id and change.to_status = 'completed' and checked_out_at is not null
          order by change.id desc limit 1) as checked_out_by,
        offline_notify_camper is distinct from false as is_guest_told, is_offline_payment
      from reservation ${reservedPlots}
      where organisation_id = ${organisationId} and ${balanceOfRow} > 0
      order by arrival, reservation.id`.execute(this.#database())
    return rows.map(toOpenBooking)
  }

  async withReferences(organisationId: OrganisationId, references: readonly string[]): Promise<readonly NamedBooking[]> {
    if (references.length === 0) return []
    // Raw: the name as the other lists of the desk have it.
    const { rows } = await sql<NamedBooking>`
      select reservation.id, simple_reference as "simpleReference", ${guestName} as "guestName", status
      from reservation
      where organisation_id = ${organisationId} and simple_reference = any(${[...references]}::text[])`.execute(this.#database())
    return rows
  }

  async one(organisationId: OrganisationId, id: string): Promise<DayReservation | undefined> {
    // Raw: as `onDay`.
    const { rows } = await sql<DayRow>`
      select ${bookingColumns}, ${dayColumns} from reservation ${reservedPlots}
      where organisation_id = ${organisationId} and reservation.id = ${id} and submitted_at is not null`.execute(this.#database())
    return rows.map(toDayReservation)[0]
  }

  async notLeft(id: ReservationId, date: Temporal.PlainDate): Promise<readonly NotLeft[]> {
    // Raw: two parties of one plot beside each other.
    const { rows } = await sql<NotLeft>`
      select reservation.id as "reservationId", simple_reference as "simpleReference", ${guestName} as "guestName",
        theirs.plot_name as "plotName"
      from reservation_plot as mine
      join reservation_plot as theirs on theirs.plot_id = mine.plot_id and theirs.reservation_id <> mine.reservation_id
      join reservation on reservation.id = theirs.reservation_id and reservation.departure = theirs.departure
      where mine.reservation_id = ${id} and not mine.is_shared and theirs.departure <= ${date.toString()}::date
        and reservation.status in ('partiallyPaid', 'confirmed') and checked_in_at is not null
      order by theirs.plot_name collate "C"`.execute(this.#database())
    return rows
  }

  async namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const accounts = ids.filter(isUuid<UserId>)
    if (accounts.length === 0) return new Map()
    const rows = await this.#database()
      .selectFrom('user_account')
      .select(['id', 'first_name', 'last_name'])
      .where('id', '=', ({ fn, val }) => fn.any(val(accounts)))
      .execute()
    const names = rows.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`.trim()] as const)
    return new Map(names.filter(([, name]) => name !== ''))
  }

  async paidAt(id: ReservationId): Promise<Temporal.Instant | null> {
    const row = await this.#database()
      .selectFrom('reservation_booking')
      .select('paid_at')
      .where('reservation_id', '=', id)
      .executeTakeFirst()
    return row?.paid_at ? Temporal.Instant.from(row.paid_at) : null
  }

  #database() {
    return databaseOf(this.#em)
  }
}

const hasEnded = sql`reservation.status in ('cancelled', 'noShow')`

/** The guest began it; otherwise staff did, for somebody who phoned or walked in. */
const isOnline = sql`exists (
  select from reservation_status_history as first
  where first.reservation_id = reservation.id and first.from_status is null and first.by = 'guest')`

function condition({ organisationId, terms, statuses, isOwing, siteId, source, dates, zone }: DeskQuery): RawBuilder<unknown> {
  const wanted = [
    sql`reservation.organisation_id = ${organisationId}`,
    sql`(submitted_at is not null or status = 'temporaryHold')`,
  ]
  wanted.push(statuses.length > 0 ? sql`status = any(${[...statuses]}::text[])` : sql`status <> 'temporaryHold'`)
  for (const term of terms) wanted.push(sql`search_text like ${`%${term}%`}`)
  if (isOwing) wanted.push(sql`${balanceOfRow} > 0`)
  if (siteId !== null)
    wanted.push(sql`exists (select from reservation_plot where reservation_id = reservation.id and site_id::text = ${siteId})`)
  if (source) wanted.push(sql`${isOnline} = ${source === 'online'}`)
  if (dates) wanted.push(...datesCondition(dates, zone))
  return sql.join(wanted, sql` and `)
}

function datesCondition({ kind, from, to }: NonNullable<DeskQuery['dates']>, zone: string): readonly RawBuilder<unknown>[] {
  const booked = sql`(reservation.created_at at time zone ${zone})::date`
  const columns = {
    arrival: [sql`arrival`, sql`arrival`],
    departure: [sql`departure`, sql`departure`],
    booked: [booked, booked],
    staying: [sql`departure - 1`, sql`arrival`],
  } as const
  const [notBefore, notAfter] = columns[kind]
  return [
    ...(from ? [sql`${notBefore} >= ${from.toString()}::date`] : []),
    ...(to ? [sql`${notAfter} <= ${to.toString()}::date`] : []),
  ]
}

function toTotals(totals: Totals | undefined): DeskPage['totals'] {
  const { count = 0, due = 0, paid = 0, balance = 0, ended_count = 0, ended_paid = 0 } = totals ?? {}
  const currency = totals?.currency ?? undefined
  return {
    count,
    amountDue: Money.cents(due, currency),
    amountPaid: Money.cents(paid, currency),
    balance: Money.cents(balance, currency),
    ended: { count: ended_count, amountPaid: Money.cents(ended_paid, currency) },
  }
}
