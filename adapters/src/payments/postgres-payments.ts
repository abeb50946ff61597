import { randomUUID } from 'node:crypto'
import type { MoneyMove, OfflineCapture, OfflineReversal, PaymentAttempt, Payments } from '@camp/application/payments/payments.ts'
import type { PaymentItem } from '@camp/domain/payments/payment-items.ts'
import type { OrganisationId, PaymentAttemptId, ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { databaseOf } from '../postgres/typed-database.ts'
import { addGatewayMove } from './gateway-moves.ts'
import { toAttempt, toAttemptChanges, toAttemptRow, toItem, toItemRows, toMethod, toMove, toMoveRow } from './payment-mappers.ts'
import { PostgresRefunds } from './postgres-refunds.ts'

/** From the primary: another notification may have been quicker. */
export class PostgresPayments extends PostgresRefunds implements Payments {
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
    const isNew = await addGatewayMove(this.#em, attempt, {
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

  async #addItems(paymentId: string, organisationId: OrganisationId, items: readonly PaymentItem[]): Promise<void> {
    if (items.length === 0) return
    await this.#database()
      .insertInto('payment_item')
      .values(toItemRows(paymentId, organisationId, items))
      .execute()
  }

  #attempts() {
    return this.#database().selectFrom('payment_attempt').selectAll()
  }

  #database() {
    return databaseOf(this.#em)
  }
}
