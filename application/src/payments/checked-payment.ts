import type { ReservationId } from '@camp/domain/shared/ids.ts'

import type { PaymentAttempt, Payments } from './payments.ts'

/** What became of a payment, however often it was reported. */
export type CheckedPayment =
  | { readonly kind: 'paid'; readonly reservationId: ReservationId }
  | { readonly kind: 'pending'; readonly reservationId: ReservationId }
  | { readonly kind: 'declined'; readonly reservationId: ReservationId; readonly resultCode: string }
  | { readonly kind: 'cancelled'; readonly reservationId: ReservationId }
  /** The money came after the plots were gone; a refund task stands. */
  | { readonly kind: 'to-be-refunded'; readonly reservationId: ReservationId }

/** What became of a try to pay, as it stands written: the same answer however often it is asked. */
export async function outcomeOfAttempt(
  payments: Pick<Payments, 'refundTasksOf'>,
  { id, state, reservationId, resultCode }: PaymentAttempt,
): Promise<CheckedPayment> {
  switch (state) {
    case 'created':
    case 'pending':
    case 'uncertain':
      return { kind: 'pending', reservationId }
    case 'cancelled':
      return { kind: 'cancelled', reservationId }
    case 'declined':
    case 'charged-back':
      return { kind: 'declined', reservationId, resultCode: resultCode ?? '' }
    case 'successful': {
      const tasks = await payments.refundTasksOf(reservationId)
      const wentBack = tasks.some((task) => task.paymentAttemptId === id && task.reason === 'payment-after-expiry')
      return { kind: wentBack ? 'to-be-refunded' : 'paid', reservationId }
    }
  }
}
