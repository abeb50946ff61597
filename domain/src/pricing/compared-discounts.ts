import type { HolidayCalendar } from '../holidays/holiday-calendar.ts'
import { dateOf } from '../nights/night.ts'
import { NightCalendar } from '../nights/night-calendar.ts'
import type { Catalogue } from '../organisations/catalogue.ts'
import type { Plot } from '../plots/plot.ts'
import type { Money } from '../shared/money.ts'
import type { Temporal } from '../shared/temporal.ts'
import type { Party } from '../stay-rules/party.ts'
import type { StayDates } from '../stay-rules/stay-dates.ts'
import type { Discount } from './discount.ts'
import { type DiscountObstacle, discountObstacle } from './discount-obstacle.ts'
import type { PlotQuote } from './plot-quote.ts'
import { quoteFromCatalogue } from './quote-from-catalogue.ts'
import { stayNights } from './stay-night.ts'

/** Why a discount is no candidate for a stay at all. */
export type NoCandidate = { readonly code: 'not-active' } | { readonly code: 'too-few-nights'; readonly minNights: number }

/** One discount alone on one plot and stay, with its word on every night. */
export interface DiscountOnStay {
  readonly discount: Discount
  readonly noCandidate: NoCandidate | null
  readonly nights: readonly { readonly date: Temporal.PlainDate; readonly obstacle: DiscountObstacle | null }[]
  /** Zero or more; after rounding. */
  readonly saving: Money
  /** The quote as if it were the plot's only discount. */
  readonly quote: PlotQuote
}

export interface ComparisonRequest {
  readonly plot: Plot
  readonly stay: StayDates
  readonly party: Party
  readonly holidays: HolidayCalendar
}

/**
 * Every discount linked to the plot, each priced alone by the one quote that guests pay by; in the order of
 * their names.
 */
export function comparedDiscounts(catalogue: Catalogue, request: ComparisonRequest): readonly DiscountOnStay[] {
  return catalogue.discounts
    .filter(({ id }) => request.plot.discountIds.includes(id))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map((discount) => discountOnStay(catalogue, request, discount))
}

/** `discount` need be neither saved nor linked to the plot. */
export function discountOnStay(catalogue: Catalogue, request: ComparisonRequest, discount: Discount): DiscountOnStay {
  const { stay, holidays } = request
  const plot = { ...request.plot, discountIds: [discount.id] }
  const quoteWith = (discounts: readonly Discount[]) => quoteFromCatalogue({ ...catalogue, discounts }, { ...request, plot })
  const quote = quoteWith([discount])
  const calendar = NightCalendar.of(catalogue.seasons, holidays)
  return {
    discount,
    noCandidate: noCandidate(discount, stay),
    nights: stayNights(stay, calendar).map((night) => ({
      date: dateOf(night.night),
      obstacle: discountObstacle(discount, night, calendar),
    })),
    saving: quoteWith([]).total.minus(quote.total),
    quote,
  }
}

function noCandidate({ isActive, minNights }: Discount, { nightCount }: StayDates): NoCandidate | null {
  if (!isActive) return { code: 'not-active' }
  return nightCount < minNights ? { code: 'too-few-nights', minNights } : null
}
