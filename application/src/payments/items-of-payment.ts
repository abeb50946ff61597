import { amountDueUpFront } from '@camp/domain/deposit/amount-due-up-front.ts'
import { paidPerPlot } from '@camp/domain/payments/paid-per-plot.ts'
import { type PaymentItem, paymentItems } from '@camp/domain/payments/payment-items.ts'
import type { CancelledReservation, SubmittedReservation } from '@camp/domain/reservations/reservation.ts'
import { submittedFacts } from '@camp/domain/reservations/submitted-facts.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { ReservationContext } from '../reservations/reservation-context.ts'
import type { PaymentPurpose, Payments } from './payments.ts'

interface PaymentToShareOut {
  /** As it stands before this payment. */
  readonly reservation: SubmittedReservation | CancelledReservation
  readonly amount: Money
  readonly purpose: PaymentPurpose
  readonly context: Pick<ReservationContext, 'catalogue' | 'today'>
}

/** What a payment pays for, plot by plot. The deposits are those of the day on which the guest submitted. */
export async function itemsOfPayment(
  { payments }: { readonly payments: Pick<Payments, 'movesOf'> },
  { reservation, amount, purpose, context }: PaymentToShareOut,
): Promise<readonly PaymentItem[]> {
  const { plots, stay, amountPaid } = reservation
  const earlier = (await payments.movesOf(reservation.id)).flatMap(({ items }) => items)
  const priced = plots.map(({ plotId, plotName, quote }) => ({ plotId, plotName, total: quote.total }))
  const paid = paidPerPlot({ amountPaid, items: earlier, plots: priced })
  const { timezone } = context.catalogue.organisation.province.country
  const submittedOn = submittedFacts(reservation)?.submittedAt.toZonedDateTimeISO(timezone).toPlainDate()
  const { perPlot } = amountDueUpFront({
    plots: plots.map(({ quote, paymentRule }) => ({ total: quote.total, rule: paymentRule })),
    arrival: stay.arrival,
    today: submittedOn ?? context.today,
    payInFull: false,
  })
  return paymentItems({
    amount,
    kind: purpose,
    plots: priced.map((plot, position) => ({
      ...plot,
      deposit: perPlot[position]?.amountDueUpFront ?? plot.total,
      paid: paid.get(plot.plotId) ?? plot.total.minus(plot.total),
    })),
  })
}

/** What money that was not asked for by name pays for: the desk's. */
export function purposeOfMoney(reservation: SubmittedReservation, amount: Money): PaymentPurpose {
  if (reservation.amountPaid.isPositive) return 'balance'
  return amount.isAtLeast(reservation.amountDue) ? 'full' : 'deposit'
}
