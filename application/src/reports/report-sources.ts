import type { ReportKind, ReportRow } from '@camp/domain/reports/report.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { Currency } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

/** Of one organisation, or of all of them. */
export type ReportScope = { readonly month: Temporal.PlainYearMonth } & (
  | { readonly organisationId: OrganisationId }
  | {
      readonly organisationId: null
      /** Of those that are paid in it alone; null: whatever they are paid in. */
      readonly currency: Currency | null
    }
)

/** Where reports count; nothing of a person leaves it. */
export interface ReportSources {
  /**
   * What is counted, without the columns that are worked out, in order. Of days and channels every one, of
   * the rest what there is, sites and terms beyond a hundred as one; days ahead one by one.
   */
  rows(kind: ReportKind, scope: ReportScope): Promise<readonly ReportRow[]>
  /** In which campsites are paid, by their codes. */
  currencies(): Promise<readonly Currency[]>
}

/** Searches that found nothing, by term and day. */
export interface EmptySearches {
  /** At once: it is written later, and may be lost (rule N5). */
  note(term: string): void
}
