import type { MoneyMoveKind } from '@camp/domain/payments/money-move.ts'
import type { OfflinePayment } from '@camp/domain/payments/offline-payment.ts'
import type { PaymentItem } from '@camp/domain/payments/payment-items.ts'
import type { PaymentMethod } from '@camp/domain/payments/payment-method.ts'
import type { PaymentState } from '@camp/domain/payments/payment-state.ts'
import type { OrganisationId, PaymentAttemptId, ReservationId, UserId, VoucherId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { DisputeRecords } from './payment-disputes.ts'

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
  /** By what it was made; null until the gateway says so. */
  readonly method: PaymentMethod | null
  /** Who asked that the gateway keep the card for another time. */
  readonly remembersFor: UserId | null
  readonly createdAt: Temporal.Instant
  readonly settledAt: Temporal.Instant | null
  /** When the gateway is asked again by itself; null when that is over. */
  readonly nextLookAt: Temporal.Instant | null
}

export type RefundTaskReason = 'cancellation' | 'payment-after-expiry' | 'overpayment'

/** Money that has to go back: by the gateway, onto the voucher that it came from, or by staff. */
export interface RefundTask {
  readonly id: string
  readonly organisationId: OrganisationId
  readonly reservationId: ReservationId
  readonly paymentAttemptId: PaymentAttemptId | null
  /** That it came from and goes back onto. */
  readonly voucherId?: VoucherId | undefined
  readonly amount: Money
  readonly reason: RefundTaskReason
  readonly state: 'open' | 'done' | 'manual'
  /** The gateway took it on and did not carry it out. */
  readonly isReturned?: boolean | undefined
  /** Of the staff: the gateway was asked and gave no clear answer, so it may have paid. */
  readonly isUnclear?: boolean | undefined
  readonly createdAt: Temporal.Instant
}

/** A refund that the gateway took on, and what it said of it since. */
export interface GatewayRefund {
  readonly task: RefundTask
  readonly heardAt: Temporal.Instant | null
  /** It stands in the books that it never went out. */
  readonly isReturned: boolean
}

/** Money that moved. */
export interface MoneyMove {
  readonly id: string
  readonly organisationId: OrganisationId
  readonly reservationId: ReservationId
  readonly kind: MoneyMoveKind
  readonly amount: Money
  /** When it was recorded. */
  readonly at: Temporal.Instant
  /** Null for what went through the gateway. */
  readonly offline: OfflinePayment | null
  /** Of the attempt that it belongs to; null at the desk. */
  readonly method: PaymentMethod | null
  /**
   * What a capture paid for, in the order of the plots; they add up to its amount. Empty for every other
   * kind.
   */
  readonly items: readonly PaymentItem[]
  /** Of a reversal: the capture that never was. */
  readonly reversedMoveId?: string | undefined
}

/** Takes back what the desk wrote down wrongly. */
export interface OfflineReversal extends Pick<MoneyMove, 'id' | 'organisationId' | 'reservationId' | 'amount' | 'at'> {
  readonly offline: OfflinePayment
  readonly reversedMoveId: string
}

export interface OfflineCapture extends Omit<MoneyMove, 'method'> {
  readonly kind: 'capture'
  readonly offline: OfflinePayment
}

export interface Payments extends DisputeRecords {
  addAttempt(attempt: PaymentAttempt): Promise<void>
  saveAttempt(attempt: PaymentAttempt): Promise<void>
  /** Until the transaction ends nobody else changes this attempt. */
  findByCheckoutForChange(checkoutId: string): Promise<PaymentAttempt | undefined>
  findAttemptForChange(id: PaymentAttemptId): Promise<PaymentAttempt | undefined>
  findByMerchantTransaction(merchantTransactionId: string): Promise<PaymentAttempt | undefined>
  /** The oldest first. */
  attemptsOf(reservationId: ReservationId): Promise<readonly PaymentAttempt[]>
  /** Whose `nextLookAt` has come, the longest due first. */
  attemptsToLookAt(now: Temporal.Instant, limit: number): Promise<readonly PaymentAttempt[]>
  /**
   * Writes the captured payment, once per gateway payment id; `already-recorded` when it stands there. Does
   * not touch the reservation.
   */
  recordCapture(
    attempt: PaymentAttempt,
    items?: readonly PaymentItem[],
  ): Promise<Result<void, { readonly code: 'already-recorded' }>>
  /** Money that the desk took. Does not touch the reservation. */
  recordOfflinePayment(move: OfflineCapture): Promise<void>
  /** Once for each of them. Does not touch the reservation. */
  reverseOfflinePayment(move: OfflineReversal): Promise<void>
  /** Everything that moved, the oldest first. */
  movesOf(reservationId: ReservationId): Promise<readonly MoneyMove[]>
  /** Whether a move stands under the id that the gateway gave it. */
  isGatewayMoveRecorded(gatewayId: string): Promise<boolean>
  addRefundTask(task: RefundTask): Promise<void>
  /** Of any state. */
  refundTasksOf(reservationId: ReservationId): Promise<readonly RefundTask[]>
  openRefundTasks(limit: number): Promise<readonly RefundTask[]>
  /** Left to staff, the oldest first; of one organisation or of all. */
  manualRefundTasks(of: OrganisationId | 'all', limit: number): Promise<readonly RefundTask[]>
  findRefundTaskForChange(id: string): Promise<RefundTask | undefined>
  /**
   * With a refund id the task is done, and the refund stands as a payment row, once per id; null makes it
   * `manual`, a task of the staff, and unclear until the gateway has answered.
   */
  closeRefundTask(
    task: RefundTask,
    refund: { readonly gatewayRefundId: string; readonly at: Temporal.Instant } | null,
  ): Promise<void>
  /** The gateway surely did not pay, and will not: still a task of the staff, and no longer unclear. */
  noteRefundNotMade(task: RefundTask): Promise<void>
  /** By the id that the gateway gave it; nobody else changes its task until the transaction ends. */
  findGatewayRefundForChange(gatewayRefundId: string): Promise<GatewayRefund | undefined>
  noteRefundHeard(task: RefundTask, heardAt: Temporal.Instant): Promise<void>
  /** It never went out: a task of the staff again, and the move says that the money is here. Once. */
  returnGatewayRefund(task: RefundTask, at: Temporal.Instant): Promise<void>
  /** It went out although it was returned: done, and the refund stands as a move once more. */
  closeReturnedRefund(task: RefundTask, at: Temporal.Instant): Promise<void>
  /** The desk gave the money back itself: the task is done, and the refund stands as a move. */
  closeRefundTaskByHand(
    task: RefundTask,
    refund: { readonly id: string; readonly at: Temporal.Instant; readonly offline: OfflinePayment },
  ): Promise<void>
  /** It is no longer owed: a task that is still open disappears, any other stays. */
  withdrawRefundTask(task: RefundTask): Promise<void>
  /**
   * The guest's bank took the money back itself: what is not done disappears, and its dispute remembers it.
   */
  settleRefundTask(task: RefundTask): Promise<void>
  /** The gateway surely did not pay: from `manual` back to `open`. */
  reopenRefundTask(task: RefundTask): Promise<void>
}
