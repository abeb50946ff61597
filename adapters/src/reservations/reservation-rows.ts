import type { CancellationPolicy } from '@camp/domain/cancellation/cancellation-policy.ts'
import type { Language } from '@camp/domain/languages/language.ts'
import type { OfflinePaymentMethod } from '@camp/domain/payments/offline-payment.ts'
import type {
  CancellationReason,
  CancelledBy,
  ReservationStatus,
  VerificationPreference,
} from '@camp/domain/reservations/reservation.ts'
import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { dateColumn, instantColumn } from '../postgres/date-types.ts'

export const ReservationRow = defineEntity({
  name: 'ReservationRow',
  tableName: 'reservation',
  properties: {
    id: p.text().primary(),
    organisationId: p.uuid(),
    version: p.integer(),
    simpleReference: p.text(),
    status: p.text().$type<ReservationStatus>(),
    statusDate: instantColumn(),
    arrival: dateColumn(),
    departure: dateColumn(),
    currency: p.text(),
    amountDueCents: p.integer(),
    amountPaidCents: p.integer(),
    cancellationPolicy: p.json<CancellationPolicy>(),
    createdAt: instantColumn(),
    expiryDate: instantColumn().nullable(),
    isExtended: p.boolean(),
    userId: p.uuid().nullable(),
    firstName: p.text().nullable(),
    lastName: p.text().nullable(),
    email: p.text().nullable(),
    countryCode: p.text().nullable(),
    cell: p.text().nullable(),
    verificationPreference: p.text().$type<VerificationPreference>().nullable(),
    language: p.text().$type<Language>().nullable(),
    specialRequest: p.text().nullable(),
    allergies: p.text().nullable(),
    vehiclePlate: p.text().nullable(),
    submittedAt: instantColumn().nullable(),
    termsAcceptedAt: instantColumn().nullable(),
    acceptedTermIds: p.array<string>().nullable(),
    payInFull: p.boolean().nullable(),
    amountDueUpFrontCents: p.integer().nullable(),
    dueDate: dateColumn().nullable(),
    vatPercentage: p.decimal('number').nullable(),
    cancelledBy: p.text().$type<CancelledBy>().nullable(),
    cancellationReason: p.text().$type<CancellationReason>().nullable(),
    cancellationNote: p.text().nullable(),
    refundAmountCents: p.integer().nullable(),
    checkedInAt: instantColumn().nullable(),
    gateCode: p.text().nullable(),
    checkedOutAt: instantColumn().nullable(),
    isOfflineReservation: p.boolean(),
    isOfflinePayment: p.boolean(),
    offlinePaymentMethod: p.text().$type<OfflinePaymentMethod>().nullable(),
    offlinePaymentReference: p.text().nullable(),
    offlinePaymentDate: dateColumn().nullable(),
    offlineNotes: p.text().nullable(),
    offlineNotifyCamper: p.boolean().nullable(),
    offlinePriceReason: p.text().nullable(),
  },
})
export type ReservationRow = InferEntity<typeof ReservationRow>

/** One per plot of a reservation, with what was agreed: the range row of the exclusion constraint. */
export const ReservationPlotRow = defineEntity({
  name: 'ReservationPlotRow',
  tableName: 'reservation_plot',
  properties: {
    reservationId: p.text().primary(),
    plotId: p.uuid().primary(),
    organisationId: p.uuid(),
    position: p.integer(),
    siteId: p.uuid(),
    plotName: p.text(),
    siteName: p.text(),
    arrival: dateColumn(),
    departure: dateColumn(),
    adults: p.integer(),
    pensioners: p.integer(),
    childrenAges: p.array(Number),
    tents: p.integer().nullable(),
    caravans: p.integer().nullable(),
    pax: p.integer(),
    isShared: p.boolean(),
    isLive: p.boolean(),
    quote: p.json<unknown>(),
    totalCents: p.integer(),
    paymentRule: p.json<unknown>().nullable(),
  },
})
export type ReservationPlotRow = InferEntity<typeof ReservationPlotRow>

/** Who sleeps where on which date, and what that night costs. */
export const ReservationNightRow = defineEntity({
  name: 'ReservationNightRow',
  tableName: 'reservation_night',
  properties: {
    reservationId: p.text().primary(),
    plotId: p.uuid().primary(),
    forDate: dateColumn().primary(),
    organisationId: p.uuid(),
    adults: p.integer(),
    pensioners: p.integer(),
    childrenCount: p.integer(),
    childrenAges: p.array(Number),
    pax: p.integer(),
    priceCents: p.integer(),
  },
})

export const StatusChangeRow = defineEntity({
  name: 'StatusChangeRow',
  tableName: 'reservation_status_history',
  properties: {
    id: p.bigint('string').primary(),
    organisationId: p.uuid(),
    reservationId: p.text(),
    fromStatus: p.text().$type<ReservationStatus>().nullable(),
    toStatus: p.text().$type<ReservationStatus>(),
    at: instantColumn(),
    by: p.text(),
    why: p.text(),
  },
})
