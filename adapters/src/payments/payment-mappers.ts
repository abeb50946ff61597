import type { PaymentDispute } from '@camp/application/payments/payment-disputes.ts'
import type { MoneyMove, OfflineCapture, PaymentAttempt, RefundTask } from '@camp/application/payments/payments.ts'
import type { PaymentItem } from '@camp/domain/payments/payment-items.ts'
import type { PaymentMethod } from '@camp/domain/payments/payment-method.ts'
import type { OrganisationId, PaymentAttemptId, PlotId, ReservationId, UserId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import type { PaymentAttemptRow, PaymentDisputeRow, PaymentItemRow, PaymentRow, RefundTaskRow } from './payment-tables.ts'

export function toAttemptRow({ amount, method, ...attempt }: PaymentAttempt) {
  return {
    ...attempt,
    amountCents: amount.cents,
    currency: amount.currency,
    methodBrand: method?.brand ?? null,
    methodLast4: method?.last4 ?? null,
  }
}

export function toAttempt(row: PaymentAttemptRow): PaymentAttempt {
  return {
    id: row.id as PaymentAttemptId,
    organisationId: row.organisationId as OrganisationId,
    reservationId: row.reservationId as ReservationId,
    purpose: row.purpose,
    amount: Money.cents(row.amountCents, row.currency),
    merchantTransactionId: row.merchantTransactionId,
    state: row.state,
    checkoutId: row.checkoutId ?? null,
    redirectUrl: row.redirectUrl ?? null,
    gatewayPaymentId: row.gatewayPaymentId ?? null,
    resultCode: row.resultCode ?? null,
    method: toMethod(row),
    remembersFor: (row.remembersFor ?? null) as UserId | null,
    createdAt: row.createdAt,
    settledAt: row.settledAt ?? null,
    nextLookAt: row.nextLookAt ?? null,
  }
}

export function toMethod({ methodBrand, methodLast4 }: PaymentAttemptRow): PaymentMethod | null {
  return methodBrand ? { brand: methodBrand, last4: methodLast4 ?? null } : null
}

export function toTaskRow({ amount, ...task }: RefundTask) {
  return { ...task, amountCents: amount.cents, currency: amount.currency }
}

export function toTask(row: RefundTaskRow): RefundTask {
  return {
    id: row.id,
    organisationId: row.organisationId as OrganisationId,
    reservationId: row.reservationId as ReservationId,
    paymentAttemptId: (row.paymentAttemptId ?? null) as PaymentAttemptId | null,
    amount: Money.cents(row.amountCents, row.currency),
    reason: row.reason,
    state: row.state,
    createdAt: row.createdAt,
  }
}

type OfflineMove = Omit<OfflineCapture, 'kind' | 'items'> & Pick<MoneyMove, 'kind'>

export function toMoveRow({ id, organisationId, reservationId, kind, amount, at, offline }: OfflineMove) {
  return { id, organisationId, reservationId, kind, amountCents: amount.cents, currency: amount.currency, at, ...offline }
}

export function toMove(row: PaymentRow, method: PaymentMethod | null, items: readonly PaymentItem[]): MoneyMove {
  const { id, kind, at, paidOn } = row
  const { method: by, reference = null, recordedBy } = row
  return {
    id,
    kind,
    at,
    method,
    items,
    organisationId: row.organisationId as OrganisationId,
    reservationId: row.reservationId as ReservationId,
    amount: Money.cents(row.amountCents, row.currency),
    offline: by && paidOn ? { method: by, paidOn, reference, recordedBy: recordedBy ?? '' } : null,
  }
}

export function toItemRows(paymentId: string, organisationId: OrganisationId, items: readonly PaymentItem[]) {
  return items.map(({ amount, ...item }, position) => ({
    paymentId,
    organisationId,
    position,
    ...item,
    amountCents: amount.cents,
    currency: amount.currency,
  }))
}

export function toItem({ kind, plotId, plotName, amountCents, currency }: PaymentItemRow): PaymentItem {
  const amount = Money.cents(amountCents, currency)
  return { kind, plotId: (plotId ?? null) as PlotId | null, plotName: plotName ?? null, amount }
}

export function toDisputeRow({ taken, owedBack, ...dispute }: PaymentDispute) {
  return { ...dispute, takenCents: taken.cents, owedBackCents: owedBack?.cents ?? null, currency: taken.currency }
}

export function toDispute(row: PaymentDisputeRow): PaymentDispute {
  const { id, resultCode, openedAt, state, closedAt = null, closedBy = null, note = null, owedBackCents = null } = row
  return {
    id,
    resultCode,
    openedAt,
    state,
    closedAt,
    closedBy,
    note,
    organisationId: row.organisationId as OrganisationId,
    reservationId: row.reservationId as ReservationId,
    paymentAttemptId: row.paymentAttemptId as PaymentAttemptId,
    taken: Money.cents(row.takenCents, row.currency),
    owedBack: owedBackCents === null ? null : Money.cents(owedBackCents, row.currency),
  }
}
