import type { OrganisationStatus } from '@camp/domain/organisations/organisation.ts'
import { isOfPlatform, type OrganisationSection } from '@camp/domain/organisations/settings/organisation-sections.ts'
import { type SectionTexts, sectionTexts } from '@camp/domain/organisations/settings/read-section.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Actor } from '../../shared/actor.ts'
import type { NotFound, NotPermitted } from '../../shared/refusals.ts'
import { judgeSettings } from './judge-settings.ts'
import type { OrganisationChoices, OrganisationRecords } from './organisation-records.ts'

export interface OrganisationForm {
  readonly status: OrganisationStatus
  /** As they stand in the form. */
  readonly texts: SectionTexts
  readonly choices: OrganisationChoices
  readonly mayChange: boolean
  /** It has been booked: links that carry its slug are in the world. */
  readonly isSlugFixed: boolean
}

/** One form of an organisation's own settings. */
export class ShowOrganisationForm {
  readonly #ports: { readonly organisationRecords: OrganisationRecords }

  constructor(ports: { readonly organisationRecords: OrganisationRecords }) {
    this.#ports = ports
  }

  async execute({
    actor,
    id,
    section,
  }: {
    readonly actor: Actor
    readonly id: OrganisationId
    readonly section: OrganisationSection
  }): Promise<Result<OrganisationForm, NotFound | NotPermitted>> {
    const { organisationRecords } = this.#ports
    const judged = judgeSettings(actor, id, 'read')
    if (!judged.ok) return judged
    const stored = await organisationRecords.find(id)
    if (!stored) return refused({ code: 'not-found' })
    return accepted({
      status: stored.status,
      texts: sectionTexts(section, stored.record),
      choices: await organisationRecords.choices(),
      mayChange: judgeSettings(actor, id, isOfPlatform(section) ? 'platform' : 'write').ok,
      isSlugFixed: stored.isBooked,
    })
  }
}
