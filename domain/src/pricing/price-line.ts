import type { Organisation } from '../organisations/organisation.ts'
import type { Plot, RateBasis } from '../plots/plot.ts'
import type { Season } from '../seasons/season.ts'
import type { Money } from '../shared/money.ts'
import type { StayDates } from '../stay-rules/stay-dates.ts'
import { type DisplayFromAmounts, displayFromAmount } from './display-from.ts'
import { lowestPrice } from './lowest-price.ts'

/** "From {amount} per night", per person or per plot. */
export interface PriceLine {
  readonly amount: Money
  readonly basis: RateBasis
}

export interface PriceLineRequest {
  readonly organisation: DisplayFromAmounts & Pick<Organisation, 'useDisplayFromAmount' | 'displayFromAmountType'>
  readonly seasons: readonly Season[]
  readonly plotsBookableOnline: readonly Plot[]
  readonly dates: StayDates | null
}

/** What a card says of an organisation's price; null is "contact for pricing". */
export function priceLine({ organisation, seasons, plotsBookableOnline, dates }: PriceLineRequest): PriceLine | null {
  if (organisation.useDisplayFromAmount) {
    const amount = displayFromAmount(organisation, seasons, dates)
    return amount && { amount, basis: organisation.displayFromAmountType ?? 'perPlot' }
  }
  const lowest = lowestPrice(plotsBookableOnline)
  return lowest && { amount: lowest.price, basis: lowest.rateBasis }
}
