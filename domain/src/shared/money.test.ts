import Fraction from 'fraction.js'
import { describe, expect, it } from 'vitest'
import { Money, roundHalfUp } from './money.ts'

describe('money', () => {
  it('is a whole number of cents', () => {
    expect(() => Money.cents(10.5)).toThrow('whole number of cents')
    expect(() => Money.cents(Number.MAX_SAFE_INTEGER + 1)).toThrow('whole number of cents')
  })

  it.each([
    [133.33, 13333],
    [0.1 + 0.2, 30],
    [1049.95, 104995],
    [-75.5, -7550],
  ])('reads R%s as %s cents and gives them back as rand', (rand, cents) => {
    expect(Money.rand(rand).cents).toBe(cents)
    expect(Money.rand(rand).toRand()).toBe(cents / 100)
  })

  it('refuses a third decimal', () => {
    expect(() => Money.rand(1.005)).toThrow('at most two decimals')
  })

  it('adds, subtracts and compares within one currency', () => {
    const [ten, four] = [Money.rand(10), Money.rand(4)]

    expect(ten.minus(four).equals(Money.rand(6))).toBe(true)
    expect(Money.sum([ten, four, four]).toRand()).toBe(18)
    expect(ten.atMost(four)).toBe(four)
    expect(four.atMost(ten)).toBe(four)
    expect(ten.isAtLeast(Money.rand(10))).toBe(true)
    expect(ten.isMoreThan(Money.rand(10))).toBe(false)
    expect([ten.isMoreThan(four), four.isMoreThan(ten), four.isAtLeast(ten)]).toEqual([true, false, false])
    expect(four.plus(ten)).toEqual(Money.rand(14))
    expect(four.minus(ten)).toEqual(ten.minus(four).negated())
  })

  it('never mixes currencies', () => {
    expect(() => Money.rand(10).plus(Money.rand(10, 'NAD'))).toThrow('cannot mix ZAR and NAD')
    expect(Money.sum([Money.rand(10, 'NAD')]).currency).toBe('NAD')
    expect(Money.rand(10).equals(Money.rand(10, 'NAD'))).toBe(false)
  })

  it('has one zero', () => {
    expect(Object.is(Money.zero().negated().cents, 0)).toBe(true)
    expect(Money.sum([]).isZero).toBe(true)
    expect(Money.zero().isPositive).toBe(false)
    expect([Money.cents(1), Money.cents(-1)].map(({ isZero, isPositive }) => [isZero, isPositive])).toEqual([
      [false, true],
      [false, false],
    ])
  })
})

describe('rounding half up', () => {
  it.each([
    ['1004', 10, 1000],
    ['1005', 10, 1010],
    ['1004.9999', 10, 1000],
    ['13333/2', 1, 6667],
    ['13333/3', 1, 4444],
    ['-1005', 10, -1010],
    ['-1004', 10, -1000],
    ['3/4', 1, 1],
    ['-3/4', 1, -1],
    ['0', 10, 0],
  ])('takes %s cents to a multiple of %s: %s', (exact, step, cents) => {
    expect(roundHalfUp(new Fraction(exact), step).cents).toBe(cents)
  })
})
