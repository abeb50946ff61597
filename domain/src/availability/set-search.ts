import type { Plot } from '../plots/plot.ts'
import type { Money } from '../shared/money.ts'
import type { Equipment, Party } from '../stay-rules/party.ts'
import type { PartyShares } from './party-shares.ts'
import type { SetCandidate } from './set-candidates.ts'
import type { StepBudget } from './step-budget.ts'

export interface SetSearch {
  readonly candidates: readonly SetCandidate[]
  /** Of every candidate's plot: those with the same number cost the same. */
  readonly rateKinds: ReadonlyMap<Plot, number>
  /** Of the whole party. */
  readonly shares: PartyShares
  readonly equipment: Equipment
  /**
   * The price of the whole stay, never below zero; asked at most once for the same guests on plots that are
   * alike.
   */
  readonly price: (plot: Plot, party: Party) => Money
  readonly budget: StepBudget
}
