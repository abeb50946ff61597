import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { FeeLine, NewPaper, Paper, PaperParty } from './paper.ts'

export interface FeesOfOrganisation {
  readonly organisationId: OrganisationId
  readonly currency: string
  readonly customer: PaperParty
  /** In the order in which they were charged. */
  readonly lines: readonly FeeLine[]
}

export interface MonthOfPapers {
  readonly organisationId: OrganisationId
  readonly month: Temporal.PlainYearMonth
}

/**
 * Where papers may be missing: what has changed since they were last issued, which takes no longer in a large
 * marketplace; or all bookings and closed months, to see that nothing was forgotten.
 */
export type PaperScope = 'changed' | 'all'

/** Append-only. Each is issued once, and numbered by the database without gaps (rule B9). */
export interface IssuedPapers {
  /** Does nothing when one of that source was issued before, by whomever. */
  issue(paper: NewPaper): Promise<void>
  /** In the order in which they were issued. */
  ofReservation(id: ReservationId): Promise<readonly Paper[]>
  ofMonth(wanted: MonthOfPapers): Promise<Paper | null>
  /** Whether it was ever partly paid or confirmed: what never counted is not invoiced. */
  hasCounted(id: ReservationId): Promise<boolean>
  /** Bookings that were paid and whose papers do not come to what they cost. */
  bookingsWithoutPapers(asked: { readonly scope: PaperScope; readonly limit: number }): Promise<readonly ReservationId[]>
  /** What has changed and whose papers come to what it costs has not changed any more. */
  forgetChanged(): Promise<void>
  /**
   * Months that are closed, with a fee in them, for which no paper was issued, the earliest first; of those
   * that changed the last one that was closed.
   */
  monthsWithoutPapers(scope: PaperScope): Promise<readonly MonthOfPapers[]>
  /** Whether the month has no paper yet; nobody else issues one for it until the transaction ends. */
  claimMonth(wanted: MonthOfPapers): Promise<boolean>
  /** What was charged for the month. */
  feesOf(wanted: MonthOfPapers): Promise<FeesOfOrganisation>
  /** The platform's own on that day; null while it is not registered. */
  platformVatNumber(on: Temporal.PlainDate): Promise<string | null>
}
