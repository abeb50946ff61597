import type { NightCalendar } from '../nights/night-calendar.ts'
import type { Plot, WeekdaySupplement } from '../plots/plot.ts'
import { Money } from '../shared/money.ts'
import type { Party } from '../stay-rules/party.ts'
import type { StayDates } from '../stay-rules/stay-dates.ts'
import type { AgeScale } from './age-scale.ts'
import { bestDiscount, discountApplied } from './best-discount.ts'
import type { Discount } from './discount.ts'
import { NightPrices } from './night-prices.ts'
import { nightQuote } from './night-quote.ts'
import { oncePerKind } from './once-per-kind.ts'
import type { PlotQuote } from './plot-quote.ts'
import { pricedNight } from './priced-night.ts'
import { StayColumns } from './stay-columns.ts'
import { isSupplementDay } from './weekday-supplement.ts'

export interface PlotQuoteRequest {
  readonly plot: Plot
  readonly stay: StayDates
  readonly party: Party
  readonly calendar: NightCalendar
  /** The plot's own, null where it has none. */
  readonly ageScale: AgeScale | null
  /** The plot's own or its site's. */
  readonly supplement: WeekdaySupplement | null
  /** The organisation's; those not linked to the plot are passed over. */
  readonly discounts: readonly Discount[]
}

/** The price of one stay of one party on one plot. Says nothing about whether it may be booked. */
export function quotePlot(request: PlotQuoteRequest): PlotQuote {
  return quoteNights(request, new NightPrices(request, request.discounts))
}

/** As `quotePlot`, by night prices that may be those of another plot with the same rates. */
export function quoteNights(
  { plot, stay, party, calendar }: Pick<PlotQuoteRequest, 'plot' | 'stay' | 'party' | 'calendar'>,
  prices: NightPrices,
): PlotQuote {
  const columns = StayColumns.of(stay, calendar)
  const stayTotal = bestDiscount(prices, columns)
  const { discount } = stayTotal
  const fullPrice = oncePerKind((kind) => pricedNight(prices.fullNight(kind), null))
  const discounted = oncePerKind((kind) => pricedNight(prices.fullNight(kind), discount))
  const nights = columns.nights.map((night) => {
    const isActedOn = discount !== null && columns.isActedOn(night, discount)
    const isSupplemented = isSupplementDay(prices.supplement, night.weekday)
    return nightQuote(night, (isActedOn ? discounted : fullPrice)({ column: night.column, isSupplemented }))
  })
  const total = Money.sum(
    nights.map(({ price }) => price),
    prices.currency,
  )
  return {
    plotId: plot.id,
    stay,
    party,
    nights,
    total,
    discountApplied: discountApplied(stayTotal),
  }
}
