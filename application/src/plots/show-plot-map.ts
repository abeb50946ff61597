import { listedPlots } from '@camp/domain/availability/listed-plots.ts'
import { isOnShow } from '@camp/domain/organisations/status-moves.ts'
import { type MapPlace, placeOnMap } from '@camp/domain/plots/map-place.ts'
import type { Plot } from '@camp/domain/plots/plot.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Catalogues } from '../organisations/catalogues.ts'
import type { SettingsRefusal } from '../settings/settings-permission.ts'
import type { OfOrganisation } from '../shared/actor.ts'
import { judgeStaff } from '../shared/judge-staff.ts'
import type { NotFound } from '../shared/refusals.ts'
import type { DrawnPlotMap, PlotMaps } from './plot-maps.ts'

export interface ShowPlotMapPorts {
  readonly catalogues: Pick<Catalogues, 'findBySlug'>
  readonly plotMaps: Pick<PlotMaps, 'find'>
}

export interface PlotOnMap extends Pick<Plot, 'id' | 'name' | 'plotNumber'> {
  readonly place: MapPlace
}

export interface PlotMapView {
  readonly map: DrawnPlotMap
  /** Those that guests may see and that are placed. */
  readonly plots: readonly PlotOnMap[]
}

/** Where the plots of an open campsite lie and what is around them, for anybody. */
export class ShowPlotMap {
  readonly #ports: ShowPlotMapPorts

  constructor(ports: ShowPlotMapPorts) {
    this.#ports = ports
  }

  async execute({ slug }: { readonly slug: string }): Promise<Result<PlotMapView, NotFound>> {
    const catalogue = await this.#ports.catalogues.findBySlug(slug)
    if (!catalogue || !isOnShow(catalogue.organisation.status)) return refused({ code: 'not-found' })
    const plots = plotsOnMap(listedPlots(catalogue).map(({ plot }) => plot))
    return accepted({ map: await this.#ports.plotMaps.find(catalogue.organisation.id), plots })
  }
}

export function plotsOnMap(plots: readonly Plot[]): readonly PlotOnMap[] {
  return plots.flatMap((plot) => {
    const place = placeOnMap(plot)
    return place ? [{ id: plot.id, name: plot.name, plotNumber: plot.plotNumber, place }] : []
  })
}

/** What is drawn around the plots, for whoever draws it. */
export class ReadPlotMap {
  readonly #ports: Pick<ShowPlotMapPorts, 'plotMaps'>

  constructor(ports: Pick<ShowPlotMapPorts, 'plotMaps'>) {
    this.#ports = ports
  }

  async execute({ actor, organisationId }: OfOrganisation): Promise<Result<DrawnPlotMap, SettingsRefusal>> {
    const judged = judgeStaff(actor, organisationId)
    return judged.ok ? accepted(await this.#ports.plotMaps.find(organisationId)) : judged
  }
}
