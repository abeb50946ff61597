import { cancellationLadder } from '@camp/domain/cancellation/cancellation-ladder.ts'
import { directPayment } from '@camp/domain/deposit/direct-payment.ts'
import { accountForGuests } from '@camp/domain/payments/transfer-account.ts'
import { guestsOfStay } from '@camp/domain/reservations/amend/guests-of-stay.ts'
import { isExpired } from '@camp/domain/reservations/expiry.ts'
import { onlineAmountDue } from '@camp/domain/reservations/online-amount-due.ts'
import { shownBalance } from '@camp/domain/reservations/open-balance.ts'
import { readyToCancel } from '@camp/domain/reservations/readiness.ts'
import type { Reservation } from '@camp/domain/reservations/reservation.ts'
import { submittedFacts } from '@camp/domain/reservations/submitted-facts.ts'
import { dayTimes } from '@camp/domain/stay-rules/day-times.ts'
import { nightsCounter } from '@camp/domain/stay-rules/nights-counter.ts'
import { organisationFacts } from '../organisations/organisation-facts.ts'
import { momentOf } from './moment-of.ts'
import type { ReservationContext } from './reservation-context.ts'
import type { ReservationView } from './reservation-views.ts'

/**
 * The public summary of a reservation: listed fields, nothing about the guest as a person. What is with the
 * bank is looked up where its guest sees it.
 */
export function reservationView(reservation: Reservation, context: ReservationContext): ReservationView {
  const { catalogue, holidays, now, today } = context
  const { stay, plots, amountDue, amountPaid } = reservation
  const submitted = submittedFacts(reservation)
  const siteIds = new Set(plots.map(({ siteId }) => siteId))
  const sites = catalogue.sites.filter(({ id }) => siteIds.has(id))
  const takesPayment = catalogue.organisation.takesOnlinePayment && !isExpired(reservation, now)
  const toPay = onlineAmountDue(reservation, takesPayment)
  return {
    id: reservation.id,
    simpleReference: reservation.simpleReference,
    status: reservation.status,
    stay,
    party: guestsOfStay(reservation),
    plots: plots.map(({ plotId, plotName, siteName, party, quote }) => ({ plotId, plotName, siteName, party, quote })),
    amountDue,
    amountPaid,
    balance: shownBalance(reservation),
    amountDueUpFront: submitted?.amountDueUpFront ?? amountDue,
    dueDate: submitted?.dueDate ?? null,
    expiryDate: 'expiryDate' in reservation ? reservation.expiryDate : null,
    cancellation: reservation.status === 'cancelled' ? reservation.cancellation : null,
    cancellationLadder: cancellationLadder(reservation.cancellationPolicy, stay.arrival),
    mayCancel: readyToCancel(reservation, momentOf(context)).kind === 'ready',
    wantsPayment: toPay.isPositive,
    amountToPayNow: toPay,
    underWay: null,
    direct: directOf(reservation, context),
    nights: nightsCounter(stay, today),
    arrivalTimes: dayTimes({ sites, date: stay.arrival, isHoliday: holidays.isPublicHoliday(stay.arrival) }),
    departureTimes: dayTimes({ sites, date: stay.departure, isHoliday: holidays.isPublicHoliday(stay.departure) }),
    organisation: organisationFacts(catalogue, context.rating),
  }
}

/** An expired booking asks for nothing. */
function directOf(reservation: Reservation, { catalogue: { organisation }, now, today }: ReservationContext) {
  if (isExpired(reservation, now)) return null
  const { timezone } = organisation.province.country
  const payment = directPayment(reservation, { ...organisation, timezone, today })
  return payment && { ...payment, account: accountForGuests(organisation.transferAccount, now) }
}
