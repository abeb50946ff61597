import type { PaymentRule } from '@camp/domain/deposit/payment-rule.ts'
import type { PlotQuote } from '@camp/domain/pricing/plot-quote.ts'
import type { OfflineFacts } from '@camp/domain/reservations/offline-facts.ts'
import type { Cancellation, Reservation, ReservedPlot, SubmittedFacts } from '@camp/domain/reservations/reservation.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { factsFromJson } from '../postgres/facts-json.ts'
import { storedInstant } from '../postgres/stored-instant.ts'
import type { FoundPlotRow, FoundReservationRow } from './reservation-columns.ts'

/** Throws on a row that the domain cannot mean. */
export function toReservation(row: FoundReservationRow, plotRows: readonly FoundPlotRow[]): Reservation {
  const { status } = row
  const booked = bookedFacts(row, plotRows)
  if (status === 'temporaryHold') {
    return { ...booked, status, expiryDate: Temporal.Instant.from(there(row, 'expiry_date')), isExtended: row.is_extended }
  }
  if (status === 'cancelled') {
    const submitted = row.submitted_at ? toSubmitted(row) : null
    return { ...booked, status, cancellation: toCancellation(row), submitted }
  }
  const submitted = { ...booked, ...toSubmitted(row) }
  if (status === 'pending') return { ...submitted, status, expiryDate: Temporal.Instant.from(there(row, 'expiry_date')) }
  if (status === 'completed') {
    const owed = { owedBy: row.owed_by ?? undefined, writtenOffAt: storedInstant(row.written_off_at) ?? undefined }
    return { ...submitted, ...owed, status, checkedOutAt: storedInstant(row.checked_out_at) }
  }
  return { ...submitted, status }
}

function bookedFacts(row: FoundReservationRow, plotRows: readonly FoundPlotRow[]) {
  return {
    id: row.id,
    organisationId: row.organisation_id,
    version: row.version,
    simpleReference: row.simple_reference,
    stay: StayDates.of(Temporal.PlainDate.from(row.arrival), Temporal.PlainDate.from(row.departure)),
    plots: plotRows.map((plotRow) => toReservedPlot(plotRow, row.currency)),
    amountDue: Money.cents(row.amount_due_cents, row.currency),
    amountPaid: Money.cents(row.amount_paid_cents, row.currency),
    cancellationPolicy: row.cancellation_policy,
    createdAt: Temporal.Instant.from(row.created_at),
    statusDate: Temporal.Instant.from(row.status_date),
  }
}

function toReservedPlot(row: FoundPlotRow, currency: string): ReservedPlot {
  const party = { numberOfAdults: row.adults, numberOfPensioners: row.pensioners, childrenAges: row.children_ages }
  const plotId = row.plot_id
  const stay = StayDates.of(Temporal.PlainDate.from(row.arrival), Temporal.PlainDate.from(row.departure))
  const explained = factsFromJson(row.quote, currency) as Pick<PlotQuote, 'nights' | 'discountApplied'>
  return {
    plotId,
    siteId: row.site_id,
    plotName: row.plot_name,
    siteName: row.site_name,
    party,
    equipment: { tents: row.tents, caravans: row.caravans },
    pax: row.pax,
    isShared: row.is_shared,
    quote: { plotId, stay, party, ...explained, total: Money.cents(row.total_cents, currency) },
    paymentRule: factsFromJson(row.payment_rule, currency) as PaymentRule | null,
  }
}

function toSubmitted(row: FoundReservationRow): SubmittedFacts {
  return {
    guest: {
      userId: row.user_id,
      firstName: there(row, 'first_name'),
      lastName: there(row, 'last_name'),
      email: there(row, 'email'),
      countryCode: row.country_code,
      cell: row.cell,
      verificationPreference: there(row, 'verification_preference'),
      language: there(row, 'language'),
      specialRequest: row.special_request,
      allergies: row.allergies,
      vehiclePlate: row.vehicle_plate,
    },
    submittedAt: Temporal.Instant.from(there(row, 'submitted_at')),
    termsAcceptedAt: Temporal.Instant.from(there(row, 'terms_accepted_at')),
    acceptedTermIds: there(row, 'accepted_term_ids'),
    payInFull: there(row, 'pay_in_full'),
    amountDueUpFront: Money.cents(there(row, 'amount_due_up_front_cents'), row.currency),
    dueDate: date(row.due_date),
    vatPercentage: Number(there(row, 'vat_percentage')),
    checkedInAt: storedInstant(row.checked_in_at),
    gateCode: row.gate_code,
    offline: toOffline(row),
  }
}

function toOffline(row: FoundReservationRow): OfflineFacts | undefined {
  if (!row.is_offline_reservation) return undefined
  return {
    isOfflinePayment: row.is_offline_payment,
    paymentMethod: row.offline_payment_method,
    paymentReference: row.offline_payment_reference,
    paymentDate: date(row.offline_payment_date),
    notes: row.offline_notes,
    notifiesCamper: there(row, 'offline_notify_camper'),
    priceReason: row.offline_price_reason,
  }
}

function toCancellation(row: FoundReservationRow): Cancellation {
  return {
    by: there(row, 'cancelled_by'),
    reason: there(row, 'cancellation_reason'),
    note: row.cancellation_note,
    refundAmount: Money.cents(there(row, 'refund_amount_cents'), row.currency),
    voucher: toGivenVoucher(row),
  }
}

function toGivenVoucher({ voucher_code: code, voucher_expires_on: expiresOn }: FoundReservationRow): Cancellation['voucher'] {
  return code && expiresOn ? { code, expiresOn: Temporal.PlainDate.from(expiresOn) } : undefined
}

function there<Column extends keyof FoundReservationRow>(
  row: FoundReservationRow,
  column: Column,
): NonNullable<FoundReservationRow[Column]> {
  const value = row[column]
  if (value === null || value === undefined) throw new Error(`a stored reservation lacks its ${String(column)}`)
  return value
}

function date(stored: string | null): Temporal.PlainDate | null {
  return stored === null ? null : Temporal.PlainDate.from(stored)
}
