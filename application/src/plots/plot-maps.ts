import type { PlotMap } from '@camp/domain/plots/plot-map.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'

/** What was drawn around the plots, and the key of the picture under them. */
export interface DrawnPlotMap extends PlotMap {
  readonly picture: string | null
}

/** One map for each organisation, empty where nobody drew anything. The picture is among its pictures. */
export interface PlotMaps {
  find(organisationId: OrganisationId): Promise<DrawnPlotMap>
  /** Inside a transaction: whoever asks next for the same waits until it ends. */
  findForChange(organisationId: OrganisationId): Promise<DrawnPlotMap>
  write(organisationId: OrganisationId, map: PlotMap): Promise<void>
}
