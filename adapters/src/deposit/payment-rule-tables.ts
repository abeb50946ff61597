import type { PartialPaymentDueType } from '@camp/domain/deposit/payment-rule.ts'
import type { OrganisationId, PaymentRuleId, PlotId } from '@camp/domain/shared/ids.ts'
import { defineEntity, p } from '@mikro-orm/core'
import { numericColumn } from '../postgres/column-types.ts'

export const PaymentRuleRow = defineEntity({
  name: 'PaymentRuleRow',
  tableName: 'payment_rule',
  properties: {
    id: p.uuid().$type<PaymentRuleId>().primary().defaultRaw('gen_random_uuid()'),
    organisationId: p.uuid().$type<OrganisationId>(),
    name: p.text(),
    isActive: p.boolean().default(true),
    allowPartialPayments: p.boolean(),
    minimumAmountForPartialCents: p.integer().default(0),
    partialPaymentDueType: p.text().$type<PartialPaymentDueType>(),
    partialPaymentDueDays: p.integer().default(0),
    partialPaymentPercentage: numericColumn(),
  },
})

export const PlotPaymentRuleRow = defineEntity({
  name: 'PlotPaymentRuleRow',
  tableName: 'plot_payment_rule',
  properties: {
    id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    organisationId: p.uuid().$type<OrganisationId>(),
    plotId: p.uuid().$type<PlotId>(),
    paymentRuleId: p.uuid().$type<PaymentRuleId>(),
  },
})
