import type { PaymentDispute } from '@camp/application/payments/payment-disputes.ts'
import type { PaymentPurpose, RefundTask, RefundTaskReason } from '@camp/application/payments/payments.ts'
import type { MoneyMoveKind } from '@camp/domain/payments/money-move.ts'
import type { OfflinePaymentMethod } from '@camp/domain/payments/offline-payment.ts'
import type { PaymentItemKind } from '@camp/domain/payments/payment-items.ts'
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
    methodBrand: p.text().nullable(),
    methodLast4: p.text().nullable().fieldName('method_last4'),
    remembersFor: p.uuid().nullable(),
    createdAt: instantColumn(),
    settledAt: instantColumn().nullable(),
    nextLookAt: instantColumn().nullable(),
  },
})
export type PaymentAttemptRow = InferEntity<typeof PaymentAttemptRow>

/** Money that moved. */
export const PaymentRow = defineEntity({
  name: 'PaymentRow',
  tableName: 'payment',
  properties: {
    id: p.uuid().primary(),
    organisationId: p.uuid(),
    reservationId: p.text(),
    paymentAttemptId: p.text().nullable(),
    kind: p.text().$type<MoneyMoveKind>(),
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

/** What a captured payment paid for. */
export const PaymentItemRow = defineEntity({
  name: 'PaymentItemRow',
  tableName: 'payment_item',
  properties: {
    paymentId: p.uuid().primary(),
    position: p.integer().primary(),
    organisationId: p.uuid(),
    kind: p.text().$type<PaymentItemKind>(),
    plotId: p.uuid().nullable(),
    plotName: p.text().nullable(),
    amountCents: p.integer(),
    currency: p.text(),
  },
})
export type PaymentItemRow = InferEntity<typeof PaymentItemRow>

export const PaymentDisputeRow = defineEntity({
  name: 'PaymentDisputeRow',
  tableName: 'payment_dispute',
  properties: {
    id: p.text().primary(),
    organisationId: p.uuid(),
    reservationId: p.text(),
    paymentAttemptId: p.text(),
    takenCents: p.integer(),
    owedBackCents: p.integer().nullable(),
    currency: p.text(),
    resultCode: p.text(),
    openedAt: instantColumn(),
    state: p.text().$type<PaymentDispute['state']>(),
    closedAt: instantColumn().nullable(),
    closedBy: p.text().nullable(),
    note: p.text().nullable(),
  },
})
export type PaymentDisputeRow = InferEntity<typeof PaymentDisputeRow>
