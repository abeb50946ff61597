import type { WireReservation } from '#server/wire/reservation-on-wire.ts'
import type { Translator } from '../../wording/catalogue.ts'

type StatusFacts = Pick<WireReservation, 'status' | 'cancellation' | 'wantsPayment'>

/** What state a reservation is in, as its guest would say it. */
export function statusText(t: Translator<'reservation'>, { status, cancellation, wantsPayment }: StatusFacts): string {
  switch (status) {
    case 'temporaryHold':
      return t('statusTemporaryHold')
    case 'pending':
      return t(wantsPayment ? 'statusPendingPayment' : 'statusPending')
    case 'partiallyPaid':
      return t('statusPartiallyPaid')
    case 'confirmed':
      return t('statusConfirmed')
    case 'completed':
      return t('statusCompleted')
    case 'cancelled':
      return t(isLapsed(cancellation) ? 'statusLapsed' : 'statusCancelled')
    case 'noShow':
      return t('statusNoShow')
  }
}

/** Cancelled because nobody confirmed in time, not because somebody wanted it. */
export function isLapsed(cancellation: WireReservation['cancellation']): boolean {
  return cancellation?.reason === 'confirmation-expired' || cancellation?.reason === 'hold-expired'
}
