import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Money } from '../shared/money.ts'
import { arbitraryOracleCase } from './testing/arbitrary-pricing.ts'
import type { OrganisationJson } from './testing/organisations-json.ts'
import type { PriceCase } from './testing/price-oracle.ts'
import { publishedCalendar } from './testing/published-calendar.ts'
import { answerOfQuote, quoteCase } from './testing/quote-case.ts'

const cases = arbitraryOracleCase(publishedCalendar)

it('the total is the sum of the nights', () => {
  fc.assert(
    fc.property(cases, (given) => {
      const quote = quoteCase(given)

      expect(quote.total).toEqual(Money.sum(quote.nights.map((night) => night.price)))
      expect(quote.nights).toHaveLength(quote.stay.nightCount)
    }),
  )
})

it('the lines of every night add up to its price, and none of them says that it is nothing but a free child or rate', () => {
  fc.assert(
    fc.property(cases, (given) => {
      for (const night of quoteCase(given).nights) {
        expect(Money.sum(night.lines.map((line) => line.amount))).toEqual(night.price)
        expect(
          night.lines.filter((line) => line.amount.isZero && ['base', 'supplement', 'discount', 'rounding'].includes(line.kind)),
        ).toEqual([])
      }
    }),
  )
})

it('every price lies on the ten-cent grid, at zero or above', () => {
  fc.assert(
    fc.property(cases, (given) => {
      for (const { price } of quoteCase(given).nights) {
        expect(price.cents % 10).toBe(0)
        expect(price.cents).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})

it('a discount never raises the price of a night, and what it saves is the difference', () => {
  fc.assert(
    fc.property(cases, (given) => {
      const quote = quoteCase(given)
      const full = quoteCase({ ...given, plot: given.plot, organisation: { ...given.organisation, discounts: [] } })

      quote.nights.forEach((night, position) => {
        expect(full.nights[position]!.price.isAtLeast(night.price)).toBe(true)
      })
      expect(full.total.minus(quote.total)).toEqual(quote.discountApplied?.amount ?? Money.zero())
    }),
  )
})

it('a weekday supplement touches the nights of its days alone, and makes none of them cheaper', () => {
  fc.assert(
    fc.property(cases, (given) => {
      const plain = quoteCase({ ...given, organisation: withoutDiscounts(withoutSupplements(given)) })
      const dearer = quoteCase({ ...given, organisation: withoutDiscounts(given) })

      dearer.nights.forEach((night, position) => {
        const line = night.lines.find(({ kind }) => kind === 'supplement')
        expect(night.price.isAtLeast(plain.nights[position]!.price)).toBe(true)
        if (!line) expect(night.price).toEqual(plain.nights[position]!.price)
      })
    }),
  )
})

function withoutDiscounts({ organisation }: PriceCase): OrganisationJson {
  return { ...organisation, discounts: [] }
}

function withoutSupplements(given: PriceCase): PriceCase {
  const plots = given.organisation.plots.map((plot) => ({ ...plot, weekdaySupplement: null }))
  return { ...given, organisation: { ...given.organisation, plots, siteSupplement: null } }
}

it('the order of ages, seasons, tiers and discounts means nothing', () => {
  fc.assert(
    fc.property(cases, (given) => {
      const { organisation, plot, party } = given
      const turnedPlot = { ...plot, tiers: plot.tiers.toReversed(), discounts: plot.discounts.toReversed() }
      const turned = {
        ...given,
        plot: turnedPlot,
        party: { ...party, childrenAges: party.childrenAges.toReversed() },
        organisation: {
          ...organisation,
          seasons: organisation.seasons.toReversed(),
          discounts: organisation.discounts.toReversed(),
          plots: [turnedPlot],
        },
      }

      expect(answerOfQuote(quoteCase(turned))).toEqual(answerOfQuote(quoteCase(given)))
      expect(quoteCase(turned).nights.map((night) => night.lines)).toEqual(quoteCase(given).nights.map((night) => night.lines))
    }),
  )
})
