import { cheapestSet, type PlotSet } from '@camp/domain/availability/cheapest-set.ts'
import type { ListedPlot } from '@camp/domain/availability/listed-plots.ts'
import { longerStays } from '@camp/domain/availability/longer-stays.ts'
import { nearestStays } from '@camp/domain/availability/nearest-dates.ts'
import { nothingInUse, type PlotsInUse } from '@camp/domain/availability/occupancy.ts'
import { type LargestShare, type PartyShares, partyShares } from '@camp/domain/availability/party-shares.ts'
import { isAvailable, judgePlot, type PlotEnquiry, takesParty } from '@camp/domain/availability/plot-availability.ts'
import { type PossibleCandidate, possibleCandidates, type SetCandidate } from '@camp/domain/availability/set-candidates.ts'
import type { StepBudget } from '@camp/domain/availability/step-budget.ts'
import { stepsOfJudging } from '@camp/domain/availability/steps-of-judging.ts'
import { type WhyNot, whyNot } from '@camp/domain/availability/why-not.ts'
import type { HolidayCalendar } from '@camp/domain/holidays/holiday-calendar.ts'
import { NightCalendar } from '@camp/domain/nights/night-calendar.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import { CampsitePrices } from '@camp/domain/pricing/campsite-prices.ts'
import { byRateKind, rateKinds } from '@camp/domain/pricing/rate-kinds.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Equipment, Party } from '@camp/domain/stay-rules/party.ts'
import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'

export interface OfferRequest {
  readonly catalogue: Catalogue
  /** The listed plots that the search's filters leave. */
  readonly plots: readonly ListedPlot[]
  readonly stay: StayDates
  readonly party: Party
  readonly equipment: Equipment
  readonly occupancy: PlotsInUse
  readonly holidays: HolidayCalendar
  /** In the organisation's zone. */
  readonly today: Temporal.PlainDate
  /** For sets of plots and for other dates; a plot alone is always judged. */
  readonly budget: StepBudget
}

export interface StayOffer {
  readonly fromTotal: Money
  /** 1, or up to 3 plots booked together. */
  readonly plotsNeeded: number
  /** Those plots, each with its guests; null where one plot holds them all. */
  readonly set: PlotSet | null
}

/**
 * `stopped-looking`: no plot alone holds the party, and which set is the cheapest would take too long to
 * find.
 */
export type OfferAnswer = Found | { readonly kind: 'none'; readonly whyNot: WhyNot } | { readonly kind: 'stopped-looking' }

interface Found extends StayOffer {
  readonly kind: 'found'
}

export interface OfferOnDates {
  readonly stay: StayDates
  readonly fromTotal: Money
}

/** Dates near the stay on which there is something, nearest first, as far as the budget let look. */
export interface NearestOffers {
  /**
   * The stay with the nights added that a rule asks for (rule A14); null where none is free or none helps.
   */
  readonly longer: OfferOnDates | null
  readonly found: readonly OfferOnDates[]
  /** Nearer or further dates may be missing. */
  readonly isCutShort: boolean
}

/**
 * The lowest total for the stay, by the rules of the quote: of one plot that holds the party, otherwise of
 * the cheapest set of at most three booked together; otherwise why there is nothing (rules S4, A14).
 */
export function stayOffer(request: OfferRequest): OfferAnswer {
  const { plots, budget, stay } = request
  const answer = offersOf(request, (asked) => budget.take(stepsOfJudging(plots.length, asked)))(stay)
  return answer.kind === 'none' ? { kind: 'none', whyNot: answer.whyNot() } : answer
}

/**
 * What would help, judged and priced as the stay is: the nights that a rule asks for, and up to three of the
 * 28 stays near the one asked for.
 */
export function nearestOffers(request: OfferRequest): NearestOffers {
  const { plots, budget } = request
  const offerOn = offersOf(request, () => true)
  const found: OfferOnDates[] = []
  let isCutShort = false
  const asked = offerOn(request.stay)
  const longer = asked.kind === 'none' ? longerOffer(request, asked.whyNot(), offerOn) : null
  for (const stay of nearestStays(request.stay)) {
    if (found.length === mostNearestDates) break
    const answer = budget.take(stepsOfJudging(plots.length, stay)) ? offerOn(stay) : stoppedLooking
    isCutShort ||= answer.kind === 'stopped-looking'
    if (isCutShort) break
    if (answer.kind === 'found') found.push({ stay, fromTotal: answer.fromTotal })
  }
  return { longer, found, isCutShort }
}

