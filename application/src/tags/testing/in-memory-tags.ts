import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { PublicTag, TagCategory, Tags } from '../tags.ts'

export interface InMemoryTagsFacts {
  readonly categories: readonly TagCategory[]
  /** Of public organisations alone, by the category's id. */
  readonly tags: ReadonlyMap<OrganisationId, Readonly<Record<string, readonly PublicTag[]>>>
}

export class InMemoryTags implements Tags {
  readonly #facts: InMemoryTagsFacts

  constructor(facts: InMemoryTagsFacts) {
    this.#facts = facts
  }

  async categoryByName(name: string): Promise<TagCategory | undefined> {
    return this.#facts.categories.find((category) => category.name === name)
  }

  async ofOrganisation(organisationId: OrganisationId, defaultTagCategoryId: string): Promise<readonly PublicTag[] | undefined> {
    const tags = this.#facts.tags.get(organisationId)
    return tags && (tags[defaultTagCategoryId] ?? [])
  }
}
