import type { Agreement } from '@camp/application/reservations/agreements.ts'
import type { CancellationPolicy } from '@camp/domain/cancellation/cancellation-policy.ts'
import type { Language } from '@camp/domain/languages/language.ts'
import type { OfflinePaymentMethod } from '@camp/domain/payments/offline-payment.ts'
import type { HoldPlaceKind } from '@camp/domain/reservations/hold-limits.ts'
import type {
  CancellationReason,
  CancelledBy,
  ReservationStatus,
  VerificationPreference,
} from '@camp/domain/reservations/reservation.ts'
import type {
  AmendmentId,
  BlockId,
  OrganisationId,
  PlotId,
  ReservationId,
  SiteId,
  SpecialTermId,
  UserId,
} from '@camp/domain/shared/ids.ts'
import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import {
  computedIntegerColumn,
  computedTextColumn,
  dateColumn,
  identityColumn,
  instantColumn,
  integersColumn,
  jsonColumn,
  numericColumn,
  uuidsColumn,
} from '../postgres/column-types.ts'

export const ReservationRow = defineEntity({
  name: 'ReservationRow',
  tableName: 'reservation',
  properties: {
    id: p.text().$type<ReservationId>().primary(),
    organisationId: p.uuid().$type<OrganisationId>(),
    version: p.integer(),
    simpleReference: p.text(),
    status: p.text().$type<ReservationStatus>(),
    statusDate: instantColumn(),
    arrival: dateColumn(),
    departure: dateColumn(),
    currency: p.text(),
    amountDueCents: p.integer(),
    amountPaidCents: p.integer().default(0),
    cancellationPolicy: jsonColumn<CancellationPolicy>(),
    createdAt: instantColumn(),
    expiryDate: instantColumn().nullable(),
    isExtended: p.boolean().default(false),
    userId: p.uuid().$type<UserId>().nullable(),
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
    acceptedTermIds: uuidsColumn<SpecialTermId>().nullable(),
    payInFull: p.boolean().nullable(),
    amountDueUpFrontCents: p.integer().nullable(),
    dueDate: dateColumn().nullable(),
    vatPercentage: numericColumn().nullable(),
    cancelledBy: p.text().$type<CancelledBy>().nullable(),
    cancellationReason: p.text().$type<CancellationReason>().nullable(),
    cancellationNote: p.text().nullable(),
    refundAmountCents: p.integer().nullable(),
    voucherCode: p.text().nullable(),
    voucherExpiresOn: dateColumn().nullable(),
    checkedInAt: instantColumn().nullable(),
    checkedOutAt: instantColumn().nullable(),
    owedBy: p.text().nullable(),
    writtenOffAt: instantColumn().nullable(),
    confirmationRequestCount: p.integer().default(0),
    lastConfirmationRequestAt: instantColumn().nullable(),
    reviewInvitedAt: instantColumn().nullable(),
    gateCode: p.text().nullable(),
    searchText: computedTextColumn(),
    isOfflineReservation: p.boolean().default(false),
    isOfflinePayment: p.boolean().default(false),
    offlinePaymentMethod: p.text().$type<OfflinePaymentMethod>().nullable(),
    offlinePaymentReference: p.text().nullable(),
    offlinePaymentDate: dateColumn().nullable(),
    offlineNotes: p.text().nullable(),
    offlineNotifyCamper: p.boolean().nullable(),
    offlinePriceReason: p.text().nullable(),
    offlinePaymentAmountTotalCents: computedIntegerColumn().nullable(),
    offlinePaymentAmountPaidCents: computedIntegerColumn().nullable(),
  },
})
export type ReservationRow = InferEntity<typeof ReservationRow>

