import { randomUUID } from 'node:crypto'
import type { GatewayRefund, MoneyMove, RefundTask } from '@camp/application/payments/payments.ts'
import type { OfflinePayment } from '@camp/domain/payments/offline-payment.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { storedInstant } from '../postgres/stored-instant.ts'
import { databaseOf } from '../postgres/typed-database.ts'
import { addGatewayMove } from './gateway-moves.ts'
import { toMoveRow, toTask, toTaskRow } from './payment-mappers.ts'
import { PostgresDisputes } from './postgres-disputes.ts'

/** Money that is to go back, and what became of it. */
export class PostgresRefunds extends PostgresDisputes {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    super(em)
    this.#em = em
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
      ? { state: 'done' as const, closed_at: refund.at.toString(), gateway_refund_id: refund.gatewayRefundId, is_unclear: false }
      : { state: 'manual' as const, is_unclear: true }
    await this.#database().updateTable('refund_task').set(closed).where('id', '=', task.id).execute()
    if (!refund) return
    await addGatewayMove(this.#em, task, {
      id: randomUUID(),
      kind: 'refund',
      gateway_payment_id: refund.gatewayRefundId,
      payment_attempt_id: task.paymentAttemptId,
      at: refund.at.toString(),
    })
  }

  async noteRefundNotMade({ id }: RefundTask): Promise<void> {
    await this.#database().updateTable('refund_task').set({ is_unclear: false }).where('id', '=', id).execute()
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

  /** The oldest first. */
  #tasks() {
    return this.#database().selectFrom('refund_task').selectAll().orderBy('created_at').orderBy('id')
  }

  #database() {
    return databaseOf(this.#em)
  }
}
