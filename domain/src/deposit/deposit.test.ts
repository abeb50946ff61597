import { describe, expect, it } from 'vitest'
import { Money } from '../shared/money.ts'
import { Temporal } from '../shared/temporal.ts'
import { halfNow, thirtyOnBooking } from '../testing/payment-rules.ts'
import { amountDueUpFront } from './amount-due-up-front.ts'
import { balanceDueDate } from './balance-due-date.ts'
import { partialPaymentApplies } from './partial-payment-applies.ts'
import { splitDeposit } from './split-deposit.ts'

const arrival = Temporal.PlainDate.from('2027-04-12')
const longBefore = Temporal.PlainDate.from('2027-01-05')

describe('whether partial payment applies', () => {
  it.each([
    ['no rule', null, 2000, '2027-01-05', false],
    ['a rule that is switched off', { ...halfNow, isActive: false }, 2000, '2027-01-05', false],
    ['a rule without partial payments', { ...halfNow, allowPartialPayments: false }, 2000, '2027-01-05', false],
    ['a total below the minimum', halfNow, 999.9, '2027-01-05', false],
    ['a total at the minimum', halfNow, 1000, '2027-01-05', true],
    ['the last day for the balance', halfNow, 2000, '2027-03-29', true],
    ['the day after it', halfNow, 2000, '2027-03-30', false],
    ['the arrival day with the balance on arrival', thirtyOnBooking, 2000, '2027-04-12', true],
    ['days that mean nothing on arrival', { ...thirtyOnBooking, partialPaymentDueDays: 14 }, 2000, '2027-04-12', true],
  ])('%s', (_, rule, total, today, expected) => {
    expect(partialPaymentApplies(rule, Money.rand(total), arrival, Temporal.PlainDate.from(today))).toBe(expected)
  })
})

describe('the deposit', () => {
  it.each([
    [2093.3, 50, 1046.7, 1046.6],
    [899.9, 30, 270, 629.9],
    [1234.5, 12.5, 154.3, 1080.2],
    [0.1, 50, 0.1, 0],
    [1000, 0, 0, 1000],
    [1000, 100, 1000, 0],
    [1000, 120, 1000, 0],
    [0, 50, 0, 0],
  ])('of R%s at %s%% is R%s with a balance of R%s', (total, percentage, deposit, balance) => {
    const split = splitDeposit(Money.rand(total), percentage)

    expect([split.deposit.toRand(), split.balance.toRand()]).toEqual([deposit, balance])
  })

  it('never exceeds a total that is off the ten-cent grid', () => {
    expect(splitDeposit(Money.rand(99.97), 100).deposit.toRand()).toBe(99.97)
  })

  it('leaves a balance due before arrival, or on arrival', () => {
    expect(balanceDueDate(halfNow, arrival)?.toString()).toBe('2027-03-29')
    expect(balanceDueDate(thirtyOnBooking, arrival)).toBeNull()
  })
})

describe('what a reservation owes up front', () => {
  const plots = [
    { total: Money.rand(600), rule: halfNow },
    { total: Money.rand(500.1), rule: thirtyOnBooking },
    { total: Money.rand(200), rule: null },
  ]
  const rand = (payment: ReturnType<typeof amountDueUpFront>) => [
    payment.amountDue.toRand(),
    payment.amountDueUpFront.toRand(),
    payment.balance.toRand(),
    payment.dueDate?.toString() ?? null,
  ]

  it('judges the minimum on the reservation and the deposit per plot', () => {
    const payment = amountDueUpFront({ plots, arrival, today: longBefore, payInFull: false })

    expect(rand(payment)).toEqual([1300.1, 650, 650.1, '2027-03-29'])
    expect(payment.perPlot.map((plot) => [plot.amountDueUpFront.toRand(), plot.dueDate?.toString() ?? null])).toEqual([
      [300, '2027-03-29'],
      [150, '2027-04-12'],
      [200, null],
    ])
  })

  it('asks for a plot in full when its balance date has passed', () => {
    const payment = amountDueUpFront({ plots, arrival, today: Temporal.PlainDate.from('2027-04-01'), payInFull: false })

    expect(rand(payment)).toEqual([1300.1, 950, 350.1, '2027-04-12'])
  })

  it('wants the balance by the earliest date, in whatever order the plots stand', () => {
    const payment = amountDueUpFront({ plots: plots.toReversed(), arrival, today: longBefore, payInFull: false })

    expect(rand(payment)).toEqual([1300.1, 650, 650.1, '2027-03-29'])
  })

  it('asks for everything when the guest pays in full', () => {
    expect(rand(amountDueUpFront({ plots, arrival, today: longBefore, payInFull: true }))).toEqual([1300.1, 1300.1, 0, null])
  })

  it('has no due date when nothing remains', () => {
    const whole = {
      total: Money.rand(600),
      rule: { ...halfNow, minimumAmountForPartial: Money.zero(), partialPaymentPercentage: 100 },
    }

    expect(rand(amountDueUpFront({ plots: [whole], arrival, today: longBefore, payInFull: false }))).toEqual([600, 600, 0, null])
  })
})
