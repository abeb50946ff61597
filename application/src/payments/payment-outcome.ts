import type { PaymentOutcome } from '../answers.ts'
import type { PaymentAttempt, Payments } from './payments.ts'

/** What became of a try to pay, as it stands written: the same answer however often it is asked. */
export async function outcomeOf(
  payments: Pick<Payments, 'refundTasksOf'>,
  { id, state, reservationId, resultCode }: PaymentAttempt,
): Promise<PaymentOutcome> {
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
