import { type FieldProblem, numberProblems, textProblems } from '../shared/field-problem.ts'
import type { PaymentRule } from './payment-rule.ts'

export type PaymentRuleFacts = Omit<PaymentRule, 'id'>

/** Characters. */
export const longestRuleName = 100
/** Days before arrival: two years. */
export const mostDueDays = 730

/** What speaks against saving a payment rule. */
export function paymentRuleProblems(rule: PaymentRuleFacts): readonly FieldProblem[] {
  return [
    ...textProblems('name', rule.name, longestRuleName),
    ...numberProblems('partialPaymentPercentage', rule.partialPaymentPercentage, { least: 0, most: 100, isWhole: false }),
    ...numberProblems('partialPaymentDueDays', rule.partialPaymentDueDays, { least: 0, most: mostDueDays }),
    ...(rule.minimumAmountForPartial.cents < 0
      ? [{ field: 'minimumAmountForPartial', code: 'too-little' as const, least: 0 }]
      : []),
  ]
}
