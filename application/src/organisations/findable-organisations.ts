import type { Temporal } from '@camp/domain/shared/temporal.ts'

/** A campsite whose page search engines may know. */
export interface FindableOrganisation {
  readonly slug: string
  readonly changedAt: Temporal.Instant
}

export interface FindableOrganisations {
  /** Those that search finds: active, and no demo outside demo mode. By slug. */
  list(limit: number): Promise<readonly FindableOrganisation[]>
}
