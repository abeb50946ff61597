import { randomUUID } from 'node:crypto'
import type {
  GatewayRefund,
  MoneyMove,
  OfflineCapture,
  OfflineReversal,
  PaymentAttempt,
  Payments,
  RefundTask,
} from '@camp/application/payments/payments.ts'
import type { OfflinePayment } from '@camp/domain/payments/offline-payment.ts'
import type { PaymentItem } from '@camp/domain/payments/payment-items.ts'
import type { OrganisationId, PaymentAttemptId, ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { violates } from '../postgres/constraint-violations.ts'
import { storedInstant } from '../postgres/stored-instant.ts'
import { databaseOf } from '../postgres/typed-database.ts'
import {
  toAttempt,
  toAttemptChanges,
  toAttemptRow,
  toItem,
  toItemRows,
  toMethod,
  toMove,
  toMoveRow,
  toTask,
  toTaskRow,
} from './payment-mappers.ts'
import { PostgresDisputes } from './postgres-disputes.ts'

/** From the primary: another notification may have been quicker. */
export class PostgresPayments extends PostgresDisputes implements Payments {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    super(em)
    this.#em = em
  }

  async addAttempt(attempt: PaymentAttempt): Promise<void> {
    await this.#database().insertInto('payment_attempt').values(toAttemptRow(attempt)).execute()
  }

  async saveAttempt(attempt: PaymentAttempt): Promise<void> {
    const saved = this.#database().updateTable('payment_attempt').set(toAttemptChanges(attempt)).where('id', '=', attempt.id)
    const { numUpdatedRows } = await saved.executeTakeFirst()
    if (numUpdatedRows !== 1n) throw new Error('a payment attempt was saved that had never been added')
  }

  async findByCheckoutForChange(checkoutId: string): Promise<PaymentAttempt | undefined> {
    const row = await this.#attempts().where('checkout_id', '=', checkoutId).forUpdate().executeTakeFirst()
    return row && toAttempt(row)
  }

  async findAttemptForChange(id: PaymentAttemptId): Promise<PaymentAttempt | undefined> {
    const row = await this.#attempts().where('id', '=', id).forUpdate().executeTakeFirst()
    return row && toAttempt(row)
  }

  async attemptsToLookAt(now: Temporal.Instant, limit: number): Promise<readonly PaymentAttempt[]> {
    const due = this.#attempts().where('next_look_at', '<=', now.toString())
    const rows = await due.orderBy('next_look_at').orderBy('id').limit(limit).execute()
    return rows.map(toAttempt)
  }

  async findByMerchantTransaction(merchantTransactionId: string): Promise<PaymentAttempt | undefined> {
    const row = await this.#attempts().where('merchant_transaction_id', '=', merchantTransactionId).executeTakeFirst()
    return row && toAttempt(row)
  }

  async attemptsOf(reservationId: ReservationId): Promise<readonly PaymentAttempt[]> {
    const own = this.#attempts().where('reservation_id', '=', reservationId)
    const rows = await own.orderBy('created_at').orderBy('id').execute()
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
      gateway_payment_id: attempt.gatewayPaymentId,
      payment_attempt_id: attempt.id,
      at: (attempt.settledAt ?? attempt.createdAt).toString(),
    })
    if (isNew) await this.#addItems(id, attempt.organisationId, items)
    return isNew ? accepted(undefined) : refused({ code: 'already-recorded' })
  }

  async recordOfflinePayment({ items, ...move }: OfflineCapture): Promise<void> {
    await this.#database().insertInto('payment').values(toMoveRow(move)).execute()
    await this.#addItems(move.id, move.organisationId, items)
  }

  async reverseOfflinePayment({ reversedMoveId, ...move }: OfflineReversal): Promise<void> {
    const row = toMoveRow({ ...move, kind: 'reversal' })
    await this.#database()
      .insertInto('payment')
      .values({ ...row, reversed_payment_id: reversedMoveId })
      .execute()
  }

  async movesOf(reservationId: ReservationId): Promise<readonly MoneyMove[]> {
    const rows = await this.#database()
      .selectFrom('payment')
      .selectAll()
      .where('reservation_id', '=', reservationId)
      .orderBy('at')
      .orderBy('id')
      .execute()
    const attemptIds = rows.flatMap(({ payment_attempt_id }) => payment_attempt_id ?? [])
    const attempts = await this.#attempts()
      .where('id', '=', ({ fn, val }) => fn.any(val(attemptIds)))
      .execute()
    const items = await this.#database()
      .selectFrom('payment_item')
      .selectAll()
      .where('payment_id', '=', ({ fn, val }) => fn.any(val(rows.map(({ id }) => id))))
      .orderBy('position')
      .execute()
    return rows.map((row) => {
      const attempt = attempts.find(({ id }) => id === row.payment_attempt_id)
      const own = items.filter(({ payment_id }) => payment_id === row.id).map(toItem)
      return toMove(row, attempt ? toMethod(attempt) : null, own)
    })
  }

  async isGatewayMoveRecorded(gatewayId: string): Promise<boolean> {
    const found = await this.#database()
      .selectFrom('payment')
      .select('id')
      .where('gateway_payment_id', '=', gatewayId)
      .executeTakeFirst()
    return found !== undefined
  }

  async addRefundTask(task: RefundTask): Promise<void> {
    await this.#database().insertInto('refund_task').values(toTaskRow(task)).execute()
  }

  async refundTasksOf(reservationId: ReservationId): Promise<readonly RefundTask[]> {
    return (await this.#tasks().where('reservation_id', '=', reservationId).execute()).map(toTask)
  }

  async openRefundTasks(limit: number): Promise<readonly RefundTask[]> {
    return (await this.#tasks().where('state', '=', 'open').limit(limit).execute()).map(toTask)
  }

  async manualRefundTasks(of: OrganisationId | 'all', limit: number): Promise<readonly RefundTask[]> {
    const manual = this.#tasks().where('state', '=', 'manual').limit(limit)
    const whose = of === 'all' ? manual : manual.where('organisation_id', '=', of)
    return (await whose.execute()).map(toTask)
  }

  async findRefundTaskForChange(id: string): Promise<RefundTask | undefined> {
    const row = await this.#database().selectFrom('refund_task').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    return row && toTask(row)
  }

  async closeRefundTask(
    task: RefundTask,
    refund: { readonly gatewayRefundId: string; readonly at: Temporal.Instant } | null,
  ): Promise<void> {
    const closed = refund
      ? { state: 'done' as const, closed_at: refund.at.toString(), gateway_refund_id: refund.gatewayRefundId }
      : { state: 'manual' as const }
    await this.#database().updateTable('refund_task').set(closed).where('id', '=', task.id).execute()
    if (!refund) return
    await this.#addPayment(task, {
      id: randomUUID(),
      kind: 'refund',
      gateway_payment_id: refund.gatewayRefundId,
      payment_attempt_id: task.paymentAttemptId,
      at: refund.at.toString(),
    })
  }

  async findGatewayRefundForChange(gatewayRefundId: string): Promise<GatewayRefund | undefined> {
    const refund = await this.#refundMove(gatewayRefundId)
    if (!refund) return undefined
    const row = await this.#tasks()
      .where('reservation_id', '=', refund.reservation_id)
      .where('gateway_refund_id', '=', gatewayRefundId)
      .forUpdate()
      .executeTakeFirst()
    if (!row) return undefined
    const returned = await this.#database()
      .selectFrom('payment')
      .select('id')
      .where('reversed_payment_id', '=', refund.id)
      .executeTakeFirst()
    return { task: toTask(row), heardAt: storedInstant(row.heard_at), isReturned: returned !== undefined }
  }

  async noteRefundHeard({ id }: RefundTask, heardAt: Temporal.Instant): Promise<void> {
    await this.#database().updateTable('refund_task').set({ heard_at: heardAt.toString() }).where('id', '=', id).execute()
  }

  async returnGatewayRefund(task: RefundTask, at: Temporal.Instant): Promise<void> {
    const { gateway_refund_id } = await this.#database()
      .updateTable('refund_task')
      .set({ state: 'manual', closed_at: null })
      .where('id', '=', task.id)
      .returning('gateway_refund_id')
      .executeTakeFirstOrThrow()
    const refund = gateway_refund_id === null ? undefined : await this.#refundMove(gateway_refund_id)
    if (!refund) throw new Error(`refund ${task.id} was never with the gateway`)
    await this.#moveRefund(task, { kind: 'refund-returned', at, reversed_payment_id: refund.id })
  }

  async closeReturnedRefund(task: RefundTask, at: Temporal.Instant): Promise<void> {
    const done = { state: 'done' as const, closed_at: at.toString() }
    await this.#database().updateTable('refund_task').set(done).where('id', '=', task.id).execute()
    await this.#moveRefund(task, { kind: 'refund', at, reversed_payment_id: null })
  }

  async closeRefundTaskByHand(
    task: RefundTask,
    refund: { readonly id: string; readonly at: Temporal.Instant; readonly offline: OfflinePayment },
  ): Promise<void> {
    const { organisationId, reservationId, amount, paymentAttemptId } = task
    const done = { state: 'done' as const, closed_at: refund.at.toString() }
    await this.#database().updateTable('refund_task').set(done).where('id', '=', task.id).execute()
    const row = toMoveRow({ ...refund, organisationId, reservationId, amount, kind: 'refund' })
    await this.#database()
      .insertInto('payment')
      .values({ ...row, payment_attempt_id: paymentAttemptId })
      .execute()
  }

  async withdrawRefundTask({ id }: RefundTask): Promise<void> {
    await this.#database().deleteFrom('refund_task').where('id', '=', id).where('state', '=', 'open').execute()
  }

  async settleRefundTask({ id }: RefundTask): Promise<void> {
    await this.#database().deleteFrom('refund_task').where('id', '=', id).where('state', '!=', 'done').execute()
  }

  async reopenRefundTask({ id }: RefundTask): Promise<void> {
    await this.#database()
      .updateTable('refund_task')
      .set({ state: 'open', closed_at: null })
      .where('id', '=', id)
      .where('state', '=', 'manual')
      .execute()
  }

  #refundMove(gatewayRefundId: string) {
    const refunds = this.#database().selectFrom('payment').select(['id', 'reservation_id']).where('kind', '=', 'refund')
    return refunds.where('gateway_payment_id', '=', gatewayRefundId).executeTakeFirst()
  }

  async #moveRefund(
    { organisationId, reservationId, amount, paymentAttemptId }: RefundTask,
    { at, ...move }: Pick<MoneyMove, 'kind' | 'at'> & { readonly reversed_payment_id: string | null },
  ): Promise<void> {
    await this.#database()
      .insertInto('payment')
      .values({
        ...move,
        id: randomUUID(),
        organisation_id: organisationId,
        reservation_id: reservationId,
        payment_attempt_id: paymentAttemptId,
        amount_cents: amount.cents,
        currency: amount.currency,
        at: at.toString(),
      })
      .execute()
  }

  async #addItems(paymentId: string, organisationId: OrganisationId, items: readonly PaymentItem[]): Promise<void> {
    if (items.length === 0) return
    await this.#database()
      .insertInto('payment_item')
      .values(toItemRows(paymentId, organisationId, items))
      .execute()
  }

  /**
   * False when the gateway's id stands there already. In a savepoint, so that a second report does not poison
   * the caller's work.
   */
  async #addPayment(of: MovedMoney, facts: PaymentFacts): Promise<boolean> {
    const { organisationId, reservationId, amount } = of
    const whose = { organisation_id: organisationId, reservation_id: reservationId }
    const money = { amount_cents: amount.cents, currency: amount.currency }
    try {
      await this.#em.transactional(() =>
        this.#database()
          .insertInto('payment')
          .values({ ...whose, ...money, ...facts })
          .execute(),
      )
      return true
    } catch (error) {
      if (!violates(error, 'gateway_payment_recorded_once')) throw error
      return false
    }
  }

  #attempts() {
    return this.#database().selectFrom('payment_attempt').selectAll()
  }

  /** The oldest first. */
  #tasks() {
    return this.#database().selectFrom('refund_task').selectAll().orderBy('created_at').orderBy('id')
  }

  #database() {
    return databaseOf(this.#em)
  }
}

type MovedMoney = Pick<RefundTask, 'organisationId' | 'reservationId' | 'amount'>

interface PaymentFacts {
  readonly id: string
  readonly kind: 'capture' | 'refund'
  readonly gateway_payment_id: string
  readonly payment_attempt_id: PaymentAttemptId | null
  readonly at: string
}
