import type { NewPlot, PlacedPlot, PlotNeeded, PlotRow, Plots } from '@camp/application/plots/plots.ts'
import type { ChangedMeanwhile, SaveRowRefusal } from '@camp/application/settings/settings-rows.ts'
import type { Plot } from '@camp/domain/plots/plot.ts'
import type { SharedNight } from '@camp/domain/plots/plot-change.ts'
import type { OrganisationId, PlotId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type RawBuilder, sql } from 'kysely'
import { isUuid } from '../postgres/uuid.ts'
import { savingRow } from '../settings/settings-rows-in-postgres.ts'
import { copiedPlot, copiedPlotLinks } from './copied-plot.ts'
import { factColumns, priceColumns, type StoredPlot, storedPlotColumns, toPlotRow } from './plot-columns.ts'

const nameConstraint = 'plot_name_unique_in_site'

export class PostgresPlots implements Plots {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  list(organisationId: OrganisationId): Promise<readonly PlotRow[]> {
    return this.#rows(sql`plot.organisation_id = ${organisationId}`)
  }

  async find(organisationId: OrganisationId, id: string): Promise<PlotRow | undefined> {
    if (!isUuid(id)) return undefined
    return (await this.#rows(sql`plot.organisation_id = ${organisationId} and plot.id = ${id}`))[0]
  }

  add(plots: readonly NewPlot[]): Promise<Result<null, SaveRowRefusal>> {
    return savingRow(this.#em, nameConstraint, async (run) => {
      for (const plot of plots) await run(inserted(plot))
      return true
    })
  }

  copy(original: PlotRow, copy: Pick<Plot, 'id' | 'name' | 'plotNumber'>): Promise<Result<null, SaveRowRefusal>> {
    return savingRow(this.#em, nameConstraint, async (run) => {
      if ((await run(copiedPlot(original, copy))) === 0) return false
      for (const links of copiedPlotLinks(original, copy)) await run(links)
      return true
    })
  }

  replace(plot: PlotRow, today: Temporal.PlainDate): Promise<Result<null, SaveRowRefusal>> {
    const columns = Object.entries(factColumns(plot)).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
    return savingRow(this.#em, nameConstraint, async (run) => {
      const changed = await run(sql`update plot set ${sql.join(columns)} where ${asRead(plot)}`)
      if (changed === 0) return false
      await run(sql`
        update plot_night set pax_max = ${plot.paxMax}
        where plot_id = ${plot.id} and night >= ${today.toString()} and pax_used is not null and pax_max <> ${plot.paxMax}`)
      return true
    })
  }

  async writeAbout(
    plot: Pick<PlotRow, 'id' | 'organisationId' | 'rowVersion' | 'aboutPlot'>,
  ): Promise<Result<null, ChangedMeanwhile>> {
    if (!isUuid(plot.id)) return refused({ code: 'changed-meanwhile' })
    const { numAffectedRows } = await sql`update plot set about_plot = ${plot.aboutPlot} where ${asRead(plot)}`.execute(
      this.#em.getKysely({ type: 'write' }),
    )
    return numAffectedRows ? accepted(null) : refused({ code: 'changed-meanwhile' })
  }

  async place(organisationId: OrganisationId, places: readonly PlacedPlot[]): Promise<void> {
    const known = places.filter(({ id }) => isUuid(id)).toSorted((one, other) => (one.id < other.id ? -1 : 1))
    const numbers = (side: 'x' | 'y' | 'width' | 'height') => known.map(({ map }) => map?.[side] ?? null)
    await sql`
      update plot set map_x = wanted.x, map_y = wanted.y, map_width = wanted.width, map_height = wanted.height
      from unnest(${known.map(({ id }) => id)}::uuid[], ${numbers('x')}::float8[], ${numbers('y')}::float8[],
        ${numbers('width')}::float8[], ${numbers('height')}::float8[]) as wanted (id, x, y, width, height)
      where plot.id = wanted.id and plot.organisation_id = ${organisationId}`.execute(this.#em.getKysely({ type: 'write' }))
  }

  async remove(organisationId: OrganisationId, id: string): Promise<Result<null, PlotNeeded>> {
    if (!isUuid(id)) return accepted(null)
    return this.#em.transactional(async (em) => {
      const kysely = em.getKysely({ type: 'write' })
      await sql`select from plot where id = ${id} and organisation_id = ${organisationId} for update`.execute(kysely)
      const { rows } = await sql<{ reservations: number; blocks: number }>`
        select (select count(distinct reservation_id)::int from reservation_plot
            where plot_id = ${id} and organisation_id = ${organisationId}) as reservations,
          (select count(distinct block_id)::int from block_plot
            where plot_id = ${id} and organisation_id = ${organisationId}) as blocks`.execute(kysely)
      const [needs = { reservations: 0, blocks: 0 }] = rows
      if (needs.reservations + needs.blocks > 0) return refused({ code: 'plot-needed', ...needs })
      await sql`delete from plot where id = ${id} and organisation_id = ${organisationId}`.execute(kysely)
      return accepted(null)
    })
  }

  async sharedNights(id: PlotId, from: Temporal.PlainDate): Promise<readonly SharedNight[]> {
    const { rows } = await sql<SharedNight>`
      select night.for_date::text as night, sum(night.pax)::int as pax,
        array_agg(reservation.simple_reference order by reservation.simple_reference) as references
      from reservation_night night
      join reservation_plot reserved using (reservation_id, plot_id)
      join reservation on reservation.id = night.reservation_id
      where night.plot_id = ${id} and night.for_date >= ${from.toString()} and reserved.is_live and reserved.is_shared
      group by night.for_date order by night.for_date`.execute(this.#em.getKysely({ type: 'write' }))
    return rows
  }

  async #rows(which: RawBuilder<unknown>): Promise<readonly PlotRow[]> {
    const { rows } = await sql<StoredPlot>`
      select ${storedPlotColumns}
      from plot
      join site on site.id = plot.site_id
      join organisation on organisation.id = plot.organisation_id
      join country on country.code = organisation.country_code
      where ${which} order by site.position, site.name, plot.position, plot.plot_number, plot.name`.execute(
      this.#em.getKysely({ type: 'write' }),
    )
    return rows.map(toPlotRow)
  }
}

function asRead({ id, organisationId, rowVersion }: Pick<PlotRow, 'id' | 'organisationId' | 'rowVersion'>): RawBuilder<unknown> {
  return sql`id = ${id} and organisation_id = ${organisationId} and row_version = ${rowVersion}`
}

function inserted(plot: NewPlot): RawBuilder<unknown> {
  const { id, organisationId, siteId, map } = plot
  const place = { map_x: map?.x, map_y: map?.y, map_width: map?.width, map_height: map?.height }
  const columns = { id, organisation_id: organisationId, ...factColumns(plot), ...priceColumns(plot), ...place }
  const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)))
  const values = sql.join(Object.values(columns).map((value) => sql`${value ?? null}`))
  return sql`
    insert into plot (${names}, position)
    values (${values}, (select coalesce(max(position) + 1, 0) from plot where site_id = ${siteId}))`
}
