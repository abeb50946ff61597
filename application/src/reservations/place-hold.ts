import { hold } from '@camp/domain/reservations/hold.ts'
import { type HoldLimits, type HoldPlace, type HoldVisitor, holdPlaces } from '@camp/domain/reservations/hold-limits.ts'
import type { ReservedPlot } from '@camp/domain/reservations/reservation.ts'
import { simpleReference } from '@camp/domain/reservations/simple-reference.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import type { Blocks } from '../blocks/blocks.ts'
import type { ReadFeedsAgain } from '../calendar-feeds/read-feeds-again.ts'
import { noRating } from '../organisations/ratings.ts'
import { type PricedPlot, type WantedPlots, type WantedPlotsPorts, type Wish, wantedPlots } from '../picker/wanted-plots.ts'
import type { VatRates } from '../pricing/vat-rates.ts'
import { holdView } from './hold-view.ts'
import { momentOf } from './moment-of.ts'
import { releaseExpired } from './release-expired.ts'
import type { ReservationContext } from './reservation-context.ts'
import type { ReservationPorts } from './reservation-ports.ts'
import type { PlaceHoldRefusal } from './reservation-refusals.ts'
import type { HoldView } from './reservation-views.ts'
import { tooManyRequests } from './too-many-requests.ts'

export interface PlaceHoldPorts extends ReservationPorts, WantedPlotsPorts {
  readonly vatRates: VatRates
  readonly blocks: Pick<Blocks, 'removeExpiredOn'>
  readonly readFeedsAgain: Pick<ReadFeedsAgain, 'execute'>
  /** Null: nobody is limited. */
  readonly holdLimits: HoldLimits | null
}

export interface PlaceHoldCommand extends Wish {
  /** Null: of the product itself, which limits nobody. */
  readonly from: HoldVisitor | null
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

  async execute({ from, ...wish }: PlaceHoldCommand): Promise<Result<HoldView, PlaceHoldRefusal>> {
    const { holdLimits, readFeedsAgain } = this.#ports
    await readFeedsAgain.execute({ plotIds: wish.plots.map(({ plotId }) => plotId) })
    const wanted = await wantedPlots(this.#ports, wish)
    if (!wanted.ok) return wanted
    const places = from && holdLimits ? holdPlaces(from, holdLimits) : []
    const placed = await this.#place(wish.stay, wanted.value, places)
    const isTaken = !placed.ok && placed.refusal.code === 'booked'
    if (!isTaken || !(await this.#release(wish.stay, wanted.value))) return placed
    return this.#place(wish.stay, wanted.value, places)
  }

  /** What ran out on the wanted nights keeps them until somebody wants them. */
  #release(stay: StayDates, { plots }: WantedPlots): Promise<boolean> {
    const plotIds = plots.map(({ plot }) => plot.id)
    return this.#ports.transaction.run(() => releaseExpired(this.#ports, { plotIds, stay, by: 'next-guest' }))
  }

  async #place(stay: StayDates, wanted: WantedPlots, places: readonly HoldPlace[]): Promise<Result<HoldView, PlaceHoldRefusal>> {
    const { reservations, randomness, vatRates } = this.#ports
    const { organisation } = wanted.catalogue
    const context = await this.#contextOf(wanted)
    const vat = await vatRates.percentageOn(organisation.province.country.code, context.today)
    for (let tried = 0; tried < referencesTried; tried += 1) {
      const placed = hold({
        id: randomness.key() as ReservationId,
        organisationId: organisation.id,
        simpleReference: simpleReference((min, max) => randomness.integer(min, max)),
        stay,
        plots: wanted.plots.map(toReservedPlot),
        cancellationPolicy: organisation.cancellationPolicy,
        by: 'guest',
        moment: momentOf(context),
      })
      const { reservation, change } = placed
      const added = await (places.length > 0
        ? reservations.addWithin(reservation, change, places)
        : reservations.add(reservation, change))
      if (added.ok) return accepted(holdView(placed.reservation, context, vat))
      if (added.refusal.code === 'limit-reached') return refused(tooManyRequests(added.refusal, context.now))
      if (added.refusal.code === 'plots-taken') return refused({ code: 'booked', plotIds: added.refusal.plotIds })
    }
    throw new Error(`no free reservation reference in ${referencesTried} tries`)
  }

  async #contextOf({ catalogue, holidays, today }: WantedPlots): Promise<ReservationContext> {
    const { ratings, clock } = this.#ports
    const { id } = catalogue.organisation
    const rating = (await ratings.of([id])).get(id) ?? noRating
    return { catalogue, holidays, rating, now: clock.now(), today }
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
