import type { BookingFeeType } from '@camp/domain/billing/booking-fee.ts'
import type { LedgerAccount } from '@camp/domain/ledger/ledger-account.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import { defineEntity, p } from '@mikro-orm/core'
import { dateColumn, identityColumn, instantColumn, numericColumn } from '../postgres/column-types.ts'

/** One movement, in the month in which it is billed. */
export const LedgerJournalRow = defineEntity({
  name: 'LedgerJournalRow',
  tableName: 'ledger_journal',
  properties: {
    id: identityColumn().primary(),
    organisationId: p.uuid().$type<OrganisationId>(),
    reservationId: p.text().$type<ReservationId>().nullable(),
    kind: p.text(),
    source: p.text(),
    at: instantColumn(),
    month: dateColumn(),
    currency: p.text(),
    entryCount: p.smallint(),
  },
})

/** Debits are above zero, credits below. */
export const LedgerEntryRow = defineEntity({
  name: 'LedgerEntryRow',
  tableName: 'ledger_entry',
  properties: {
    journalId: p.bigint().primary(),
    position: p.smallint().primary(),
    account: p.text().$type<LedgerAccount>(),
    amountCents: p.bigint(),
  },
})

export const ClosedMonthRow = defineEntity({
  name: 'ClosedMonthRow',
  tableName: 'closed_month',
  properties: { month: dateColumn().primary(), closedAt: instantColumn(), closedBy: p.text() },
})

/** A row without a number: from that day the platform is not registered. */
export const PlatformVatRow = defineEntity({
  name: 'PlatformVatRow',
  tableName: 'platform_vat',
  properties: { fromDate: dateColumn().primary(), vatNumber: p.text().nullable() },
})

/** Amounts, days, and what was agreed about the fee, as they were when the reservation first counted. */
export const ReservationBookingRow = defineEntity({
  name: 'ReservationBookingRow',
  tableName: 'reservation_booking',
  properties: {
    reservationId: p.text().$type<ReservationId>().primary(),
    organisationId: p.uuid().$type<OrganisationId>(),
    currency: p.text(),
    bookedAt: instantColumn(),
    month: dateColumn(),
    totalCents: p.integer(),
    dueUpFrontCents: p.integer(),
    feeType: p.text().$type<BookingFeeType>().nullable(),
    feePercentage: numericColumn(),
    feeAmountCents: p.integer(),
    feeCents: p.integer(),
    feeVatPercentage: numericColumn(),
    feeVatCents: p.integer(),
    paidAt: instantColumn().nullable(),
    payoutAt: instantColumn().nullable(),
    /** Null: it counted before these were kept. */
    bookedArrival: dateColumn().nullable(),
    bookedDeparture: dateColumn().nullable(),
  },
})
