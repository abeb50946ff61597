import { describe, expect, it } from 'vitest'
import type { Plot, WeekdaySupplement } from '../plots/plot.ts'
import type { AgeScaleId, DiscountId, PlotId } from '../shared/ids.ts'
import { aPlot, rates } from '../testing/a-plot.ts'
import { aSite } from '../testing/a-site.ts'
import type { Discount } from './discount.ts'
import { quoteReference, referenceParty } from './testing/quote-reference.ts'
import type { PricedOrganisation } from './testing/read-organisation.ts'
import { isSameSupplement, isSupplementDay, supplementOfPlot, supplementProblems } from './weekday-supplement.ts'

const weekends: WeekdaySupplement = { kind: 'percentage', percentage: 20, weekdays: ['FRIDAY', 'SATURDAY'] }
const fifty: WeekdaySupplement = { kind: 'amount', cents: 5000, weekdays: ['SATURDAY'] }

const tenOff: Discount = {
  id: 'ten' as DiscountId,
  name: 'Ten off',
  isActive: true,
  minNights: 0,
  excludeHolidays: false,
  excludeSchoolHolidays: false,
  excludeDateRanges: [],
  validDays: ['SATURDAY'],
  seasonTypes: ['out'],
  discountType: 'percentage',
  percentage: 10,
}

const family = {
  id: 'family' as AgeScaleId,
  name: 'Family',
  pensionerPercentage: 80,
  bands: [
    { fromAge: 0, toAge: 2, kind: 'free' as const },
    { fromAge: 3, toAge: 12, kind: 'percentage' as const, percentage: 50 },
    { fromAge: 13, toAge: 17, kind: 'fixed' as const, amounts: rates(95.55) },
  ],
}

/** The worked table of `docs/algorithms/price.md`: R133.33 a person, base R50.00, 2 to 7 February 2027. */
const stand: Partial<Plot> = { rateBasis: 'perPerson', baseRates: rates(50), rates: rates(133.33), ageScaleId: family.id }

function quote(facts: Partial<Plot>, party = referenceParty(2), discounts: readonly Discount[] = []) {
  const plot = aPlot({ name: 'Plot', id: 'Plot' as PlotId, ...facts })
  const organisation: PricedOrganisation = {
    slug: 'dearer',
    seasons: [],
    ageScales: [family],
    discounts,
    paymentRules: [],
    plots: [plot],
    sites: [aSite({ weekdaySupplement: weekends })],
  }
  return quoteReference(organisation, 'Plot', ['2027-02-04', '2027-02-08'], party)
}

const pricesOf = (facts: Partial<Plot>, ...rest: [ReturnType<typeof referenceParty>?, (readonly Discount[])?]) =>
  quote(facts, ...rest).nights.map((night) => night.price.toRand())