/** One per plot of a reservation, with what was agreed: the range row of the exclusion constraint. */
export const ReservationPlotRow = defineEntity({
  name: 'ReservationPlotRow',
  tableName: 'reservation_plot',
  properties: {
    id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    organisationId: p.uuid().$type<OrganisationId>(),
    reservationId: p.text().$type<ReservationId>(),
    position: p.integer(),
    plotId: p.uuid().$type<PlotId>(),
    siteId: p.uuid().$type<SiteId>(),
    plotName: p.text(),
    siteName: p.text(),
    arrival: dateColumn(),
    departure: dateColumn(),
    adults: p.integer(),
    pensioners: p.integer(),
    childrenAges: integersColumn(),
    tents: p.integer().nullable(),
    caravans: p.integer().nullable(),
    pax: p.integer(),
    isShared: p.boolean(),
    isLive: p.boolean(),
    quote: jsonColumn<object>(),
    totalCents: p.integer(),
    paymentRule: jsonColumn<object>().nullable(),
  },
})
export type ReservationPlotRow = InferEntity<typeof ReservationPlotRow>

/** Who sleeps where on which date, and what that night costs. */
export const ReservationNightRow = defineEntity({
  name: 'ReservationNightRow',
  tableName: 'reservation_night',
  properties: {
    reservationId: p.text().$type<ReservationId>().primary(),
    plotId: p.uuid().$type<PlotId>().primary(),
    forDate: dateColumn().primary(),
    organisationId: p.uuid().$type<OrganisationId>(),
    adults: p.integer(),
    pensioners: p.integer(),
    childrenCount: p.integer(),
    childrenAges: integersColumn(),
    pax: p.integer(),
    priceCents: p.integer(),
  },
})

/** One per plot and night that is taken, by a reservation or a block: nobody sells it twice. */
export const PlotNightRow = defineEntity({
  name: 'PlotNightRow',
  tableName: 'plot_night',
  properties: {
    plotId: p.uuid().$type<PlotId>().primary(),
    night: dateColumn().primary(),
    organisationId: p.uuid().$type<OrganisationId>(),
    reservationId: p.text().$type<ReservationId>().nullable(),
    blockId: p.text().$type<BlockId>().nullable(),
    heldUntil: instantColumn().nullable(),
    paxUsed: p.integer().nullable(),
    paxMax: p.integer().nullable(),
  },
})

export const StatusChangeRow = defineEntity({
  name: 'StatusChangeRow',
  tableName: 'reservation_status_history',
  properties: {
    id: identityColumn().primary(),
    organisationId: p.uuid().$type<OrganisationId>(),
    reservationId: p.text().$type<ReservationId>(),
    fromStatus: p.text().$type<ReservationStatus>().nullable(),
    toStatus: p.text().$type<ReservationStatus>(),
    at: instantColumn(),
    by: p.text(),
    why: p.text(),
  },
})

/** From where a hold came, as hashes: three rows each. */
export const HoldPlaceRow = defineEntity({
  name: 'HoldPlaceRow',
  tableName: 'hold_place',
  properties: {
    reservationId: p.text().$type<ReservationId>().primary(),
    organisationId: p.uuid().$type<OrganisationId>(),
    kind: p.text().$type<HoldPlaceKind>().primary(),
    placeHash: p.text(),
    plotNights: p.integer(),
    heldAt: instantColumn(),
    submittedAt: instantColumn().nullable(),
  },
})

export const ReservationAgreementRow = defineEntity({
  name: 'ReservationAgreementRow',
  tableName: 'reservation_agreement',
  properties: {
    organisationId: p.uuid().$type<OrganisationId>(),
    reservationId: p.text().$type<ReservationId>().primary(),
    kind: p.text().$type<Agreement['kind']>().primary(),
    sourceId: p.uuid().primary(),
    position: p.integer(),
    name: p.text(),
    text: p.text(),
    version: p.integer().nullable(),
    isMandatory: p.boolean(),
    agreedAt: instantColumn(),
  },
})

export const ReservationAmendmentRow = defineEntity({
  name: 'ReservationAmendmentRow',
  tableName: 'reservation_amendment',
  properties: {
    id: p.uuid().$type<AmendmentId>().primary(),
    organisationId: p.uuid().$type<OrganisationId>(),
    reservationId: p.text().$type<ReservationId>(),
    position: identityColumn(),
    at: instantColumn(),
    by: p.text(),
    reason: p.text().nullable(),
    currency: p.text(),
    before: jsonColumn<object>(),
    after: jsonColumn<object>(),
    isGuestTold: p.boolean().default(true),
    undoneAt: instantColumn().nullable(),
    undoneBy: p.text().nullable(),
  },
})
