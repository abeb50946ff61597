import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Money } from '../shared/money.ts'
import { Temporal } from '../shared/temporal.ts'
import { adminFee } from './admin-fee.ts'
import { billingPeriod, periodBounds } from './billing-period.ts'
import { type BookingFeeTerms, bookingFee, bookingFeeCredit, bookingFeeTypes } from './booking-fee.ts'
import { vatOn } from './vat-on-fee.ts'

const terms = (facts: Partial<BookingFeeTerms>): BookingFeeTerms => ({
  type: null,
  percentage: 8,
  amount: Money.rand(25),
  ...facts,
})
const cents = (count: number) => Money.cents(count)

describe('the booking fee', () => {
  it.each([
    ['nothing agreed', null, 80_000, false, 0],
    ['a percentage', 'percentage', 80_000, false, 6400],
    ['an amount', 'amount', 80_000, false, 2500],
    ['both', 'percentageandamount', 80_000, false, 8900],
    ['an amount on a stay for nothing', 'amount', 0, false, 2500],
    ['an offline booking', 'percentageandamount', 80_000, true, 0],
  ] as const)('%s', (_, type, total, isOffline, fee) => {
    expect(bookingFee({ total: cents(total), isOffline }, terms({ type })).cents).toBe(fee)
  })

  it('rounds half a cent up, exactly: 2.5 % of R0.20 is half a cent, and 1.005 % of R10.00 ten and a twentieth', () => {
    const share = (percentage: number, total: number) =>
      bookingFee({ total: cents(total), isOffline: false }, terms({ type: 'percentage', percentage })).cents

    expect([share(2.5, 20), share(2.5, 19), share(1.005, 1000), share(1.05, 1000)]).toEqual([1, 0, 10, 11])
  })

  it.each([
    ['nothing paid', 0, 0, 0],
    ['nothing given back', 40_000, 0, 0],
    ['a third given back', 30_000, 10_000, 2133],
    ['all given back', 40_000, 40_000, 6400],
    ['more given back than came', 40_000, 50_000, 6400],
    ['a stay that became cheaper, and the difference given back', 160_000, 80_000, 0],
    ['paid twice, one of them given back', 160_000, 80_000, 0],
    ['paid twice, and half of the stay given back as well', 160_000, 120_000, 3200],
    ['paid twice, and all given back', 160_000, 160_000, 6400],
  ])('is credited in proportion to a refund: %s', (_, paid, refunded, credit) => {
    const line = { total: cents(80_000), paid: cents(paid), refunded: cents(refunded) }

    expect(bookingFeeCredit(cents(6400), line).cents).toBe(credit)
  })

  it('is credited whole, and no more, where far more went back than was ever paid', () => {
    const stay = { total: cents(1), paid: cents(1), refunded: cents(99_999_993) }

    expect(bookingFeeCredit(cents(90_071_999), stay)).toEqual(cents(90_071_999))
  })

  const anAmount = fc.integer({ min: 0, max: 100_000_000 })
  const aStay = fc.record({ total: anAmount, paid: anAmount, refunded: anAmount, isOffline: fc.boolean() })
  const aType = fc.constantFrom(...bookingFeeTypes, null)
  const hundredths = fc.integer({ min: 0, max: 10_000 })

  it('is whole cents, never negative, never credited beyond itself, and the lines sum up', () => {
    fc.assert(
      fc.property(aType, hundredths, anAmount, fc.array(aStay, { maxLength: 20 }), (type, part, amount, stays) => {
        const agreed = terms({ type, percentage: part / 100, amount: cents(amount) })
        const lines = stays.map(({ total, paid, refunded, isOffline }) => {
          const fee = bookingFee({ total: cents(total), isOffline }, agreed)
          return { fee, credit: bookingFeeCredit(fee, { total: cents(total), paid: cents(paid), refunded: cents(refunded) }) }
        })

        for (const { fee, credit } of lines) {
          expect(credit.cents).toBeGreaterThanOrEqual(0)
          expect(fee.isAtLeast(credit)).toBe(true)
        }
        const sum = (kind: 'fee' | 'credit') => Money.sum(lines.map((line) => line[kind]))
        const owed = lines.map(({ fee, credit }) => fee.minus(credit))
        expect(Money.sum(owed)).toEqual(sum('fee').minus(sum('credit')))
      }),
    )
  })
})

describe('the admin fee', () => {
  const fee = (type: 'monthly' | 'annual' | null, startDate: string | null, month: string) =>
    adminFee(
      { type, amount: Money.rand(250), startDate: startDate === null ? null : Temporal.PlainDate.from(startDate) },
      Temporal.PlainYearMonth.from(month),
    ).toRand()

  it.each([
    ['monthly before its start', 'monthly', '2026-12-15', '2026-11', 0],
    ['monthly in the month of its start', 'monthly', '2026-12-15', '2026-12', 250],
    ['monthly later', 'monthly', '2026-12-15', '2027-07', 250],
    ['annual in the month of its start', 'annual', '2026-12-15', '2026-12', 250],
    ['annual in another month', 'annual', '2026-12-15', '2027-11', 0],
    ['annual a year later', 'annual', '2026-12-15', '2027-12', 250],
    ['annual a year before', 'annual', '2026-12-15', '2025-12', 0],
    ['without a start', 'monthly', null, '2026-12', 0],
    ['nothing agreed', null, '2026-12-15', '2026-12', 0],
  ] as const)('%s', (_, type, start, month, rand) => {
    expect(fee(type, start, month)).toBe(rand)
  })
})

describe('VAT on a fee', () => {
  it.each([
    ['whole cents', 10_000, 15, 1_500],
    ['half a cent goes up', 10, 15, 2],
    ['less than half a cent goes down', 9_996, 15, 1_499],
    ['a percentage of fractions, exactly', 10_000, 15.005, 1_501],
    ['nothing', 10_000, 0, 0],
    ['of a fee that goes back', -10_000, 15, -1_500],
  ])('%s', (_, fee, percentage, vat) => {
    expect(vatOn(cents(fee), percentage).cents).toBe(vat)
  })
})

describe('the month of a report', () => {
  const today = Temporal.PlainDate.from('2026-11-21')

  it.each([
    ['2026-12', '2026-12-01', '2026-12-31'],
    ['2028-02', '2028-02-01', '2028-02-29'],
    ['2026-13', '2026-11-21', '2026-11-21'],
    ['2026-1', '2026-01-01', '2026-01-31'],
    ['', '2026-11-21', '2026-11-21'],
    ['December', '2026-11-21', '2026-11-21'],
  ])('%s', (text, from, to) => {
    const period = billingPeriod(text, today)

    expect([period.from.toString(), period.to.toString()]).toEqual([from, to])
  })

  it('begins and ends at midnight of the organisation', () => {
    const { from, before } = periodBounds(billingPeriod('2026-12', today), 'Africa/Johannesburg')

    expect([from.toString(), before.toString()]).toEqual(['2026-11-30T22:00:00Z', '2026-12-31T22:00:00Z'])
  })
})
