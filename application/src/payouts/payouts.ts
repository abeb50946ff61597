import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

export interface BankDetails {
  readonly bankName: string
  readonly accountName: string
  readonly accountNumber: string
  readonly branchCode: string
  readonly accountType: string
}

/** One line of the ledger: what a stay earned, or a fee. Above zero it is the campsite's. */
export interface PayoutLine {
  readonly journalId: string
  readonly position: number
  readonly kind: 'earned' | 'booking-fee' | 'fee-credit' | 'admin-fee'
  readonly at: Temporal.Instant
  readonly reservationId: ReservationId | null
  readonly reference: string | null
  readonly amount: Money
}

export interface DuePayout {
  readonly organisationId: OrganisationId
  readonly slug: string
  readonly name: string
  readonly lines: readonly PayoutLine[]
  /** The sum of the lines; up to zero nothing is paid, and the lines wait for the next. */
  readonly amount: Money
  /** Null where one of them is missing: nothing can be paid. */
  readonly bankDetails: BankDetails | null
  readonly detailsChangedAt: Temporal.Instant | null
  /** When their owners were told that payouts will go there. */
  readonly detailsAnnouncedAt: Temporal.Instant | null
}

/** An account that is new, to which something will be paid within three days. */
export interface NewAccount {
  readonly organisationId: OrganisationId
  readonly slug: string
  readonly name: string
  readonly accountNumber: string
  readonly changedAt: Temporal.Instant
}

export interface Payout {
  readonly id: string
  readonly runId: string
  readonly organisationId: OrganisationId
  readonly slug: string
  readonly name: string
  /** As it stands on the line of the bank. */
  readonly reference: string
  readonly amount: Money
  readonly bankDetails: BankDetails
  readonly preparedAt: Temporal.Instant
  readonly paidAt: Temporal.Instant | null
  readonly bankReference: string | null
  /** Of one that was paid: when the bank gave it back. */
  readonly returnedAt: Temporal.Instant | null
  readonly returnReason: string | null
}

export interface PayoutRun {
  readonly id: string
  readonly preparedAt: Temporal.Instant
  readonly preparedBy: string
  /** Of accounts that are new: nobody pays them alone (rule B15). */
  readonly needsSecond: boolean
  readonly approvedAt: Temporal.Instant | null
  readonly approvedBy: string | null
  readonly payouts: readonly Payout[]
}

export interface NewRun {
  readonly preparedAt: Temporal.Instant
  readonly preparedBy: string
  readonly needsSecond: boolean
  readonly payouts: readonly (DuePayout & { readonly bankDetails: BankDetails })[]
}

/** The ledger is the source of what is due; the database refuses to pay a line of it twice. */
export interface Payouts {
  /** Moves into the campsites' accounts what stays that are over earned. */
  earn(moment: Temporal.Instant): Promise<void>
  /** Of one organisation, or of all; by name. Locks nothing. */
  due(moment: Temporal.Instant, organisationId?: OrganisationId): Promise<readonly DuePayout[]>
  /** Those that owners have not been told of; by name. */
  newAccounts(moment: Temporal.Instant): Promise<readonly NewAccount[]>
  /**
   * Whether this call was the one: of two at the same moment, one, and none of an account that changed
   * since.
   */
  markAnnounced(account: Pick<NewAccount, 'organisationId' | 'changedAt'>, at: Temporal.Instant): Promise<boolean>
  /** Until the transaction ends nobody else prepares, approves or settles. */
  takeTurn(): Promise<void>
  /** Answers the run's id. Its bank file is written with it and stays. */
  prepare(run: NewRun): Promise<string>
  /** The newest first. */
  runs(limit: number): Promise<readonly PayoutRun[]>
  run(id: string): Promise<(PayoutRun & { readonly file: string }) | null>
  payout(id: string): Promise<Payout | null>
  approve(runId: string, by: string, at: Temporal.Instant): Promise<void>
  markPaid(
    id: string,
    paid: { readonly by: string; readonly at: Temporal.Instant; readonly bankReference: string },
  ): Promise<void>
  markReturned(
    id: string,
    returned: { readonly by: string; readonly at: Temporal.Instant; readonly reason: string },
  ): Promise<void>
  /** Of an organisation, the newest first. */
  ofOrganisation(id: OrganisationId): Promise<readonly Payout[]>
  /** None of one that was returned: they are due again. */
  linesOf(id: string): Promise<readonly PayoutLine[]>
  /** Paid in that month, by organisation, those that came back later too; of all. */
  paidIn(month: Temporal.PlainYearMonth): Promise<readonly Payout[]>
}
