import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { Rating, Ratings } from '../ratings.ts'

export class InMemoryRatings implements Ratings {
  readonly #ratings: ReadonlyMap<OrganisationId, Rating>

  constructor(ratings: ReadonlyMap<OrganisationId, Rating> = new Map()) {
    this.#ratings = ratings
  }

  async of(ids: readonly OrganisationId[]): Promise<ReadonlyMap<OrganisationId, Rating>> {
    return new Map([...this.#ratings].filter(([id]) => ids.includes(id)))
  }
}
