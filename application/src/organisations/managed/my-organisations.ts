import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Actor } from '../../shared/actor.ts'
import { mayManagePlatform } from '../../shared/permissions.ts'
import type { NotPermitted } from '../../shared/refusals.ts'
import type { OrganisationMembers } from '../members/organisation-members.ts'
import type { ManagedOrganisation, ManagedOrganisations } from './managed-organisations.ts'
import { staffRole } from './organisation-rights.ts'

export interface MyOrganisationsQuery {
  readonly actor: Actor
  /** Of the platform's people, who may work for any. */
  readonly search: string
}

/** With the link by which somebody works there, `userOrgId`; the platform's people need none. */
export interface MyOrganisation extends ManagedOrganisation {
  readonly linkId: string | null
}

interface MyOrganisationsPorts {
  readonly managedOrganisations: ManagedOrganisations
  readonly organisationMembers: Pick<OrganisationMembers, 'list'>
}

const mostListed = 50

/** The organisations that somebody may work for, by name; at most 50 of the platform's. */
export class MyOrganisations {
  readonly #ports: MyOrganisationsPorts

  constructor(ports: MyOrganisationsPorts) {
    this.#ports = ports
  }

  async execute({ actor, search }: MyOrganisationsQuery): Promise<Result<readonly MyOrganisation[], NotPermitted>> {
    const { managedOrganisations } = this.#ports
    if (mayManagePlatform(actor)) {
      const found = await managedOrganisations.search(search.trim(), mostListed)
      return accepted(found.map((organisation) => ({ ...organisation, linkId: null })))
    }
    if (actor.kind !== 'user' || !staffRole(actor)) return refused({ code: 'not-permitted' })
    const { userId, organisationIds } = actor
    const mine: MyOrganisation[] = []
    for (const organisation of await managedOrganisations.findMany(organisationIds)) {
      mine.push({ ...organisation, linkId: await this.#linkOf(userId, organisation.id) })
    }
    return accepted(mine)
  }

  /** None while somebody of the platform acts there. */
  async #linkOf(userId: UserId, organisationId: OrganisationId): Promise<string | null> {
    const members = await this.#ports.organisationMembers.list(organisationId)
    return members.find((member) => member.userId === userId)?.linkId ?? null
  }
}
