import { listedPlots } from '@camp/domain/availability/listed-plots.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { Reservation } from '@camp/domain/reservations/reservation.ts'
import { occupies } from '@camp/domain/reservations/transitions.ts'
import type { PlotId, ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Catalogues } from '../organisations/catalogues.ts'
import type { Reservations } from '../reservations/reservations.ts'
import type { NotFound } from '../shared/refusals.ts'
import type { PlotMaps } from './plot-maps.ts'
import { type PlotMapView, plotsOnMap } from './show-plot-map.ts'

export interface BookedPlotsView extends PlotMapView {
  /** Those of the booking, each once, in its order; never empty. */
  readonly booked: readonly PlotId[]
}

interface ShowBookedPlotsPorts {
  readonly reservations: Pick<Reservations, 'find'>
  readonly catalogues: Pick<Catalogues, 'find'>
  readonly plotMaps: Pick<PlotMaps, 'find'>
}

/**
 * Where the plots of a booking lie, for whoever holds its id. Null where the campsite placed none of them,
 * and for a booking that keeps no plot any more.
 */
export class ShowBookedPlots {
  readonly #ports: ShowBookedPlotsPorts

  constructor(ports: ShowBookedPlotsPorts) {
    this.#ports = ports
  }

  async execute({ id }: { readonly id: ReservationId }): Promise<Result<BookedPlotsView | null, NotFound>> {
    const reservation = await this.#ports.reservations.find(id)
    const catalogue = reservation && (await this.#ports.catalogues.find(reservation.organisationId))
    if (!reservation || !catalogue) return refused({ code: 'not-found' })
    if (!occupies(reservation.status)) return accepted(null)
    const plots = plotsAround(reservation, catalogue)
    const booked = bookedOn(reservation).filter((plotId) => plots.some((plot) => plot.id === plotId))
    if (booked.length === 0) return accepted(null)
    return accepted({ map: await this.#ports.plotMaps.find(reservation.organisationId), plots, booked })
  }
}

function bookedOn({ plots }: Reservation): readonly PlotId[] {
  return [...new Set(plots.map(({ plotId }) => plotId))]
}

/** What guests may see, and what was booked, although it may have been taken off the list since. */
function plotsAround(reservation: Reservation, catalogue: Catalogue) {
  const booked = bookedOn(reservation)
  const listed = new Set(listedPlots(catalogue).map(({ plot }) => plot.id))
  return plotsOnMap(catalogue.plots.filter(({ id }) => listed.has(id) || booked.includes(id)))
}
