import type { PaymentRuleRow } from '@camp/application/deposit/payment-rules.ts'
import type { PaymentRuleFacts } from '@camp/domain/deposit/payment-rule-problems.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { centsField, decimalOrNaN, typedCents, wholeOrNaN } from '#app/formatting/typed-number.ts'
import type { FormProblem } from '../settings-forms/problem-words.ts'
import { numberText, type TypedForm, ticked } from '../settings-forms/typed-form.ts'

export const ruleFields = [
  'name',
  'isActive',
  'allowPartialPayments',
  'partialPaymentPercentage',
  'minimumAmountForPartial',
  'partialPaymentDueType',
  'partialPaymentDueDays',
] as const
export type RuleField = (typeof ruleFields)[number]
export type RuleAnswers = TypedForm<RuleField>

export const newRule: RuleAnswers = {
  name: '',
  isActive: 'yes',
  allowPartialPayments: 'yes',
  partialPaymentPercentage: '50',
  minimumAmountForPartial: '0',
  partialPaymentDueType: 'dueBeforeReservation',
  partialPaymentDueDays: '14',
}

export function ruleToAnswers(rule: PaymentRuleRow): RuleAnswers {
  return {
    name: rule.name,
    isActive: ticked(rule.isActive),
    allowPartialPayments: ticked(rule.allowPartialPayments),
    partialPaymentPercentage: numberText(rule.partialPaymentPercentage),
    minimumAmountForPartial: centsField(rule.minimumAmountForPartial.cents),
    partialPaymentDueType: rule.partialPaymentDueType,
    partialPaymentDueDays: numberText(rule.partialPaymentDueDays),
  }
}

/** The facts, or what could not be read. */
export function readRule(answers: RuleAnswers, currency: string): PaymentRuleFacts | readonly FormProblem[] {
  const minimum = answers.minimumAmountForPartial === '' ? 0 : typedCents(answers.minimumAmountForPartial)
  const percentage = decimalOrNaN(answers.partialPaymentPercentage)
  const days = wholeOrNaN(answers.partialPaymentDueDays)
  if (minimum === null) return [{ field: 'minimumAmountForPartial', code: 'not-a-number' }]
  if (percentage === null) return [{ field: 'partialPaymentPercentage', code: 'missing' }]
  return {
    name: answers.name,
    isActive: answers.isActive === 'yes',
    allowPartialPayments: answers.allowPartialPayments === 'yes',
    partialPaymentPercentage: percentage,
    minimumAmountForPartial: Money.cents(minimum, currency),
    partialPaymentDueType: answers.partialPaymentDueType === 'onArrival' ? 'onArrival' : 'dueBeforeReservation',
    partialPaymentDueDays: days ?? 0,
  }
}
