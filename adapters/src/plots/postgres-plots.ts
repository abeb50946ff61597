import type { NewPlot, PlacedPlot, PlotNeeded, PlotRow, Plots } from '@camp/application/plots/plots.ts'
import type { SaveRowRefusal } from '@camp/application/settings/settings-rows.ts'
import type { Plot } from '@camp/domain/plots/plot.ts'
import type { SharedNight } from '@camp/domain/plots/plot-change.ts'
import type { OrganisationId, PlotId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { type Kysely, sql, type UpdateQueryBuilder, type UpdateResult } from 'kysely'
import { jsonText } from '../postgres/json-text.ts'
import { databaseOf, type Tables } from '../postgres/typed-database.ts'
import { isUuid } from '../postgres/uuid.ts'
import { PostgresSettingsRows } from '../settings/postgres-settings-rows.ts'
import { savingRow } from '../settings/settings-rows-in-postgres.ts'
import { copiedPlot, copiedPlotLinks } from './copied-plot.ts'
import { readSettingsPlot, writeNewPlot, writePlotFacts } from './plot-fields.ts'

const nameConstraint = 'plot_name_unique_in_site'

export class PostgresPlots extends PostgresSettingsRows<PlotRow> implements Plots {
  add(plots: readonly NewPlot[]): Promise<Result<null, SaveRowRefusal>> {
    return savingRow(this.em, nameConstraint, async (database) => {
      for (const plot of plots) await inserted(database, plot)
      return true
    })
  }

  copy(original: PlotRow, copy: Pick<Plot, 'id' | 'name' | 'plotNumber'>): Promise<Result<null, SaveRowRefusal>> {
    return savingRow(this.em, nameConstraint, async (database) => {
      if ((await copiedPlot(original, copy).execute(database)).numAffectedRows === 0n) return false
      for (const links of copiedPlotLinks(original, copy)) await links.execute(database)
      return true
    })
  }

  replace(plot: PlotRow, today: Temporal.PlainDate): Promise<Result<null, SaveRowRefusal>> {
    return savingRow(this.em, nameConstraint, async (database) => {
      const update = database.updateTable('plot').set(jsonInText(writePlotFacts(plot)))
      const changed = await ofPlot(plot, update).executeTakeFirst()
      if (changed.numUpdatedRows === 0n) return false
      await database
        .updateTable('plot_night')
        .set({ pax_max: plot.paxMax })
        .where('plot_id', '=', plot.id)
        .where('night', '>=', today.toString())
        .where('pax_used', 'is not', null)
        .where('pax_max', '<>', plot.paxMax)
        .execute()
      return true
    })
  }

  async writeAbout({ aboutPlot, ...plot }: Pick<PlotRow, 'id' | 'organisationId' | 'aboutPlot'>): Promise<void> {
    await ofPlot(plot, databaseOf(this.em).updateTable('plot').set({ about_plot: aboutPlot })).execute()
  }

  /** Raw: lists side by side as rows. */
  async place(organisationId: OrganisationId, places: readonly PlacedPlot[]): Promise<void> {
    const known = places.filter(({ id }) => isUuid(id)).toSorted((one, other) => (one.id < other.id ? -1 : 1))
    const numbers = (side: 'x' | 'y' | 'width' | 'height') => known.map(({ map }) => map?.[side] ?? null)
    await sql`
      update plot set map_x = wanted.x, map_y = wanted.y, map_width = wanted.width, map_height = wanted.height
      from unnest(${known.map(({ id }) => id)}::uuid[], ${numbers('x')}::float8[], ${numbers('y')}::float8[],
        ${numbers('width')}::float8[], ${numbers('height')}::float8[]) as wanted (id, x, y, width, height)
      where plot.id = wanted.id and plot.organisation_id = ${organisationId}`.execute(databaseOf(this.em))
  }

  /** Raw: a lock, and counts in two tables at once. */
  async remove(organisationId: OrganisationId, id: string): Promise<Result<null, PlotNeeded>> {
    if (!isUuid(id)) return accepted(null)
    return this.em.transactional(async (em) => {
      const kysely = databaseOf(em)
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

  /** Raw: a report. */
  async sharedNights(id: PlotId, from: Temporal.PlainDate): Promise<readonly SharedNight[]> {
    const { rows } = await sql<SharedNight>`
      select night.for_date::text as night, sum(night.pax)::int as pax,
        array_agg(reservation.simple_reference order by reservation.simple_reference) as references
      from reservation_night night
      join reservation_plot reserved using (reservation_id, plot_id)
      join reservation on reservation.id = night.reservation_id
      where night.plot_id = ${id} and night.for_date >= ${from.toString()} and reserved.is_live and reserved.is_shared
      group by night.for_date order by night.for_date`.execute(databaseOf(this.em))
    return rows
  }

  protected async rows(organisationId: OrganisationId, id?: PlotId): Promise<readonly PlotRow[]> {
    const query = databaseOf(this.em)
      .selectFrom('plot')
      .innerJoin('site', 'site.id', 'plot.site_id')
      .innerJoin('organisation', 'organisation.id', 'plot.organisation_id')
      .innerJoin('country', 'country.code', 'organisation.country_code')
      .leftJoin('plot_payment_rule as rule', 'rule.plot_id', 'plot.id')
      .selectAll('plot')
      .select(['country.currency', 'rule.payment_rule_id'])
      .where('plot.organisation_id', '=', organisationId)
    const rows = await (id ? query.where('plot.id', '=', id) : query)
      .orderBy('site.position')
      .orderBy('site.name')
      .orderBy('plot.position')
      .orderBy('plot.plot_number')
      .orderBy('plot.name')
      .execute()
    return rows.map(readSettingsPlot)
  }
}

function ofPlot(
  { id, organisationId }: Pick<PlotRow, 'id' | 'organisationId'>,
  update: UpdateQueryBuilder<Tables, 'plot', 'plot', UpdateResult>,
) {
  return update.where('id', '=', id).where('organisation_id', '=', organisationId)
}

/** Behind the others of its site. */
function inserted(database: Kysely<Tables>, plot: NewPlot) {
  const position = sql<number>`(select coalesce(max(position) + 1, 0) from plot where site_id = ${plot.siteId})`
  return database
    .insertInto('plot')
    .values({ ...jsonInText(writeNewPlot(plot)), position })
    .execute()
}

function jsonInText<Columns extends { readonly weekday_supplement: unknown }>(columns: Columns) {
  return { ...columns, weekday_supplement: jsonText(columns.weekday_supplement) }
}
