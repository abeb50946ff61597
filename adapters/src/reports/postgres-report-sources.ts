import type { ReportScope, ReportSources } from '@camp/application/reports/report-sources.ts'
import { messageChannels } from '@camp/domain/messaging/notification.ts'
import { othersLabel, type ReportKind, type ReportRow } from '@camp/domain/reports/report.ts'
import type { Currency } from '@camp/domain/shared/money.ts'
import { platformZone } from '@camp/domain/shared/platform-zone.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type RawBuilder, sql } from 'kysely'
import { amountColumns } from '../billing/amounts-of-ledger.ts'
import { databaseOf } from '../postgres/typed-database.ts'

/**
 * Each is one statement that only counts: raw, because kysely says neither series of days nor sums by
 * filter.
 */
export class PostgresReportSources implements ReportSources {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async rows(kind: ReportKind, scope: ReportScope): Promise<readonly ReportRow[]> {
    const { rows } = await statements[kind](scope).execute(databaseOf(this.#em))
    return rows.map(({ label, values }) => ({ label, values: values.map(Number) }))
  }

  async currencies(): Promise<readonly Currency[]> {
    const rows = await databaseOf(this.#em)
      .selectFrom('organisation')
      .innerJoin('country', 'country.code', 'organisation.country_code')
      .select('country.currency')
      .distinct()
      .orderBy('country.currency')
      .execute()
    return rows.map(({ currency }) => currency)
  }
}

interface FoundRow {
  readonly label: string
  /** Sums come as texts. */
  readonly values: readonly string[]
}

/** Places of sites and terms that are named; whatever comes behind them shares the next. */
const mostNamed = 100
const isNamed = sql`place <= ${sql.lit(mostNamed)}`
const sharedPlace = sql`least(place, ${sql.lit(mostNamed + 1)})`

const statements: Readonly<Record<ReportKind, (scope: ReportScope) => RawBuilder<FoundRow>>> = {
  bookings: (scope) => sql`
    select calendar.date::text as label,
      ${numbers(sql`count(booked.id)`, sql`coalesce(sum(booked.nights), 0)`, sql`coalesce(sum(booked.total_cents), 0)`)} as values
    from ${days(scope)} left join (${bookings(scope)}) as booked on booked.day = calendar.date
    group by calendar.date order by calendar.date`,

  occupancy: (scope) => sql`
    with in_use as (
      select plot.id from plot join organisation on organisation.id = plot.organisation_id
      where ${isInUse(scope)}
    ),
    sold as (
      select for_date, count(distinct plot_id) as plots, count(distinct plot_id) filter (where in_use.id is null) as further
      from reservation_night night
        join reservation_booking booking on booking.reservation_id = night.reservation_id
        join reservation on reservation.id = night.reservation_id
        left join in_use on in_use.id = night.plot_id
      where ${isWithin(sql`for_date`, scope)} and ${isSlept} and ${ofScope(scope, 'night.organisation_id')}
      group by for_date
    )
    select calendar.date::text as label,
      ${numbers(sql`coalesce(sold.plots, 0)`, sql`(select count(*) from in_use) + coalesce(sold.further, 0)`)} as values
    from ${days(scope)} left join sold on sold.for_date = calendar.date
    order by calendar.date`,

  revenue: (scope) => sql`
    with moved as (
      select greatest(${dayOf(sql`journal.at`)}, ${firstOf(scope)}::date) as day, ${amountColumns}
      from ledger_journal journal
        join ledger_entry entry on entry.journal_id = journal.id
        join organisation on organisation.id = journal.organisation_id
        join country on country.code = organisation.country_code
      where journal.month = ${firstOf(scope)}::date and journal.kind not in ('earned', 'payout')
        and ${ofScope(scope, 'journal.organisation_id')}
      group by 1
    )
    select calendar.date::text as label, ${numbers(sql`coalesce(moved.paid, 0)`, sql`coalesce(moved.refunded, 0)`)} as values
    from ${days(scope)} left join moved on moved.day = calendar.date
    order by calendar.date`,

  months: (scope) => sql`
    with slept as (${nights(scope, 11)})
    select to_char(calendar.month, 'YYYY-MM') as label,
      ${numbers(
        arrivals,
        plotNights,
        sql`(select count(*) from plot join organisation on organisation.id = plot.organisation_id where ${isInUse(scope)})
          * extract(day from calendar.month + interval '1 month' - interval '1 day')
          + count(distinct (plot_id, for_date)) filter (where not is_in_use)`,
        sql`coalesce(sum(price_cents), 0)`,
      )} as values
    from generate_series(${firstOf(scope)}::date - interval '11 months', ${firstOf(scope)}::date, interval '1 month') as calendar (month)
      left join slept on date_trunc('month', slept.for_date) = calendar.month
    group by calendar.month order by calendar.month`,

  sites: (scope) => sql`
    with slept as (${nights(scope)}),
    sold as (
      select ${scope.organisationId === null ? sql`organisation.name || ', ' || site.name` : sql`site.name`} as label,
        ${arrivals} as arrivals, ${plotNights} as nights, coalesce(sum(price_cents), 0) as value,
        row_number() over (order by sum(price_cents) desc, organisation.name collate "C", site.name collate "C") as place
      from slept join site on site.id = slept.site_id join organisation on organisation.id = site.organisation_id
      group by organisation.name, site.name
    )
    select case when ${isNamed} then label else ${othersLabel} end as label,
      ${numbers(sql`sum(arrivals)`, sql`sum(nights)`, sql`sum(value)`)} as values
    from sold group by ${sharedPlace}, 1 order by ${sharedPlace}`,

  sources: (scope) => sql`
    with slept as (${nights(scope)})
    select known.channel as label, ${numbers(arrivals, plotNights, sql`coalesce(sum(price_cents), 0)`)} as values
    from unnest(array['online', 'offline']) with ordinality as known (channel, place)
      left join slept on slept.is_offline = (known.channel = 'offline')
    group by known.channel, place order by place`,

  'lead-time': (scope) => sql`
    select (arrival - booked_on)::text as label, ${numbers(sql`count(*)`, sql`sum(total_cents)`)} as values
    from (${bookings(scope)}) as booked
    group by arrival - booked_on order by arrival - booked_on`,

  channels: (scope) => sql`
    select channel as label, ${numbers(sql`count(booked.id)`, sql`coalesce(sum(booked.total_cents), 0)`)} as values
    from unnest(array['online', 'offline']) with ordinality as known (channel, place)
      left join (${bookings(scope)}) as booked on booked.is_offline = (channel = 'offline')
    group by channel, place order by place`,

  cancellations: (scope) => sql`
    select (arrival - ${dayOf(sql`reservation.status_date`)})::text as label, ${numbers(sql`count(*)`, sql`sum(booking.total_cents)`)} as values
    from reservation
      join reservation_booking booking on booking.reservation_id = reservation.id
      join organisation on organisation.id = reservation.organisation_id
      join country on country.code = organisation.country_code
    where reservation.status = 'cancelled' and ${isWithin(dayOf(sql`reservation.status_date`), scope)}
      and ${ofScope(scope, 'reservation.organisation_id')}
    group by 1 order by min(arrival - ${dayOf(sql`reservation.status_date`)})`,

  messages: (scope) => sql`
    select known.channel as label, ${numbers(
      sql`count(became)`,
      ...(['delivered', 'sent', 'waiting', 'failed', 'skipped'] as const).map(
        (end) => sql`count(became) filter (where became = ${end})`,
      ),
    )} as values
    from unnest(${[...messageChannels]}::text[]) with ordinality as known (channel, place)
      left join (${messages(scope)}) as message on message.channel = known.channel
    group by known.channel, place order by place`,

  searches: (scope) => sql`
    with wanted as (
      select term, sum(searches) as searches, row_number() over (order by sum(searches) desc, term collate "C") as place
      from empty_search where ${isWithin(sql`day`, scope)} group by term
    )
    select case when ${isNamed} then term else ${othersLabel} end as label, ${numbers(sql`sum(searches)`)} as values
    from wanted group by ${sharedPlace}, 1 order by ${sharedPlace}`,
}

/** What first counted in the month (rule N1), as it was then; of a closed month, on the first day. */
function bookings(scope: ReportScope) {
  return sql`
    select reservation.id, booking.total_cents, coalesce(booking.booked_arrival, reservation.arrival) as arrival,
      coalesce(booking.booked_departure, reservation.departure) - coalesce(booking.booked_arrival, reservation.arrival) as nights,
      reservation.is_offline_reservation as is_offline, ${dayOf(sql`booked_at`)} as booked_on,
      greatest(${dayOf(sql`booked_at`)}, ${firstOf(scope)}::date) as day
    from reservation_booking booking
      join reservation on reservation.id = booking.reservation_id
      join organisation on organisation.id = booking.organisation_id
      join country on country.code = organisation.country_code
    where booking.month = ${firstOf(scope)}::date and ${ofScope(scope, 'booking.organisation_id')}`
}

const arrivals = sql`count(distinct reservation_id) filter (where for_date = arrival)`

/** Of plots: parties that share a plot for a night sleep on one. A pair of nothing would count as one. */
const plotNights = sql`count(distinct (plot_id, for_date)) filter (where plot_id is not null)`

/** Of the month, and of so many before it (rule N7). */
function nights(scope: ReportScope, monthsBefore = 0) {
  const first = sql`${firstOf(scope)}::date`
  return sql`
    select night.reservation_id, night.plot_id, night.for_date, night.price_cents, plot.site_id, reservation.arrival,
      reservation.is_offline_reservation as is_offline,
      plot.is_active and organisation.status in ('active', 'paused') as is_in_use
    from reservation_night night
      join reservation_booking booking on booking.reservation_id = night.reservation_id
      join reservation on reservation.id = night.reservation_id
      join plot on plot.id = night.plot_id
      join organisation on organisation.id = night.organisation_id
    where night.for_date >= ${first} - ${monthsBefore} * interval '1 month' and night.for_date < ${first} + interval '1 month'
      and ${isSlept} and ${ofScope(scope, 'night.organisation_id')}`
}

/** Nobody came: the nights of a no-show are free for others, who may have them by now. */
const isSlept = sql`reservation.status not in ('cancelled', 'noShow')`

function isInUse(scope: ReportScope) {
  return sql`plot.is_active and organisation.status in ('active', 'paused') and ${ofScope(scope, 'organisation.id')}`
}

/** What became of each (rule N6): our own state, or the provider's word once it left. */
function messages(scope: ReportScope) {
  return sql`
    select outbox_message.channel, case outbox_message.state
      when 'pending' then 'waiting' when 'skipped' then 'skipped'
      else case when known.delivery_state in ('delivered', 'read', 'delivered-locally') then 'delivered'
        when outbox_message.state = 'dead' or known.delivery_state = 'failed' then 'failed' else 'sent' end end as became
    from outbox_message
      left join organisation on organisation.id = outbox_message.organisation_id
      left join country on country.code = organisation.country_code
      left join lateral (
        select delivery_state from communication_history where outbox_message_id = outbox_message.id
        order by sent_at desc limit 1) as known on true
    where ${isWithin(dayOf(sql`outbox_message.created_at`), scope)} and ${ofScope(scope, 'outbox_message.organisation_id')}`
}

/** In the zone of its organisation; what belongs to none lies in that of the platform. */
function dayOf(moment: RawBuilder<unknown>) {
  return sql`(${moment} at time zone coalesce(country.timezone, ${platformZone}))::date`
}

function firstOf({ month }: ReportScope): string {
  return `${month}-01`
}

function isWithin(day: RawBuilder<unknown>, scope: ReportScope) {
  return sql`${day} >= ${firstOf(scope)}::date and ${day} < ${firstOf(scope)}::date + interval '1 month'`
}

function days(scope: ReportScope) {
  const first = sql`${firstOf(scope)}::date`
  return sql`
    (select day::date as date from generate_series(${first}, ${first} + interval '1 month' - interval '1 day', interval '1 day') as day)
      as calendar`
}

function ofScope(scope: ReportScope, column: string) {
  if (scope.organisationId !== null) return sql`${sql.ref(column)} = ${scope.organisationId}`
  if (scope.currency === null) return sql`true`
  return sql`${sql.ref(column)} in (
    select paid.id from organisation paid join country payer on payer.code = paid.country_code where payer.currency = ${scope.currency})`
}

function numbers(...values: readonly RawBuilder<unknown>[]) {
  return sql`array[${sql.join([...values])}]::bigint[]::text[]`
}
