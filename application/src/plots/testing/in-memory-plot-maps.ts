import { emptyPlotMap, type PlotMap } from '@camp/domain/plots/plot-map.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { DrawnPlotMap, PlotMaps } from '../plot-maps.ts'

export class InMemoryPlotMaps implements PlotMaps {
  readonly #maps = new Map<OrganisationId, DrawnPlotMap>()

  async find(organisationId: OrganisationId): Promise<DrawnPlotMap> {
    return this.#maps.get(organisationId) ?? { ...emptyPlotMap, picture: null }
  }

  findForChange(organisationId: OrganisationId): Promise<DrawnPlotMap> {
    return this.find(organisationId)
  }

  async write(organisationId: OrganisationId, map: PlotMap): Promise<void> {
    const { picture } = await this.find(organisationId)
    this.#maps.set(organisationId, { ...map, picture })
  }
}
