import type { PaymentAttemptId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { PaymentAttempt, RefundTask } from '../payments.ts'

/** One attempt to pay with the money that our books have for it. */
export interface BookedAttempt {
  readonly attempt: PaymentAttempt
  readonly simpleReference: string
  /** What the gateway captured, as it stands written; one at most unless something is wrong. */
  readonly captures: readonly { readonly gatewayPaymentId: string | null; readonly amount: Money }[]
  /** What has gone back of it, by the gateway or by hand. */
  readonly refunded: Money
  /** Refunds in the hands of the staff: nobody knows from here whether the gateway has paid them. */
  readonly refundsByHand: readonly RefundTask[]
}

/** Our side of a reconciliation; reads only. */
export interface PaymentBooks {
  /**
   * Begun at this moment or later, the oldest first; the next ones after `after`, the last of the page
   * before.
   */
  bookedSince(
    since: Temporal.Instant,
    page: { readonly after: PaymentAttempt | null; readonly limit: number },
  ): Promise<readonly BookedAttempt[]>

  booked(id: PaymentAttemptId): Promise<BookedAttempt | undefined>
}
