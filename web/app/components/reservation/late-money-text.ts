import type { WireReservation } from '#server/wire/reservation-on-wire.ts'
import { randText } from '../../formatting/rand-text.ts'
import type { Translator } from '../../wording/catalogue.ts'
import { isLapsed } from './status-text.ts'

type LateFacts = Pick<WireReservation, 'underWay' | 'cancellation'>

/** What becomes of money that is with the bank once its booking has ended; null: none is. */
export function lateMoneyText(t: Translator<'reservation'>, { underWay, cancellation }: LateFacts): string | null {
  if (!underWay) return null
  return t(isLapsed(cancellation) ? 'lateMoneyLapsed' : 'lateMoney', { amount: randText(underWay) })
}
