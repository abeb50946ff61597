import type { RateColumn } from '../plots/plot.ts'
import type { SeasonType } from '../seasons/season.ts'
import type { PlotId } from '../shared/ids.ts'
import type { Money } from '../shared/money.ts'
import type { Temporal } from '../shared/temporal.ts'
import type { Party } from '../stay-rules/party.ts'
import type { StayDates } from '../stay-rules/stay-dates.ts'

/** The price of one stay of one party on one plot, night by night, with the reason for every line. */
export interface PlotQuote {
  readonly plotId: PlotId
  readonly stay: StayDates
  readonly party: Party
  readonly nights: readonly NightQuote[]
  readonly total: Money
  /** `amount` is positive: the total without the discount minus the total with it. */
  readonly discountApplied: { readonly name: string; readonly amount: Money } | null
}

export interface NightQuote {
  readonly date: Temporal.PlainDate
  readonly season: NightSeason | null
  readonly column: RateColumn
  /** Their amounts add up to `price` exactly. */
  readonly lines: readonly QuoteLine[]
  readonly price: Money
}

export interface NightSeason {
  readonly name: string
  readonly seasonType: SeasonType
}

export type QuoteLine = Line<Money>

/**
 * Facts, no sentences: the web puts them into words. `tier` is there when a tier replaced the plot's own
 * rate.
 */
export type Line<Amount> =
  | { readonly kind: 'base'; readonly amount: Amount }
  | { readonly kind: 'rate'; readonly tier: TierRange | null; readonly amount: Amount }
  | GroupLine<Amount>
  | ChildLine<Amount>
  | SupplementLine<Amount>
  | { readonly kind: 'discount'; readonly name: string; readonly amount: Amount }
  | { readonly kind: 'rounding'; readonly amount: Amount }
  /** An amendment kept the price that was agreed before it (`docs/algorithms/amendments.md`). */
  | { readonly kind: 'agreed'; readonly amount: Amount }

/**
 * Guests who pay alike. `each` is rounded for showing; `amount` is the exact share of all of them, to the
 * cent.
 */
export type GroupLine<Amount> = {
  readonly count: number
  readonly each: Amount
  readonly tier: TierRange | null
  readonly amount: Amount
} & ({ readonly kind: 'adults' } | { readonly kind: 'pensioners'; readonly percentage: number })

/** What the weekday puts onto the rate: a percentage of it, or where that is null an amount. */
export interface SupplementLine<Amount> {
  readonly kind: 'supplement'
  readonly percentage: number | null
  /** Onto one rate; rounded for showing. */
  readonly each: Amount
  readonly amount: Amount
}

/** Without a band the child pays as an adult. A tier has no say in a free or fixed band. */
export interface ChildLine<Amount> {
  readonly kind: 'child'
  readonly age: number
  readonly band: ChildBand | null
  readonly tier: TierRange | null
  readonly amount: Amount
}

export type ChildBand = { readonly fromAge: number; readonly toAge: number } & (
  | { readonly kind: 'free' | 'fixed' }
  | { readonly kind: 'percentage'; readonly percentage: number }
)

export interface TierRange {
  readonly paxFrom: number
  readonly paxTo: number
}
