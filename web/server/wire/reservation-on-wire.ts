import type { Confirmed } from '@camp/application/reservations/confirm-as-guest.ts'
import type { ReleasedHold } from '@camp/application/reservations/release-hold.ts'
import type {
  CancellationLadder,
  CancellationTermsView,
  HoldView,
  ReservationView,
} from '@camp/application/reservations/reservation-views.ts'
import type { Submitted } from '@camp/application/reservations/submission.ts'
import { accountRows, directPaymentText, transferReferenceText } from '@camp/domain/formatting/direct-payment-text.ts'
import type { PlotQuote } from '@camp/domain/pricing/plot-quote.ts'
import { Money } from '@camp/domain/shared/money.ts'
import type { Party } from '@camp/domain/stay-rules/party.ts'
import { dateOnWire, instantOnWire, randOnWire, stayOnWire } from './on-wire.ts'
import { organisationOnWire } from './organisation-on-wire.ts'
import { nightsOnWire } from './quote-on-wire.ts'

export type WireHold = ReturnType<typeof holdOnWire>
export type WireReservation = ReturnType<typeof reservationOnWire>
export type WireReservedPlot = ReturnType<typeof plotsOnWire>[number]

type PricedPlot = HoldView['plots'][number]

export function plotsOnWire(plots: readonly PricedPlot[]) {
  return plots.map(({ plotId, plotName, siteName, party, quote }) => ({
    plotId,
    plotName,
    siteName,
    nightsOnPlot: stayOnWire(quote.stay),
    ...partyOnWire(party),
    ...totalsOnWire(quote),
    dailyPricingBreakdown: nightsOnWire(quote),
  }))
}

function totalsOnWire({ total, discountApplied }: PlotQuote) {
  return {
    total: randOnWire(total),
    discountApplied: discountApplied?.name ?? null,
    discountAmount: discountApplied ? randOnWire(discountApplied.amount) : 0,
  }
}

export function partyOnWire({ numberOfAdults, numberOfPensioners, childrenAges }: Party) {
  return { numberOfAdults, numberOfPensioners, numberOfChildren: childrenAges.length, childrenAges }
}

function ladderOnWire(ladder: CancellationLadder) {
  return ladder.map(({ refundPercentage, until }) => ({ refundPercentage, until: dateOnWire(until) }))
}

export function holdOnWire(hold: HoldView) {
  return {
    id: hold.id,
    status: hold.status,
    expiryDate: instantOnWire(hold.expiryDate),
    canExtend: hold.canExtend,
    organisation: organisationOnWire(hold.organisation),
    ...stayOnWire(hold.stay),
    ...partyOnWire(hold.party),
    total: randOnWire(hold.total),
    plots: plotsOnWire(hold.plots),
    specialTerms: hold.specialTerms,
    documents: hold.documents,
    deposit: hold.deposit && {
      amountDueUpFront: randOnWire(hold.deposit.amountDueUpFront),
      balance: randOnWire(hold.deposit.balance),
      dueDate: hold.deposit.dueDate && dateOnWire(hold.deposit.dueDate),
    },
    paidDirectly: hold.direct && directPaymentText({ payment: hold.direct, campsite: hold.organisation.name, language: 'en' }),
    cancellation: ladderOnWire(hold.cancellation),
    vatPercentage: hold.vatPercentage,
  }
}

export function submittedOnWire(submitted: Submitted) {
  return {
    id: submitted.id,
    simpleReference: submitted.simpleReference,
    status: submitted.status,
    expiryDate: instantOnWire(submitted.expiryDate),
    amountDue: randOnWire(submitted.amountDue),
    amountDueUpFront: randOnWire(submitted.amountDueUpFront),
    dueDate: submitted.dueDate && dateOnWire(submitted.dueDate),
    ...(submitted.payment && { payment: submitted.payment }),
  }
}

export function releasedOnWire({ id, expiryDate }: ReleasedHold) {
  return { id, status: 'cancelled', expiryDate: instantOnWire(expiryDate) } as const
}

export function confirmedOnWire({ id, status, payment }: Confirmed) {
  return { id, status, ...(payment && { payment }) }
}

/** The public summary: nothing of the guest as a person. */
export function reservationOnWire(reservation: ReservationView) {
  const { cancellation, besideVoucher, dueDate, expiryDate } = reservation
  return {
    id: reservation.id,
    simpleReference: reservation.simpleReference,
    status: reservation.status,
    reservationDate: dateOnWire(reservation.stay.arrival),
    endDate: dateOnWire(reservation.stay.departure),
    ...partyOnWire(reservation.party),
    orgPlots: reservation.plots.map(({ plotId, plotName, siteName }) => ({ orgPlot: { id: plotId, name: plotName, siteName } })),
    plots: plotsOnWire(reservation.plots),
    amountDue: randOnWire(reservation.amountDue),
    amountPaid: randOnWire(reservation.amountPaid),
    balance: randOnWire(reservation.balance),
    amountDueUpFront: randOnWire(reservation.amountDueUpFront),
    dueDate: dueDate && dateOnWire(dueDate),
    expiryDate: expiryDate && instantOnWire(expiryDate),
    cancellation: cancellation && {
      by: cancellation.by,
      reason: cancellation.reason,
      refundAmount: randOnWire(cancellation.refundAmount),
      /** Its code stands in the message to the guest alone: links are passed on. */
      voucherUntil: cancellation.voucher ? dateOnWire(cancellation.voucher.expiresOn) : null,
      ...(besideVoucher?.isPositive && { besideVoucher: randOnWire(besideVoucher) }),
    },
    cancellationLadder: ladderOnWire(reservation.cancellationLadder),
    mayCancel: reservation.mayCancel,
    wantsPayment: reservation.wantsPayment,
    amountToPayNow: randOnWire(reservation.amountToPayNow),
    underWay: reservation.underWay && randOnWire(reservation.underWay),
    paidDirectly: directOnWire(reservation),
    nights: reservation.nights,
    arrivalTimes: reservation.arrivalTimes,
    departureTimes: reservation.departureTimes,
    organisation: organisationOnWire(reservation.organisation),
  }
}

/** Sentences whole: pages and clients say what the messages say (rule D10). */
function directOnWire({ direct, simpleReference: reference, organisation }: ReservationView) {
  if (!direct) return null
  const { account, ...payment } = direct
  const campsite = organisation.name
  return {
    /** Of the next transfer. */
    amount: randOnWire(Money.cents(payment.deposit?.cents ?? payment.rest.cents)),
    text: directPaymentText({ payment, campsite, language: 'en' }),
    how: transferReferenceText(account, { campsite, reference, language: 'en' }),
    account: account && accountRows(account, reference, 'en'),
  }
}

export function cancellationTermsOnWire(terms: CancellationTermsView) {
  const { canCancel, reason, refundAmount, refundPercentage, promised } = terms
  const refund = { refundAmount: randOnWire(refundAmount), refundPercentage }
  return { canCancel, ...(reason && { reason }), ...refund, ...(promised.isPositive && { promised: randOnWire(promised) }) }
}
