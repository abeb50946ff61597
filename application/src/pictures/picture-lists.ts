import type { PictureOwner } from '@camp/domain/pictures/picture-owner.ts'
import type { PictureTexts } from '@camp/domain/pictures/picture-text.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'

/** Keys in the order in which guests see them. */
export interface PictureList {
  readonly owner: PictureOwner
  /** Of the organisation, site or plot. */
  readonly name: string
  readonly pictures: readonly string[]
  /** What these pictures show; those without words are not in it. */
  readonly texts: PictureTexts
}

/** Which pictures belong to what. Another organisation's sites and plots are not there. */
export interface PictureLists {
  /**
   * The organisation's, its logo, then site by site with its plots, in the order in which guests see them.
   */
  all(organisationId: OrganisationId): Promise<readonly PictureList[]>
  find(organisationId: OrganisationId, owner: PictureOwner): Promise<PictureList | undefined>
  /** Inside a transaction: whoever asks next for the same waits until it ends. */
  findForChange(organisationId: OrganisationId, owner: PictureOwner): Promise<PictureList | undefined>
  write(organisationId: OrganisationId, owner: PictureOwner, pictures: readonly string[]): Promise<void>
  /**
   * Other words for some pictures of the organisation, wherever it shows them; an empty text takes the words
   * away.
   */
  describe(organisationId: OrganisationId, texts: PictureTexts): Promise<void>
  /** Every key that anything of any organisation shows. */
  shownKeys(): Promise<ReadonlySet<string>>
}
