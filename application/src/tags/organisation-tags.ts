import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { NotFound } from '../shared/refusals.ts'
import type { PublicTag, Tags } from './tags.ts'

export interface OrganisationTagsQuery {
  readonly organisationId: OrganisationId
  readonly defaultTagCategoryId: string
}

/** An organisation's active tags of one category, for its public page. */
export class OrganisationTags {
  readonly #tags: Tags

  constructor(ports: { readonly tags: Tags }) {
    this.#tags = ports.tags
  }

  async execute({
    organisationId,
    defaultTagCategoryId,
  }: OrganisationTagsQuery): Promise<Result<readonly PublicTag[], NotFound>> {
    const tags = await this.#tags.ofOrganisation(organisationId, defaultTagCategoryId)
    return tags ? accepted(tags) : refused({ code: 'not-found' })
  }
}
