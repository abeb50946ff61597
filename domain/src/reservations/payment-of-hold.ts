import { amountDueUpFront, type ReservationPayment } from '../deposit/amount-due-up-front.ts'
import type { Temporal } from '../shared/temporal.ts'
import type { HeldReservation } from './reservation.ts'

/** What is due when, by the rules that were kept with the plots. */
export function paymentOfHold(
  { plots, stay }: Pick<HeldReservation, 'plots' | 'stay'>,
  today: Temporal.PlainDate,
  payInFull: boolean,
): ReservationPayment {
  return amountDueUpFront({
    plots: plots.map(({ quote, paymentRule }) => ({ total: quote.total, rule: paymentRule })),
    arrival: stay.arrival,
    today,
    payInFull,
  })
}
