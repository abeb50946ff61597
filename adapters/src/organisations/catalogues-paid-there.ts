import type { Catalogues } from '@camp/application/organisations/catalogues.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'

/** While payments online are switched off every stay is paid at the campsite, whatever it has chosen. */
export class CataloguesPaidThere implements Catalogues {
  readonly #chosen: Catalogues

  constructor(chosen: Catalogues) {
    this.#chosen = chosen
  }

  async find(id: OrganisationId): Promise<Catalogue | undefined> {
    return paidThere(await this.#chosen.find(id))
  }

  async findNow(id: OrganisationId): Promise<Catalogue | undefined> {
    return paidThere(await this.#chosen.findNow(id))
  }

  async findBySlug(slug: string): Promise<Catalogue | undefined> {
    return paidThere(await this.#chosen.findBySlug(slug))
  }

  async findMany(ids: readonly OrganisationId[]): Promise<readonly Catalogue[]> {
    return (await this.#chosen.findMany(ids)).flatMap((catalogue) => paidThere(catalogue) ?? [])
  }

  featured(): Promise<readonly OrganisationId[]> {
    return this.#chosen.featured()
  }
}

function paidThere(catalogue: Catalogue | undefined): Catalogue | undefined {
  return catalogue && { ...catalogue, organisation: { ...catalogue.organisation, takesOnlinePayment: false } }
}
