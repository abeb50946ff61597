import type { Occupancies } from '@camp/application/availability/occupancies.ts'
import type { NightUse, Occupancy } from '@camp/domain/availability/occupancy.ts'
import type { Night } from '@camp/domain/nights/night.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { databaseOf } from '../postgres/typed-database.ts'
import { isUuid, uuidList } from '../postgres/uuid.ts'

interface PlotRow {
  readonly plot_id: PlotId
  readonly nights: readonly Night[]
  /** Beside each night: the counting guests of a shared plot, null where the plot is taken whole. */
  readonly pax: readonly (number | null)[]
}

export class PostgresOccupancies implements Occupancies {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async of(
    plotIds: readonly PlotId[],
    from: Temporal.PlainDate,
    to: Temporal.PlainDate,
    now: Temporal.Instant,
  ): Promise<Occupancy> {
    const known = plotIds.filter(isUuid)
    if (known.length === 0) return new Map()
    // Raw: a report, two lists a plot side by side.
    const { rows } = await sql<PlotRow>`
      select plot_id, array_agg(night - date '1970-01-01') as nights,
        array_agg(pax_used - coalesce(case when pax_used is not null then (
          select sum(pax)::int from reservation_night
          join reservation on reservation.id = reservation_night.reservation_id
          where reservation_night.plot_id = plot_night.plot_id and for_date = night and expiry_date <= ${now.toString()}
        ) end, 0)) as pax
      from plot_night
      where plot_id = any(${uuidList(known)}) and night >= ${from.toString()} and night < ${to.toString()}
        and (held_until is null or held_until > ${now.toString()})
      group by plot_id`.execute(databaseOf(this.#em))
    return new Map(rows.map((row) => [row.plot_id, nightsInUse(row)]))
  }
}

function nightsInUse({ nights, pax }: PlotRow): ReadonlyMap<Night, NightUse> {
  return new Map(nights.map((night, index) => [night, use(pax[index] ?? null)]))
}

function use(pax: number | null): NightUse {
  return pax === null ? { kind: 'taken' } : { kind: 'shared', pax }
}
