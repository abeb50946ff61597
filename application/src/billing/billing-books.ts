import type { AdminFeeTerms } from '@camp/domain/billing/admin-fee.ts'
import type { BillingAmount } from '@camp/domain/billing/billing-amounts.ts'
import type { BillingPeriod } from '@camp/domain/billing/billing-period.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

/** What moved in the period; each a sum over the ledger. */
export interface BillingAmounts extends Readonly<Record<BillingAmount, Money>> {
  /** What was booked, as it cost when it first counted. */
  readonly total: Money
  /** What came in, less what guests' banks took back and kept. */
  readonly paid: Money
  readonly refunded: Money
  readonly bookingFee: Money
  /** The part of booking fees that refunds took back. */
  readonly feeCredit: Money
  /** On booking fees without their credits. */
  readonly feeVat: Money
}

/** A reservation that was first booked in the period, or whose money moved in it. */
export interface BillingLine extends BillingAmounts {
  readonly id: ReservationId
  readonly simpleReference: string
  readonly guestName: string
  readonly isOffline: boolean
  readonly arrival: Temporal.PlainDate
  readonly departure: Temporal.PlainDate
  /** When it first became partiallyPaid or confirmed; null before that. */
  readonly bookedAt: Temporal.Instant | null
  /** When its money went out to the organisation; null until then. */
  readonly payoutAt: Temporal.Instant | null
}

export interface BooksOfPeriod {
  /** In the order in which they were booked. */
  readonly lines: readonly BillingLine[]
  /** What was charged when the month closed. */
  readonly adminFee: Money
  readonly adminFeeVat: Money
}

export interface PeriodOfOrganisation {
  readonly organisationId: OrganisationId
  readonly period: BillingPeriod
  readonly timezone: string
  readonly currency: Money['currency']
}

export interface MonthOfOrganisation extends MonthSums {
  readonly organisationId: OrganisationId
  readonly slug: string
  readonly name: string
}

export interface MonthSums extends BillingAmounts {
  readonly bookings: number
  readonly adminFee: Money
  readonly adminFeeVat: Money
  /** To the platform for this month. */
  readonly owed: Money
}

export interface AgreedAdminFee {
  readonly organisationId: OrganisationId
  readonly slug: string
  readonly name: string
  readonly terms: AdminFeeTerms
}

export interface AdminFeeCharge {
  readonly organisationId: OrganisationId
  readonly fee: Money
  readonly vat: Money
}

/** Reads of the ledger, and the closing of its months. */
export interface BillingBooks {
  ofPeriod(wanted: PeriodOfOrganisation): Promise<BooksOfPeriod>
  /** Of every organisation that had anything in the month, by name. */
  ofMonth(month: Temporal.PlainYearMonth): Promise<readonly MonthOfOrganisation[]>
  /** The last month that is closed. */
  lastClosed(): Promise<Temporal.PlainYearMonth | null>
  /** What the platform adds to its fees on that day: nothing where it is not registered. */
  feeVatPercentage(organisationId: OrganisationId, at: Temporal.Instant): Promise<number>
  /** Until the transaction ends nothing moves and nobody else closes. Answers like `lastClosed`. */
  beginClosing(): Promise<Temporal.PlainYearMonth | null>
  adminFeeTerms(): Promise<readonly AgreedAdminFee[]>
  /**
   * Charges the admin fees, at that moment of the month, and closes it; what happens from now on is of a
   * later month.
   */
  close(month: Temporal.PlainYearMonth, closing: Closing): Promise<void>
}

export interface Closing {
  readonly charges: readonly AdminFeeCharge[]
  readonly at: Temporal.Instant
  readonly closedAt: Temporal.Instant
  readonly by: string
}
