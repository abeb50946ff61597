import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { southAfricanCalendar } from '../holidays/testing/south-african-calendar.ts'
import { NightCalendar } from '../nights/night-calendar.ts'
import { isPlotFieldForGuests, type Plot, type WeekdaySupplement } from '../plots/plot.ts'
import type { AgeScaleId, PlotId, SiteId } from '../shared/ids.ts'
import { Money } from '../shared/money.ts'
import { StayDates } from '../stay-rules/stay-dates.ts'
import { aPlot, rates } from '../testing/a-plot.ts'
import { CampsitePrices } from './campsite-prices.ts'
import { quotePlot } from './quote.ts'
import { rateKinds } from './rate-kinds.ts'
import type { PricedOrganisation } from './testing/read-organisation.ts'
import { referenceOrganisation, referenceOrganisations } from './testing/reference-organisations.ts'
import { supplementOfPlot } from './weekday-supplement.ts'

const holidays = southAfricanCalendar()
const parties = fc.record({
  numberOfAdults: fc.integer({ min: 0, max: 5 }),
  numberOfPensioners: fc.integer({ min: 0, max: 2 }),
  childrenAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
})
const stays = fc
  .record({ day: fc.integer({ min: 0, max: 900 }), nights: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constant(366)) })
  .map(({ day, nights }) =>
    StayDates.of('2026-01-05', StayDates.of('2026-01-05', '2026-01-06').movedBy(nights - 1).departure).movedBy(day),
  )

const weekends: WeekdaySupplement = { kind: 'percentage', percentage: 12.5, weekdays: ['FRIDAY', 'SATURDAY'] }
const sundays: WeekdaySupplement = { kind: 'amount', cents: 4995, weekdays: ['SUNDAY'] }

/** As it is, and with dearer days at its site and at every third plot. */
const cases = referenceOrganisations.flatMap(({ slug }) => [
  { title: slug, organisation: referenceOrganisation(slug) },
  { title: `${slug}, dearer on some days`, organisation: withSupplements(referenceOrganisation(slug)) },
])

function withSupplements(organisation: PricedOrganisation): PricedOrganisation {
  return {
    ...organisation,
    sites: organisation.sites.map((site) => ({ ...site, weekdaySupplement: weekends })),
    plots: organisation.plots.map((plot, position) => ({
      ...plot,
      weekdaySupplement: ([null, sundays, 'none'] as const)[position % 3] ?? null,
    })),
  }
}

describe.each(cases)('the total of a stay at $title', ({ organisation }) => {
  const calendar = NightCalendar.of(organisation.seasons, holidays)
  const { sites, discounts, ageScales } = organisation

  it('counted by columns is the sum of the nights that the quote lists, on every plot', () => {
    fc.assert(
      fc.property(parties, fc.array(stays, { minLength: 1, maxLength: 3 }), (party, all) => {
        const prices = new CampsitePrices(organisation, calendar)
        const asking = { ...party, childrenAges: party.childrenAges.toReversed() }
        const ofGuests = new CampsitePrices(organisation, calendar, asking)
        for (const stay of all) {
          for (const plot of organisation.plots) {
            const ageScale = ageScales.find(({ id }) => id === plot.ageScaleId) ?? null
            const supplement = supplementOfPlot(plot, sites)
            const quote = quotePlot({ plot, stay, party, calendar, ageScale, supplement, discounts })
            const nights = Money.sum(quote.nights.map(({ price }) => price))
            expect(prices.total(plot, party, stay)).toEqual(nights)
            expect(prices.totalCents(plot, party, stay)).toBe(nights.cents)
            expect(new CampsitePrices(organisation, calendar, { ...party }).total(plot, party, stay)).toEqual(nights)
            expect(ofGuests.total(plot, asking, stay)).toEqual(nights)
            expect(prices.quote(plot, party, stay)).toEqual(quote)
            expect(quote.total).toEqual(nights)
          }
        }
      }),
      { numRuns: 40 },
    )
  })
})

describe('plots that cost the same', () => {
  const plot = aPlot()
  const isSame = (facts: Partial<Plot>) => {
    const other = { ...plot, id: 'other' as PlotId, ...facts }
    const kinds = rateKinds([plot, other])
    return kinds.get(plot) === kinds.get(other)
  }

  it('are those that differ in name, place, looks or whom they take', () => {
    expect(isSame({})).toBe(true)
    expect(isSame({ name: 'Other', images: ['a'], paxMax: 12, minimumNights: { ...plot.minimumNights, general: 9 } })).toBe(true)
  })

  it.each<Partial<Plot>>([
    { rates: rates(1) },
    { baseRates: rates(1) },
    { rateBasis: plot.rateBasis === 'perPlot' ? 'perPerson' : 'perPlot' },
    { tiers: [{ paxFrom: 1, paxTo: 2, rates: rates(1) }] },
    { ageScaleId: 'other' as AgeScaleId },
    { discountIds: ['other'] as never },
    { weekdaySupplement: 'none' },
    { siteId: 'other' as SiteId },
  ])('are not those that differ in %o', (facts) => {
    expect(isSame(facts)).toBe(false)
  })

  it('are not those that differ in a field that is new', () => {
    expect(isSame({ hasShade: true } as Partial<Plot>)).toBe(false)
    expect(Object.keys(isPlotFieldForGuests)).not.toContain('hasShade')
  })
})
