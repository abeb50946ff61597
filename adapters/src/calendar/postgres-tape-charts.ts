import {
  type ChartContents,
  type ChartProblem,
  type ChartWindow,
  problemKinds,
  problemsShown,
  soonHours,
  type TapeCharts,
} from '@camp/application/calendar/tape-charts.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { conflictsVersion } from '../calendar-feeds/conflict-rows.ts'
import { fullName } from '../postgres/name-in-sql.ts'
import { databaseOf } from '../postgres/typed-database.ts'
import { type BarRow, barColumns, type ChartBlockRow, type ProblemRow, toBar, toChartBlock, toProblem } from './chart-rows.ts'

export class PostgresTapeCharts implements TapeCharts {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async contents(window: ChartWindow): Promise<ChartContents> {
    const { from, to } = datesOf(window)
    // Raw: a report, everything that a chart draws of a reservation in one row.
    const bars = sql<BarRow>`
      select ${barColumns}
      from reservation join reservation_plot reserved on reserved.reservation_id = reservation.id
      where ${liveIn(window)} and reserved.is_live and reserved.arrival < ${to} and reserved.departure >= ${from}
      order by reserved.arrival, reservation.id, reserved.plot_id`
    const blocks = sql<ChartBlockRow>`
      select id, version, start_date::text, end_date::text, reason, source, ${isoMoment('expires_at')} as expires_at,
        array(select plot_id::text from block_plot where block_id = block.id order by plot_id) as plot_ids
      from block where ${keptIn(window)} order by start_date, id`
    const [barRows, blockRows] = [await bars.execute(this.#kysely), await blocks.execute(this.#kysely)]
    return { bars: barRows.rows.map(toBar), blocks: blockRows.rows.map(toChartBlock) }
  }

  async problems(
    { organisationId, now }: Pick<ChartWindow, 'organisationId' | 'now'>,
    today: Temporal.PlainDate,
  ): Promise<readonly ChartProblem[]> {
    const soon = now.add({ hours: soonHours }).toString()
    // Raw: four kinds of problems as one list.
    const { rows } = await sql<ProblemRow>`
      select * from (
        select 'money-without-plots' as kind, reservation_id, amount_cents as cents, null as expires_at from refund_task
        where organisation_id = ${organisationId} and reason = 'payment-after-expiry' and state <> 'done'
        union all
        select 'expires-soon', id, amount_due_cents - amount_paid_cents, ${isoMoment('expiry_date')} from reservation
        where organisation_id = ${organisationId} and status = 'pending' and expiry_date > ${now.toString()}
          and expiry_date <= ${soon}
        union all
        select 'balance-overdue', id, amount_due_cents - amount_paid_cents, null from reservation
        where organisation_id = ${organisationId} and ${isOwing} and ${dueOn} < ${today.toString()}
        union all
        select 'left-owing', id, amount_due_cents - amount_paid_cents, null from reservation
        where organisation_id = ${organisationId} and ${isLeftOwing}
      ) as problem
      join lateral (
        select simple_reference, ${guestName} as guest_name, arrival::text, departure::text
        from reservation where reservation.id = problem.reservation_id
      ) as booked on true
      order by array_position(${[...problemKinds]}::text[], kind), booked.arrival, reservation_id
      limit ${problemsShown}`.execute(this.#kysely)
    return rows.map(toProblem)
  }

  async version(window: ChartWindow): Promise<string> {
    const { organisationId, now } = window
    const soon = now.add({ hours: soonHours }).toString()
    const yesterday = now.toZonedDateTimeISO('UTC').toPlainDate().subtract({ days: 1 })
    // Raw: checksums over several tables in one row.
    const { rows } = await sql<{ version: string }>`
      select md5(concat_ws(' ',
        (select version from organisation where id = ${organisationId}),
        (select ${checksum(sql`reservation.id || ':' || reservation.version`)} from reservation where ${liveIn(window)}),
        (select ${checksum(sql`block.id || ':' || block.version`)} from block where ${keptIn(window)}),
        (${conflictsVersion({ organisationId, today: yesterday, now })}),
        (select max(position) from desk_entry where organisation_id = ${organisationId} and act in ('note', 'note-withdrawn')),
        (select ${checksum(sql`refund_task.id || ':' || state`)} from refund_task
          where organisation_id = ${organisationId} and reason = 'payment-after-expiry'),
        (select ${checksum(sql`reservation.id || ':' || reservation.version`)} from reservation
          where organisation_id = ${organisationId} and (
            expiry_date > ${now.toString()} and expiry_date <= ${soon}
            or ${isOwing} and ${dueOn} <= ${soon}::date
            or ${isLeftOwing}))
      )) as version`.execute(this.#kysely)
    return rows[0]?.version ?? ''
  }

  /** The primary: whoever has just moved a booking looks for it here. */
  get #kysely() {
    return databaseOf(this.#em)
  }
}

const isOwing = sql`status in ('partiallyPaid', 'confirmed') and amount_paid_cents < amount_due_cents`
/** `debtOf` of the domain; a date that is not there is passed over. */
const dueOn = sql`least(due_date, arrival)`
const isLeftOwing = sql`status = 'completed' and amount_paid_cents < amount_due_cents and written_off_at is null`
const guestName = fullName()

/** Whatever the order of the rows; a row that comes, goes or is written again makes it another. */
function checksum(text: ReturnType<typeof sql>) {
  return sql`count(*) || '/' || coalesce(sum(hashtextextended(${text}, 0)), 0)`
}

function isoMoment(column: string) {
  return sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
}

function datesOf({ from, to }: ChartWindow) {
  return { from: from.toString(), to: to.toString() }
}

function liveIn(window: ChartWindow) {
  const { from, to } = datesOf(window)
  return sql`reservation.organisation_id = ${window.organisationId} and reservation.departure >= ${from}
    and reservation.arrival < ${to} and reservation.status not in ('cancelled', 'noShow')
    and (reservation.expiry_date is null or reservation.expiry_date > ${window.now.toString()})`
}

function keptIn(window: ChartWindow) {
  const { from, to } = datesOf(window)
  return sql`block.organisation_id = ${window.organisationId} and end_date > ${from} and start_date < ${to}
    and (expires_at is null or expires_at > ${window.now.toString()})`
}
