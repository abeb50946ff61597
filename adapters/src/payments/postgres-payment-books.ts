import type { PaymentAttempt } from '@camp/application/payments/payments.ts'
import type { BookedAttempt, PaymentBooks } from '@camp/application/payments/reconcile/payment-books.ts'
import type { PaymentAttemptId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { ExpressionBuilder, Selectable } from 'kysely'
import { databaseOf, type Tables } from '../postgres/typed-database.ts'
import { toAttempt, toTask } from './payment-mappers.ts'

/** From the primary: a replica may not have heard yet what the gateway is asked about. */
export class PostgresPaymentBooks implements PaymentBooks {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async bookedSince(
    since: Temporal.Instant,
    { after, limit }: { readonly after: PaymentAttempt | null; readonly limit: number },
  ): Promise<readonly BookedAttempt[]> {
    const rows = await this.#attempts()
      .where('created_at', '>=', since.toString())
      .$call((query) => (after === null ? query : query.where((attempt) => follows(attempt, after))))
      .orderBy('created_at')
      .orderBy('id')
      .limit(limit)
      .execute()
    return this.#withBooks(rows.map(toAttempt))
  }

  async booked(id: PaymentAttemptId): Promise<BookedAttempt | undefined> {
    const row = await this.#attempts().where('id', '=', id).executeTakeFirst()
    return row ? (await this.#withBooks([toAttempt(row)]))[0] : undefined
  }

  #attempts() {
    return databaseOf(this.#em).selectFrom('payment_attempt').selectAll()
  }

  async #withBooks(attempts: readonly PaymentAttempt[]): Promise<readonly BookedAttempt[]> {
    const attemptIds = attempts.map(({ id }) => id)
    const reservationIds = [...new Set(attempts.map(({ reservationId }) => reservationId))]
    const payments = await databaseOf(this.#em)
      .selectFrom('payment')
      .selectAll()
      .where('payment_attempt_id', '=', ({ fn, val }) => fn.any(val(attemptIds)))
      .orderBy('at')
      .orderBy('id')
      .execute()
    const tasks = await databaseOf(this.#em)
      .selectFrom('refund_task')
      .selectAll()
      .where('payment_attempt_id', '=', ({ fn, val }) => fn.any(val(attemptIds)))
      .where('state', '=', 'manual')
      .execute()
    const reservations = await databaseOf(this.#em)
      .selectFrom('reservation')
      .select(['id', 'simple_reference'])
      .where('id', '=', ({ fn, val }) => fn.any(val(reservationIds)))
      .execute()
    const references = new Map(reservations.map(({ id, simple_reference }) => [id, simple_reference]))
    return attempts.map((attempt) => ({
      attempt,
      simpleReference: references.get(attempt.reservationId) ?? '',
      captures: moved(payments, attempt, 'capture'),
      refunded: Money.sum(
        moved(payments, attempt, 'refund').map(({ amount }) => amount),
        attempt.amount.currency,
      ).minus(
        Money.sum(
          moved(payments, attempt, 'refund-returned').map(({ amount }) => amount),
          attempt.amount.currency,
        ),
      ),
      refundsByHand: tasks.filter((task) => task.payment_attempt_id === attempt.id).map(toTask),
    }))
  }
}

/** In the order of their creation, those of one moment by their id. */
function follows({ eb }: ExpressionBuilder<Tables, 'payment_attempt'>, { id, createdAt }: PaymentAttempt) {
  const moment = createdAt.toString()
  return eb.or([eb('created_at', '>', moment), eb.and([eb('created_at', '=', moment), eb('id', '>', id)])])
}

type Payment = Selectable<Tables['payment']>

function moved(payments: readonly Payment[], { id }: PaymentAttempt, kind: Payment['kind']): BookedAttempt['captures'] {
  return payments
    .filter((payment) => payment.payment_attempt_id === id && payment.kind === kind)
    .map((payment) => ({
      gatewayPaymentId: payment.gateway_payment_id,
      amount: Money.cents(payment.amount_cents, payment.currency),
    }))
}
