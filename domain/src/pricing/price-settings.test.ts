import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { southAfricanCalendar } from '../holidays/testing/south-african-calendar.ts'
import { aNamedSeason } from '../seasons/testing/a-season.ts'
import type { AgeScaleId, DiscountId } from '../shared/ids.ts'
import { Money } from '../shared/money.ts'
import { Temporal } from '../shared/temporal.ts'
import { StayDates } from '../stay-rules/stay-dates.ts'
import { aParty } from '../testing/a-party.ts'
import { aPlot, rates } from '../testing/a-plot.ts'
import { givenCatalogue } from '../testing/given-catalogue.ts'
import { ageBandFor } from './age-band-for.ts'
import type { AgeBand, AgeScale } from './age-scale.ts'
import { ageScaleProblems } from './age-scale-problems.ts'
import { comparedDiscounts, discountOnStay } from './compared-discounts.ts'
import type { Discount } from './discount.ts'
import { discountProblems } from './discount-problems.ts'
import { quoteFromCatalogue } from './quote-from-catalogue.ts'
import { arbitraryOracleCase } from './testing/arbitrary-pricing.ts'
import { publishedCalendar } from './testing/published-calendar.ts'
import { readOrganisation } from './testing/read-organisation.ts'

const discount: Discount = {
  id: 'midweek' as DiscountId,
  name: 'Midweek',
  isActive: true,
  minNights: 3,
  discountType: 'percentage',
  percentage: 10,
  excludeHolidays: true,
  excludeSchoolHolidays: true,
  validDays: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY'],
  seasonTypes: ['out', 'in'],
  excludeDateRanges: [],
}
const scale: AgeScale = { id: 'family' as AgeScaleId, name: 'Family', pensionerPercentage: 80, bands: [] }

describe('a discount that is to be saved', () => {
  it('is accepted when everything is in order, also over itself', () => {
    expect(discountProblems(discount, [discount])).toEqual([])
  })

  it.each<[Partial<Discount>, string]>([
    [{ name: '' }, 'name-missing'],
    [{ name: 'x'.repeat(101) }, 'name-too-long'],
    [{ name: 'Other' }, 'name-taken'],
    [{ minNights: 1.5 }, 'nights-invalid'],
    [{ discountType: 'percentage', percentage: 101 }, 'percentage-invalid'],
    [{ discountType: 'percentage', percentage: Number.NaN }, 'percentage-invalid'],
    [{ discountType: 'fixed', amount: Money.rand(-1) }, 'amount-invalid'],
    [{ validDays: [] }, 'no-valid-day'],
    [{ seasonTypes: [] }, 'no-season-type'],
  ])('with %j is refused: %s', (facts, code) => {
    const others = [{ ...discount, id: 'other' as DiscountId, name: 'Other' }]

    expect(discountProblems({ ...discount, ...facts } as Discount, others)).toEqual([{ code }])
  })

  it('takes nothing or all off, under a name of a hundred characters', () => {
    const wide = { ...discount, name: 'x'.repeat(100) }

    expect(discountProblems({ ...wide, percentage: 0 } as Discount, [])).toEqual([])
    expect(discountProblems({ ...wide, percentage: 100 } as Discount, [])).toEqual([])
  })

  it('names the range that ends before it begins', () => {
    const range = (from: string, to: string) => ({
      startDate: Temporal.PlainDate.from(from),
      endDate: Temporal.PlainDate.from(to),
    })
    const excludeDateRanges = [range('2027-01-01', '2027-01-01'), range('2027-02-02', '2027-02-01')]

    expect(discountProblems({ ...discount, excludeDateRanges }, [])).toEqual([
      { code: 'range-ends-before-it-begins', position: 1 },
    ])
  })
})

