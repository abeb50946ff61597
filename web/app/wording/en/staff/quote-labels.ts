import { paymentTermsWords } from '@camp/domain/languages/en/payment-terms.ts'

/** A quote in words for clients that show them as they are, and for staff who ask how a price is made. */
export const quoteLabels = {
  base: 'Base rate for the plot',
  rate: 'Rate for the plot',
  rateOfTier: 'Rate for {{from}} to {{to}} guests',
  adults_one: '{{count}} adult at {{each}}',
  adults_other: '{{count}} adults at {{each}}',
  pensioners_one: '{{count}} pensioner at {{each}}',
  pensioners_other: '{{count}} pensioners at {{each}}',
  child: 'Child ({{age}})',
  childAsAdult: 'Child ({{age}}), as an adult',
  childFree: 'Child ({{age}}), free',
  childShare: 'Child ({{age}}), {{percentage}} % of the adult rate',
  rounding: 'Rounding to 10 cents',
  supplement: 'Day of the week, {{each}} on the rate',
  supplementShare: 'Day of the week, {{percentage}} % on the rate',
  agreed: 'Price kept as agreed',
  ...paymentTermsWords,
} as const
