import type { ReportKind, ReportRow } from '@camp/domain/reports/report.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

export interface ReportScope {
  /** Null: of all of them. */
  readonly organisationId: OrganisationId | null
  readonly month: Temporal.PlainYearMonth
}

/** Where reports count; nothing of a person leaves it. */
export interface ReportSources {
  /**
   * What is counted, without the columns that are worked out, in order. Of days and channels every one, of
   * the rest what there is, sites and terms beyond a hundred as one; days ahead one by one.
   */
  rows(kind: ReportKind, scope: ReportScope): Promise<readonly ReportRow[]>
}

/** Searches that found nothing, by term and day. */
export interface EmptySearches {
  /** At once: it is written later, and may be lost (rule N5). */
  note(term: string): void
}
