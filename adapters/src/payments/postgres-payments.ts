import { randomUUID } from 'node:crypto'
import type { MoneyMove, OfflineCapture, PaymentAttempt, Payments, RefundTask } from '@camp/application/payments/payments.ts'
import type { OfflinePayment } from '@camp/domain/payments/offline-payment.ts'
import type { PaymentItem } from '@camp/domain/payments/payment-items.ts'
import type { OrganisationId, PaymentAttemptId, ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { violates } from '../postgres/constraint-violations.ts'
import { toAttempt, toAttemptRow, toItem, toItemRows, toMethod, toMove, toMoveRow, toTask, toTaskRow } from './payment-mappers.ts'
import { PaymentAttemptRow, PaymentItemRow, PaymentRow, RefundTaskRow } from './payment-tables.ts'
import { PostgresDisputes } from './postgres-disputes.ts'

/** From the primary, and not from a cache of this request: another notification may have been quicker. */
const fresh = { disableIdentityMap: true, connectionType: 'write' } as const

export class PostgresPayments extends PostgresDisputes implements Payments {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    super(em)
    this.#em = em
  }

  async addAttempt(attempt: PaymentAttempt): Promise<void> {
    await this.#em.insert(PaymentAttemptRow, toAttemptRow(attempt))
  }

  async saveAttempt(attempt: PaymentAttempt): Promise<void> {
    const { id, ...columns } = toAttemptRow(attempt)
    const changed = await this.#em.nativeUpdate(PaymentAttemptRow, { id }, columns)
    if (changed !== 1) throw new Error('a payment attempt was saved that had never been added')
  }

  async findByCheckoutForChange(checkoutId: string): Promise<PaymentAttempt | undefined> {
    const row = await this.#em.findOne(PaymentAttemptRow, { checkoutId }, { ...fresh, lockMode: LockMode.PESSIMISTIC_WRITE })
    return row ? toAttempt(row) : undefined
  }

  async findAttemptForChange(id: PaymentAttemptId): Promise<PaymentAttempt | undefined> {
    const row = await this.#em.findOne(PaymentAttemptRow, { id }, { ...fresh, lockMode: LockMode.PESSIMISTIC_WRITE })
    return row ? toAttempt(row) : undefined
  }

  async attemptsToLookAt(now: Temporal.Instant, limit: number): Promise<readonly PaymentAttempt[]> {
    const order = { nextLookAt: 'asc', id: 'asc' } as const
    const rows = await this.#em.find(PaymentAttemptRow, { nextLookAt: { $lte: now } }, { ...fresh, limit, orderBy: order })
    return rows.map(toAttempt)
  }

  async findByMerchantTransaction(merchantTransactionId: string): Promise<PaymentAttempt | undefined> {
    const row = await this.#em.findOne(PaymentAttemptRow, { merchantTransactionId }, fresh)
    return row ? toAttempt(row) : undefined
  }

  async attemptsOf(reservationId: ReservationId): Promise<readonly PaymentAttempt[]> {
    const rows = await this.#em.find(PaymentAttemptRow, { reservationId }, { ...fresh, orderBy: { createdAt: 'asc', id: 'asc' } })
    return rows.map(toAttempt)
  }

  async recordCapture(
    attempt: PaymentAttempt,
    items: readonly PaymentItem[] = [],
  ): Promise<Result<void, { readonly code: 'already-recorded' }>> {
    if (attempt.gatewayPaymentId === null) throw new Error('a capture needs the id that the gateway gave it')
    const id = randomUUID()
    const isNew = await this.#addPayment(attempt, {
      id,
      kind: 'capture',
      gatewayPaymentId: attempt.gatewayPaymentId,
      paymentAttemptId: attempt.id,
      at: attempt.settledAt ?? attempt.createdAt,
    })
    if (isNew) await this.#addItems(id, attempt.organisationId, items)
    return isNew ? accepted(undefined) : refused({ code: 'already-recorded' })
  }

  async recordOfflinePayment({ items, ...move }: OfflineCapture): Promise<void> {
    await this.#em.insert(PaymentRow, toMoveRow(move))
    await this.#addItems(move.id, move.organisationId, items)
  }

  async movesOf(reservationId: ReservationId): Promise<readonly MoneyMove[]> {
    const rows = await this.#em.find(PaymentRow, { reservationId }, { ...fresh, orderBy: { at: 'asc', id: 'asc' } })
    const attemptIds = rows.flatMap(({ paymentAttemptId }) => paymentAttemptId ?? [])
    const attempts = await this.#em.find(PaymentAttemptRow, { id: { $in: attemptIds } }, fresh)
    const ofPayments = { paymentId: { $in: rows.map(({ id }) => id) } }
    const items = await this.#em.find(PaymentItemRow, ofPayments, { ...fresh, orderBy: { position: 'asc' } })
    return rows.map((row) => {
      const attempt = attempts.find(({ id }) => id === row.paymentAttemptId)
      const own = items.filter(({ paymentId }) => paymentId === row.id).map(toItem)
      return toMove(row, attempt ? toMethod(attempt) : null, own)
    })
  }

  async addRefundTask(task: RefundTask): Promise<void> {
    await this.#em.insert(RefundTaskRow, toTaskRow(task))
  }

  async refundTasksOf(reservationId: ReservationId): Promise<readonly RefundTask[]> {
    const rows = await this.#em.find(RefundTaskRow, { reservationId }, { ...fresh, orderBy: { createdAt: 'asc', id: 'asc' } })
    return rows.map(toTask)
  }

  async openRefundTasks(limit: number): Promise<readonly RefundTask[]> {
    const order = { createdAt: 'asc', id: 'asc' } as const
    const rows = await this.#em.find(RefundTaskRow, { state: 'open' }, { ...fresh, limit, orderBy: order })
    return rows.map(toTask)
  }

  async manualRefundTasks(of: OrganisationId | 'all', limit: number): Promise<readonly RefundTask[]> {
    const whose = of === 'all' ? {} : { organisationId: of }
    const order = { createdAt: 'asc', id: 'asc' } as const
    const rows = await this.#em.find(RefundTaskRow, { state: 'manual', ...whose }, { ...fresh, limit, orderBy: order })
    return rows.map(toTask)
  }

  async findRefundTaskForChange(id: string): Promise<RefundTask | undefined> {
    const row = await this.#em.findOne(RefundTaskRow, { id }, { ...fresh, lockMode: LockMode.PESSIMISTIC_WRITE })
    return row ? toTask(row) : undefined
  }

  async closeRefundTask(
    task: RefundTask,
    refund: { readonly gatewayRefundId: string; readonly at: Temporal.Instant } | null,
  ): Promise<void> {
    const closed = refund ? { state: 'done' as const, closedAt: refund.at } : { state: 'manual' as const }
    await this.#em.nativeUpdate(RefundTaskRow, { id: task.id }, closed)
    if (!refund) return
    await this.#addPayment(task, {
      id: randomUUID(),
      kind: 'refund',
      gatewayPaymentId: refund.gatewayRefundId,
      paymentAttemptId: task.paymentAttemptId,
      at: refund.at,
    })
  }

  async closeRefundTaskByHand(
    task: RefundTask,
    refund: { readonly id: string; readonly at: Temporal.Instant; readonly offline: OfflinePayment },
  ): Promise<void> {
    const { organisationId, reservationId, amount, paymentAttemptId } = task
    await this.#em.nativeUpdate(RefundTaskRow, { id: task.id }, { state: 'done', closedAt: refund.at })
    const row = toMoveRow({ ...refund, organisationId, reservationId, amount, kind: 'refund' })
    await this.#em.insert(PaymentRow, { ...row, paymentAttemptId })
  }

  async withdrawRefundTask({ id }: RefundTask): Promise<void> {
    await this.#em.nativeDelete(RefundTaskRow, { id, state: 'open' })
  }

  async settleRefundTask({ id }: RefundTask): Promise<void> {
    await this.#em.nativeDelete(RefundTaskRow, { id, state: { $ne: 'done' } })
  }

  async reopenRefundTask({ id }: RefundTask): Promise<void> {
    await this.#em.nativeUpdate(RefundTaskRow, { id, state: 'manual' }, { state: 'open', closedAt: null })
  }

  async #addItems(paymentId: string, organisationId: OrganisationId, items: readonly PaymentItem[]): Promise<void> {
    if (items.length > 0) await this.#em.insertMany(PaymentItemRow, toItemRows(paymentId, organisationId, items))
  }

  /** False when the gateway's id stands there already. In a savepoint, so that a second report does not poison the caller's work. */
  async #addPayment(of: MovedMoney, facts: PaymentFacts): Promise<boolean> {
    const { organisationId, reservationId, amount } = of
    const columns = { organisationId, reservationId, amountCents: amount.cents, currency: amount.currency, ...facts }
    try {
      await this.#em.transactional(() => this.#em.insert(PaymentRow, columns))
      return true
    } catch (error) {
      if (!violates(error, 'gateway_payment_recorded_once')) throw error
      return false
    }
  }
}

type MovedMoney = Pick<RefundTask, 'organisationId' | 'reservationId' | 'amount'>

interface PaymentFacts {
  readonly id: string
  readonly kind: 'capture' | 'refund'
  readonly gatewayPaymentId: string
  readonly paymentAttemptId: PaymentAttemptId | null
  readonly at: Temporal.Instant
}
