import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Actor } from '../shared/actor.ts'
import { mayManagePlatform } from '../shared/permissions.ts'
import type { NotPermitted } from '../shared/refusals.ts'
import type { OrganisationStore } from './organisation-store.ts'

export interface OrganisationSummary {
  readonly id: OrganisationId
  readonly slug: string
  readonly name: string
  readonly status: string
  readonly cityName: string
  readonly plots: number
}

/** Every organisation of whatever status, by name. */
export class ListOrganisations {
  readonly #store: OrganisationStore

  constructor({ organisationStore }: { readonly organisationStore: OrganisationStore }) {
    this.#store = organisationStore
  }

  async execute({ actor }: { readonly actor: Actor }): Promise<Result<readonly OrganisationSummary[], NotPermitted>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    return accepted(await this.#store.list())
  }
}
