import type { SiteType } from '@camp/domain/plots/plot.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'

export type SearchArea =
  | { readonly kind: 'circle'; readonly latitude: number; readonly longitude: number; readonly radiusKm: number }
  | { readonly kind: 'box'; readonly north: number; readonly south: number; readonly east: number; readonly west: number }
  | { readonly kind: 'anywhere' }

export interface CandidateQuery {
  readonly area: SearchArea
  /** Every one must be there, by name. */
  readonly tags: readonly string[]
  /** At least one must be there; empty means any. */
  readonly siteTypes: readonly SiteType[]
  readonly electrified: boolean
  readonly adultsOnly: boolean
  /** Adults-only organisations are left out. */
  readonly withChildren: boolean
}

export interface Candidate {
  readonly organisationId: OrganisationId
  /** Great-circle from the centre of a circle; null for the other areas. */
  readonly distanceKm: number | null
}

/**
 * Active organisations with a plot that can be booked online (demo ones only in demo mode), nearest first.
 */
export interface FindCampsitesNear {
  candidates(query: CandidateQuery): Promise<readonly Candidate[]>
}
