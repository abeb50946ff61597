import type { Role } from '@camp/domain/people/role.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Actor } from '../../shared/actor.ts'
import { mayManagePlatform, mayReadSettings } from '../../shared/permissions.ts'
import type { NotFound, NotPermitted } from '../../shared/refusals.ts'
import type { ManagedOrganisation, ManagedOrganisations } from './managed-organisations.ts'
import { type OrganisationRights, organisationRights, staffRole } from './organisation-rights.ts'

export interface ChooseOrganisationQuery {
  readonly actor: Actor
  /** `null` where the address names none. */
  readonly slug: string | null
}

export interface ChosenOrganisation {
  readonly kind: 'chosen'
  readonly organisation: ManagedOrganisation
  readonly role: Exclude<Role, 'USER'>
  readonly rights: OrganisationRights
}

/** `choice`: there are several, so somebody has to say which; `none`: there is none to work for. */
export type OrganisationChoice = ChosenOrganisation | { readonly kind: 'choice' | 'none' }

/** The organisation that a page of staff acts on (rule O4): the one named, or the only one there is. */
export class ChooseOrganisation {
  readonly #ports: { readonly managedOrganisations: ManagedOrganisations }

  constructor(ports: { readonly managedOrganisations: ManagedOrganisations }) {
    this.#ports = ports
  }

  async execute({ actor, slug }: ChooseOrganisationQuery): Promise<Result<OrganisationChoice, NotFound | NotPermitted>> {
    const role = staffRole(actor)
    if (!role) return refused({ code: 'not-permitted' })
    if (slug === null) return accepted(await this.#withoutSlug(actor, role))
    const organisation = await this.#ports.managedOrganisations.findBySlug(slug)
    if (!organisation || !maySee(actor, organisation)) return refused({ code: 'not-found' })
    return accepted(chosen(actor, role, organisation))
  }

  async #withoutSlug(actor: Actor, role: Exclude<Role, 'USER'>): Promise<OrganisationChoice> {
    if (role === 'SUPERADMIN' || actor.kind !== 'user') return { kind: 'choice' }
    const mine = await this.#ports.managedOrganisations.findMany(actor.organisationIds)
    const [only] = mine
    if (!only) return { kind: 'none' }
    return mine.length > 1 ? { kind: 'choice' } : chosen(actor, role, only)
  }
}

/** Those deleted are the platform's to bring back. */
function maySee(actor: Actor, { id, status }: ManagedOrganisation): boolean {
  return mayReadSettings(actor, id) && (status !== 'deleted' || mayManagePlatform(actor))
}

function chosen(actor: Actor, role: Exclude<Role, 'USER'>, organisation: ManagedOrganisation): ChosenOrganisation {
  return { kind: 'chosen', organisation, role, rights: organisationRights(actor, organisation.id) }
}
