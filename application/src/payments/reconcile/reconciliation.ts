import type { PaymentState } from '@camp/domain/payments/payment-state.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { DifferenceCode } from './compare-payment.ts'

export interface PaymentDifference {
  readonly code: DifferenceCode
  /** The reservation's label. */
  readonly reference: string
  readonly reservationId: ReservationId
  /** The attempt, by our own name for it at the gateway. */
  readonly merchantTransactionId: string
  readonly ours: { readonly state: PaymentState; readonly amount: Money; readonly paymentId: string | null } | null
  readonly theirs: {
    readonly resultCode: string
    readonly amount: Money | null
    readonly paymentId: string | null
    readonly isCaptured: boolean
  } | null
  /** Settled just now, in the usual way. */
  readonly isFixed: boolean
}

/** Captured by the attempts that were compared. */
export interface CapturedTotals {
  readonly currency: string
  readonly ours: Money
  readonly theirs: Money
}

export interface Reconciliation {
  /** Every attempt was compared; otherwise it was stopped, and the next one begins anew. */
  readonly isWhole: boolean
  readonly attempts: number
  readonly captured: readonly CapturedTotals[]
  readonly differences: readonly PaymentDifference[]
}
