import { countedPax, type Party } from '../stay-rules/party.ts'
import type { PartyShares } from './party-shares.ts'
import type { PlotKind } from './plot-kinds.ts'
import { ageThatCountsEverywhere } from './set-candidates.ts'
import type { SetSearch } from './set-search.ts'
import type { StepBudget } from './step-budget.ts'

/** Against a look at one share: pricing guests on a plot, and making a share that nobody asked for yet. */
const stepsOfPrice = 10
const stepsOfShare = 2

/** Cents that no guests cost. */
const tooMany = Number.POSITIVE_INFINITY

/**
 * What guests cost on plots of each kind, in cents; infinite where they do not fit. Each is asked for once.
 */
export class SetPrices {
  readonly #search: SetSearch
  readonly #kinds: readonly PlotKind[]
  readonly #shares: PartyShares
  readonly #budget: StepBudget
  readonly #mostRoom: number
  readonly #ageThatCountsEverywhere: number
  readonly #known: readonly Map<Party, number>[]
  readonly #least: Map<Party, number>[] = []

  constructor(search: SetSearch, kinds: readonly PlotKind[]) {
    this.#search = search
    this.#kinds = kinds
    this.#shares = search.shares
    this.#budget = search.budget
    this.#mostRoom = Math.max(...search.candidates.map(({ room }) => room))
    this.#ageThatCountsEverywhere = ageThatCountsEverywhere(search.candidates)
    this.#known = kinds.map(() => new Map())
  }

  of(kind: number, party: Party): number {
    const known = this.#known[kind]?.get(party)
    if (known !== undefined) return known
    const cents = this.#asked(kind, party)
    this.#known[kind]?.set(party, cents)
    return cents
  }

  /** So much at least the party costs on so many plots, were there enough of every kind. */
  least(party: Party, plots: number): number {
    const known = this.#least[plots]?.get(party)
    if (known !== undefined) return known
    const cents = this.#cannotHold(party, plots) ? tooMany : plots === 1 ? this.#onOne(party) : this.#onSeveral(party, plots)
    const ofAsMany = this.#least[plots] ?? new Map<Party, number>()
    this.#least[plots] = ofAsMany.set(party, cents)
    return cents
  }

  /** By those alone who count on every plot. */
  #cannotHold(party: Party, plots: number): boolean {
    return countedPax(party, this.#ageThatCountsEverywhere) > this.#mostRoom * plots
  }

  #onOne(party: Party): number {
    let least = tooMany
    for (let kind = 0; kind < this.#kinds.length; kind++) least = Math.min(least, this.of(kind, party))
    return least
  }

  #onSeveral(party: Party, plots: number): number {
    let least = tooMany
    const shares = this.#shares.of(party)
    if (!this.#budget.take(shares.length * stepsOfShare)) return least
    for (const { share, rest } of shares) {
      const one = this.least(share, 1)
      if (one < least) least = Math.min(least, one + this.least(rest, plots - 1))
      if (this.#budget.isSpent) return least
    }
    return least
  }

  #asked(kind: number, party: Party): number {
    const candidate = this.#kinds[kind]?.plots[0]
    if (!candidate || !this.#budget.take()) return tooMany
    const { plot, room } = candidate
    const pax = countedPax(party, plot.kidsUnderWhatAgeDontCountTowardsMaxPax)
    if (pax < plot.paxMin || pax > room || !this.#budget.take(stepsOfPrice)) return tooMany
    return this.#search.price(plot, party).cents
  }
}
