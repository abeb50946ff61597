import { merchantTransactionId } from '@camp/domain/payments/merchant-transaction-id.ts'
import { movesMoney, paymentOutcome } from '@camp/domain/payments/result-code.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Transaction } from '../../shared/transaction.ts'
import type { PaymentGateway, PaymentStatus } from '../payment-gateway.ts'
import type { PaymentAttempt, Payments } from '../payments.ts'
import type { SettleCheckout } from '../settle-checkout.ts'
import { canBeSettled, comparePayment } from './compare-payment.ts'
import type { BookedAttempt, PaymentBooks } from './payment-books.ts'
import type { PaymentDifference, Reconciliation } from './reconciliation.ts'
import { ReconciliationTally } from './reconciliation-tally.ts'

export interface ReconcilePaymentsPorts {
  readonly paymentBooks: PaymentBooks
  readonly gateway: PaymentGateway
  readonly payments: Payments
  readonly transaction: Transaction
  readonly settleCheckout: Pick<SettleCheckout, 'execute'>
  /** Waits between two questions: the gateway wants to be asked slowly. */
  readonly pause: () => Promise<void>
}

export interface ReconcileCommand {
  readonly since: Temporal.Instant
  /** Attempts that were begun before; all that were begun unless said. */
  readonly until?: Temporal.Instant | undefined
  /** Settles what can be settled in the usual way; otherwise reads only. */
  readonly isFixing: boolean
  readonly onProgress: (asked: number) => void
  /** Asked before every attempt; nobody stops it unless said. */
  readonly isStopping?: () => boolean
}

/** Where the gateway said something of the attempt, and how it can be asked again. */
interface Asked {
  readonly status: PaymentStatus | 'unknown'
  readonly checkoutId: string | null
}

const pageSize = 200

/**
 * Asks the gateway about every attempt since a moment and compares its answer with our books; and whether it
 * knows an attempt of the same reservations that our books do not have. A gateway that does not answer ends
 * it: half a comparison proves nothing.
 */
export class ReconcilePayments {
  readonly #ports: ReconcilePaymentsPorts

  constructor(ports: ReconcilePaymentsPorts) {
    this.#ports = ports
  }

  async execute(command: ReconcileCommand): Promise<Reconciliation> {
    const { isStopping = () => false } = command
    const tally = new ReconciliationTally()
    const references = new Map<ReservationId, string>()
    for await (const booked of this.#everyAttempt(command)) {
      if (isStopping()) return tally.result({ isWhole: false })
      references.set(booked.attempt.reservationId, booked.simpleReference)
      const asked = await this.#ask(booked.attempt)
      tally.add(await this.#judged(booked, asked, command.isFixing))
      command.onProgress(tally.attempts)
    }
    for (const [reservationId, reference] of references) {
      if (isStopping()) return tally.result({ isWhole: false })
      tally.addLost(await this.#lostAttempt(reservationId, reference))
    }
    return tally.result({ isWhole: true })
  }

  async *#everyAttempt({ since, until }: Pick<ReconcileCommand, 'since' | 'until'>): AsyncGenerator<BookedAttempt> {
    for (let after: PaymentAttempt | null = null; ; ) {
      const page: readonly BookedAttempt[] = await this.#ports.paymentBooks.bookedSince(since, { after, limit: pageSize })
      for (const booked of page) {
        if (until && Temporal.Instant.compare(booked.attempt.createdAt, until) >= 0) return
        yield booked
      }
      after = page.at(-1)?.attempt ?? null
      if (page.length < pageSize) return
    }
  }

  async #ask({ checkoutId, merchantTransactionId: name }: PaymentAttempt): Promise<Asked> {
    const { gateway, pause } = this.#ports
    await pause()
    if (checkoutId) return { status: await gateway.status(checkoutId), checkoutId }
    const found = await gateway.find(name)
    return { status: found, checkoutId: found === 'unknown' ? null : found.checkoutId }
  }

  async #judged(booked: BookedAttempt, asked: Asked, isFixing: boolean) {
    const before = comparePayment(booked, asked.status)
    if (!isFixing || !before.some(canBeSettled)) return { booked, asked, differences: before, fixed: [] }
    await this.#settle(booked.attempt, asked)
    const settled = (await this.#ports.paymentBooks.booked(booked.attempt.id)) ?? booked
    const differences = comparePayment(settled, asked.status)
    return { booked: settled, asked, differences, fixed: before.filter((code) => !differences.includes(code)) }
  }

  async #settle({ merchantTransactionId: name }: PaymentAttempt, { checkoutId }: Asked): Promise<void> {
    if (!checkoutId) return
    const { payments, transaction, settleCheckout, pause } = this.#ports
    await transaction.run(async () => {
      const attempt = await payments.findByMerchantTransaction(name)
      if (attempt && !attempt.checkoutId) await payments.saveAttempt({ ...attempt, checkoutId })
    })
    await pause()
    await settleCheckout.execute({ checkoutId })
  }

  /**
   * Under the name that the next attempt of the reservation would have: it is free unless our books have lost
   * something.
   */
  async #lostAttempt(reservationId: ReservationId, reference: string): Promise<PaymentDifference | undefined> {
    const { payments, gateway, pause } = this.#ports
    const attempts = await payments.attemptsOf(reservationId)
    const name = merchantTransactionId(reference, attempts.length + 1)
    await pause()
    const found = await gateway.find(name)
    if (found === 'unknown') return undefined
    const { amount, resultCode, paymentId } = found
    return {
      code: 'attempt-not-recorded',
      reference,
      reservationId,
      merchantTransactionId: name,
      isFixed: false,
      ours: null,
      theirs: { amount, resultCode, paymentId, isCaptured: movesMoney(paymentOutcome(resultCode)) },
    }
  }
}
