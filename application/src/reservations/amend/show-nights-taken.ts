import type { NightUse } from '@camp/domain/availability/occupancy.ts'
import { dateOf } from '@camp/domain/nights/night.ts'
import { withoutOwnNights } from '@camp/domain/reservations/amend/plot-nights.ts'
import type { ReservedPlot } from '@camp/domain/reservations/reservation.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { latestArrival } from '@camp/domain/stay-rules/booking-window.ts'
import { longestStay } from '@camp/domain/stay-rules/longest-stay.ts'
import type { NotFound } from '../../shared/refusals.ts'
import { contextOf, type ReservationContext } from '../reservation-context.ts'
import type { AmendmentPorts } from './amendment-ports.ts'

/** The nights to come on which the plots of a reservation cannot hold its guests, since others are there. */
export class ShowNightsTaken {
  readonly #ports: AmendmentPorts

  constructor(ports: AmendmentPorts) {
    this.#ports = ports
  }

  async execute({ id }: { readonly id: ReservationId }): Promise<Result<readonly Temporal.PlainDate[], NotFound>> {
    const reservation = await this.#ports.reservations.find(id)
    if (!reservation) return refused({ code: 'not-found' })
    const context = await contextOf(reservation, this.#ports)
    const { today, now } = context
    const plotIds = reservation.plots.map(({ plotId }) => plotId)
    const end = latestArrival(today).add({ days: longestStay })
    const occupancy = withoutOwnNights(await this.#ports.occupancies.of(plotIds, today, end, now), reservation.plots)
    const taken = reservation.plots.flatMap((plot) => nightsWithoutRoom(plot, occupancy.get(plot.plotId) ?? new Map(), context))
    return accepted([...new Set(taken)].toSorted((one, other) => one - other).map(dateOf))
  }
}

function nightsWithoutRoom(
  { plotId, pax, isShared }: ReservedPlot,
  uses: ReadonlyMap<number, NightUse>,
  { catalogue }: ReservationContext,
): readonly number[] {
  const most = catalogue.plots.find(({ id }) => id === plotId)?.paxMax ?? 0
  const hasRoom = (use: NightUse) => use.kind === 'shared' && isShared && use.pax + pax <= most
  return [...uses].flatMap(([night, use]) => (hasRoom(use) ? [] : [night]))
}
