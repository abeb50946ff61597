import type { PlotQuote } from '../plot-quote.ts'
import type { PriceAnswer, PriceCase } from './price-oracle.ts'
import { quoteReference } from './quote-reference.ts'
import { readOrganisation } from './read-organisation.ts'

/** The product's own quote of a case of the oracle. */
export function quoteCase(given: PriceCase): PlotQuote {
  return quoteReference(readOrganisation(given.organisation), given.plot.name, [given.arrival, given.departure], given.party)
}

/** A quote in the words of the oracle. */
export function answerOfQuote(quote: PlotQuote): PriceAnswer {
  const { nights, total, discountApplied } = quote
  return {
    nights: nights.map((night) => ({ date: night.date.toString(), price: night.price.cents })),
    total: total.cents,
    discount: discountApplied && { name: discountApplied.name, amount: discountApplied.amount.cents },
  }
}
