import type { PaymentAttemptId, ReservationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { PaymentAttempt } from '../../payments.ts'
import type { InMemoryPayments } from '../../testing/in-memory-payments.ts'
import type { BookedAttempt, PaymentBooks } from '../payment-books.ts'

interface Stores {
  readonly payments: InMemoryPayments
  readonly referenceOf: (id: ReservationId) => Promise<string>
}

export class InMemoryPaymentBooks implements PaymentBooks {
  readonly #stores: Stores

  constructor(stores: Stores) {
    this.#stores = stores
  }

  async bookedSince(
    since: Temporal.Instant,
    { after, limit }: { readonly after: PaymentAttempt | null; readonly limit: number },
  ): Promise<readonly BookedAttempt[]> {
    const inOrder = this.#stores.payments.attempts().toSorted(inTurn)
    const wanted = inOrder
      .filter(({ createdAt }) => Temporal.Instant.compare(createdAt, since) >= 0)
      .filter((attempt) => after === null || inTurn(attempt, after) > 0)
    return Promise.all(wanted.slice(0, limit).map((attempt) => this.#withBooks(attempt)))
  }

  async booked(id: PaymentAttemptId): Promise<BookedAttempt | undefined> {
    const attempt = this.#stores.payments.attempts().find((each) => each.id === id)
    return attempt && this.#withBooks(attempt)
  }

  async #withBooks(attempt: PaymentAttempt): Promise<BookedAttempt> {
    const { payments, referenceOf } = this.#stores
    const tasks = (await payments.refundTasksOf(attempt.reservationId)).filter((task) => task.paymentAttemptId === attempt.id)
    const { gatewayPaymentId, amount } = attempt
    const captured = gatewayPaymentId === null ? undefined : payments.moved.get(gatewayPaymentId)
    const refunded = tasks.filter(({ state }) => state === 'done').map((task) => task.amount)
    return {
      attempt,
      simpleReference: await referenceOf(attempt.reservationId),
      captures: captured ? [{ gatewayPaymentId, amount: Money.cents(captured.cents, amount.currency) }] : [],
      refunded: Money.sum(refunded, amount.currency),
      refundsByHand: tasks.filter(({ state }) => state === 'manual'),
    }
  }
}

function inTurn(one: PaymentAttempt, other: PaymentAttempt): number {
  return Temporal.Instant.compare(one.createdAt, other.createdAt) || (one.id < other.id ? -1 : Number(one.id > other.id))
}
