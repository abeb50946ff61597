import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Money } from '../shared/money.ts'
import { Temporal } from '../shared/temporal.ts'
import { cancellationLadder } from './cancellation-ladder.ts'
import { defaultCancellationPolicy } from './cancellation-policy.ts'
import { refundFor } from './refund.ts'

const arrival = Temporal.PlainDate.from('2027-02-05')
const before = (days: number) => arrival.subtract({ days })

const amounts = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => Money.cents(cents))
const policies = fc.array(fc.record({ daysBeforeArrival: fc.nat(60), refundPercentage: fc.nat(100) }), { maxLength: 5 })
const days = fc.integer({ min: -10, max: 90 })

describe('the refund of a cancellation', () => {
  it.each([
    [15, 100, 800_05],
    [14, 100, 800_05],
    [13, 50, 400_03],
    [7, 50, 400_03],
    [6, 0, 0],
    [0, 0, 0],
    [-1, 0, 0],
  ])('%i days before arrival is %i %%', (daysBefore, refundPercentage, cents) => {
    const refund = refundFor(defaultCancellationPolicy, arrival, before(daysBefore), Money.cents(800_05))

    expect(refund).toEqual({ refundPercentage, refundAmount: Money.cents(cents) })
  })

  it('is never more than what was paid', () => {
    fc.assert(
      fc.property(policies, days, amounts, (policy, daysBefore, paid) => {
        const { refundAmount } = refundFor(policy, arrival, before(daysBefore), paid)
        expect(refundAmount.cents).toBeGreaterThanOrEqual(0)
        expect(refundAmount.cents).toBeLessThanOrEqual(paid.cents)
      }),
    )
  })

  it('never grows as arrival nears, in whatever order the steps stand', () => {
    fc.assert(
      fc.property(policies, days, fc.nat(30), amounts, (policy, daysBefore, later, paid) => {
        const now = refundFor(policy, arrival, before(daysBefore), paid)
        const then = refundFor(policy.toReversed(), arrival, before(daysBefore - later), paid)
        expect(then.refundAmount.cents).toBeLessThanOrEqual(now.refundAmount.cents)
      }),
    )
  })
})

describe('the ladder that a guest sees', () => {
  it('names the last day of every refund', () => {
    const ladder = cancellationLadder(defaultCancellationPolicy, arrival)

    expect(ladder.map(({ until, refundPercentage }) => `${refundPercentage} % until ${until}`)).toEqual([
      '100 % until 2027-01-22',
      '50 % until 2027-01-29',
    ])
  })

  it.each([
    [
      'a step that brings nothing',
      [
        [14, 100],
        [7, 0],
      ],
      ['100 % until 2027-01-22'],
    ],
    ['nothing at all', [[14, 0]], []],
    ['one per cent', [[14, 1]], ['1 % until 2027-01-22']],
    [
      'the same refund on a later day',
      [
        [14, 50],
        [7, 50],
      ],
      ['50 % until 2027-01-29'],
    ],
    [
      'a step that a later one betters',
      [
        [14, 30],
        [7, 50],
      ],
      ['50 % until 2027-01-29'],
    ],
  ] as const)('of %s', (_, steps, rungs) => {
    const policy = steps.map(([daysBeforeArrival, refundPercentage]) => ({ daysBeforeArrival, refundPercentage }))

    const ladder = cancellationLadder(policy, arrival)

    expect(ladder.map(({ until, refundPercentage }) => `${refundPercentage} % until ${until}`)).toEqual(rungs)
  })

  it('says the same as the refund on every day', () => {
    fc.assert(
      fc.property(policies, fc.integer({ min: 0, max: 90 }), (policy, daysBefore) => {
        const today = before(daysBefore)
        const rung = cancellationLadder(policy, arrival).find(({ until }) => Temporal.PlainDate.compare(today, until) <= 0)
        const { refundPercentage } = refundFor(policy, arrival, today, Money.cents(100))
        expect(rung?.refundPercentage ?? 0).toBe(refundPercentage)
      }),
    )
  })
})
