import type { PaymentAttempt } from '@camp/application/payments/payments.ts'
import type { BookedAttempt, PaymentBooks } from '@camp/application/payments/reconcile/payment-books.ts'
import type { PaymentAttemptId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { ReservationRow } from '../reservations/reservation-tables.ts'
import { toAttempt, toTask } from './payment-mappers.ts'
import { PaymentAttemptRow, PaymentRow, RefundTaskRow } from './payment-tables.ts'

/** From the primary: a replica may not have heard yet what the gateway is asked about. */
const fresh = { disableIdentityMap: true, connectionType: 'write' } as const

export class PostgresPaymentBooks implements PaymentBooks {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async bookedSince(
    since: Temporal.Instant,
    { after, limit }: { readonly after: PaymentAttempt | null; readonly limit: number },
  ): Promise<readonly BookedAttempt[]> {
    const following = after && {
      $or: [{ createdAt: { $gt: after.createdAt } }, { createdAt: after.createdAt, id: { $gt: after.id } }],
    }
    const rows = await this.#em.find(
      PaymentAttemptRow,
      { $and: [{ createdAt: { $gte: since } }, ...(following ? [following] : [])] },
      { ...fresh, limit, orderBy: { createdAt: 'asc', id: 'asc' } },
    )
    return this.#withBooks(rows.map(toAttempt))
  }

  async booked(id: PaymentAttemptId): Promise<BookedAttempt | undefined> {
    const row = await this.#em.findOne(PaymentAttemptRow, { id }, fresh)
    return row ? (await this.#withBooks([toAttempt(row)]))[0] : undefined
  }

  async #withBooks(attempts: readonly PaymentAttempt[]): Promise<readonly BookedAttempt[]> {
    const ofAttempts = { paymentAttemptId: { $in: attempts.map(({ id }) => id) } }
    const reservationIds = [...new Set(attempts.map(({ reservationId }) => reservationId))]
    const payments = await this.#em.find(PaymentRow, ofAttempts, { ...fresh, orderBy: { at: 'asc', id: 'asc' } })
    const tasks = await this.#em.find(RefundTaskRow, { ...ofAttempts, state: 'manual' }, fresh)
    const reservations = await this.#em.find(ReservationRow, { id: { $in: reservationIds } }, fresh)
    const references = new Map(reservations.map(({ id, simpleReference }) => [id, simpleReference]))
    return attempts.map((attempt) => ({
      attempt,
      simpleReference: references.get(attempt.reservationId) ?? '',
      captures: moved(payments, attempt, 'capture'),
      refunded: Money.sum(
        moved(payments, attempt, 'refund').map(({ amount }) => amount),
        attempt.amount.currency,
      ),
      refundsByHand: tasks.filter((task) => task.paymentAttemptId === attempt.id).map(toTask),
    }))
  }
}

function moved(payments: readonly PaymentRow[], { id }: PaymentAttempt, kind: PaymentRow['kind']): BookedAttempt['captures'] {
  return payments
    .filter((payment) => payment.paymentAttemptId === id && payment.kind === kind)
    .map((payment) => ({
      gatewayPaymentId: payment.gatewayPaymentId ?? null,
      amount: Money.cents(payment.amountCents, payment.currency),
    }))
}
