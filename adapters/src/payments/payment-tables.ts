import type { GatewayAnswer } from '@camp/application/payments/gateway-test/gateway-tests.ts'
import type { PaymentDispute } from '@camp/application/payments/payment-disputes.ts'
import type { PaymentPurpose, RefundTask, RefundTaskReason } from '@camp/application/payments/payments.ts'
import type { MoneyMoveKind } from '@camp/domain/payments/money-move.ts'
import type { BookedMethod } from '@camp/domain/payments/offline-payment.ts'
import type { PaymentItemKind } from '@camp/domain/payments/payment-items.ts'
import type { PaymentState } from '@camp/domain/payments/payment-state.ts'
import type { OrganisationId, PaymentAttemptId, PlotId, ReservationId, UserId, VoucherId } from '@camp/domain/shared/ids.ts'
import { defineEntity, p } from '@mikro-orm/core'
import { dateColumn, instantColumn, jsonColumn } from '../postgres/column-types.ts'

export const PaymentAttemptRow = defineEntity({
  name: 'PaymentAttemptRow',
  tableName: 'payment_attempt',
  properties: {
    id: p.text().$type<PaymentAttemptId>().primary(),
    organisationId: p.uuid().$type<OrganisationId>(),
    reservationId: p.text().$type<ReservationId>(),
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
    methodBrand: p.text().nullable(),
    methodLast4: p.text().nullable(),
    remembersFor: p.uuid().$type<UserId>().nullable(),
    nextLookAt: instantColumn().nullable(),
  },
})

/** Money that moved. */
export const PaymentRow = defineEntity({
  name: 'PaymentRow',
  tableName: 'payment',
  properties: {
    id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    organisationId: p.uuid().$type<OrganisationId>(),
    reservationId: p.text().$type<ReservationId>(),
    paymentAttemptId: p.text().$type<PaymentAttemptId>().nullable(),
    kind: p.text().$type<MoneyMoveKind>(),
    amountCents: p.integer(),
    currency: p.text(),
    gatewayPaymentId: p.text().nullable(),
    at: instantColumn(),
    method: p.text().$type<BookedMethod>().nullable(),
    voucherId: p.uuid().$type<VoucherId>().nullable(),
    reference: p.text().nullable(),
    paidOn: dateColumn().nullable(),
    recordedBy: p.text().nullable(),
    reversedPaymentId: p.uuid().nullable(),
  },
})

export const RefundTaskRow = defineEntity({
  name: 'RefundTaskRow',
  tableName: 'refund_task',
  properties: {
    id: p.text().primary(),
    organisationId: p.uuid().$type<OrganisationId>(),
    reservationId: p.text().$type<ReservationId>(),
    paymentAttemptId: p.text().$type<PaymentAttemptId>().nullable(),
    voucherId: p.uuid().$type<VoucherId>().nullable(),
    amountCents: p.integer(),
    currency: p.text(),
    reason: p.text().$type<RefundTaskReason>(),
    state: p.text().$type<RefundTask['state']>(),
    createdAt: instantColumn(),
    closedAt: instantColumn().nullable(),
    gatewayRefundId: p.text().nullable(),
    heardAt: instantColumn().nullable(),
    isUnclear: p.boolean().default(false),
  },
})

/** What a captured payment paid for. */
export const PaymentItemRow = defineEntity({
  name: 'PaymentItemRow',
  tableName: 'payment_item',
  properties: {
    paymentId: p.uuid().primary(),
    organisationId: p.uuid().$type<OrganisationId>(),
    position: p.integer().primary(),
    kind: p.text().$type<PaymentItemKind>(),
    plotId: p.uuid().$type<PlotId>().nullable(),
    plotName: p.text().nullable(),
    amountCents: p.integer(),
    currency: p.text(),
  },
})

export const PaymentDisputeRow = defineEntity({
  name: 'PaymentDisputeRow',
  tableName: 'payment_dispute',
  properties: {
    id: p.text().primary(),
    organisationId: p.uuid().$type<OrganisationId>(),
    reservationId: p.text().$type<ReservationId>(),
    paymentAttemptId: p.text().$type<PaymentAttemptId>(),
    takenCents: p.integer(),
    currency: p.text(),
    resultCode: p.text(),
    openedAt: instantColumn(),
    state: p.text().$type<PaymentDispute['state']>(),
    closedAt: instantColumn().nullable(),
    closedBy: p.text().nullable(),
    note: p.text().nullable(),
    owedBackCents: p.integer().nullable(),
    /** Null, written before it was kept: as what is owed back. */
    goingBackCents: p.integer().nullable(),
  },
})

export const SavedCardRow = defineEntity({
  name: 'SavedCardRow',
  tableName: 'saved_card',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid().$type<UserId>(),
    registrationId: p.text(),
    brand: p.text(),
    last4: p.text().nullable(),
    expires: p.text(),
    savedAt: instantColumn(),
  },
})

export const GatewayTestRow = defineEntity({
  name: 'GatewayTestRow',
  tableName: 'gateway_test',
  properties: {
    id: p.uuid().primary(),
    merchantTransactionId: p.text(),
    amountCents: p.integer(),
    currency: p.text(),
    checkoutId: p.text().nullable(),
    redirectUrl: p.text().nullable(),
    gatewayPaymentId: p.text().nullable(),
    resultCode: p.text().nullable(),
    refundedCents: p.integer().default(0),
    answers: jsonColumn<readonly (Omit<GatewayAnswer, 'at'> & { readonly at: string })[]>().defaultRaw("'[]'::jsonb"),
    startedBy: p.uuid().nullable(),
    startedAt: instantColumn(),
  },
})
