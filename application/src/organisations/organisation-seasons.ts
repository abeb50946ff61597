import { isOnShow } from '@camp/domain/organisations/status-moves.ts'
import type { Season } from '@camp/domain/seasons/season.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { NotFound } from '../shared/refusals.ts'
import type { Catalogues } from './catalogues.ts'

export interface OrganisationSeasonsQuery {
  readonly organisationId: OrganisationId
  readonly from: Temporal.PlainDate
  readonly to: Temporal.PlainDate
}

/** The active seasons that touch the dates, both ends inside, earliest first. */
export class OrganisationSeasons {
  readonly #catalogues: Catalogues

  constructor(ports: { readonly catalogues: Catalogues }) {
    this.#catalogues = ports.catalogues
  }

  async execute({ organisationId, from, to }: OrganisationSeasonsQuery): Promise<Result<readonly Season[], NotFound>> {
    const catalogue = await this.#catalogues.find(organisationId)
    if (!catalogue || !isOnShow(catalogue.organisation.status)) return refused({ code: 'not-found' })
    const { compare } = Temporal.PlainDate
    return accepted(
      catalogue.seasons
        .filter((season) => season.isActive && compare(season.startDate, to) <= 0 && compare(season.endDate, from) >= 0)
        .toSorted((one, other) => compare(one.startDate, other.startDate)),
    )
  }
}
