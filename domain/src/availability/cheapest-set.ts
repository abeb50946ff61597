import type { PlotId } from '../shared/ids.ts'
import { Money } from '../shared/money.ts'
import { countedPax, type Equipment, type Party, partyKey } from '../stay-rules/party.ts'
import { isLargeParty, type PartyShare, partyShares } from './party-shares.ts'
import { alikePlots, type PlotKind } from './plot-kinds.ts'
import { type SetCandidate, shareEquipment } from './set-candidates.ts'

export const mostPlotsInSet = 3

/** Bounds of one search: it then answers with the best set found so far. */
export const mostPrices = 1_500
export const mostSteps = 30_000

export interface SetSearch {
  readonly candidates: readonly SetCandidate[]
  readonly party: Party
  readonly equipment: Equipment
  /**
   * The price of the whole stay, never below zero; asked at most once for the same guests on plots that are
   * alike.
   */
  readonly price: (plotId: PlotId, party: Party) => Money
}

export interface AllocatedPlot {
  readonly plotId: PlotId
  readonly party: Party
  readonly equipment: Equipment
  readonly total: Money
}

export interface PlotSet {
  readonly plots: readonly AllocatedPlot[]
  readonly total: Money
}

/**
 * The cheapest two or three plots that together hold the party; of equal ones the first found, fewer plots
 * first.
 */
export function cheapestSet(search: SetSearch): PlotSet | null {
  const kinds = alikePlots(search.candidates, mostPlotsInSet)
  if (!couldHold(search)) return null
  const walk = new SetWalk(search, kinds)
  for (let size = 2; size <= mostPlotsInSet; size++) walk.tryPlots(search.party, size)
  return walk.best
}

interface Chosen {
  readonly kind: number
  readonly party: Party
  readonly total: Money
}

/** One search's memory: prices asked, steps taken, the best set so far. */
class SetWalk {
  best: PlotSet | null = null
  readonly #search: SetSearch
  readonly #kinds: readonly PlotKind[]
  readonly #isCoarse: boolean
  readonly #mostRoom: number
  readonly #countsEverywhere: number
  readonly #prices = new Map<string, Money>()
  readonly #shares = new Map<string, readonly PartyShare[]>()
  #steps = 0

  constructor(search: SetSearch, kinds: readonly PlotKind[]) {
    this.#search = search
    this.#kinds = kinds
    this.#isCoarse = isLargeParty(search.party)
    this.#mostRoom = Math.max(...search.candidates.map(({ room }) => room))
    this.#countsEverywhere = ageThatCountsEverywhere(search.candidates)
  }

  /**
   * Kinds are chosen in their order, so that no set is looked at twice; every share goes on every one of them
   * in turn.
   */
  tryPlots(rest: Party, plotsLeft: number, chosen: readonly Chosen[] = []): void {
    const firstKind = chosen.at(-1)?.kind ?? 0
    for (let kind = firstKind; kind < this.#kinds.length; kind++) {
      if (!this.#hasPlotLeft(kind, chosen)) continue
      if (plotsLeft === 1) this.#finish(kind, rest, chosen)
      else this.#goOn(kind, rest, plotsLeft, chosen)
    }
  }

  #goOn(kind: number, party: Party, plotsLeft: number, chosen: readonly Chosen[]): void {
    for (const { share, rest } of this.#sharesOf(party)) {
      if (countedPax(rest, this.#countsEverywhere) > this.#mostRoom * (plotsLeft - 1)) continue
      const total = this.#priceOf(kind, share)
      if (total && this.#mayBeat(chosen, total)) this.tryPlots(rest, plotsLeft - 1, [...chosen, { kind, party: share, total }])
      if (this.#steps > mostSteps) return
    }
  }

  #finish(kind: number, party: Party, chosen: readonly Chosen[]): void {
    const total = this.#priceOf(kind, party)
    if (!total || !this.#mayBeat(chosen, total)) return
    this.best = this.#allocated([...chosen, { kind, party, total }]) ?? this.best
  }

  #allocated(chosen: readonly Chosen[]): PlotSet | null {
    const candidates = chosen.flatMap(({ kind }, index) => {
      const sameBefore = chosen.slice(0, index).filter((other) => other.kind === kind).length
      return this.#kinds[kind]?.plots[sameBefore] ?? []
    })
    const equipment = shareEquipment(this.#search.equipment, candidates)
    if (!equipment) return null
    const plots = candidates.flatMap(({ plot }, index) => {
      const [one, put] = [chosen[index], equipment[index]]
      return one && put ? [{ plotId: plot.id, party: one.party, equipment: put, total: one.total }] : []
    })
    return { plots, total: Money.sum(plots.map(({ total }) => total)) }
  }

  #hasPlotLeft(kind: number, chosen: readonly Chosen[]): boolean {
    return chosen.filter((other) => other.kind === kind).length < (this.#kinds[kind]?.plots.length ?? 0)
  }

  #mayBeat(chosen: readonly Chosen[], next: Money): boolean {
    if (!this.best) return true
    return this.best.total.isMoreThan(Money.sum([...chosen.map(({ total }) => total), next]))
  }

  #sharesOf(party: Party): readonly PartyShare[] {
    const key = partyKey(party)
    const known = this.#shares.get(key) ?? partyShares(party, this.#isCoarse)
    this.#shares.set(key, known)
    return known
  }

  /** Undefined when the guests do not fit, or when the bounds of the search are reached. */
  #priceOf(kind: number, party: Party): Money | undefined {
    this.#steps += 1
    const candidate = this.#kinds[kind]?.plots[0]
    if (!candidate || !fits(candidate, party)) return undefined
    const key = `${kind}:${partyKey(party)}`
    const known = this.#prices.get(key)
    if (known || this.#prices.size >= mostPrices || this.#steps > mostSteps) return known
    const price = this.#search.price(candidate.plot.id, party)
    this.#prices.set(key, price)
    return price
  }
}

function fits({ plot, room }: SetCandidate, party: Party): boolean {
  const pax = countedPax(party, plot.kidsUnderWhatAgeDontCountTowardsMaxPax)
  return pax >= plot.paxMin && pax <= room
}

/**
 * A party too large for the three roomiest plots, by those alone who count on every plot, needs no search.
 */
function couldHold({ candidates, party }: SetSearch): boolean {
  const roomiest = candidates
    .map(({ room }) => room)
    .toSorted((a, b) => b - a)
    .slice(0, mostPlotsInSet)
  const room = roomiest.reduce((sum, each) => sum + each, 0)
  return candidates.length > 1 && countedPax(party, ageThatCountsEverywhere(candidates)) <= room
}

function ageThatCountsEverywhere(candidates: readonly SetCandidate[]): number {
  return Math.max(0, ...candidates.map(({ plot }) => plot.kidsUnderWhatAgeDontCountTowardsMaxPax))
}
