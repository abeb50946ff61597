import type { PaymentRule } from '@camp/domain/deposit/payment-rule.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { type Fields, reader, writer } from '../postgres/fields.ts'
import type { JsonRow } from '../postgres/json-row.ts'
import { ownColumns } from '../postgres/own-columns.ts'
import type { InCurrency } from '../pricing/rate-columns.ts'
import { PaymentRuleRow as PaymentRuleTable } from './payment-rule-tables.ts'

export type PaymentRuleColumns = JsonRow<'payment_rule'>
export type PaymentRuleSource = PaymentRuleColumns & InCurrency

/** Every field of a payment rule, once. */
export const paymentRuleFields = {
  ...ownColumns<PaymentRule>()(PaymentRuleTable, { organisationId: true, minimumAmountForPartialCents: true }),
  minimumAmountForPartial: {
    read: (row: PaymentRuleSource) => Money.cents(row.minimum_amount_for_partial_cents, row.currency),
    write: ({ cents }: Money) => ({ minimum_amount_for_partial_cents: cents }),
  },
} as const satisfies Fields<PaymentRuleSource, PaymentRule>

export const readPaymentRule = reader<PaymentRuleSource, PaymentRule>(paymentRuleFields)
export const writePaymentRule = writer<PaymentRuleSource, PaymentRule, typeof paymentRuleFields>(paymentRuleFields)
