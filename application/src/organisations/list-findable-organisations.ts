import type { FindableOrganisation, FindableOrganisations } from './findable-organisations.ts'

/** The campsites of the site map. */
export class ListFindableOrganisations {
  readonly #ports: { readonly findableCampsites: FindableOrganisations }

  constructor(ports: { readonly findableCampsites: FindableOrganisations }) {
    this.#ports = ports
  }

  async execute({ limit }: { readonly limit: number }): Promise<readonly FindableOrganisation[]> {
    return this.#ports.findableCampsites.list(limit)
  }
}
