import type { DrawnPlotMap, PlotMaps } from '@camp/application/plots/plot-maps.ts'
import { emptyPlotMap, type PlotMap } from '@camp/domain/plots/plot-map.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { databaseOf } from '../postgres/typed-database.ts'

/** Beside the organisation, in its own row; the primary, as a page shows what was drawn a moment ago. */
export class PostgresPlotMaps implements PlotMaps {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async find(organisationId: OrganisationId): Promise<DrawnPlotMap> {
    return drawnOf(await this.#row(organisationId).executeTakeFirst())
  }

  async findForChange(organisationId: OrganisationId): Promise<DrawnPlotMap> {
    return drawnOf(await this.#row(organisationId).forNoKeyUpdate().executeTakeFirst())
  }

  async write(organisationId: OrganisationId, map: PlotMap): Promise<void> {
    await databaseOf(this.#em)
      .updateTable('organisation')
      .set({ plot_map: JSON.stringify(map) })
      .where('id', '=', organisationId)
      .execute()
  }

  #row(organisationId: OrganisationId) {
    return databaseOf(this.#em).selectFrom('organisation').select(['plot_map', 'map_picture']).where('id', '=', organisationId)
  }
}

function drawnOf(row: { readonly plot_map: PlotMap | null; readonly map_picture: string | null } | undefined): DrawnPlotMap {
  return { ...(row?.plot_map ?? emptyPlotMap), picture: row?.map_picture ?? null }
}
