import { nightsOn } from '@camp/domain/reservations/amend/nights-on-plot.ts'
import type { OfflineFacts } from '@camp/domain/reservations/offline-facts.ts'
import type { Cancellation, Reservation, SubmittedFacts } from '@camp/domain/reservations/reservation.ts'
import { occupies } from '@camp/domain/reservations/transitions.ts'
import { factsToJson } from '../postgres/facts-json.ts'

export function toReservationRow(reservation: Reservation) {
  return {
    id: reservation.id,
    organisationId: reservation.organisationId,
    version: reservation.version,
    simpleReference: reservation.simpleReference,
    status: reservation.status,
    statusDate: reservation.statusDate,
    arrival: reservation.stay.arrival,
    departure: reservation.stay.departure,
    currency: reservation.amountDue.currency,
    amountDueCents: reservation.amountDue.cents,
    amountPaidCents: reservation.amountPaid.cents,
    cancellationPolicy: reservation.cancellationPolicy,
    createdAt: reservation.createdAt,
    expiryDate: expiryOf(reservation),
    isExtended: reservation.status === 'temporaryHold' && reservation.isExtended,
    checkedOutAt: reservation.status === 'completed' ? reservation.checkedOutAt : null,
    ...submittedColumns(submittedOf(reservation)),
    ...offlineColumns(submittedOf(reservation)?.offline),
    ...cancellationColumns(reservation.status === 'cancelled' ? reservation.cancellation : null),
  }
}

/** Until when the nights are kept if nothing happens; null when they are kept for good, or not at all. */
export function expiryOf(reservation: Reservation) {
  return reservation.status === 'temporaryHold' || reservation.status === 'pending' ? reservation.expiryDate : null
}

function submittedOf(reservation: Reservation): SubmittedFacts | null {
  if (reservation.status === 'temporaryHold') return null
  return reservation.status === 'cancelled' ? reservation.submitted : reservation
}

function submittedColumns(submitted: SubmittedFacts | null) {
  const guest = submitted?.guest
  return {
    userId: guest?.userId ?? null,
    firstName: guest?.firstName ?? null,
    lastName: guest?.lastName ?? null,
    email: guest?.email ?? null,
    countryCode: guest?.countryCode ?? null,
    cell: guest?.cell ?? null,
    verificationPreference: guest?.verificationPreference ?? null,
    language: guest?.language ?? null,
    specialRequest: guest?.specialRequest ?? null,
    allergies: guest?.allergies ?? null,
    vehiclePlate: guest?.vehiclePlate ?? null,
    submittedAt: submitted?.submittedAt ?? null,
    termsAcceptedAt: submitted?.termsAcceptedAt ?? null,
    acceptedTermIds: submitted ? [...submitted.acceptedTermIds] : null,
    payInFull: submitted?.payInFull ?? null,
    amountDueUpFrontCents: submitted?.amountDueUpFront.cents ?? null,
    dueDate: submitted?.dueDate ?? null,
    vatPercentage: submitted?.vatPercentage ?? null,
    checkedInAt: submitted?.checkedInAt ?? null,
    gateCode: submitted?.gateCode ?? null,
  }
}

function offlineColumns(offline: OfflineFacts | undefined) {
  return {
    isOfflineReservation: offline !== undefined,
    isOfflinePayment: offline?.isOfflinePayment ?? false,
    offlinePaymentMethod: offline?.paymentMethod ?? null,
    offlinePaymentReference: offline?.paymentReference ?? null,
    offlinePaymentDate: offline?.paymentDate ?? null,
    offlineNotes: offline?.notes ?? null,
    offlineNotifyCamper: offline?.notifiesCamper ?? null,
    offlinePriceReason: offline?.priceReason ?? null,
  }
}

function cancellationColumns(cancellation: Cancellation | null) {
  return {
    cancelledBy: cancellation?.by ?? null,
    cancellationReason: cancellation?.reason ?? null,
    cancellationNote: cancellation?.note ?? null,
    refundAmountCents: cancellation?.refundAmount.cents ?? null,
  }
}

export function toPlotRows(reservation: Reservation) {
  const { id: reservationId, organisationId, status } = reservation
  return reservation.plots.map((plot, position) => ({
    reservationId,
    organisationId,
    position,
    plotId: plot.plotId,
    siteId: plot.siteId,
    plotName: plot.plotName,
    siteName: plot.siteName,
    arrival: nightsOn(plot).arrival,
    departure: nightsOn(plot).departure,
    adults: plot.party.numberOfAdults,
    pensioners: plot.party.numberOfPensioners,
    childrenAges: [...plot.party.childrenAges],
    tents: plot.equipment.tents,
    caravans: plot.equipment.caravans,
    pax: plot.pax,
    isShared: plot.isShared,
    isLive: occupies(status),
    quote: factsToJson({ nights: plot.quote.nights, discountApplied: plot.quote.discountApplied }),
    totalCents: plot.quote.total.cents,
    paymentRule: plot.paymentRule && factsToJson(plot.paymentRule),
  }))
}

export function toNightRows({ id: reservationId, organisationId, plots }: Reservation) {
  return plots.flatMap(({ plotId, party, pax, quote }) =>
    quote.nights.map(({ date, price }) => ({
      reservationId,
      organisationId,
      plotId,
      forDate: date,
      adults: party.numberOfAdults,
      pensioners: party.numberOfPensioners,
      childrenCount: party.childrenAges.length,
      childrenAges: [...party.childrenAges],
      pax,
      priceCents: price.cents,
    })),
  )
}
