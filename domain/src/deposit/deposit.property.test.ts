import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Money } from '../shared/money.ts'
import { splitDeposit } from './split-deposit.ts'

const tenCents = fc.integer({ min: 0, max: 10_000_000 }).map((steps) => Money.cents(steps * 10))
const percentages = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10)

it('deposit and balance make the total, and neither is below zero', () => {
  fc.assert(
    fc.property(tenCents, percentages, (total, percentage) => {
      const { deposit, balance } = splitDeposit(total, percentage)

      expect(deposit.plus(balance).equals(total)).toBe(true)
      expect(Math.min(deposit.cents, balance.cents)).toBeGreaterThanOrEqual(0)
      expect(deposit.cents % 10).toBe(0)
    }),
  )
})

it('is within five cents of the exact share', () => {
  fc.assert(
    fc.property(tenCents, fc.integer({ min: 0, max: 100 }), (total, percentage) => {
      const { deposit } = splitDeposit(total, percentage)

      expect(Math.abs(deposit.cents * 100 - total.cents * percentage)).toBeLessThanOrEqual(500)
    }),
  )
})

it('never falls when the percentage rises', () => {
  fc.assert(
    fc.property(tenCents, percentages, percentages, (total, one, other) => {
      const [less, more] = [splitDeposit(total, Math.min(one, other)), splitDeposit(total, Math.max(one, other))]

      expect(more.deposit.isAtLeast(less.deposit)).toBe(true)
    }),
  )
})
