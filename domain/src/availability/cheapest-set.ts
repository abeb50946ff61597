import type { PlotId } from '../shared/ids.ts'
import { Money } from '../shared/money.ts'
import type { Equipment, Party } from '../stay-rules/party.ts'
import { alikePlots, type PlotKind } from './plot-kinds.ts'
import { haveRoomFor, mostPlotsInSet, shareEquipment } from './set-candidates.ts'
import { SetPrices } from './set-prices.ts'
import type { SetSearch } from './set-search.ts'

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

export type SetAnswer =
  | { readonly kind: 'found'; readonly set: PlotSet }
  | { readonly kind: 'none' }
  /** The budget was spent before it was known which set is the cheapest, or whether there is one. */
  | { readonly kind: 'stopped-looking' }

/**
 * The cheapest two or three plots that together hold the party; of equal ones the first in the order of the
 * plots, fewer plots first.
 */
export function cheapestSet(search: SetSearch): SetAnswer {
  if (!haveRoomFor(search.candidates, search.shares.whole)) return { kind: 'none' }
  const walk = new SetWalk(search)
  for (let size = 2; size <= mostPlotsInSet; size++) walk.trySets(size)
  if (search.budget.isSpent) return { kind: 'stopped-looking' }
  return walk.best ? { kind: 'found', set: walk.best } : { kind: 'none' }
}

interface Chosen {
  readonly kind: number
  readonly party: Party
  readonly cents: number
}

/** One search's memory: the best set so far, and what a set must cost less than. */
class SetWalk {
  best: PlotSet | null = null
  readonly #search: SetSearch
  readonly #kinds: readonly PlotKind[]
  readonly #prices: SetPrices
  #mustBeLessThan = Number.POSITIVE_INFINITY

  constructor(search: SetSearch) {
    this.#search = search
    this.#kinds = alikePlots(search, mostPlotsInSet)
    this.#prices = new SetPrices(search, this.#kinds)
  }

  /**
   * No set costs less than `least`, so the first that costs just that is the answer. Where none does, since
   * plots are too few or do not take the tents, every set is tried.
   */
  trySets(size: number): void {
    const { whole } = this.#search.shares
    const least = this.#prices.least(whole, size)
    const before = this.#mustBeLessThan
    if (least >= before) return
    this.#mustBeLessThan = least + 1
    this.#tryPlots(whole, size, [])
    if (this.best && this.best.total.cents <= least) return
    this.#mustBeLessThan = before
    this.#tryPlots(whole, size, [])
  }

  /**
   * Kinds are chosen in their order, so that no set is looked at twice; every share goes on every one of them
   * in turn.
   */
  #tryPlots(rest: Party, plotsLeft: number, chosen: readonly Chosen[]): void {
    const firstKind = chosen.at(-1)?.kind ?? 0
    const spent = chosen.reduce((sum, { cents }) => sum + cents, 0)
    if (spent + this.#prices.least(rest, plotsLeft) >= this.#mustBeLessThan) return
    for (let kind = firstKind; kind < this.#kinds.length; kind++) {
      if (!this.#hasPlotLeft(kind, chosen)) continue
      if (plotsLeft === 1) this.#finish(kind, rest, spent, chosen)
      else this.#goOn(kind, rest, plotsLeft, spent, chosen)
    }
  }

  #goOn(kind: number, party: Party, plotsLeft: number, spent: number, chosen: readonly Chosen[]): void {
    for (const { share, rest } of this.#search.shares.of(party)) {
      if (!this.#search.budget.take()) return
      const cents = this.#prices.of(kind, share)
      if (spent + cents >= this.#mustBeLessThan) continue
      this.#tryPlots(rest, plotsLeft - 1, [...chosen, { kind, party: share, cents }])
    }
  }

  #finish(kind: number, party: Party, spent: number, chosen: readonly Chosen[]): void {
    const cents = this.#prices.of(kind, party)
    if (spent + cents >= this.#mustBeLessThan || !this.#search.budget.take()) return
    const set = this.#allocated([...chosen, { kind, party, cents }])
    if (!set) return
    this.best = set
    this.#mustBeLessThan = set.total.cents
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
      if (!one || !put) return []
      return [{ plotId: plot.id, party: one.party, equipment: put, total: this.#search.price(plot, one.party) }]
    })
    return { plots, total: Money.sum(plots.map(({ total }) => total)) }
  }

  #hasPlotLeft(kind: number, chosen: readonly Chosen[]): boolean {
    const used = chosen.filter((other) => other.kind === kind).length
    return used < (this.#kinds[kind]?.plots.length ?? 0)
  }
}
