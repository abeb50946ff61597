import { describe, expect, it } from 'vitest'
import { Money } from '../shared/money.ts'
import { halfNow } from '../testing/payment-rules.ts'
import { longestRuleName, paymentRuleProblems } from './payment-rule-problems.ts'

const { id: _, ...right } = halfNow

describe('a payment rule that is to be saved', () => {
  it.each([
    ['0 %', { partialPaymentPercentage: 0 }],
    ['a part of a per cent', { partialPaymentPercentage: 12.5 }],
    ['100 %', { partialPaymentPercentage: 100 }],
    ['0 days', { partialPaymentDueDays: 0 }],
    ['730 days', { partialPaymentDueDays: 730 }],
    ['no minimum', { minimumAmountForPartial: Money.zero() }],
    ['a minimum of a cent', { minimumAmountForPartial: Money.cents(1) }],
    ['the longest name', { name: 'x'.repeat(longestRuleName) }],
  ])('may say %s', (_, facts) => {
    expect(paymentRuleProblems({ ...right, ...facts })).toEqual([])
  })

  it.each([
    [{ name: ' ' }, { field: 'name', code: 'missing' }],
    [{ name: 'x'.repeat(101) }, { field: 'name', code: 'too-long', most: 100 }],
    [{ partialPaymentPercentage: Number.NaN }, { field: 'partialPaymentPercentage', code: 'not-a-number' }],
    [{ partialPaymentPercentage: -0.1 }, { field: 'partialPaymentPercentage', code: 'too-little', least: 0 }],
    [{ partialPaymentPercentage: 100.1 }, { field: 'partialPaymentPercentage', code: 'too-much', most: 100 }],
    [{ partialPaymentDueDays: 1.5 }, { field: 'partialPaymentDueDays', code: 'not-whole' }],
    [{ partialPaymentDueDays: -1 }, { field: 'partialPaymentDueDays', code: 'too-little', least: 0 }],
    [{ partialPaymentDueDays: 731 }, { field: 'partialPaymentDueDays', code: 'too-much', most: 730 }],
    [{ minimumAmountForPartial: Money.cents(-1) }, { field: 'minimumAmountForPartial', code: 'too-little', least: 0 }],
  ])('is refused with %j', (facts, problem) => {
    expect(paymentRuleProblems({ ...right, ...facts })).toEqual([problem])
  })

  it('hears everything that is wrong at once', () => {
    const wrong = { ...right, name: '', partialPaymentDueDays: -1, minimumAmountForPartial: Money.cents(-1) }

    expect(paymentRuleProblems(wrong).map(({ field }) => field)).toEqual([
      'name',
      'partialPaymentDueDays',
      'minimumAmountForPartial',
    ])
  })
})
