import type { PlotsInUse } from '@camp/domain/availability/occupancy.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { SiteType } from '@camp/domain/plots/plot.ts'
import type { Coordinates } from '@camp/domain/search/great-circle.ts'
import type { PlaceBox } from '@camp/domain/search/known-places/known-place.ts'
import type { UnpricedSort } from '@camp/domain/search/sort-results.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Rating } from '../organisations/ratings.ts'
import type { SearchFacets } from './search-facets.ts'

export type SearchArea =
  | { readonly kind: 'circle'; readonly latitude: number; readonly longitude: number; readonly radiusKm: number }
  | ({ readonly kind: 'box'; readonly middle: Coordinates | null } & PlaceBox)
  | { readonly kind: 'anywhere' }

/** What distances are measured from. */
export function centreOf(area: SearchArea): Coordinates | null {
  if (area.kind === 'box') return area.middle
  return area.kind === 'circle' ? area : null
}

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

/** What counting and ordering need of an organisation, without its plots and prices. */
export interface CampsiteFacts {
  readonly organisationId: OrganisationId
  readonly name: string
  readonly isFeaturedOnSearch: boolean
  readonly rating: Rating
  /** The active ones that are for searching (rule O19). */
  readonly tags: readonly { readonly name: string; readonly icon: string }[]
}

export interface Candidate {
  readonly campsite: CampsiteFacts
  /** Of the plots that the query leaves, each type once. */
  readonly siteTypes: readonly SiteType[]
  /** Great-circle from the centre of a circle or the middle of a box; null where there is none. */
  readonly distanceKm: number | null
}

/** What a stay may be offered from. */
export interface CampsiteStock {
  readonly catalogue: Catalogue
  readonly occupancy: PlotsInUse
}

/** From the first night up to, not including, the last date; as of this moment. */
export interface StockNights {
  readonly from: Temporal.PlainDate
  readonly to: Temporal.PlainDate
  readonly now: Temporal.Instant
}

/** All that a query finds. What is asked of them is worked out then, and no more than that. */
export interface FoundCampsites {
  readonly count: number
  /** Those from one place of the order up to, not including, another. */
  inOrder(sort: UnpricedSort, from: number, to: number): readonly Candidate[]
  /** In no order; none where distances are not known. */
  closerThan(km: number): readonly Candidate[]
  facets(): SearchFacets
}

/** What it answers may be a second old; a hold is judged by the database. */
export interface FindCampsitesNear {
  /** Active organisations with a plot that can be booked online (demo ones only in demo mode). */
  find(query: CandidateQuery): Promise<FoundCampsites>
  /** Without nights nothing is in use. Organisations that are gone are left out. */
  stock(ids: readonly OrganisationId[], nights: StockNights | null): Promise<ReadonlyMap<OrganisationId, CampsiteStock>>
}
