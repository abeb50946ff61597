import { isSinglePicture, mostPictures, mostPicturesAtOnce } from '@camp/domain/pictures/picture-owner.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { SettingsRefusal } from '../settings/settings-permission.ts'
import { type ChangePicturesPorts, changePictures, type PicturesOf } from './change-pictures.ts'
import { judgePictures } from './picture-permission.ts'
import type { PictureRefusal, Pictures } from './pictures.ts'

export interface AddPicturesPorts extends ChangePicturesPorts {
  readonly pictures: Pictures
}

export interface UploadedPicture {
  /** As its owner calls it: said again when it is refused. */
  readonly fileName: string
  readonly bytes: Uint8Array
}

export type RefusedPicture = PictureRefusal & { readonly fileName: string }
export type TooManyPictures = { readonly code: 'too-many-pictures'; readonly most: number; readonly room: number }
export type TooManyPicturesAtOnce = { readonly code: 'too-many-pictures-at-once'; readonly most: number }

export interface AddedPictures {
  readonly added: number
  /** The others were added all the same. */
  readonly refused: readonly RefusedPicture[]
}

/** Behind those that are there; a logo or the picture of the map takes the place of the one before. */
export class AddPictures {
  readonly #ports: AddPicturesPorts

  constructor(ports: AddPicturesPorts) {
    this.#ports = ports
  }

  async execute({
    uploads,
    ...which
  }: PicturesOf & { readonly uploads: readonly UploadedPicture[] }): Promise<
    Result<AddedPictures, SettingsRefusal | TooManyPictures | TooManyPicturesAtOnce>
  > {
    const judged = judgePictures(which.actor, which.organisationId, which.owner)
    if (!judged.ok) return judged
    const stored = await this.#ports.pictureLists.find(which.organisationId, which.owner)
    if (!stored) return refused({ code: 'not-found' })
    const room = roomFor(which, stored.pictures, uploads.length)
    if (!room.ok) return room
    if (uploads.length > mostPicturesAtOnce) return refused({ code: 'too-many-pictures-at-once', most: mostPicturesAtOnce })

    const { keys, refusals } = await this.#keep(uploads)
    if (keys.length > 0) {
      const changed = await changePictures(this.#ports, which, ({ pictures }) => appended(which, pictures, keys))
      if (!changed.ok) return changed
    }
    return accepted({ added: keys.length, refused: refusals })
  }

  /** One after another: each is unpacked in memory. */
  async #keep(uploads: readonly UploadedPicture[]) {
    const keys: string[] = []
    const refusals: RefusedPicture[] = []
    for (const { fileName, bytes } of uploads) {
      const kept = await this.#ports.pictures.keep(bytes)
      if (kept.ok) keys.push(kept.value)
      else refusals.push({ ...kept.refusal, fileName })
    }
    return { keys, refusals }
  }
}

function appended(which: PicturesOf, pictures: readonly string[], keys: readonly string[]) {
  const room = roomFor(which, pictures, keys.length)
  if (!room.ok) return room
  return accepted({ pictures: isSinglePicture(which.owner.kind) ? keys : [...pictures, ...keys] })
}

function roomFor({ owner }: PicturesOf, pictures: readonly string[], wanted: number): Result<null, TooManyPictures> {
  const most = mostPictures[owner.kind]
  const room = isSinglePicture(owner.kind) ? 1 : Math.max(0, most - pictures.length)
  return wanted > room ? refused({ code: 'too-many-pictures', most, room }) : accepted(null)
}
