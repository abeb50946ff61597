import { describe, expect, it } from 'vitest'
import { southAfricanCalendar } from '../holidays/testing/south-african-calendar.ts'
import { NightCalendar } from '../nights/night-calendar.ts'
import { weekdays } from '../plots/plot.ts'
import { aNamedSeason } from '../seasons/testing/a-season.ts'
import type { DiscountId } from '../shared/ids.ts'
import { Money } from '../shared/money.ts'
import { Temporal } from '../shared/temporal.ts'
import { StayDates } from '../stay-rules/stay-dates.ts'
import { givenCatalogue } from '../testing/given-catalogue.ts'
import { comparedDiscounts } from './compared-discounts.ts'
import type { Discount } from './discount.ts'
import { quotePlot } from './quote.ts'
import { aPlot, rates } from './testing/a-plot.ts'
import { referenceParty } from './testing/quote-reference.ts'

type Terms = { readonly percentage: number } | { readonly rand: number }

function aDiscount(name: string, terms: Terms, facts: Partial<Discount> = {}): Discount {
  const common = {
    id: name as DiscountId,
    name,
    isActive: true,
    minNights: 1,
    excludeHolidays: false,
    excludeSchoolHolidays: false,
    excludeDateRanges: [],
    validDays: weekdays,
    seasonTypes: ['out', 'in', 'peak'] as const,
    ...facts,
  }
  return 'rand' in terms
    ? ({ ...common, discountType: 'fixed', amount: Money.rand(terms.rand) } as Discount)
    : ({ ...common, discountType: 'percentage', percentage: terms.percentage } as Discount)
}

function quoteWith(discounts: readonly Discount[], [arrival, departure]: readonly [string, string], nightPrice = 200) {
  return quotePlot({
    plot: aPlot({ rates: rates(nightPrice), discountIds: discounts.map((discount) => discount.id) }),
    stay: StayDates.of(arrival, departure),
    party: referenceParty(2),
    calendar: NightCalendar.of([aNamedSeason('Easter', 'in', '2027-03-20', '2027-04-12')], southAfricanCalendar()),
    ageScale: null,
    supplement: null,
    discounts,
  })
}

const monday: readonly [string, string] = ['2027-02-15', '2027-02-16']

describe('which discount applies', () => {
  it('is the one that saves most after rounding', () => {
    const quote = quoteWith([aDiscount('A', { percentage: 10 }), aDiscount('B', { rand: 25 })], monday)

    expect(quote.discountApplied).toEqual({ name: 'B', amount: Money.rand(25) })
  })

  it.each([[['b', 'B', 'a']], [['a', 'b', 'B']]])('goes by name, capitals first, when they save the same: %s', (names) => {
    const quote = quoteWith(
      names.map((name) => aDiscount(name, { percentage: 10 })),
      monday,
    )

    expect(quote.discountApplied?.name).toBe('B')
  })

  it('counts as a tie when rounding makes two savings equal', () => {
    const quote = quoteWith([aDiscount('Later', { rand: 10.04 }), aDiscount('Earlier', { rand: 10 })], monday)

    expect(quote.discountApplied).toEqual({ name: 'Earlier', amount: Money.rand(10) })
  })

  it.each([
    ['saves nothing', aDiscount('A', { rand: 0 })],
    ['saves less than rounding shows', aDiscount('A', { rand: 0.04 })],
    ['is switched off', aDiscount('A', { rand: 50 }, { isActive: false })],
    ['wants a longer stay', aDiscount('A', { rand: 50 }, { minNights: 2 })],
    ['has no valid day in the stay', aDiscount('A', { rand: 50 }, { validDays: ['SUNDAY'] })],
    ['is for other seasons', aDiscount('A', { rand: 50 }, { seasonTypes: ['in', 'peak'] })],
  ])('is none when the only one %s', (_, discount) => {
    const quote = quoteWith([discount], monday)

    expect(quote.discountApplied).toBeNull()
    expect(quote.total).toEqual(Money.rand(200))
    expect(quote.nights[0]?.lines.map((line) => line.kind)).toEqual(['rate'])
  })

  it('is none of those that the plot is not linked to', () => {
    const discount = aDiscount('A', { rand: 50 })
    const quote = quotePlot({
      plot: aPlot({ rates: rates(200) }),
      stay: StayDates.of(...monday),
      party: referenceParty(2),
      calendar: NightCalendar.of([], southAfricanCalendar()),
      ageScale: null,
      supplement: null,
      discounts: [discount],
    })

    expect(quote.discountApplied).toBeNull()
  })
})

describe('the discounts of a plot beside each other', () => {
  it('are those that it is linked to, by name', () => {
    const catalogue = givenCatalogue({
      discounts: [
        aDiscount('Midweek', { rand: 50 }),
        aDiscount('Club', { rand: 20 }),
        aDiscount('Not linked', { rand: 90 }),
        aDiscount('Winter', { rand: 10 }),
      ],
    })
    const plot = aPlot({ rates: rates(200), discountIds: ['Winter', 'Midweek', 'Club'] as DiscountId[] })

    const compared = comparedDiscounts(catalogue, {
      plot,
      stay: StayDates.of(...monday),
      party: referenceParty(2),
      holidays: southAfricanCalendar(),
    })

    expect(compared.map(({ discount, saving }) => [discount.name, saving.toRand()])).toEqual([
      ['Club', 20],
      ['Midweek', 50],
      ['Winter', 10],
    ])
  })
})

describe('the nights that a discount touches', () => {
  const range = { startDate: Temporal.PlainDate.from('2027-02-16'), endDate: Temporal.PlainDate.from('2027-02-17') }

  it.each([
    ['every night', {}, ['2027-02-15', '2027-02-19'], [150, 150, 150, 150]],
    ['valid days', { validDays: ['MONDAY', 'THURSDAY'] }, ['2027-02-15', '2027-02-19'], [150, 200, 200, 150]],
    [
      'outside excluded dates, both ends excluded',
      { excludeDateRanges: [range] },
      ['2027-02-15', '2027-02-19'],
      [150, 200, 200, 150],
    ],
    ['listed seasons; no season counts as out', { seasonTypes: ['out'] }, ['2027-03-18', '2027-03-22'], [150, 150, 200, 200]],
    [
      'no public holidays, the Monday after a Sunday too',
      { excludeHolidays: true },
      ['2027-03-20', '2027-03-24'],
      [150, 200, 200, 150],
    ],
    ['no declared days', { excludeHolidays: true }, ['2026-11-03', '2026-11-06'], [150, 200, 150]],
    ['no school holidays', { excludeSchoolHolidays: true }, ['2027-04-25', '2027-04-28'], [150, 200, 150]],
  ] as const)('%s', (_, facts, stay, prices) => {
    const quote = quoteWith([aDiscount('A', { rand: 50 }, facts)], stay)

    expect(quote.nights.map((night) => night.price.toRand())).toEqual(prices)
  })

  it('never fall below zero', () => {
    const fixed = quoteWith([aDiscount('A', { rand: 500 })], monday)
    const share = quoteWith([aDiscount('A', { percentage: 150 })], monday)

    expect([fixed.total.toRand(), share.total.toRand()]).toEqual([0, 0])
    expect(fixed.nights[0]?.lines.map((line) => line.amount.toRand())).toEqual([200, -200])
  })
})
