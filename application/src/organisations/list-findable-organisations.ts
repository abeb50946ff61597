import type { FindableOrganisation, FindableOrganisations } from './findable-organisations.ts'

/** The campsites of the site map. */
export class ListFindableOrganisations {
  readonly #ports: { readonly findableOrganisations: FindableOrganisations }

  constructor(ports: { readonly findableOrganisations: FindableOrganisations }) {
    this.#ports = ports
  }

  async execute({ limit }: { readonly limit: number }): Promise<readonly FindableOrganisation[]> {
    return this.#ports.findableOrganisations.list(limit)
  }
}
