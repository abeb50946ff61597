import { type ListedPlot, listedPlots } from '@camp/domain/availability/listed-plots.ts'
import { nearestDatesReach } from '@camp/domain/availability/nearest-dates.ts'
import { StepBudget } from '@camp/domain/availability/step-budget.ts'
import { stepsOfJudging } from '@camp/domain/availability/steps-of-judging.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import type { HolidayCalendars } from '../holidays/holiday-calendars.ts'
import { type Clock, todayIn } from '../shared/clock.ts'
import type { CampsiteStock, Candidate, FindCampsitesNear } from './find-campsites-near.ts'
import type { SearchQuery } from './search-results.ts'
import { stepsOfCampsite, stepsOfLooking, stepsOfSearch, stepsOfTurn } from './search-steps.ts'
import { type NearestOffers, nearestOffers, type OfferAnswer, type OfferRequest, stayOffer } from './stay-offer.ts'

export interface CampsiteOffersPorts {
  readonly findCampsitesNear: FindCampsitesNear
  readonly holidayCalendars: HolidayCalendars
  readonly clock: Clock
  /** Ends when whatever else waits has had its turn. */
  readonly nextTurn: () => Promise<void>
}

/** A candidate that was looked at: what it is, and what it offers for the stay. */
export interface Judged {
  readonly candidate: Candidate
  readonly catalogue: Catalogue
  /** Null where no dates were given. */
  readonly offer: OfferAnswer | null
}

type Days = Pick<OfferRequest, 'holidays' | 'today'>

/** How many are read together. */
const judgedTogether = 50

/** What campsites offer for one search; each is looked at once, however often it is asked for. */
export class CampsiteOffers {
  readonly #ports: CampsiteOffersPorts
  readonly #query: SearchQuery
  readonly #stepsForLooking = new StepBudget(stepsOfLooking)
  readonly #stepsForStay = new StepBudget(stepsOfSearch)
  /** Whatever the looking for the stay took. */
  readonly #stepsForDates = new StepBudget(stepsOfSearch)
  #stepsOfTurn = 0
  readonly #daysOf = new Map<string, Map<string, Days>>()
  readonly #judged = new Map<OrganisationId, Judged>()

  constructor(ports: CampsiteOffersPorts, query: SearchQuery) {
    this.#ports = ports
    this.#query = query
  }

  /** Whether one more campsite may be looked at only to see whether it is free. */
  get mayLookOn(): boolean {
    return !this.#stepsForLooking.isSpent
  }

  /** In the order of the candidates; what is gone since they were found is left out. */
  async judge(candidates: readonly Candidate[]): Promise<readonly Judged[]> {
    const unknown = candidates.filter(({ campsite }) => !this.#judged.has(campsite.organisationId))
    for (let at = 0; at < unknown.length; at += judgedTogether) await this.#read(unknown.slice(at, at + judgedTogether))
    return candidates.flatMap(({ campsite }) => this.#judged.get(campsite.organisationId) ?? [])
  }

  /** The nearest dates for those that are full. */
  async nearestDates(full: readonly Judged[]): Promise<ReadonlyMap<OrganisationId, NearestOffers>> {
    const { stay } = this.#query
    if (!stay || full.length === 0) return new Map()
    const from = stay.arrival.subtract({ days: nearestDatesReach })
    const to = stay.departure.add({ days: nearestDatesReach })
    const stocks = await this.#stock(
      full.map(({ candidate }) => candidate),
      { from, to },
    )
    const answers = new Map<OrganisationId, NearestOffers>()
    for (const [id, stock] of stocks) {
      const request = await this.#request(stock, stay, this.#stepsForDates)
      answers.set(id, await this.#workedOut(request, nearestOffers))
    }
    return answers
  }

  async #read(candidates: readonly Candidate[]): Promise<void> {
    const { stay } = this.#query
    const stocks = await this.#stock(candidates, stay && { from: stay.arrival, to: stay.departure })
    for (const candidate of candidates) {
      const { organisationId } = candidate.campsite
      const stock = stocks.get(organisationId)
      if (!stock) continue
      const request = stay && (await this.#request(stock, stay, this.#stepsForStay))
      if (request) this.#stepsForLooking.take(stepsOfJudging(request.plots.length, request.stay))
      const offer = request && (await this.#workedOut(request, stayOffer))
      this.#judged.set(organisationId, { candidate, catalogue: stock.catalogue, offer })
    }
  }

  async #workedOut<Answer>(request: OfferRequest, work: (request: OfferRequest) => Answer): Promise<Answer> {
    const answer = work(request)
    this.#stepsOfTurn += stepsOfJudging(request.plots.length, request.stay) + request.budget.taken
    if (this.#stepsOfTurn >= stepsOfTurn) {
      this.#stepsOfTurn = 0
      await this.#ports.nextTurn()
    }
    return answer
  }

  #stock(candidates: readonly Candidate[], nights: { from: StayDates['arrival']; to: StayDates['arrival'] } | null) {
    const { findCampsitesNear, clock } = this.#ports
    const ids = candidates.map(({ campsite }) => campsite.organisationId)
    return findCampsitesNear.stock(ids, nights && { ...nights, now: clock.now() })
  }

  #knownDays({ catalogue }: CampsiteStock): Days | undefined {
    const { country, code } = catalogue.organisation.province
    return this.#daysOf.get(country.code)?.get(code)
  }

  /** What every campsite of a province has in common. */
  async #readDays(stock: CampsiteStock): Promise<Days> {
    const { holidayCalendars, clock } = this.#ports
    const { province } = stock.catalogue.organisation
    const days = { holidays: await holidayCalendars.of(province), today: todayIn(province.country.timezone, clock) }
    const ofCountry = this.#daysOf.get(province.country.code) ?? new Map<string, Days>()
    this.#daysOf.set(province.country.code, ofCountry.set(province.code, days))
    return days
  }

  async #request(stock: CampsiteStock, stay: StayDates, steps: StepBudget): Promise<OfferRequest> {
    const { catalogue, occupancy } = stock
    const { party, equipment } = this.#query
    const { holidays, today } = this.#knownDays(stock) ?? (await this.#readDays(stock))
    const budget = steps.part(stepsOfCampsite)
    const plots = filteredPlots(catalogue, this.#query)
    return { catalogue, plots, stay, party, equipment, occupancy, holidays, today, budget }
  }
}

function filteredPlots(catalogue: Catalogue, { siteTypes, electrified }: SearchQuery): readonly ListedPlot[] {
  const listed = listedPlots(catalogue)
  if (!electrified && siteTypes.length === 0) return listed
  return listed.filter(
    ({ plot, site }) => (!electrified || plot.isElectrified) && (siteTypes.length === 0 || siteTypes.includes(site.siteType)),
  )
}

export function totalOfOffer(offer: OfferAnswer | null): Money | null {
  return offer?.kind === 'found' ? offer.fromTotal : null
}
