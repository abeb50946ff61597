import type { PaymentPurpose, RefundTask, RefundTaskReason } from '@camp/application/payments/payments.ts'
import type { OfflinePaymentMethod } from '@camp/domain/payments/offline-payment.ts'
import type { PaymentState } from '@camp/domain/payments/payment-state.ts'
import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { dateColumn, instantColumn } from '../postgres/date-types.ts'

export const PaymentAttemptRow = defineEntity({
  name: 'PaymentAttemptRow',
  tableName: 'payment_attempt',
  properties: {
    id: p.text().primary(),
    organisationId: p.uuid(),
    reservationId: p.text(),
    purpose: p.text().$type<PaymentPurpose>(),
    amountCents: p.integer(),
    currency: p.text(),
    merchantTransactionId: p.text(),
    state: p.text().$type<PaymentState>(),
    checkoutId: p.text().nullable(),
    redirectUrl: p.text().nullable(),
    gatewayPaymentId: p.text().nullable(),
    resultCode: p.text().nullable(),
    createdAt: instantColumn(),
    settledAt: instantColumn().nullable(),
  },
})
export type PaymentAttemptRow = InferEntity<typeof PaymentAttemptRow>

/** Money that moved: in (`capture`) or back (`refund`). */
export const PaymentRow = defineEntity({
  name: 'PaymentRow',
  tableName: 'payment',
  properties: {
    id: p.uuid().primary(),
    organisationId: p.uuid(),
    reservationId: p.text(),
    paymentAttemptId: p.text().nullable(),
    kind: p.text().$type<'capture' | 'refund'>(),
    amountCents: p.integer(),
    currency: p.text(),
    gatewayPaymentId: p.text().nullable(),
    at: instantColumn(),
    method: p.text().$type<OfflinePaymentMethod>().nullable(),
    reference: p.text().nullable(),
    paidOn: dateColumn().nullable(),
    recordedBy: p.text().nullable(),
  },
})
export type PaymentRow = InferEntity<typeof PaymentRow>

export const RefundTaskRow = defineEntity({
  name: 'RefundTaskRow',
  tableName: 'refund_task',
  properties: {
    id: p.text().primary(),
    organisationId: p.uuid(),
    reservationId: p.text(),
    paymentAttemptId: p.text().nullable(),
    amountCents: p.integer(),
    currency: p.text(),
    reason: p.text().$type<RefundTaskReason>(),
    state: p.text().$type<RefundTask['state']>(),
    createdAt: instantColumn(),
    closedAt: instantColumn().nullable(),
  },
})
export type RefundTaskRow = InferEntity<typeof RefundTaskRow>
