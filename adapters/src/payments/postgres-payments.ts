import type { MoneyMove, PaymentAttempt, Payments, RefundTask } from '@camp/application/payments/payments.ts'
import type { OfflinePayment } from '@camp/domain/payments/offline-payment.ts'
import type { OrganisationId, PaymentAttemptId, ReservationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { violates } from '../postgres/constraint-violations.ts'
import { PaymentAttemptRow, PaymentRow, RefundTaskRow } from './payment-rows.ts'

/** From the primary, and not from a cache of this request: another notification may have been quicker. */
const fresh = { disableIdentityMap: true, connectionType: 'write' } as const

export class PostgresPayments implements Payments {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
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

  async findByMerchantTransaction(merchantTransactionId: string): Promise<PaymentAttempt | undefined> {
    const row = await this.#em.findOne(PaymentAttemptRow, { merchantTransactionId }, fresh)
    return row ? toAttempt(row) : undefined
  }

  async attemptsOf(reservationId: ReservationId): Promise<readonly PaymentAttempt[]> {
    const rows = await this.#em.find(PaymentAttemptRow, { reservationId }, { ...fresh, orderBy: { createdAt: 'asc', id: 'asc' } })
    return rows.map(toAttempt)
  }

  async recordCapture(attempt: PaymentAttempt): Promise<Result<void, { readonly code: 'already-recorded' }>> {
    if (attempt.gatewayPaymentId === null) throw new Error('a capture needs the id that the gateway gave it')
    const isNew = await this.#addPayment(attempt, {
      kind: 'capture',
      gatewayPaymentId: attempt.gatewayPaymentId,
      paymentAttemptId: attempt.id,
      at: attempt.settledAt ?? attempt.createdAt,
    })
    return isNew ? accepted(undefined) : refused({ code: 'already-recorded' })
  }

  async recordOfflinePayment(move: MoneyMove & { readonly offline: OfflinePayment }): Promise<void> {
    await this.#em.insert(PaymentRow, toMoveRow(move))
  }

  async movesOf(reservationId: ReservationId): Promise<readonly MoneyMove[]> {
    const rows = await this.#em.find(PaymentRow, { reservationId }, { ...fresh, orderBy: { at: 'asc', id: 'asc' } })
    return rows.map(toMove)
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

  async reopenRefundTask({ id }: RefundTask): Promise<void> {
    await this.#em.nativeUpdate(RefundTaskRow, { id, state: 'manual' }, { state: 'open', closedAt: null })
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
  readonly kind: 'capture' | 'refund'
  readonly gatewayPaymentId: string
  readonly paymentAttemptId: string | null
  readonly at: Temporal.Instant
}

function toAttemptRow({ amount, ...attempt }: PaymentAttempt) {
  return { ...attempt, amountCents: amount.cents, currency: amount.currency }
}

function toAttempt(row: PaymentAttemptRow): PaymentAttempt {
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
    createdAt: row.createdAt,
    settledAt: row.settledAt ?? null,
  }
}

function toTaskRow({ amount, ...task }: RefundTask) {
  return { ...task, amountCents: amount.cents, currency: amount.currency }
}

function toTask(row: RefundTaskRow): RefundTask {
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

function toMoveRow({
  id,
  organisationId,
  reservationId,
  kind,
  amount,
  at,
  offline,
}: MoneyMove & { readonly offline: OfflinePayment }) {
  return { id, organisationId, reservationId, kind, amountCents: amount.cents, currency: amount.currency, at, ...offline }
}

function toMove(row: PaymentRow): MoneyMove {
  const { id, kind, at, method, paidOn } = row
  return {
    ...{ id, kind, at },
    organisationId: row.organisationId as OrganisationId,
    reservationId: row.reservationId as ReservationId,
    amount: Money.cents(row.amountCents, row.currency),
    offline: method && paidOn ? { method, paidOn, reference: row.reference ?? null, recordedBy: row.recordedBy ?? '' } : null,
  }
}
