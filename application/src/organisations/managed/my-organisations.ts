import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Actor } from '../../shared/actor.ts'
import { mayManagePlatform } from '../../shared/permissions.ts'
import type { NotPermitted } from '../../shared/refusals.ts'
import type { ManagedOrganisation, ManagedOrganisations } from './managed-organisations.ts'
import { staffRole } from './organisation-rights.ts'

export interface MyOrganisationsQuery {
  readonly actor: Actor
  /** Of the platform's people, who may work for any. */
  readonly search: string
}

const mostListed = 50

/** The organisations that somebody may work for, by name; at most 50 of the platform's. */
export class MyOrganisations {
  readonly #ports: { readonly managedOrganisations: ManagedOrganisations }

  constructor(ports: { readonly managedOrganisations: ManagedOrganisations }) {
    this.#ports = ports
  }

  async execute({ actor, search }: MyOrganisationsQuery): Promise<Result<readonly ManagedOrganisation[], NotPermitted>> {
    const { managedOrganisations } = this.#ports
    if (mayManagePlatform(actor)) return accepted(await managedOrganisations.search(search.trim(), mostListed))
    if (actor.kind !== 'user' || !staffRole(actor)) return refused({ code: 'not-permitted' })
    return accepted(await managedOrganisations.findMany(actor.organisationIds))
  }
}
