import type { NightCalendar } from '../nights/night-calendar.ts'
import type { Plot } from '../plots/plot.ts'
import type { Party } from '../stay-rules/party.ts'
import type { StayDates } from '../stay-rules/stay-dates.ts'
import type { AgeScale } from './age-scale.ts'
import { bestDiscount, type PricedStay } from './best-discount.ts'
import type { Discount } from './discount.ts'
import { fullNight } from './full-night.ts'
import { nightQuote } from './night-quote.ts'
import { oncePerColumn } from './once-per-column.ts'
import type { PlotQuote } from './plot-quote.ts'
import { stayNights } from './stay-night.ts'

export interface PlotQuoteRequest {
  readonly plot: Plot
  readonly stay: StayDates
  readonly party: Party
  readonly calendar: NightCalendar
  /** The plot's own, null where it has none. */
  readonly ageScale: AgeScale | null
  /** The organisation's; those not linked to the plot are passed over. */
  readonly discounts: readonly Discount[]
}

/** The price of one stay of one party on one plot. Says nothing about whether it may be booked. */
export function quotePlot(request: PlotQuoteRequest): PlotQuote {
  const { plot, stay, party, calendar } = request
  const { full, best } = bestDiscount({
    nights: stayNights(stay, calendar),
    discounts: request.discounts.filter((discount) => plot.discountIds.includes(discount.id)),
    calendar,
    fullNight: oncePerColumn((column) => fullNight(request, column)),
  })
  return {
    plotId: plot.id,
    stay,
    party,
    nights: best.nights.map(({ night, priced }) => nightQuote(night, priced)),
    total: best.total,
    discountApplied: discountApplied(full, best),
  }
}

function discountApplied(full: PricedStay, best: PricedStay): PlotQuote['discountApplied'] {
  return best.discount && { name: best.discount.name, amount: full.total.minus(best.total) }
}
