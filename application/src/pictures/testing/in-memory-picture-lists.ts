import { type PictureOwner, pictureOwnerText } from '@camp/domain/pictures/picture-owner.ts'
import { describedPictures, type PictureTexts, textsOfPictures } from '@camp/domain/pictures/picture-text.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { PictureList, PictureLists } from '../picture-lists.ts'

/** Of the organisations given, in the order given. */
export class InMemoryPictureLists implements PictureLists {
  readonly #lists: Map<OrganisationId, readonly PictureList[]>

  constructor(lists: ReadonlyMap<OrganisationId, readonly PictureList[]>) {
    this.#lists = new Map(lists)
  }

  async all(organisationId: OrganisationId): Promise<readonly PictureList[]> {
    return this.#lists.get(organisationId) ?? []
  }

  async find(organisationId: OrganisationId, owner: PictureOwner): Promise<PictureList | undefined> {
    return (await this.all(organisationId)).find((list) => pictureOwnerText(list.owner) === pictureOwnerText(owner))
  }

  findForChange(organisationId: OrganisationId, owner: PictureOwner): Promise<PictureList | undefined> {
    return this.find(organisationId, owner)
  }

  async write(organisationId: OrganisationId, owner: PictureOwner, pictures: readonly string[]): Promise<void> {
    const changed = (await this.all(organisationId)).map((list) =>
      pictureOwnerText(list.owner) === pictureOwnerText(owner)
        ? { ...list, pictures, texts: textsOfPictures(list.texts, pictures) }
        : list,
    )
    this.#lists.set(organisationId, changed)
  }

  async describe(organisationId: OrganisationId, texts: PictureTexts): Promise<void> {
    const lists = await this.all(organisationId)
    const described = describedPictures(Object.assign({}, ...lists.map((list) => list.texts)), texts)
    this.#lists.set(
      organisationId,
      lists.map((list) => ({ ...list, texts: textsOfPictures(described, list.pictures) })),
    )
  }

  async shownKeys(): Promise<ReadonlySet<string>> {
    return new Set([...this.#lists.values()].flat().flatMap(({ pictures }) => pictures))
  }
}
