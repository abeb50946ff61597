import type { PaymentRule } from '@camp/domain/deposit/payment-rule.ts'
import type { PlotQuote } from '@camp/domain/pricing/plot-quote.ts'
import type { OfflineFacts } from '@camp/domain/reservations/offline-facts.ts'
import type { Cancellation, Reservation, ReservedPlot, SubmittedFacts } from '@camp/domain/reservations/reservation.ts'
import type { OrganisationId, PlotId, ReservationId, SiteId, SpecialTermId, UserId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { factsFromJson } from '../postgres/facts-json.ts'
import type { ReservationPlotRow, ReservationRow } from './reservation-tables.ts'

/** Throws on a row that the domain cannot mean. */
export function toReservation(row: ReservationRow, plotRows: readonly ReservationPlotRow[]): Reservation {
  const { status } = row
  const booked = bookedFacts(row, plotRows)
  if (status === 'temporaryHold') {
    return { ...booked, status, expiryDate: there(row, 'expiryDate'), isExtended: row.isExtended }
  }
  if (status === 'cancelled') {
    const submitted = row.submittedAt ? toSubmitted(row) : null
    return { ...booked, status, cancellation: toCancellation(row), submitted }
  }
  const submitted = { ...booked, ...toSubmitted(row) }
  if (status === 'pending') return { ...submitted, status, expiryDate: there(row, 'expiryDate') }
  if (status === 'completed') return { ...submitted, status, checkedOutAt: row.checkedOutAt ?? null }
  return { ...submitted, status }
}

function bookedFacts(row: ReservationRow, plotRows: readonly ReservationPlotRow[]) {
  return {
    id: row.id as ReservationId,
    organisationId: row.organisationId as OrganisationId,
    version: row.version,
    simpleReference: row.simpleReference,
    stay: StayDates.of(row.arrival, row.departure),
    plots: plotRows.map((plotRow) => toReservedPlot(plotRow, row.currency)),
    amountDue: Money.cents(row.amountDueCents, row.currency),
    amountPaid: Money.cents(row.amountPaidCents, row.currency),
    cancellationPolicy: row.cancellationPolicy,
    createdAt: row.createdAt,
    statusDate: row.statusDate,
  }
}

function toReservedPlot(row: ReservationPlotRow, currency: string): ReservedPlot {
  const party = { numberOfAdults: row.adults, numberOfPensioners: row.pensioners, childrenAges: row.childrenAges }
  const plotId = row.plotId as PlotId
  const stay = StayDates.of(row.arrival, row.departure)
  const explained = factsFromJson(row.quote, currency) as Pick<PlotQuote, 'nights' | 'discountApplied'>
  return {
    plotId,
    siteId: row.siteId as SiteId,
    plotName: row.plotName,
    siteName: row.siteName,
    party,
    equipment: { tents: row.tents ?? null, caravans: row.caravans ?? null },
    pax: row.pax,
    isShared: row.isShared,
    quote: { plotId, stay, party, ...explained, total: Money.cents(row.totalCents, currency) },
    paymentRule: factsFromJson(row.paymentRule ?? null, currency) as PaymentRule | null,
  }
}

function toSubmitted(row: ReservationRow): SubmittedFacts {
  return {
    guest: {
      userId: (row.userId ?? null) as UserId | null,
      firstName: there(row, 'firstName'),
      lastName: there(row, 'lastName'),
      email: there(row, 'email'),
      countryCode: row.countryCode ?? null,
      cell: row.cell ?? null,
      verificationPreference: there(row, 'verificationPreference'),
      language: there(row, 'language'),
      specialRequest: row.specialRequest ?? null,
      allergies: row.allergies ?? null,
      vehiclePlate: row.vehiclePlate ?? null,
    },
    submittedAt: there(row, 'submittedAt'),
    termsAcceptedAt: there(row, 'termsAcceptedAt'),
    acceptedTermIds: there(row, 'acceptedTermIds') as SpecialTermId[],
    payInFull: there(row, 'payInFull'),
    amountDueUpFront: Money.cents(there(row, 'amountDueUpFrontCents'), row.currency),
    dueDate: row.dueDate ?? null,
    vatPercentage: there(row, 'vatPercentage'),
    checkedInAt: row.checkedInAt ?? null,
    gateCode: row.gateCode ?? null,
    offline: toOffline(row),
  }
}

function toOffline(row: ReservationRow): OfflineFacts | undefined {
  if (!row.isOfflineReservation) return undefined
  return {
    isOfflinePayment: row.isOfflinePayment,
    paymentMethod: row.offlinePaymentMethod ?? null,
    paymentReference: row.offlinePaymentReference ?? null,
    paymentDate: row.offlinePaymentDate ?? null,
    notes: row.offlineNotes ?? null,
    notifiesCamper: there(row, 'offlineNotifyCamper'),
    priceReason: row.offlinePriceReason ?? null,
  }
}

function toCancellation(row: ReservationRow): Cancellation {
  return {
    by: there(row, 'cancelledBy'),
    reason: there(row, 'cancellationReason'),
    note: row.cancellationNote ?? null,
    refundAmount: Money.cents(there(row, 'refundAmountCents'), row.currency),
  }
}

function there<Column extends keyof ReservationRow>(row: ReservationRow, column: Column): NonNullable<ReservationRow[Column]> {
  const value = row[column]
  if (value === null || value === undefined) throw new Error(`a stored reservation lacks its ${String(column)}`)
  return value
}
