import type {
  BookedTillEntry,
  CashUps,
  ClosedDay,
  FoundTill,
  TillDayLine,
  TillQuery,
} from '@camp/application/cash-up/cash-ups.ts'
import type { MoneyMoveKind } from '@camp/domain/payments/money-move.ts'
import type { OfflinePaymentMethod } from '@camp/domain/payments/offline-payment.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type RawBuilder, sql } from 'kysely'
import { kindsComingIn } from '../payments/kinds-coming-in.ts'
import { fullName } from '../postgres/name-in-sql.ts'
import { databaseOf } from '../postgres/typed-database.ts'

const isIn = sql`payment.kind in (${kindsComingIn})`

/** As that of the domain. */
const isTillMethod = sql`payment.method is not null and payment.method <> 'credit-voucher'`

/** `cameAlong` of the domain; of a reversal the payment that it takes back. */
const cameAlong = sql`exists (
  select from taken_over_booking as brought
  where brought.organisation_id = payment.organisation_id and brought.reservation_id = payment.reservation_id
    and brought.taken_over_at >=
      coalesce((select first.at from payment as first where first.id = payment.reversed_payment_id), payment.at))`

/** What was closed stays as it was closed. */
const isOfTill = sql`${isTillMethod} and (not ${cameAlong} or coalesce(payment.id = any (closed.payment_ids), false))`

const closedDay = sql`cash_up closed on closed.organisation_id = payment.organisation_id and closed.day = payment.paid_on`

