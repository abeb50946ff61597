import { type ContactKind, contactsAsked, placesOfUnproved, provingHelps } from '@camp/domain/reservations/contact-proof.ts'
import { isExpired } from '@camp/domain/reservations/expiry.ts'
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
import type { Accounts } from '../people/accounts.ts'
import type { ContactProofs } from '../people/contact-proof/contact-proofs.ts'
import { provedContacts } from '../people/contact-proof/proved-contacts.ts'
import { type PricedPlot, type WantedPlots, type WantedPlotsPorts, type Wish, wantedPlots } from '../picker/wanted-plots.ts'
import type { VatRates } from '../pricing/vat-rates.ts'
import { holdView } from './hold-view.ts'
import { momentOf } from './moment-of.ts'
import { releaseExpired } from './release-expired.ts'
import { contextOf, type ReservationContext } from './reservation-context.ts'
import type { ReservationPorts } from './reservation-ports.ts'
import type { ContactUnproved, PlaceHoldRefusal } from './reservation-refusals.ts'
import type { HoldView } from './reservation-views.ts'
import { tooManyRequests } from './too-many-requests.ts'

export interface PlaceHoldPorts extends ReservationPorts, WantedPlotsPorts {
  readonly vatRates: VatRates
  readonly blocks: Pick<Blocks, 'removeExpiredOn'>
  readonly readFeedsAgain: Pick<ReadFeedsAgain, 'execute'>
  /** Null: nobody is limited. */
  readonly holdLimits: HoldLimits | null
  readonly accounts: Pick<Accounts, 'find'>
  readonly contactProofs: Pick<ContactProofs, 'provedBy'>
  /** What a code can be sent to: messages of a kind may be switched off. */
  readonly provableContacts: readonly ContactKind[]
}

export interface PlaceHoldCommand extends Wish {
  /** Null: of the product itself, which limits nobody. */
  readonly from: HoldVisitor | null
  /** Of a code that was typed right (rule X14). */
  readonly contactKey?: string | null
  /** What this act calls what it makes: tried again, it answers the hold that it has placed already. */
  readonly name?: string | null
}

/** How much may be kept, and what a proof would change. */
interface Allowance {
  readonly places: readonly HoldPlace[]
  /** What would raise it; null: nothing, or nothing more. */
  readonly proof: ContactUnproved | null
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

  async execute(command: PlaceHoldCommand): Promise<Result<HoldView, PlaceHoldRefusal>> {
    const placed = await this.#held(command)
    const before = placed.ok ? undefined : await this.#placedBefore(command)
    return before ? accepted(before) : placed
  }

  /** Its answer was lost, and it keeps the plots for whoever asks again. */
  async #placedBefore({ name }: PlaceHoldCommand): Promise<HoldView | undefined> {
    const { reservations, vatRates } = this.#ports
    const placed = name ? await reservations.find(name as ReservationId) : undefined
    if (placed?.status !== 'temporaryHold') return undefined
    const context = await contextOf(placed, this.#ports)
    if (isExpired(placed, context.now)) return undefined
    const { country } = context.catalogue.organisation.province
    return holdView(placed, context, await vatRates.percentageOn(country.code, context.today))
  }

  async #held(command: PlaceHoldCommand): Promise<Result<HoldView, PlaceHoldRefusal>> {
    const { readFeedsAgain } = this.#ports
    await readFeedsAgain.execute({ plotIds: command.plots.map(({ plotId }) => plotId) })
    const wanted = await wantedPlots(this.#ports, command)
    if (!wanted.ok) return wanted
    const allowance = this.#allowance(command, wanted.value)
    if (allowance.proof?.most === null && !(await this.#isProved(command, allowance.proof))) return refused(allowance.proof)
    const placed = await this.#placeWithin(allowance, command, wanted.value)
    const isTaken = !placed.ok && placed.refusal.code === 'booked'
    if (!isTaken || !(await this.#release(command.stay, wanted.value))) return placed
    return this.#placeWithin(allowance, command, wanted.value)
  }

  #allowance({ from, plots, stay }: PlaceHoldCommand, { catalogue }: WantedPlots): Allowance {
    const { holdLimits, provableContacts } = this.#ports
    if (!from) return { places: [], proof: null }
    const wanted = plots.length * stay.nightCount
    const places = holdLimits ? holdPlaces(from, holdLimits) : []
    const byCampsite = catalogue.organisation.asksProvedNumber ? contactsAsked(provableContacts) : []
    if (byCampsite.length > 0) return { places, proof: { code: 'contact_unproved', asks: byCampsite, most: null, wanted } }
    if (!holdLimits || !provingHelps(wanted, holdLimits)) return { places, proof: null }
    const proof = { code: 'contact_unproved', asks: provableContacts, most: holdLimits.unproved, wanted } as const
    return { places: placesOfUnproved(places, holdLimits), proof: provableContacts.length > 0 ? proof : null }
  }

  async #isProved({ from, contactKey = null }: PlaceHoldCommand, { asks }: ContactUnproved): Promise<boolean> {
    const proved = await provedContacts(this.#ports, { account: from?.account ?? null, contactKey })
    return asks.some((kind) => proved.has(kind))
  }

  /** Who they are is asked for only where it changes the answer: a usual hold costs no further question. */
  async #placeWithin({ places, proof }: Allowance, command: PlaceHoldCommand, wanted: WantedPlots) {
    const { from } = command
    const { holdLimits } = this.#ports
    const placed = await this.#place(command, wanted, places)
    if (placed.ok || !proof || !from || !holdLimits || !isOver(placed.refusal, proof)) return placed
    if (!(await this.#isProved(command, proof))) return refused(proof)
    return this.#place(command, wanted, holdPlaces(from, holdLimits))
  }

  /** What ran out on the wanted nights keeps them until somebody wants them. */
  #release(stay: StayDates, { plots }: WantedPlots): Promise<boolean> {
    const plotIds = plots.map(({ plot }) => plot.id)
    return this.#ports.transaction.run(() => releaseExpired(this.#ports, { plotIds, stay, by: 'next-guest' }))
  }

  async #place(
    command: PlaceHoldCommand,
    wanted: WantedPlots,
    places: readonly HoldPlace[],
  ): Promise<Result<HoldView, PlaceHoldRefusal>> {
    const { stay, name } = command
    const { reservations, randomness, vatRates } = this.#ports
    const { organisation } = wanted.catalogue
    const context = await this.#contextOf(wanted)
    const vat = await vatRates.percentageOn(organisation.province.country.code, context.today)
    for (let tried = 0; tried < referencesTried; tried += 1) {
      const placed = hold({
        id: ((tried === 0 && name) || randomness.key()) as ReservationId,
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
      const before = await this.#placedBefore(command)
      if (before) return accepted(before)
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

function isOver(refusal: PlaceHoldRefusal, { most }: ContactUnproved): boolean {
  return refusal.code === 'too_many' && refusal.counted === 'plot-nights' && refusal.most === most
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
