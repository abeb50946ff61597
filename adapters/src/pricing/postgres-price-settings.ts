import type { PriceSettings } from '@camp/application/pricing/settings/price-settings.ts'
import type { OrganisationId, PlotId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type RawBuilder, sql } from 'kysely'
import { writePlotPrices } from '../plots/plot-fields.ts'
import { violates } from '../postgres/constraint-violations.ts'
import { databaseOf } from '../postgres/typed-database.ts'
import { isUuid } from '../postgres/uuid.ts'
import { lockSettings } from '../settings/lock-settings.ts'
import { writeAgeBand, writeAgeScale, writeDiscount, writeSeason, writeTier } from './price-fields.ts'

/** A row to write, columns by their names; every row of one table has the same ones. */
type PriceRow = Readonly<Record<string, unknown>>

export class PostgresPriceSettings implements PriceSettings {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  lock: PriceSettings['lock'] = (organisationId) => lockSettings(this.#em, organisationId)

  saveSeasons: PriceSettings['saveSeasons'] = async (organisationId, seasons) => {
    const rows = seasons.map((season) => ({ ...writeSeason(season), organisation_id: organisationId }))
    return this.#unless('active_seasons_never_overlap', { code: 'seasons-overlap' }, () => this.#upsert('season', rows))
  }

  deleteSeason: PriceSettings['deleteSeason'] = (organisationId, id) => this.#delete('season', organisationId, id)

  savePlotPrices: PriceSettings['savePlotPrices'] = async (organisationId, plots) => {
    if (plots.length === 0) return
    const ids = plots.map(({ id }) => id)
    const tiers = plots.flatMap((plot) => plot.tiers.map((tier) => writeTier(plot, tier)))
    await this.#em.transactional(async () => {
      await this.#updatePlots(organisationId, plots.map(writePlotPrices))
      await this.#database()
        .deleteFrom('plot_tier')
        .where('organisation_id', '=', organisationId)
        .where('plot_id', '=', ({ fn, val }) => fn.any(val(ids)))
        .execute()
      await this.#insertTiers(organisationId, tiers)
    })
  }

  saveAgeScale: PriceSettings['saveAgeScale'] = (organisationId, scale, plotIds) =>
    this.#unless('age_scale_name_unique', { code: 'name-taken' }, async () => {
      await this.#upsert('age_scale', [{ ...writeAgeScale(scale), organisation_id: organisationId }])
      await this.#database()
        .deleteFrom('age_band')
        .where('organisation_id', '=', organisationId)
        .where('age_scale_id', '=', scale.id)
        .execute()
      const ids = { organisation_id: organisationId, age_scale_id: scale.id }
      const bands = scale.bands.map((band) => ({ ...ids, ...writeAgeBand(band) }))
      if (bands.length > 0) await this.#insert('age_band', bands)
      // Raw: whoever comes and whoever leaves, and nobody else, by comparing two truths.
      await this.#run(sql`
        update plot set age_scale_id = case when id = any(${plotIds}::uuid[]) then ${scale.id}::uuid end
        where organisation_id = ${organisationId}::uuid
          and (id = any(${plotIds}::uuid[])) is distinct from (age_scale_id is not distinct from ${scale.id}::uuid)`)
    })

  deleteAgeScale: PriceSettings['deleteAgeScale'] = (organisationId, id) => this.#delete('age_scale', organisationId, id)

  saveDiscount: PriceSettings['saveDiscount'] = (organisationId, discount, plotIds) =>
    this.#unless('discount_name_unique', { code: 'name-taken' }, async () => {
      await this.#upsert('discount', [{ ...writeDiscount(discount), organisation_id: organisationId }])
      await this.#database()
        .deleteFrom('plot_discount')
        .where('organisation_id', '=', organisationId)
        .where('discount_id', '=', discount.id)
        .where('plot_id', '<>', ({ fn, val }) => fn<PlotId>('all', [val(plotIds)]))
        .execute()
      await this.#database()
        .insertInto('plot_discount')
        .columns(['organisation_id', 'plot_id', 'discount_id'])
        .expression(({ selectFrom }) =>
          selectFrom('plot')
            .select(({ cast, val }) => [
              ...(['organisation_id', 'id'] as const),
              cast<string>(val(discount.id), 'uuid').as('discount_id'),
            ])
            .where('organisation_id', '=', organisationId)
            .where('id', '=', ({ fn, val }) => fn.any(val(plotIds))),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    })

  deleteDiscount: PriceSettings['deleteDiscount'] = (organisationId, id) => this.#delete('discount', organisationId, id)

  /** In a savepoint when a transaction is open: what is refused leaves the caller's work as it was. */
  async #unless<Refusal>(constraint: string, refusal: Refusal, write: () => Promise<void>): Promise<Result<null, Refusal>> {
    try {
      await this.#em.transactional(write)
      return accepted(null)
    } catch (error) {
      if (!violates(error, constraint)) throw error
      return refused(refusal)
    }
  }

  /** A row of another organisation under the same id stays as it is. */
  async #upsert(table: string, rows: readonly PriceRow[]): Promise<void> {
    const columns = Object.keys(rows[0] ?? {})
    const values = columns
      .filter((column) => column !== 'id' && column !== 'organisation_id')
      .map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`)
    const conflict = sql`on conflict (id) do update set ${sql.join(values)} where kept.organisation_id = excluded.organisation_id`
    await this.#insert(table, rows, conflict)
  }

  async #insert(table: string, rows: readonly PriceRow[], ending: RawBuilder<unknown> = sql``): Promise<void> {
    const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)))
    await this.#run(sql`
      insert into ${sql.table(table)} as kept (${columns}) select ${columns} from ${records(table, rows)} ${ending}`)
  }

  async #updatePlots(organisationId: OrganisationId, rows: readonly PriceRow[]): Promise<void> {
    const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'id')
    const values = sql.join(columns.map((column) => sql`${sql.ref(column)} = changed.${sql.ref(column)}`))
    await this.#run(sql`
      update plot as kept set ${values} from ${records('plot', rows)} as changed
      where kept.id = changed.id and kept.organisation_id = ${organisationId}::uuid`)
  }

  /** Of plots of this organisation alone. */
  async #insertTiers(organisationId: OrganisationId, rows: readonly PriceRow[]): Promise<void> {
    if (rows.length === 0) return
    const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)))
    await this.#run(sql`
      insert into plot_tier (organisation_id, ${columns})
      select ${organisationId}::uuid, ${columns} from ${records('plot_tier', rows)}
      where plot_id in (select id from plot where organisation_id = ${organisationId}::uuid)`)
  }

  async #delete(table: 'season' | 'age_scale' | 'discount', organisationId: OrganisationId, id: string): Promise<void> {
    if (!isUuid(id)) return
    await this.#database()
      .deleteFrom(table)
      .where('organisation_id', '=', organisationId)
      .where(sql<string>`id`, '=', id)
      .execute()
  }

  #database() {
    return databaseOf(this.#em)
  }

  async #run(statement: RawBuilder<unknown>): Promise<void> {
    await statement.execute(this.#database())
  }
}

/** Raw, as what is written from them: any number of rows in one parameter, which kysely cannot say. */
function records(table: string, rows: readonly PriceRow[]): RawBuilder<unknown> {
  return sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`
}
