import { isOnShow } from '@camp/domain/organisations/status-moves.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { NotFound } from '../shared/refusals.ts'
import type { Catalogues } from './catalogues.ts'
import { organisationFacts } from './organisation-facts.ts'
import type { OrganisationView } from './organisation-view.ts'
import { noRating, type Ratings } from './ratings.ts'

export interface ShowOrganisationPorts {
  readonly catalogues: Catalogues
  readonly ratings: Ratings
}

/** The campsite's page, for anybody: active and paused organisations only. */
export class ShowOrganisation {
  readonly #ports: ShowOrganisationPorts

  constructor(ports: ShowOrganisationPorts) {
    this.#ports = ports
  }

  async execute({ slug }: { readonly slug: string }): Promise<Result<OrganisationView, NotFound>> {
    const catalogue = await this.#ports.catalogues.findBySlug(slug)
    const status = catalogue?.organisation.status
    if (!catalogue || !status || !isOnShow(status)) return refused({ code: 'not-found' })
    const ratings = await this.#ports.ratings.of([catalogue.organisation.id])
    return accepted({ ...organisationFacts(catalogue, ratings.get(catalogue.organisation.id) ?? noRating), status })
  }
}
