import type { PickedPlot } from './load-selection.ts'

/** What has to be paid when, where it is the same for every plot with a price: said once, above them. */
export type SharedTerms = { readonly kind: 'full-amount' } | SharedDeposit

interface SharedDeposit {
  readonly kind: 'deposit'
  readonly percentage: number
  /** `YYYY-MM-DD`; null: on arrival. */
  readonly due: string | null
}

export function sharedTerms(plots: readonly PickedPlot[]): SharedTerms | null {
  const terms = plots.filter(({ unavailableReason }) => unavailableReason !== 'booked').map(termsOf)
  const [first] = terms
  return first && terms.every((other) => JSON.stringify(other) === JSON.stringify(first)) ? first : null
}

function termsOf({ paymentTermsFacts: facts }: PickedPlot): SharedTerms {
  if (facts.kind === 'full-amount') return { kind: 'full-amount' }
  return { kind: 'deposit', percentage: facts.percentage, due: facts.due }
}
