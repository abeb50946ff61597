import type { Night } from '@camp/domain/nights/night.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type RawBuilder, sql } from 'kysely'
import { databaseOf } from '../postgres/typed-database.ts'
import { uuidList } from '../postgres/uuid.ts'
import type { PlotNights } from './night-bits.ts'

interface Row {
  readonly plot_id: PlotId
  /** `1,2,15`. */
  readonly taken: string | null
  readonly held: PlotNights['held'] | null
  readonly shared: readonly [day: number, pax: number, leaving: PlotNights['shared'][number][2] | null][] | null
}

/** The nights of these plots from a night on; a plot without any has empty lists. */
export async function readPlotNights(em: EntityManager, plotIds: readonly PlotId[], from: Night): Promise<readonly PlotNights[]> {
  return read(em, sql`unnest(${uuidList(plotIds)}) as wanted (id)`, from)
}

/** The next plots by their id that have nights from a night on. */
export async function readNextPlotNights(
  em: EntityManager,
  after: PlotId | null,
  atMost: number,
  from: Night,
): Promise<readonly PlotNights[]> {
  const beginning = after ?? '00000000-0000-0000-0000-000000000000'
  return read(em, sql`(select id from plot where id > ${beginning}::uuid order by id limit ${atMost}) as wanted`, from)
}

/** Raw: a report, lists of days. */
async function read(em: EntityManager, plots: RawBuilder<unknown>, from: Night): Promise<readonly PlotNights[]> {
  const day = sql`(night - '1970-01-01'::date)`
  const { rows } = await sql<Row>`
    select wanted.id as plot_id,
      string_agg(${day}::text, ',') filter (where held_until is null and pax_used is null) as taken,
      jsonb_agg(jsonb_build_array(${day}, ${microseconds(sql`held_until`)})) filter (where held_until is not null) as held,
      jsonb_agg(jsonb_build_array(${day}, pax_used, (
        select jsonb_agg(jsonb_build_array(${microseconds(sql`expiry_date`)}, pax))
        from reservation_night join reservation on reservation.id = reservation_night.reservation_id
        where reservation_night.plot_id = plot_night.plot_id and for_date = night and expiry_date is not null
      ))) filter (where pax_used is not null) as shared
    from ${plots} left join plot_night on plot_night.plot_id = wanted.id and night >= '1970-01-01'::date + ${from}::integer
    group by wanted.id order by wanted.id`.execute(databaseOf(em))
  return rows.map(toPlotNights)
}

function microseconds(moment: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(extract(epoch from ${moment}) * 1000000)::bigint`
}

function toPlotNights({ plot_id, taken, held, shared }: Row): PlotNights {
  return {
    plotId: plot_id,
    taken: taken === null ? [] : taken.split(',').map(Number),
    held: held ?? [],
    shared: (shared ?? []).map(([day, pax, leaving]) => [day, pax, leaving ?? []]),
  }
}
