import { paymentRuleProblems } from '@camp/domain/deposit/payment-rule-problems.ts'
import { paymentTerms } from '@camp/domain/deposit/payment-terms.ts'
import { paymentTermsText } from '@camp/domain/formatting/payment-terms-text.ts'
import type { PaymentRuleId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Translator } from '#app/wording/catalogue.ts'
import { type RuleAnswers, readRule } from './rule-answers.ts'

/** Of a stay that costs so much and begins two months from today. */
export const exampleTotal = Money.rand(2400)

/**
 * The sentence that a guest would read in the picker; null while the form cannot be read. `today` is a date,
 * `YYYY-MM-DD`.
 */
export function exampleSentence(t: Translator<'quoteLabels'>, answers: RuleAnswers, today: string): string | null {
  const rule = readRule(answers, exampleTotal.currency)
  if (!('name' in rule)) return null
  if (paymentRuleProblems({ ...rule, name: 'Rule' }).length > 0) return null
  const day = Temporal.PlainDate.from(today)
  const terms = paymentTerms({
    rule: { ...rule, isActive: true, id: 'example' as PaymentRuleId },
    total: exampleTotal,
    arrival: day.add({ months: 2 }),
    today: day,
  })
  return paymentTermsText(t, terms)
}
