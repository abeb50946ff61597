import type { MoneyMoveKind } from '@camp/domain/payments/money-move.ts'
import type { OfflinePayment } from '@camp/domain/payments/offline-payment.ts'
import type { PaymentItem } from '@camp/domain/payments/payment-items.ts'
import type { OrganisationId, PaymentAttemptId, ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { DisputeEnding, PaymentDispute } from '../payment-disputes.ts'
import type {
  GatewayRefund,
  MoneyMove,
  OfflineCapture,
  OfflineReversal,
  PaymentAttempt,
  Payments,
  RefundTask,
} from '../payments.ts'

/** Captures and refunds by the gateway's id; in a test, what moved. */
export interface MovedMoney {
  readonly kind: MoneyMoveKind
  readonly reservationId: ReservationId
  readonly cents: number
}

export class InMemoryPayments implements Payments {
  readonly #attempts = new Map<string, PaymentAttempt>()
  readonly #tasks = new Map<string, RefundTask>()
  readonly #moves: MoneyMove[] = []
  readonly #disputes = new Map<string, PaymentDispute>()
  readonly #refundsAtGateway = new Map<string, Pick<GatewayRefund, 'heardAt' | 'isReturned'> & { readonly taskId: string }>()
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

  async findAttemptForChange(id: PaymentAttemptId): Promise<PaymentAttempt | undefined> {
    return this.#attempts.get(id)
  }

  async attemptsToLookAt(now: Temporal.Instant, limit: number): Promise<readonly PaymentAttempt[]> {
    return [...this.#attempts.values()]
      .flatMap((attempt) => (attempt.nextLookAt ? [{ attempt, at: attempt.nextLookAt }] : []))
      .filter(({ at }) => Temporal.Instant.compare(at, now) <= 0)
      .toSorted((one, other) => Temporal.Instant.compare(one.at, other.at))
      .map(({ attempt }) => attempt)
      .slice(0, limit)
  }

  async findByMerchantTransaction(merchantTransactionId: string): Promise<PaymentAttempt | undefined> {
    return this.#find((attempt) => attempt.merchantTransactionId === merchantTransactionId)
  }

  async attemptsOf(reservationId: ReservationId): Promise<readonly PaymentAttempt[]> {
    return [...this.#attempts.values()].filter((attempt) => attempt.reservationId === reservationId).toSorted(oldestFirst)
  }

  attempts(): readonly PaymentAttempt[] {
    return [...this.#attempts.values()]
  }

  async recordCapture(
    attempt: PaymentAttempt,
    items: readonly PaymentItem[] = [],
  ): Promise<Result<void, { readonly code: 'already-recorded' }>> {
    const { gatewayPaymentId, reservationId, amount } = attempt
    if (gatewayPaymentId === null) throw new Error('a capture needs the id that the gateway gave it')
    if (this.moved.has(gatewayPaymentId)) return refused({ code: 'already-recorded' })
    this.#move({
      id: gatewayPaymentId,
      organisationId: attempt.organisationId,
      reservationId,
      kind: 'capture',
      amount,
      at: attempt.settledAt ?? attempt.createdAt,
      offline: null,
      method: attempt.method,
      items,
    })
    return accepted(undefined)
  }

  async recordOfflinePayment(move: OfflineCapture): Promise<void> {
    this.#move({ ...move, method: null })
  }

  async reverseOfflinePayment(move: OfflineReversal): Promise<void> {
    if (this.#moves.some(({ reversedMoveId }) => reversedMoveId === move.reversedMoveId)) throw new Error('reversed before')
    this.#move({ ...move, kind: 'reversal', method: null, items: [] })
  }

  async movesOf(reservationId: ReservationId): Promise<readonly MoneyMove[]> {
    return this.#moves
      .filter((move) => move.reservationId === reservationId)
      .toSorted((one, other) => Temporal.Instant.compare(one.at, other.at))
  }

  /** Of every reservation, as they were written. */
  moves(): readonly MoneyMove[] {
    return this.#moves
  }

  async isGatewayMoveRecorded(gatewayId: string): Promise<boolean> {
    return this.moved.has(gatewayId)
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

  async manualRefundTasks(of: OrganisationId | 'all', limit: number): Promise<readonly RefundTask[]> {
    return [...this.#tasks.values()]
      .filter((task) => task.state === 'manual' && (of === 'all' || of === task.organisationId))
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
    this.#tasks.set(id, { ...task, state: refund ? 'done' : 'manual', isUnclear: refund ? undefined : true })
    if (!refund || this.moved.has(refund.gatewayRefundId)) return
    const { gatewayRefundId, at } = refund
    this.#refundsAtGateway.set(gatewayRefundId, { taskId: id, heardAt: null, isReturned: false })
    const gatewayMove = { at, offline: null, method: this.#methodOf(task.paymentAttemptId), items: [] }
    this.#move({ id: gatewayRefundId, organisationId, reservationId, kind: 'refund', amount, ...gatewayMove })
  }

  async noteRefundNotMade({ id }: RefundTask): Promise<void> {
    const task = this.#tasks.get(id)
    if (task) this.#tasks.set(id, { ...task, isUnclear: undefined })
  }

  async findGatewayRefundForChange(gatewayRefundId: string): Promise<GatewayRefund | undefined> {
    const known = this.#refundsAtGateway.get(gatewayRefundId)
    const task = known && this.#tasks.get(known.taskId)
    return known && task && { task, heardAt: known.heardAt, isReturned: known.isReturned }
  }

  async noteRefundHeard({ id }: RefundTask, heardAt: Temporal.Instant): Promise<void> {
    for (const [key, known] of this.#refundsAtGateway)
      if (known.taskId === id) this.#refundsAtGateway.set(key, { ...known, heardAt })
  }

  async returnGatewayRefund(task: RefundTask, at: Temporal.Instant): Promise<void> {
    for (const [key, known] of this.#refundsAtGateway) {
      if (known.taskId !== task.id) continue
      if (known.isReturned) throw new Error('a refund was returned twice')
      this.#refundsAtGateway.set(key, { ...known, isReturned: true })
    }
    this.#tasks.set(task.id, { ...task, state: 'manual', isReturned: true })
    this.#moveRefund(task, { id: `returned ${task.id}`, kind: 'refund-returned', at })
  }

  async closeReturnedRefund(task: RefundTask, at: Temporal.Instant): Promise<void> {
    this.#tasks.set(task.id, { ...task, state: 'done', isReturned: undefined })
    this.#moveRefund(task, { id: `after all ${task.id}`, kind: 'refund', at })
  }

  #moveRefund(task: RefundTask, move: Pick<MoneyMove, 'id' | 'kind' | 'at'>): void {
    const { organisationId, reservationId, amount, paymentAttemptId } = task
    const method = this.#methodOf(paymentAttemptId)
    this.#move({ ...move, organisationId, reservationId, amount, method, offline: null, items: [] })
  }

  async closeRefundTaskByHand(
    task: RefundTask,
    refund: { readonly id: string; readonly at: Temporal.Instant; readonly offline: OfflinePayment },
  ): Promise<void> {
    if (!this.#tasks.has(task.id)) throw new Error('a refund task was closed that had never been added')
    const { organisationId, reservationId, amount } = task
    const method = this.#methodOf(task.paymentAttemptId)
    this.#tasks.set(task.id, { ...task, state: 'done', isReturned: undefined, isUnclear: undefined })
    this.#move({ ...refund, organisationId, reservationId, kind: 'refund', amount, method, items: [] })
  }

  async withdrawRefundTask({ id }: RefundTask): Promise<void> {
    if (this.#tasks.get(id)?.state === 'open') this.#tasks.delete(id)
  }

  async settleRefundTask({ id }: RefundTask): Promise<void> {
    if (this.#tasks.get(id)?.state !== 'done') this.#tasks.delete(id)
  }

  async openDispute(dispute: PaymentDispute): Promise<void> {
    this.#disputes.set(dispute.id, dispute)
    this.#moveDisputed(dispute, dispute.taken, { kind: 'chargeback', at: dispute.openedAt })
  }

  async lessenDispute(lessened: PaymentDispute, { amount, at }: Pick<MoneyMove, 'amount' | 'at'>): Promise<void> {
    this.#disputes.set(lessened.id, lessened)
    this.#moveDisputed(lessened, amount, { kind: 'chargeback-correction', at })
  }

  async widenDispute(widened: PaymentDispute, { amount, at }: Pick<MoneyMove, 'amount' | 'at'>): Promise<void> {
    this.#disputes.set(widened.id, widened)
    this.#moveDisputed(widened, amount, { kind: 'chargeback', at })
  }

  async closeDispute({ id }: PaymentDispute, ending: DisputeEnding): Promise<void> {
    const dispute = this.#disputes.get(id)
    if (dispute?.state !== 'open') throw new Error('a dispute was closed that is not open')
    this.#disputes.set(id, { ...dispute, ...ending })
    if (ending.state === 'won') this.#moveDisputed(dispute, dispute.taken, { kind: 'chargeback-reversal', at: ending.closedAt })
  }

  async disputesOf(reservationId: ReservationId): Promise<readonly PaymentDispute[]> {
    return [...this.#disputes.values()].filter((dispute) => dispute.reservationId === reservationId).toSorted(openedFirst)
  }

  async findDisputeForChange(id: string): Promise<PaymentDispute | undefined> {
    return this.#disputes.get(id)
  }

  async openDisputes(of: OrganisationId | 'all', limit: number): Promise<readonly PaymentDispute[]> {
    return [...this.#disputes.values()]
      .filter(({ state, organisationId }) => state === 'open' && (of === 'all' || of === organisationId))
      .toSorted(openedFirst)
      .slice(0, limit)
  }

  #moveDisputed(dispute: PaymentDispute, amount: MoneyMove['amount'], { kind, at }: Pick<MoneyMove, 'kind' | 'at'>): void {
    const { organisationId, reservationId } = dispute
    if (!amount.isPositive) return
    const method = this.#methodOf(dispute.paymentAttemptId)
    const id = `${kind} ${dispute.id} ${this.#moves.length}`
    this.#move({ id, organisationId, reservationId, kind, amount, at, offline: null, method, items: [] })
  }

  #methodOf(attemptId: PaymentAttemptId | null): MoneyMove['method'] {
    return (attemptId && this.#attempts.get(attemptId)?.method) || null
  }

  async reopenRefundTask({ id }: RefundTask): Promise<void> {
    const task = this.#tasks.get(id)
    if (task?.state === 'manual') this.#tasks.set(id, { ...task, state: 'open', isUnclear: undefined })
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

function openedFirst(one: PaymentDispute, other: PaymentDispute): number {
  return Temporal.Instant.compare(one.openedAt, other.openedAt)
}