describe('a night from Thursday 4 to Sunday 7 February 2027', () => {
  it.each([
    ['a share of the rate for each adult, base rate aside', stand, referenceParty(2), [316.7, 370, 370, 316.7]],
    [
      'an amount a person, of a plot of its own',
      { ...stand, weekdaySupplement: fifty },
      referenceParty(2),
      [316.7, 316.7, 416.7, 316.7],
    ],
    ['the share of each age; fixed amounts stay', stand, referenceParty(2, 1, [1, 7, 15]), [585.5, 673.5, 673.5, 585.5]],
    [
      'none where the plot says so',
      { ...stand, weekdaySupplement: 'none' as const },
      referenceParty(2),
      [316.7, 316.7, 316.7, 316.7],
    ],
    ['the rate of the plot', { rates: rates(899.95) }, referenceParty(2), [900, 1079.9, 1079.9, 900]],
    [
      'the tier that replaced it',
      { rates: rates(1), tiers: [{ paxFrom: 1, paxTo: 6, rates: rates(280) }] },
      referenceParty(2),
      [280, 336, 336, 280],
    ],
  ])('costs more on its days: %s', (_, facts, party, nights) => {
    expect(pricesOf(facts, party)).toEqual(nights)
  })

  it('is discounted with its supplement', () => {
    expect(pricesOf({ rates: rates(100), discountIds: [tenOff.id] }, referenceParty(2), [tenOff])).toEqual([100, 120, 108, 100])
  })

  it('says what the weekday puts onto it', () => {
    const friday = quote(stand, referenceParty(2, 0, [7, 15])).nights[1]!

    expect(friday.lines.map((line) => [line.kind, line.amount.toRand()])).toEqual([
      ['base', 50],
      ['adults', 266.66],
      ['child', 66.67],
      ['child', 95.55],
      ['supplement', 66.67],
      ['rounding', -0.05],
    ])
    expect(friday.lines[4]).toMatchObject({ percentage: 20, each: { cents: 2667 } })
  })

  it('says nothing of what comes to no cent', () => {
    const friday = quote({ rates: rates(0.01) }).nights[1]!

    expect(friday.lines.map((line) => [line.kind, line.amount.toRand()])).toEqual([
      ['rate', 0.01],
      ['rounding', -0.01],
    ])
  })
})

it('a night without a supplement has no day for it', () => {
  expect(isSupplementDay(null, 'FRIDAY')).toBe(false)
})

describe('whose supplement', () => {
  it('is the plot’s own, else that of its site, else none', () => {
    const sites = [aSite({ weekdaySupplement: weekends })]

    expect(supplementOfPlot(aPlot({ weekdaySupplement: fifty }), sites)).toBe(fifty)
    expect(supplementOfPlot(aPlot(), sites)).toBe(weekends)
    expect(supplementOfPlot(aPlot({ weekdaySupplement: 'none' }), sites)).toBeNull()
    expect(supplementOfPlot(aPlot(), [aSite()])).toBeNull()
  })
})

describe('two supplements', () => {
  it.each([
    ['the same days in another order', weekends, { ...weekends, weekdays: ['SATURDAY', 'FRIDAY'] as const }, true],
    ['another day', weekends, { ...weekends, weekdays: ['FRIDAY', 'SUNDAY'] as const }, false],
    ['another percentage', weekends, { ...weekends, percentage: 21 }, false],
    ['another amount', fifty, { ...fifty, cents: 5001 }, false],
    ['as many cents as per cent', { ...weekends, percentage: 50 }, { ...fifty, cents: 50, weekdays: weekends.weekdays }, false],
    ['none of its own and none at all', null, 'none' as const, false],
    ['none at all', 'none' as const, 'none' as const, true],
    ['some and none at all', weekends, 'none' as const, false],
    ['none of its own and some', null, weekends, false],
  ])('of %s, %j and %j, are the same: %s', (_, one, other, isSame) => {
    expect(isSameSupplement(one, other)).toBe(isSame)
    expect(isSameSupplement(other, one)).toBe(isSame)
  })
})

describe('a supplement', () => {
  const everyDay = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const

  it.each([
    [null, []],
    ['none' as const, []],
    [weekends, []],
    [{ ...weekends, weekdays: [] }, ['missing']],
    [{ ...weekends, weekdays: everyDay }, ['too-much']],
    [{ ...weekends, weekdays: everyDay.slice(1) }, []],
    [{ ...weekends, percentage: 200 }, []],
    [{ ...weekends, percentage: 1 }, []],
    [{ ...weekends, percentage: 0 }, ['not-a-number']],
    [{ ...weekends, percentage: 200.5 }, ['not-a-number']],
    [{ ...fifty, cents: Number.NaN }, ['not-a-number']],
    [{ ...fifty, cents: 1 }, []],
    [{ ...fifty, cents: 0 }, ['not-a-number']],
  ])('%j may be saved unless %j', (supplement, codes) => {
    expect(supplementProblems(supplement).map(({ code }) => code)).toEqual(codes)
  })
})
