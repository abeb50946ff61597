import type { OrganisationId } from '@camp/domain/shared/ids.ts'

/** The mean of published overall ratings (1 to 5), and how many there are. */
export interface Rating {
  readonly average: number | null
  readonly count: number
}

export const noRating: Rating = { average: null, count: 0 }

export interface Ratings {
  of(ids: readonly OrganisationId[]): Promise<ReadonlyMap<OrganisationId, Rating>>
}
