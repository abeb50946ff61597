import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryOracleCase } from './testing/arbitrary-pricing.ts'
import { oraclePrice } from './testing/price-oracle.ts'
import { publishedCalendar } from './testing/published-calendar.ts'
import { answerOfQuote, quoteCase } from './testing/quote-case.ts'
import { referenceOrganisations } from './testing/reference-organisations.ts'

describe('a second reading of the rules agrees', () => {
  it('on ten thousand random cases', () => {
    fc.assert(
      fc.property(arbitraryOracleCase(publishedCalendar), (given) => {
        expect(answerOfQuote(quoteCase(given))).toEqual(oraclePrice(given))
      }),
      { numRuns: 10_000 },
    )
  })

  it.each(referenceOrganisations.map((organisation) => [organisation.slug, organisation] as const))(
    'on every plot of %s, over three years',
    (_, organisation) => {
      const parties = [
        { numberOfAdults: 2, numberOfPensioners: 0, childrenAges: [] },
        { numberOfAdults: 2, numberOfPensioners: 1, childrenAges: [15, 1, 7] },
        { numberOfAdults: 0, numberOfPensioners: 2, childrenAges: [5, 6] },
      ]
      for (const plot of organisation.plots) {
        for (const [arrival, departure] of staysOverThreeYears()) {
          for (const party of parties) {
            const given = { organisation, plot, party, arrival, departure, ...publishedCalendar }
            expect(answerOfQuote(quoteCase(given)), `${plot.name} ${arrival} ${departure}`).toEqual(oraclePrice(given))
          }
        }
      }
    },
  )
})

/** Every eleventh day, so that all weekdays come up, for one to eight nights. */
function staysOverThreeYears(): readonly (readonly [string, string])[] {
  const first = Date.parse('2026-01-05')
  const iso = (days: number) => new Date(first + days * 86_400_000).toISOString().slice(0, 10)
  return Array.from({ length: 98 }, (_, position) => [iso(position * 11), iso(position * 11 + 1 + (position % 8))] as const)
}
