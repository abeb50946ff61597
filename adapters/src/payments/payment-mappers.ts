import type { PaymentDispute } from '@camp/application/payments/payment-disputes.ts'
import type { MoneyMove, OfflineCapture, PaymentAttempt, RefundTask } from '@camp/application/payments/payments.ts'
import type { PaymentItem } from '@camp/domain/payments/payment-items.ts'
import type { PaymentMethod } from '@camp/domain/payments/payment-method.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Insertable, Selectable } from 'kysely'
import { storedInstant } from '../postgres/stored-instant.ts'
import type { Tables } from '../postgres/typed-database.ts'

type Attempt = Selectable<Tables['payment_attempt']>

export function toAttemptRow(attempt: PaymentAttempt): Insertable<Tables['payment_attempt']> {
  return {
    id: attempt.id,
    organisation_id: attempt.organisationId,
    reservation_id: attempt.reservationId,
    purpose: attempt.purpose,
    amount_cents: attempt.amount.cents,
    currency: attempt.amount.currency,
    merchant_transaction_id: attempt.merchantTransactionId,
    created_at: attempt.createdAt.toString(),
    ...toAttemptChanges(attempt),
  }
}

/** What may become of an attempt after it was written. */
export function toAttemptChanges({ method, ...attempt }: PaymentAttempt) {
  return {
    state: attempt.state,
    checkout_id: attempt.checkoutId,
    redirect_url: attempt.redirectUrl,
    gateway_payment_id: attempt.gatewayPaymentId,
    result_code: attempt.resultCode,
    method_brand: method?.brand ?? null,
    method_last4: method?.last4 ?? null,
    remembers_for: attempt.remembersFor,
    settled_at: attempt.settledAt?.toString() ?? null,
    next_look_at: attempt.nextLookAt?.toString() ?? null,
  }
}

export function toAttempt(row: Attempt): PaymentAttempt {
  return {
    id: row.id,
    organisationId: row.organisation_id,
    reservationId: row.reservation_id,
    purpose: row.purpose,
    amount: Money.cents(row.amount_cents, row.currency),
    merchantTransactionId: row.merchant_transaction_id,
    state: row.state,
    checkoutId: row.checkout_id,
    redirectUrl: row.redirect_url,
    gatewayPaymentId: row.gateway_payment_id,
    resultCode: row.result_code,
    method: toMethod(row),
    remembersFor: row.remembers_for,
    createdAt: Temporal.Instant.from(row.created_at),
    settledAt: storedInstant(row.settled_at),
    nextLookAt: storedInstant(row.next_look_at),
  }
}

export function toMethod({ method_brand, method_last4 }: Attempt): PaymentMethod | null {
  return method_brand ? { brand: method_brand, last4: method_last4 } : null
}

export function toTaskRow({ amount, ...task }: RefundTask): Insertable<Tables['refund_task']> {
  return {
    id: task.id,
    organisation_id: task.organisationId,
    reservation_id: task.reservationId,
    payment_attempt_id: task.paymentAttemptId,
    voucher_id: task.voucherId ?? null,
    amount_cents: amount.cents,
    currency: amount.currency,
    reason: task.reason,
    state: task.state,
    created_at: task.createdAt.toString(),
  }
}

export function toTask(row: Selectable<Tables['refund_task']>): RefundTask {
  return {
    id: row.id,
    organisationId: row.organisation_id,
    reservationId: row.reservation_id,
    paymentAttemptId: row.payment_attempt_id,
    voucherId: row.voucher_id ?? undefined,
    amount: Money.cents(row.amount_cents, row.currency),
    reason: row.reason,
    state: row.state,
    isReturned: (row.state === 'manual' && row.gateway_refund_id !== null) || undefined,
    isUnclear: (row.state === 'manual' && row.is_unclear) || undefined,
    createdAt: Temporal.Instant.from(row.created_at),
  }
}

type OfflineMove = Omit<OfflineCapture, 'kind' | 'items'> & Pick<MoneyMove, 'kind'>

export function toMoveRow(move: OfflineMove): Insertable<Tables['payment']> {
  const { id, organisationId, reservationId, kind, amount, at, offline } = move
  return {
    id,
    organisation_id: organisationId,
    reservation_id: reservationId,
    kind,
    amount_cents: amount.cents,
    currency: amount.currency,
    at: at.toString(),
    method: offline.method,
    voucher_id: offline.voucherId ?? null,
    reference: offline.reference,
    paid_on: offline.paidOn.toString(),
    recorded_by: offline.recordedBy,
  }
}

export function toMove(
  row: Selectable<Tables['payment']>,
  method: PaymentMethod | null,
  items: readonly PaymentItem[],
): MoneyMove {
  const { id, kind, method: by, voucher_id: voucherId, paid_on: paidOn, reference, recorded_by: recordedBy } = row
  const said = { reference, recordedBy: recordedBy ?? '' }
  return {
    id,
    kind,
    method,
    items,
    at: Temporal.Instant.from(row.at),
    reversedMoveId: row.reversed_payment_id ?? undefined,
    organisationId: row.organisation_id,
    reservationId: row.reservation_id,
    amount: Money.cents(row.amount_cents, row.currency),
    offline:
      by && paidOn ? { ...said, voucherId: voucherId ?? undefined, method: by, paidOn: Temporal.PlainDate.from(paidOn) } : null,
  }
}

export function toItemRows(
  paymentId: string,
  organisationId: OrganisationId,
  items: readonly PaymentItem[],
): readonly Insertable<Tables['payment_item']>[] {
  return items.map(({ kind, plotId, plotName, amount }, position) => ({
    payment_id: paymentId,
    organisation_id: organisationId,
    position,
    kind,
    plot_id: plotId,
    plot_name: plotName,
    amount_cents: amount.cents,
    currency: amount.currency,
  }))
}

export function toItem(row: Selectable<Tables['payment_item']>): PaymentItem {
  const { kind, plot_id: plotId, plot_name: plotName, amount_cents: cents, currency } = row
  return { kind, plotId, plotName, amount: Money.cents(cents, currency) }
}

export function toDisputeRow({ taken, owedBack, goingBack, ...dispute }: PaymentDispute): Insertable<Tables['payment_dispute']> {
  return {
    id: dispute.id,
    organisation_id: dispute.organisationId,
    reservation_id: dispute.reservationId,
    payment_attempt_id: dispute.paymentAttemptId,
    taken_cents: taken.cents,
    owed_back_cents: owedBack?.cents ?? null,
    going_back_cents: goingBack.cents,
    currency: taken.currency,
    result_code: dispute.resultCode,
    opened_at: dispute.openedAt.toString(),
    state: dispute.state,
    closed_at: dispute.closedAt?.toString() ?? null,
    closed_by: dispute.closedBy,
    note: dispute.note,
  }
}

export function toDispute(row: Selectable<Tables['payment_dispute']>): PaymentDispute {
  return {
    id: row.id,
    organisationId: row.organisation_id,
    reservationId: row.reservation_id,
    paymentAttemptId: row.payment_attempt_id,
    resultCode: row.result_code,
    openedAt: Temporal.Instant.from(row.opened_at),
    state: row.state,
    closedAt: storedInstant(row.closed_at),
    closedBy: row.closed_by,
    note: row.note,
    taken: Money.cents(row.taken_cents, row.currency),
    owedBack: row.owed_back_cents === null ? null : Money.cents(row.owed_back_cents, row.currency),
    goingBack: Money.cents(row.going_back_cents ?? row.owed_back_cents ?? 0, row.currency),
  }
}
