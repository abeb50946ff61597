import { listedPlots } from '@camp/domain/availability/listed-plots.ts'
import { isOnShow } from '@camp/domain/organisations/status-moves.ts'
import { type LowestPrice, lowestPrice } from '@camp/domain/pricing/lowest-price.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Catalogues } from '../organisations/catalogues.ts'
import type { NotFound } from '../shared/refusals.ts'

/** `orgPlots.getLowestPrice`: used where an organisation shows no display-from amount of its own. */
export class ShowLowestPrice {
  readonly #catalogues: Catalogues

  constructor(ports: { readonly catalogues: Catalogues }) {
    this.#catalogues = ports.catalogues
  }

  async execute({ organisationId }: { readonly organisationId: OrganisationId }): Promise<Result<LowestPrice | null, NotFound>> {
    const catalogue = await this.#catalogues.find(organisationId)
    if (!catalogue || !isOnShow(catalogue.organisation.status)) return refused({ code: 'not-found' })
    return accepted(lowestPrice(listedPlots(catalogue).map(({ plot }) => plot)))
  }
}
