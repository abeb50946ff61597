import { type PictureOwner, pictureOwnerText } from '@camp/domain/pictures/picture-owner.ts'
import { describedPictures, type PictureTexts, textsOfPictures } from '@camp/domain/pictures/picture-text.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { type AuditedWriting, writeAudited } from '../settings/audited-writing.ts'
import type { SettingsRefusal } from '../settings/settings-permission.ts'
import type { Actor } from '../shared/actor.ts'
import type { PictureList, PictureLists } from './picture-lists.ts'
import { judgePictures } from './picture-permission.ts'

export interface ChangePicturesPorts extends AuditedWriting {
  readonly pictureLists: PictureLists
}

export interface PicturesOf {
  readonly actor: Actor
  readonly organisationId: OrganisationId
  readonly owner: PictureOwner
}

/** What becomes of a list: pictures in their order, and other words for some of them. */
export interface PictureChange {
  readonly pictures: readonly string[]
  readonly texts?: PictureTexts
}

/**
 * Writes the list that `change` makes of the stored one, one change after another, each on what the last one
 * left.
 */
export async function changePictures<Refusal>(
  ports: ChangePicturesPorts,
  { actor, organisationId, owner }: PicturesOf,
  change: (stored: PictureList) => Result<PictureChange, Refusal>,
): Promise<Result<null, Refusal | SettingsRefusal>> {
  const judged = judgePictures(actor, organisationId, owner)
  if (!judged.ok) return judged
  return writeAudited(ports, { actor, organisationId }, async () => {
    const stored = await ports.pictureLists.findForChange(organisationId, owner)
    if (!stored) return refused<Refusal | SettingsRefusal>({ code: 'not-found' })
    const changed = change(stored)
    if (!changed.ok) return changed
    const { pictures, texts = {} } = changed.value
    if (!isSame(pictures, stored.pictures)) await ports.pictureLists.write(organisationId, owner, pictures)
    if (Object.keys(texts).length > 0) await ports.pictureLists.describe(organisationId, texts)
    const subject = pictureOwnerText(owner)
    const before = { pictures: stored.pictures, texts: stored.texts }
    const after = { pictures, texts: textsOfPictures(describedPictures(stored.texts, texts), pictures) }
    return accepted({ value: null, act: 'pictures.changed', subject, before, after })
  })
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((key, index) => key === other[index])
}