function longerOffer({ plots, budget, stay }: OfferRequest, reason: WhyNot, offerOn: OfferOn): OfferOnDates | null {
  for (const longer of longerStays(stay, reason)) {
    if (!budget.take(stepsOfJudging(plots.length, longer))) return null
    const answer = offerOn(longer)
    if (answer.kind === 'found') return { stay: longer, fromTotal: answer.fromTotal }
  }
  return null
}

type OfferOn = (stay: StayDates) => AnswerOn

/** As `OfferAnswer`; of many dates nobody asks why not. */
type AnswerOn = Exclude<OfferAnswer, { kind: 'none' }> | { readonly kind: 'none'; readonly whyNot: () => WhyNot }

const mostNearestDates = 3
const stoppedLooking = { kind: 'stopped-looking' } as const

/**
 * Whatever the dates, plots of equal rates are priced once for the same guests. `goesOn` says whether there
 * are steps left to look beyond a plot alone.
 */
function offersOf(request: OfferRequest, goesOn: (stay: StayDates) => boolean): OfferOn {
  const calendar = NightCalendar.of(request.catalogue.seasons, request.holidays)
  const prices = new CampsitePrices(request.catalogue, calendar, request.party)
  let shares: PartyShares | undefined
  return (stay) => {
    const enquire = (listed: ListedPlot) => enquiry(request, calendar, stay, listed)
    const alone = lowestAlone(request, stay, prices, (listed) => isAvailable(enquire(listed)))
    if (alone) return { kind: 'found', fromTotal: alone, plotsNeeded: 1, set: null }
    if (!goesOn(stay)) return stoppedLooking
    shares ??= partyShares(request.party, largestShare(request.plots))
    const enquiries = request.plots.map(enquire)
    const candidates = possibleCandidates(enquiries)
    const open = candidates.filter(({ obstacle }) => obstacle === null)
    const together = cheapestTogether(request, stay, open, shares, prices)
    return together ?? { kind: 'none', whyNot: () => whyNotOn(request, enquiries, candidates) }
  }
}

function whyNotOn(
  { catalogue, party, equipment }: OfferRequest,
  enquiries: readonly PlotEnquiry[],
  candidates: readonly PossibleCandidate[],
): WhyNot {
  return whyNot(enquiries.map(judgePlot), catalogue.organisation, { candidates, party, equipment })
}

function largestShare(plots: readonly ListedPlot[]): LargestShare {
  return {
    room: Math.max(0, ...plots.map(({ plot }) => plot.paxMax)),
    kidsUnderWhatAgeDontCount: Math.max(0, ...plots.map(({ plot }) => plot.kidsUnderWhatAgeDontCountTowardsMaxPax)),
  }
}

/** The cheapest first, and no further than the first that is free; what is too small is not priced. */
function lowestAlone(
  { plots, catalogue, party }: OfferRequest,
  stay: StayDates,
  prices: CampsitePrices,
  isFree: (listed: ListedPlot) => boolean,
): Money | null {
  const kinds: PricedKind[] = []
  for (const kind of byRateKind(plots, catalogue.plots)) {
    const large = kind.find(({ plot }) => takesParty(plot, party))
    if (large) kinds.push({ kind, cents: prices.totalCents(large.plot, party, stay) })
  }
  kinds.sort((one, other) => one.cents - other.cents)
  for (const { kind } of kinds) {
    const free = kind.find(isFree)
    if (free) return prices.total(free.plot, party, stay)
  }
  return null
}

interface PricedKind {
  readonly kind: readonly ListedPlot[]
  readonly cents: number
}

function cheapestTogether(
  { catalogue, equipment, budget }: OfferRequest,
  stay: StayDates,
  candidates: readonly SetCandidate[],
  shares: PartyShares,
  prices: CampsitePrices,
): Found | typeof stoppedLooking | null {
  const price = (plot: PlotEnquiry['plot'], party: Party) => prices.total(plot, party, stay)
  const answer = cheapestSet({ candidates, rateKinds: rateKinds(catalogue.plots), shares, equipment, price, budget })
  if (answer.kind !== 'found') return answer.kind === 'none' ? null : answer
  return { kind: 'found', fromTotal: answer.set.total, plotsNeeded: answer.set.plots.length, set: answer.set }
}

function enquiry(
  { catalogue, party, equipment, occupancy, today }: OfferRequest,
  calendar: NightCalendar,
  stay: StayDates,
  { plot, site }: ListedPlot,
): PlotEnquiry {
  const { organisation } = catalogue
  const nightsInUse = occupancy.get(plot.id) ?? nothingInUse
  return { plot, site, organisation, calendar, stay, party, equipment, today, nightsInUse }
}