export class PostgresCashUps implements CashUps {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async entriesOf(organisationId: OrganisationId, day: Temporal.PlainDate): Promise<readonly BookedTillEntry[]> {
    // Raw: the guest's name as the desk's lists have it.
    const { rows } = await sql<EntryRow>`
      select payment.id, payment.kind, payment.method, payment.amount_cents, payment.currency,
        to_jsonb(payment.at) #>> '{}' as at, payment.recorded_by, payment.reference, payment.reservation_id, simple_reference,
        ${fullName('reservation')} as guest_name
      from payment join reservation on reservation.id = payment.reservation_id left join ${closedDay}
      where payment.organisation_id = ${organisationId} and payment.paid_on = ${day.toString()} and ${isOfTill}
      order by payment.at, payment.id`.execute(databaseOf(this.#em))
    return rows.map(toEntry)
  }

  async find(organisationId: OrganisationId, day: Temporal.PlainDate): Promise<ClosedDay | undefined> {
    const row = await databaseOf(this.#em)
      .selectFrom('cash_up')
      .selectAll()
      .where('organisation_id', '=', organisationId)
      .where('day', '=', day.toString())
      .executeTakeFirst()
    if (!row) return undefined
    const cents = (amount: number) => Money.cents(amount, row.currency)
    return {
      organisationId,
      day,
      closedAt: Temporal.Instant.from(row.closed_at),
      closedBy: row.closed_by,
      note: row.note,
      lines: row.lines.map(({ method, by, takenCents, returnedCents }) => {
        return { method, by, taken: cents(takenCents), returned: cents(returnedCents) }
      }),
      counts: row.counts.map(({ method, expectedCents, countedCents }) => {
        return { method, expected: cents(expectedCents), counted: cents(countedCents) }
      }),
      entryIds: row.payment_ids,
    }
  }

  async close(closed: ClosedDay): Promise<Result<void, { readonly code: 'day-closed' }>> {
    const { organisationId, day, closedAt, closedBy, note, lines, counts, entryIds } = closed
    const inserted = await databaseOf(this.#em)
      .insertInto('cash_up')
      .values({
        organisation_id: organisationId,
        day: day.toString(),
        closed_at: closedAt.toString(),
        closed_by: closedBy,
        note,
        currency: counts[0]?.expected.currency ?? Money.zero().currency,
        lines: JSON.stringify(
          lines.map(({ method, by, taken, returned }) => {
            return { method, by, takenCents: taken.cents, returnedCents: returned.cents }
          }),
        ),
        counts: JSON.stringify(
          counts.map(({ method, expected, counted }) => {
            return { method, expectedCents: expected.cents, countedCents: counted.cents }
          }),
        ),
        payment_ids: [...entryIds],
      })
      .onConflict((conflict) => conflict.constraint('day_closed_once').doNothing())
      .returning('day')
      .execute()
    return inserted.length > 0 ? accepted(undefined) : refused({ code: 'day-closed' })
  }

  async list(query: TillQuery): Promise<FoundTill> {
    const { isDescending, limit, offset } = query
    const order = isDescending ? sql`desc` : sql`asc`
    // Raw: sums by filter, and whether a payment was counted when its day was closed.
    const { rows } = await sql<LineRow>`
      select day, method, recorded_by, state, currency, taken, returned from (${linesOf(query)}) as line
      order by day ${order}, state, method, recorded_by limit ${limit} offset ${offset}`.execute(databaseOf(this.#em))
    const { rows: sums } = await sql<SumRow>`
      select count(*)::int as total, coalesce(sum(taken), 0)::float8 as taken, coalesce(sum(returned), 0)::float8 as returned,
        min(currency) as currency
      from (${linesOf(query)}) as line`.execute(databaseOf(this.#em))
    const { total = 0, taken = 0, returned = 0, currency = null } = sums[0] ?? {}
    const cents = (amount: number) => Money.cents(amount, currency ?? Money.zero().currency)
    return { rows: rows.map(toLine), total, taken: cents(taken), returned: cents(returned) }
  }
}

/** By day, state, method and person. */
function linesOf({ organisationId, search, from, to }: TillQuery): RawBuilder<unknown> {
  const name = fullName('account')
  const conditions = [
    sql`payment.organisation_id = ${organisationId} and ${isOfTill}`,
    ...(from ? [sql`payment.paid_on >= ${from.toString()}`] : []),
    ...(to ? [sql`payment.paid_on <= ${to.toString()}`] : []),
    ...(search ? [sql`strpos(search_form(${name}), search_form(${search})) > 0`] : []),
  ]
  return sql`
    select payment.paid_on::text as day, payment.method, payment.recorded_by, payment.currency,
      case when closed.day is null then 'open' when payment.id = any (closed.payment_ids) then 'closed' else 'later' end as state,
      coalesce(sum(amount_cents) filter (where ${isIn}), 0)::float8 as taken,
      coalesce(sum(amount_cents) filter (where not ${isIn}), 0)::float8 as returned
    from payment
      left join ${closedDay}
      left join user_account account on account.id::text = payment.recorded_by
    where ${sql.join(conditions, sql` and `)}
    group by payment.paid_on, payment.method, payment.recorded_by, payment.currency, 5`
}

interface EntryRow {
  readonly id: string
  readonly kind: MoneyMoveKind
  readonly method: OfflinePaymentMethod
  readonly amount_cents: number
  readonly currency: string
  readonly at: string
  readonly recorded_by: string
  readonly reference: string | null
  readonly reservation_id: ReservationId
  readonly simple_reference: string
  readonly guest_name: string | null
}

function toEntry(row: EntryRow): BookedTillEntry {
  const { id, kind, method, reference } = row
  return {
    id,
    kind,
    method,
    reference,
    amount: Money.cents(row.amount_cents, row.currency),
    at: Temporal.Instant.from(row.at),
    by: row.recorded_by,
    reservationId: row.reservation_id,
    simpleReference: row.simple_reference,
    guestName: row.guest_name,
  }
}

interface LineRow {
  readonly day: string
  readonly method: OfflinePaymentMethod
  readonly recorded_by: string
  readonly state: TillDayLine['state']
  readonly currency: string
  readonly taken: number
  readonly returned: number
}

interface SumRow {
  readonly total: number
  readonly taken: number
  readonly returned: number
  readonly currency: string | null
}

function toLine({ day, method, recorded_by: by, state, currency, taken, returned }: LineRow): TillDayLine {
  const cents = (amount: number) => Money.cents(amount, currency)
  return { day: Temporal.PlainDate.from(day), method, by, state, taken: cents(taken), returned: cents(returned) }
}
