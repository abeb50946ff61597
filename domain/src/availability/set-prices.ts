import { countedPax, type Party } from '../stay-rules/party.ts'
import type { SetSearch } from './cheapest-set.ts'
import type { PartyShares } from './party-shares.ts'
import type { PlotKind } from './plot-kinds.ts'
import type { StepBudget } from './step-budget.ts'

/** Against a look at one share: pricing guests on a plot, and making a share that nobody asked for yet. */
const stepsOfPrice = 10
const stepsOfShare = 4

/** What guests cost on plots of each kind, in cents; infinite where they do not fit. Each is asked for once. */
export class SetPrices {
  readonly #search: SetSearch
  readonly #kinds: readonly PlotKind[]
  readonly #shares: PartyShares
  readonly #budget: StepBudget
  readonly #known: readonly Map<Party, number>[]
  readonly #least: Map<Party, number>[] = []

  constructor(search: SetSearch, kinds: readonly PlotKind[]) {
    this.#search = search
    this.#kinds = kinds
    this.#shares = search.shares
    this.#budget = search.budget
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
    const cents = plots === 1 ? this.#onOne(party) : this.#onSeveral(party, plots)
    const ofAsMany = this.#least[plots] ?? new Map<Party, number>()
    this.#least[plots] = ofAsMany.set(party, cents)
    return cents
  }

  #onOne(party: Party): number {
    let least = Number.POSITIVE_INFINITY
    for (let kind = 0; kind < this.#kinds.length; kind++) least = Math.min(least, this.of(kind, party))
    return least
  }

  #onSeveral(party: Party, plots: number): number {
    let least = Number.POSITIVE_INFINITY
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
    if (!candidate || !this.#budget.take()) return Number.POSITIVE_INFINITY
    const { plot, room } = candidate
    const pax = countedPax(party, plot.kidsUnderWhatAgeDontCountTowardsMaxPax)
    if (pax < plot.paxMin || pax > room || !this.#budget.take(stepsOfPrice)) return Number.POSITIVE_INFINITY
    return this.#search.price(plot, party).cents
  }
}