describe('an age scale that is to be saved', () => {
  it.each<[Partial<AgeScale>, readonly object[]]>([
    [
      {
        bands: [
          { fromAge: 0, toAge: 2, kind: 'free' },
          { fromAge: 6, toAge: 12, kind: 'percentage', percentage: 50 },
        ],
      },
      [],
    ],
    [{ name: ' ' }, [{ code: 'name-missing' }]],
    [{ name: 'Other' }, [{ code: 'name-taken' }]],
    [{ pensionerPercentage: 120 }, [{ code: 'percentage-invalid' }]],
    [{ bands: [{ fromAge: 5, toAge: 2, kind: 'free' }] }, [{ code: 'band-ends-before-it-begins', position: 0 }]],
    [{ bands: [{ fromAge: -1, toAge: 2, kind: 'free' }] }, [{ code: 'ages-invalid', position: 0 }]],
    [
      { bands: [{ fromAge: 0, toAge: 2, kind: 'percentage', percentage: 101 }] },
      [{ code: 'band-percentage-invalid', position: 0 }],
    ],
    [
      { bands: [{ fromAge: 0, toAge: 2, kind: 'fixed', amounts: rates(1, 2, -3) }] },
      [{ code: 'band-amount-invalid', position: 0 }],
    ],
  ])('with %j has the problems %j', (facts, problems) => {
    expect(ageScaleProblems({ ...scale, ...facts }, [{ ...scale, id: 'other' as AgeScaleId, name: 'Other' }])).toEqual(problems)
  })

  it('knows ages to a hundred and twenty', () => {
    const problemsOf = (toAge: number) => ageScaleProblems({ ...scale, bands: [{ fromAge: 0, toAge, kind: 'free' }] }, [])

    expect(problemsOf(120)).toEqual([])
    expect(problemsOf(121)).toEqual([{ code: 'ages-invalid', position: 0 }])
  })

  it('has a name of a hundred characters at most', () => {
    expect(ageScaleProblems({ ...scale, name: 'x'.repeat(100) }, [])).toEqual([])
    expect(ageScaleProblems({ ...scale, name: 'x'.repeat(101) }, [])).toEqual([{ code: 'name-too-long' }])
  })

  it('never gives an age two bands once it is accepted', () => {
    const band = fc
      .tuple(fc.integer({ min: 0, max: 18 }), fc.integer({ min: 0, max: 6 }))
      .map(([fromAge, length]): AgeBand => ({ fromAge, toAge: fromAge + length, kind: 'free' }))
    fc.assert(
      fc.property(fc.array(band, { maxLength: 5 }), (bands) => {
        const problems = ageScaleProblems({ ...scale, bands }, [])

        const ages = Array.from(
          { length: 30 },
          (_, age) => bands.filter((each) => each.fromAge <= age && age <= each.toAge).length,
        )
        expect(problems.length === 0).toBe(ages.every((count) => count <= 1))
        for (const problem of problems) {
          if (problem.code === 'bands-overlap')
            expect(ageBandFor({ ...scale, bands }, problem.fromAge)).not.toBe(bands[problem.position])
        }
      }),
    )
  })
})

describe('discounts compared on a stay', () => {
  it('save what the quote takes off when they stand alone, and the best of them is the one that the quote takes', () => {
    fc.assert(
      fc.property(arbitraryOracleCase(publishedCalendar), (given) => {
        const organisation = readOrganisation(given.organisation)
        const catalogue = givenCatalogue({ ...organisation, plots: organisation.plots })
        const [plot] = organisation.plots
        const stay = StayDates.of(given.arrival, given.departure)
        const request = { plot: plot!, stay, party: given.party, holidays: southAfricanCalendar() }
        const quote = quoteFromCatalogue(catalogue, request)

        const compared = comparedDiscounts(catalogue, request)

        const best = compared.toSorted((one, other) => other.saving.cents - one.saving.cents)[0]
        expect(quote.discountApplied?.amount.cents ?? 0).toBe(best?.saving.cents ?? 0)
        for (const { saving, noCandidate, nights } of compared) {
          expect(saving.cents).toBeGreaterThanOrEqual(0)
          if (noCandidate || nights.every(({ obstacle }) => obstacle)) expect(saving.isZero).toBe(true)
        }
      }),
    )
  })

  it('say of every night why they pass it by', () => {
    const seasons = [aNamedSeason('Peak', 'peak', '2027-04-28', '2027-04-28')]
    const excluded = Temporal.PlainDate.from('2027-04-29')
    const stay = StayDates.of('2027-04-22', '2027-04-30')
    const asked = { plot: aPlot({ rates: rates(200) }), stay, party: aParty(), holidays: southAfricanCalendar() }

    const { nights, saving, noCandidate } = discountOnStay(givenCatalogue({ seasons }), asked, {
      ...discount,
      excludeDateRanges: [{ startDate: excluded, endDate: excluded }],
    })

    expect(nights.map(({ obstacle }) => obstacle)).toEqual([
      ...[null, 'weekday', 'weekday', 'weekday'],
      ...['school-holiday', 'public-holiday', 'season', 'excluded-dates'],
    ])
    expect([saving.toRand(), noCandidate]).toEqual([20, null])
  })

  it('are no candidates when switched off or when the stay is too short', () => {
    const stay = StayDates.of('2027-07-05', '2027-07-07')
    const asked = { plot: aPlot({ rates: rates(200) }), stay, party: aParty(), holidays: southAfricanCalendar() }
    const ask = (facts: Partial<Discount>) => discountOnStay(givenCatalogue(), asked, { ...discount, ...facts } as Discount)

    expect(ask({}).noCandidate).toEqual({ code: 'too-few-nights', minNights: 3 })
    expect(ask({ isActive: false }).noCandidate).toEqual({ code: 'not-active' })
    expect(ask({}).nights.map(({ obstacle }) => obstacle)).toEqual(['school-holiday', 'school-holiday'])
    expect(ask({ minNights: 0, excludeSchoolHolidays: false }).saving.toRand()).toBe(40)
  })
})
