import type { OfflinePayment } from '@camp/domain/payments/offline-payment.ts'
import type { PaymentState } from '@camp/domain/payments/payment-state.ts'
import type { OrganisationId, PaymentAttemptId, ReservationId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

export type PaymentPurpose = 'deposit' | 'full' | 'balance'

/** One try to pay online: written before the gateway is asked, so that no answer of it can be lost. */
export interface PaymentAttempt {
  readonly id: PaymentAttemptId
  readonly organisationId: OrganisationId
  readonly reservationId: ReservationId
  readonly purpose: PaymentPurpose
  readonly amount: Money
  readonly merchantTransactionId: string
  readonly state: PaymentState
  readonly checkoutId: string | null
  readonly redirectUrl: string | null
  /** The gateway's id of the payment itself, needed for refunds; every one appears once in the store. */
  readonly gatewayPaymentId: string | null
  readonly resultCode: string | null
  readonly createdAt: Temporal.Instant
  readonly settledAt: Temporal.Instant | null
}

export type RefundTaskReason = 'cancellation' | 'payment-after-expiry' | 'overpayment'

/** Money that has to go back: by the gateway when it can, otherwise by staff. */
export interface RefundTask {
  readonly id: string
  readonly organisationId: OrganisationId
  readonly reservationId: ReservationId
  readonly paymentAttemptId: PaymentAttemptId | null
  readonly amount: Money
  readonly reason: RefundTaskReason
  readonly state: 'open' | 'done' | 'manual'
  readonly createdAt: Temporal.Instant
}

/** Money that moved: taken (`capture`) or given back (`refund`). */
export interface MoneyMove {
  readonly id: string
  readonly organisationId: OrganisationId
  readonly reservationId: ReservationId
  readonly kind: 'capture' | 'refund'
  readonly amount: Money
  /** When it was recorded. */
  readonly at: Temporal.Instant
  /** Null for what went through the gateway. */
  readonly offline: OfflinePayment | null
}

export interface Payments {
  addAttempt(attempt: PaymentAttempt): Promise<void>
  saveAttempt(attempt: PaymentAttempt): Promise<void>
  /** Until the transaction ends nobody else changes this attempt. */
  findByCheckoutForChange(checkoutId: string): Promise<PaymentAttempt | undefined>
  findByMerchantTransaction(merchantTransactionId: string): Promise<PaymentAttempt | undefined>
  /** The oldest first. */
  attemptsOf(reservationId: ReservationId): Promise<readonly PaymentAttempt[]>
  /** Writes the captured payment, once per gateway payment id; `already-recorded` when it stands there. Does not touch the reservation. */
  recordCapture(attempt: PaymentAttempt): Promise<Result<void, { readonly code: 'already-recorded' }>>
  /** Money that the desk took. Does not touch the reservation. */
  recordOfflinePayment(move: MoneyMove & { readonly kind: 'capture'; readonly offline: OfflinePayment }): Promise<void>
  /** Everything that moved, the oldest first. */
  movesOf(reservationId: ReservationId): Promise<readonly MoneyMove[]>
  addRefundTask(task: RefundTask): Promise<void>
  /** Of any state. */
  refundTasksOf(reservationId: ReservationId): Promise<readonly RefundTask[]>
  openRefundTasks(limit: number): Promise<readonly RefundTask[]>
  findRefundTaskForChange(id: string): Promise<RefundTask | undefined>
  /** With a refund id the task is done, and the refund stands as a payment row, once per id; null makes it `manual`, a task of the staff. */
  closeRefundTask(
    task: RefundTask,
    refund: { readonly gatewayRefundId: string; readonly at: Temporal.Instant } | null,
  ): Promise<void>
  /** The desk gave the money back itself: the task is done, and the refund stands as a move. */
  closeRefundTaskByHand(
    task: RefundTask,
    refund: { readonly id: string; readonly at: Temporal.Instant; readonly offline: OfflinePayment },
  ): Promise<void>
  /** It is no longer owed: a task that is still open disappears, any other stays. */
  withdrawRefundTask(task: RefundTask): Promise<void>
  /** The gateway surely did not pay: from `manual` back to `open`. */
  reopenRefundTask(task: RefundTask): Promise<void>
}
