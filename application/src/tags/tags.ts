import type { OrganisationId } from '@camp/domain/shared/ids.ts'

export interface TagCategory {
  readonly id: string
  readonly name: string
  readonly colour: string
}

export interface PublicTag {
  readonly id: string
  readonly defaultTagId: string
  readonly name: string
  readonly icon: string
}

export interface Tags {
  categoryByName(name: string): Promise<TagCategory | undefined>
  /**
   * Active tags of an active or paused organisation; undefined when there is no such organisation. By
   * priority, then name.
   */
  ofOrganisation(organisationId: OrganisationId, defaultTagCategoryId: string): Promise<readonly PublicTag[] | undefined>
}
