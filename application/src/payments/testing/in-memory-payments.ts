import type { OfflinePayment } from '@camp/domain/payments/offline-payment.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { MoneyMove, PaymentAttempt, Payments, RefundTask } from '../payments.ts'

/** Captures and refunds by the gateway's id; in a test, what moved. */
export interface MovedMoney {
  readonly kind: 'capture' | 'refund'
  readonly reservationId: ReservationId
  readonly cents: number
}

export class InMemoryPayments implements Payments {
  readonly #attempts = new Map<string, PaymentAttempt>()
  readonly #tasks = new Map<string, RefundTask>()
  readonly #moves: MoneyMove[] = []
  readonly moved = new Map<string, MovedMoney>()

  async addAttempt(attempt: PaymentAttempt): Promise<void> {
    this.#attempts.set(attempt.id, attempt)
  }

  async saveAttempt(attempt: PaymentAttempt): Promise<void> {
    if (!this.#attempts.has(attempt.id)) throw new Error('a payment attempt was saved that had never been added')
    this.#attempts.set(attempt.id, attempt)
  }

  async findByCheckoutForChange(checkoutId: string): Promise<PaymentAttempt | undefined> {
    return this.#find((attempt) => attempt.checkoutId === checkoutId)
  }

  async findByMerchantTransaction(merchantTransactionId: string): Promise<PaymentAttempt | undefined> {
    return this.#find((attempt) => attempt.merchantTransactionId === merchantTransactionId)
  }

  async attemptsOf(reservationId: ReservationId): Promise<readonly PaymentAttempt[]> {
    return [...this.#attempts.values()].filter((attempt) => attempt.reservationId === reservationId).toSorted(oldestFirst)
  }

  async recordCapture(attempt: PaymentAttempt): Promise<Result<void, { readonly code: 'already-recorded' }>> {
    const { gatewayPaymentId, reservationId, amount } = attempt
    if (gatewayPaymentId === null) throw new Error('a capture needs the id that the gateway gave it')
    if (this.moved.has(gatewayPaymentId)) return refused({ code: 'already-recorded' })
    this.#move({
      ...{ id: gatewayPaymentId, organisationId: attempt.organisationId, reservationId, kind: 'capture', amount },
      ...{ at: attempt.settledAt ?? attempt.createdAt, offline: null },
    })
    return accepted(undefined)
  }

  async recordOfflinePayment(move: MoneyMove): Promise<void> {
    this.#move(move)
  }

  async movesOf(reservationId: ReservationId): Promise<readonly MoneyMove[]> {
    return this.#moves
      .filter((move) => move.reservationId === reservationId)
      .toSorted((one, other) => Temporal.Instant.compare(one.at, other.at))
  }

  async addRefundTask(task: RefundTask): Promise<void> {
    this.#tasks.set(task.id, task)
  }

  async refundTasksOf(reservationId: ReservationId): Promise<readonly RefundTask[]> {
    return [...this.#tasks.values()].filter((task) => task.reservationId === reservationId).toSorted(oldestFirst)
  }

  async openRefundTasks(limit: number): Promise<readonly RefundTask[]> {
    return [...this.#tasks.values()]
      .filter(({ state }) => state === 'open')
      .toSorted(oldestFirst)
      .slice(0, limit)
  }

  async findRefundTaskForChange(id: string): Promise<RefundTask | undefined> {
    return this.#tasks.get(id)
  }

  async closeRefundTask(
    task: RefundTask,
    refund: { readonly gatewayRefundId: string; readonly at: Temporal.Instant } | null,
  ): Promise<void> {
    const { id, organisationId, reservationId, amount } = task
    this.#tasks.set(id, { ...task, state: refund ? 'done' : 'manual' })
    if (!refund || this.moved.has(refund.gatewayRefundId)) return
    const { gatewayRefundId, at } = refund
    this.#move({ id: gatewayRefundId, organisationId, reservationId, kind: 'refund', amount, at, offline: null })
  }

  async closeRefundTaskByHand(
    task: RefundTask,
    refund: { readonly id: string; readonly at: Temporal.Instant; readonly offline: OfflinePayment },
  ): Promise<void> {
    const { organisationId, reservationId, amount } = task
    this.#tasks.set(task.id, { ...task, state: 'done' })
    this.#move({ ...refund, organisationId, reservationId, kind: 'refund', amount })
  }

  async withdrawRefundTask({ id }: RefundTask): Promise<void> {
    if (this.#tasks.get(id)?.state === 'open') this.#tasks.delete(id)
  }

  async reopenRefundTask({ id }: RefundTask): Promise<void> {
    const task = this.#tasks.get(id)
    if (task?.state === 'manual') this.#tasks.set(id, { ...task, state: 'open' })
  }

  #move(move: MoneyMove): void {
    const { id, kind, reservationId, amount } = move
    this.#moves.push(move)
    this.moved.set(id, { kind, reservationId, cents: amount.cents })
  }

  #find(isWanted: (attempt: PaymentAttempt) => boolean): PaymentAttempt | undefined {
    return [...this.#attempts.values()].find(isWanted)
  }
}

function oldestFirst(one: { readonly createdAt: Temporal.Instant }, other: { readonly createdAt: Temporal.Instant }): number {
  return Temporal.Instant.compare(one.createdAt, other.createdAt)
}
