import { nightsOn } from '@camp/domain/reservations/amend/nights-on-plot.ts'
import type { OfflineFacts } from '@camp/domain/reservations/offline-facts.ts'
import type {
  Cancellation,
  CompletedReservation,
  Reservation,
  StatusChange,
  SubmittedFacts,
} from '@camp/domain/reservations/reservation.ts'
import { submittedFacts } from '@camp/domain/reservations/submitted-facts.ts'
import { occupies } from '@camp/domain/reservations/transitions.ts'
import { factsToJson } from '../postgres/facts-json.ts'
import type { JsonRow } from '../postgres/json-row.ts'

/** All that is written of a reservation itself. */
export type ReservationRecord = Omit<
  JsonRow<'reservation'>,
  | 'confirmation_request_count'
  | 'last_confirmation_request_at'
  | 'review_invited_at'
  | 'search_text'
  | 'offline_payment_amount_total_cents'
  | 'offline_payment_amount_paid_cents'
>

export function toReservationRow(reservation: Reservation): ReservationRecord {
  return {
    id: reservation.id,
    organisation_id: reservation.organisationId,
    version: reservation.version,
    simple_reference: reservation.simpleReference,
    status: reservation.status,
    status_date: reservation.statusDate.toString(),
    arrival: reservation.stay.arrival.toString(),
    departure: reservation.stay.departure.toString(),
    currency: reservation.amountDue.currency,
    amount_due_cents: reservation.amountDue.cents,
    amount_paid_cents: reservation.amountPaid.cents,
    cancellation_policy: reservation.cancellationPolicy,
    created_at: reservation.createdAt.toString(),
    expiry_date: expiryOf(reservation)?.toString() ?? null,
    is_extended: reservation.status === 'temporaryHold' && reservation.isExtended,
    ...endColumns(reservation.status === 'completed' ? reservation : null),
    ...submittedColumns(submittedFacts(reservation)),
    ...offlineColumns(submittedFacts(reservation)?.offline),
    ...cancellationColumns(reservation.status === 'cancelled' ? reservation.cancellation : null),
  }
}

/** Until when the nights are kept if nothing happens; null when they are kept for good, or not at all. */
export function expiryOf(reservation: Reservation) {
  return reservation.status === 'temporaryHold' || reservation.status === 'pending' ? reservation.expiryDate : null
}

function endColumns(completed: CompletedReservation | null) {
  return {
    checked_out_at: completed?.checkedOutAt?.toString() ?? null,
    owed_by: completed?.owedBy ?? null,
    written_off_at: completed?.writtenOffAt?.toString() ?? null,
  }
}

function submittedColumns(submitted: SubmittedFacts | null) {
  const guest = submitted?.guest
  return {
    user_id: guest?.userId ?? null,
    first_name: guest?.firstName ?? null,
    last_name: guest?.lastName ?? null,
    email: guest?.email ?? null,
    country_code: guest?.countryCode ?? null,
    cell: guest?.cell ?? null,
    verification_preference: guest?.verificationPreference ?? null,
    language: guest?.language ?? null,
    special_request: guest?.specialRequest ?? null,
    allergies: guest?.allergies ?? null,
    vehicle_plate: guest?.vehiclePlate ?? null,
    submitted_at: submitted?.submittedAt.toString() ?? null,
    terms_accepted_at: submitted?.termsAcceptedAt.toString() ?? null,
    accepted_term_ids: submitted ? [...submitted.acceptedTermIds] : null,
    pay_in_full: submitted?.payInFull ?? null,
    amount_due_up_front_cents: submitted?.amountDueUpFront.cents ?? null,
    due_date: submitted?.dueDate?.toString() ?? null,
    vat_percentage: submitted?.vatPercentage ?? null,
    checked_in_at: submitted?.checkedInAt?.toString() ?? null,
    gate_code: submitted?.gateCode ?? null,
  }
}

function offlineColumns(offline: OfflineFacts | undefined) {
  return {
    is_offline_reservation: offline !== undefined,
    is_offline_payment: offline?.isOfflinePayment ?? false,
    offline_payment_method: offline?.paymentMethod ?? null,
    offline_payment_reference: offline?.paymentReference ?? null,
    offline_payment_date: offline?.paymentDate?.toString() ?? null,
    offline_notes: offline?.notes ?? null,
    offline_notify_camper: offline?.notifiesCamper ?? null,
    offline_price_reason: offline?.priceReason ?? null,
  }
}

function cancellationColumns(cancellation: Cancellation | null) {
  return {
    cancelled_by: cancellation?.by ?? null,
    cancellation_reason: cancellation?.reason ?? null,
    cancellation_note: cancellation?.note ?? null,
    refund_amount_cents: cancellation?.refundAmount.cents ?? null,
    voucher_code: cancellation?.voucher?.code ?? null,
    voucher_expires_on: cancellation?.voucher?.expiresOn.toString() ?? null,
  }
}

export function toPlotRows(reservation: Reservation): readonly Omit<JsonRow<'reservation_plot'>, 'id'>[] {
  const { id, organisationId, status } = reservation
  return reservation.plots.map((plot, position) => ({
    reservation_id: id,
    organisation_id: organisationId,
    position,
    plot_id: plot.plotId,
    site_id: plot.siteId,
    plot_name: plot.plotName,
    site_name: plot.siteName,
    arrival: nightsOn(plot).arrival.toString(),
    departure: nightsOn(plot).departure.toString(),
    adults: plot.party.numberOfAdults,
    pensioners: plot.party.numberOfPensioners,
    children_ages: [...plot.party.childrenAges],
    tents: plot.equipment.tents,
    caravans: plot.equipment.caravans,
    pax: plot.pax,
    is_shared: plot.isShared,
    is_live: occupies(status),
    quote: factsToJson({ nights: plot.quote.nights, discountApplied: plot.quote.discountApplied }),
    total_cents: plot.quote.total.cents,
    payment_rule: plot.paymentRule && factsToJson(plot.paymentRule),
  }))
}

export function toNightRows({ id, organisationId, plots }: Reservation): readonly JsonRow<'reservation_night'>[] {
  return plots.flatMap(({ plotId, party, pax, quote }) =>
    quote.nights.map(({ date, price }) => ({
      reservation_id: id,
      organisation_id: organisationId,
      plot_id: plotId,
      for_date: date.toString(),
      adults: party.numberOfAdults,
      pensioners: party.numberOfPensioners,
      children_count: party.childrenAges.length,
      children_ages: [...party.childrenAges],
      pax,
      price_cents: price.cents,
    })),
  )
}

export function toHistoryRow({ id, organisationId }: Reservation, { from, to, at, by, why }: StatusChange) {
  const whose = { organisation_id: organisationId, reservation_id: id }
  return { ...whose, from_status: from, to_status: to, at: at.toString(), by, why }
}
