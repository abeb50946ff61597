import { hold } from '@camp/domain/reservations/hold.ts'
import type { ReservedPlot } from '@camp/domain/reservations/reservation.ts'
import { simpleReference } from '@camp/domain/reservations/simple-reference.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import type { Blocks } from '../blocks/blocks.ts'
import { type PricedPlot, type WantedPlots, type WantedPlotsPorts, type Wish, wantedPlots } from '../picker/wanted-plots.ts'
import type { VatRates } from '../pricing/vat-rates.ts'
import { holdView } from './hold-view.ts'
import { momentOf } from './moment-of.ts'
import { releaseExpired } from './release-expired.ts'
import { contextOf, type ReservationContext } from './reservation-context.ts'
import type { ReservationPorts } from './reservation-ports.ts'
import type { HoldRefusal } from './reservation-refusals.ts'
import type { HoldView } from './reservation-views.ts'

export interface PlaceHoldPorts extends ReservationPorts, WantedPlotsPorts {
  readonly vatRates: VatRates
  readonly blocks: Pick<Blocks, 'removeExpiredOn'>
}

const referencesTried = 10

/**
 * Keeps the chosen plots for 15 minutes, all of them or none; the store is the last judge of a double sale.
 */
export class PlaceHold {
  readonly #ports: PlaceHoldPorts

  constructor(ports: PlaceHoldPorts) {
    this.#ports = ports
  }

  async execute(wish: Wish): Promise<Result<HoldView, HoldRefusal>> {
    const wanted = await wantedPlots(this.#ports, wish)
    if (!wanted.ok) return wanted
    return this.#ports.transaction.run(() => this.#hold(wish.stay, wanted.value))
  }

  async #hold(stay: StayDates, wanted: WantedPlots): Promise<Result<HoldView, HoldRefusal>> {
    const { reservations, randomness, vatRates } = this.#ports
    const plotIds = wanted.plots.map(({ plot }) => plot.id)
    await releaseExpired(this.#ports, { plotIds, stay, by: 'next-guest' })
    const { organisation } = wanted.catalogue
    for (let tried = 0; tried < referencesTried; tried += 1) {
      const id = randomness.key() as ReservationId
      const context = await this.#contextFor(wanted)
      const placed = hold({
        id,
        organisationId: organisation.id,
        simpleReference: simpleReference((min, max) => randomness.integer(min, max)),
        stay,
        plots: wanted.plots.map(toReservedPlot),
        cancellationPolicy: organisation.cancellationPolicy,
        by: 'guest',
        moment: momentOf(context),
      })
      const added = await reservations.add(placed.reservation, placed.change)
      if (added.ok) {
        const vat = await vatRates.percentageOn(organisation.province.country.code, context.today)
        return accepted(holdView(placed.reservation, context, vat))
      }
      if (added.refusal.code === 'plots-taken') return refused({ code: 'booked', plotIds: added.refusal.plotIds })
    }
    throw new Error(`no free reservation reference in ${referencesTried} tries`)
  }

  async #contextFor({ catalogue }: WantedPlots): Promise<ReservationContext> {
    return contextOf({ organisationId: catalogue.organisation.id, simpleReference: '' }, this.#ports)
  }
}

function toReservedPlot({ plot, site, party, equipment, availability, quote, paymentRule }: PricedPlot): ReservedPlot {
  return {
    plotId: plot.id,
    siteId: site.id,
    plotName: plot.name,
    siteName: site.name,
    party,
    equipment,
    pax: availability.pax,
    isShared: plot.allowMultipleReservationsUpToPaxMax,
    quote,
    paymentRule,
  }
}
