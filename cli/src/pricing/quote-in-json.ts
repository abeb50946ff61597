import type { PlotQuote } from '@camp/domain/pricing/plot-quote.ts'
import { quoteLineText } from './quote-line-text.ts'

/**
 * A quote that explains itself: the lines of each night add up to its price, the nights to the total. Amounts
 * in rand.
 */
export function quoteInJson(quote: PlotQuote) {
  return {
    total: quote.total.toRand(),
    discountApplied: quote.discountApplied?.name ?? null,
    discountAmount: quote.discountApplied?.amount.toRand() ?? 0,
    nights: quote.nights.map(({ date, season, column, lines, price }) => ({
      date: date.toString(),
      season: season?.name ?? null,
      seasonType: season?.seasonType ?? null,
      column,
      price: price.toRand(),
      lines: lines.map((line) => ({ kind: line.kind, ...quoteLineText(line), amount: line.amount.toRand() })),
    })),
  }
}
