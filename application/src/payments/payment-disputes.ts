import type { OrganisationId, PaymentAttemptId, ReservationId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

/** A guest's bank took a payment back, and staff have to answer it. */
export interface PaymentDispute {
  readonly id: string
  readonly organisationId: OrganisationId
  readonly reservationId: ReservationId
  readonly paymentAttemptId: PaymentAttemptId
  /**
   * What the bank took that was still here: the payment less what had been refunded of it. May be nothing.
   */
  readonly taken: Money
  /**
   * What was on its way back to the guest of this payment, and is owed again when the dispute is won; null
   * while the reservation stood.
   */
  readonly owedBack: Money | null
  /**
   * What was on its way back of this payment when the bank took it, whatever became of the reservation, less
   * what was heard to have gone out.
   */
  readonly goingBack: Money
  readonly resultCode: string
  readonly openedAt: Temporal.Instant
  readonly state: 'open' | 'won' | 'lost'
  readonly closedAt: Temporal.Instant | null
  /** A user, or the gateway. */
  readonly closedBy: string | null
  readonly note: string | null
}

/**
 * What was to go back of a payment when the bank took it, unless it was heard that it went out; null where
 * nothing was, and once the dispute is closed.
 */
export function refundDueOf({ state, taken, goingBack }: Pick<PaymentDispute, 'state' | 'taken' | 'goingBack'>): Money | null {
  const due = state === 'open' ? goingBack.atMost(taken) : null
  return due?.isPositive ? due : null
}

export interface DisputeEnding {
  readonly state: 'won' | 'lost'
  readonly closedAt: Temporal.Instant
  readonly closedBy: string
  readonly note: string | null
}

/** None of these touches the reservation. */
export interface DisputeRecords {
  /**
   * What was taken stands as a move (`chargeback`) unless it is nothing. One dispute of a payment is open at
   * a time.
   */
  openDispute(dispute: PaymentDispute): Promise<void>
  /**
   * The dispute is about this much now: a refund that went out, and was not here for the bank to take, stands
   * as what the bank took less (`chargeback-correction`).
   */
  lessenDispute(lessened: PaymentDispute, refunded: { readonly amount: Money; readonly at: Temporal.Instant }): Promise<void>
  /**
   * The dispute is about this much now: a refund that the gateway refused later was here for the bank to take
   * (`chargeback`), whether the dispute is open or lost.
   */
  widenDispute(widened: PaymentDispute, refused: { readonly amount: Money; readonly at: Temporal.Instant }): Promise<void>
  /** Won: what was taken stands as a move back (`chargeback-reversal`). */
  closeDispute(dispute: PaymentDispute, ending: DisputeEnding): Promise<void>
  /** The oldest first. */
  disputesOf(reservationId: ReservationId): Promise<readonly PaymentDispute[]>
  findDisputeForChange(id: string): Promise<PaymentDispute | undefined>
  /** The oldest first; of one organisation or of all. */
  openDisputes(of: OrganisationId | 'all', limit: number): Promise<readonly PaymentDispute[]>
}
