import type { DaySummaries, DaySummary, DayTraffic } from '@camp/application/organisations/overview/day-summaries.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { databaseOf } from '../postgres/typed-database.ts'

export class PostgresDaySummaries implements DaySummaries {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async of(organisationId: OrganisationId, day: Temporal.PlainDate): Promise<DaySummary> {
    const on = sql`${day.toString()}::date`
    // Raw: counts by filter.
    const { rows } = await sql<DaySummary>`
      with own as (
        select status, arrival, departure, status in ('pending', 'partiallyPaid', 'confirmed', 'completed') as is_taken
        from reservation where organisation_id = ${organisationId} and submitted_at is not null
      )
      select count(*) filter (where is_taken and arrival = ${on})::int as arrivals,
        count(*) filter (where is_taken and departure = ${on})::int as departures,
        count(*) filter (where is_taken and arrival <= ${on} and departure > ${on})::int as "inHouse",
        count(*) filter (where status = 'pending')::int as pending,
        count(*)::int as bookings
      from own`.execute(databaseOf(this.#em))
    const [summary] = rows
    if (!summary) throw new Error('the database counted nothing')
    return summary
  }

  async traffic(organisationId: OrganisationId, first: Temporal.PlainDate, days: number): Promise<readonly DayTraffic[]> {
    const last = first.add({ days: days - 1 })
    // Raw: kysely says no series of days.
    const { rows } = await sql<Record<'day', string> & Record<'arrivals' | 'departures', number>>`
      with own as (
        select arrival, departure from reservation
        where organisation_id = ${organisationId} and submitted_at is not null
          and status in ('pending', 'partiallyPaid', 'confirmed', 'completed')
          and arrival <= ${last.toString()}::date and departure >= ${first.toString()}::date
      )
      select calendar.day::date::text as day,
        (select count(*) from own where arrival = calendar.day)::int as arrivals,
        (select count(*) from own where departure = calendar.day)::int as departures
      from generate_series(${first.toString()}::date, ${last.toString()}::date, interval '1 day') as calendar (day)
      order by calendar.day`.execute(databaseOf(this.#em))
    return rows.map(({ day, ...counts }) => ({ day: Temporal.PlainDate.from(day), ...counts }))
  }
}
