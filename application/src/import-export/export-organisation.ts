import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Actor } from '../shared/actor.ts'
import { mayManagePlatform, mayManageReservations, mayManageSettings } from '../shared/permissions.ts'
import type { NotFound, NotPermitted } from '../shared/refusals.ts'
import type { KnownCountries } from './known-countries.ts'
import type { OrganisationDocument } from './organisation-document.ts'
import type { OrganisationStore } from './organisation-store.ts'
import { toDocumentForm, withoutCalendarFeeds } from './to-document-form.ts'

export interface ExportOrganisationPorts {
  readonly organisationStore: OrganisationStore
  readonly knownCountries: KnownCountries
}

export interface ExportOrganisationQuery {
  readonly actor: Actor
  readonly slug: string
}

/**
 * One organisation as a document that imports as it is; for the platform, and for the organisation's own
 * staff.
 */
export class ExportOrganisation {
  readonly #ports: ExportOrganisationPorts

  constructor(ports: ExportOrganisationPorts) {
    this.#ports = ports
  }

  async execute({ actor, slug }: ExportOrganisationQuery): Promise<Result<OrganisationDocument, NotFound | NotPermitted>> {
    if (!isStaff(actor)) return refused({ code: 'not-permitted' })
    const { organisationStore, knownCountries } = this.#ports
    const id = await organisationStore.idOf(slug)
    if (!id || !mayManageReservations(actor, id)) return refused({ code: 'not-found' })

    const organisation = await organisationStore.load(slug)
    if (!organisation) return refused({ code: 'not-found' })
    const shown = mayManageSettings(actor, id) ? organisation : withoutCalendarFeeds(organisation)
    const country = (await knownCountries.all()).find(({ code }) => code === organisation.country)
    if (!country) throw new Error(`organisation ${slug} lies in the unknown country ${organisation.country}`)
    return accepted({ format: 'organisations/1', currency: country.currency, organisations: [toDocumentForm(shown)] })
  }
}

function isStaff(actor: Actor): boolean {
  return mayManagePlatform(actor) || (actor.kind === 'user' && actor.role !== 'USER')
}
