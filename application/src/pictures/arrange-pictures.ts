import type { CropRefusal, CropWish } from '@camp/domain/pictures/picture-crop.ts'
import { movedPicture, type PictureMove } from '@camp/domain/pictures/picture-order.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { SettingsRefusal } from '../settings/settings-permission.ts'
import type { AddPicturesPorts } from './add-pictures.ts'
import { type ChangePicturesPorts, changePictures, type PicturesOf } from './change-pictures.ts'
import { judgePictures } from './picture-permission.ts'

interface OnePicture extends PicturesOf {
  readonly key: string
}

/** One place to the front or to the end; the first one is what guests see on the card. */
export class MovePicture {
  readonly #ports: ChangePicturesPorts

  constructor(ports: ChangePicturesPorts) {
    this.#ports = ports
  }

  execute({ key, move, ...which }: OnePicture & { readonly move: PictureMove }): Promise<Result<null, SettingsRefusal>> {
    return changePictures(this.#ports, which, (pictures) => accepted(movedPicture(pictures, key, move)))
  }
}

/** Takes it out of the list; its file goes later, when nothing shows it any more. What is gone already is no fault. */
export class RemovePicture {
  readonly #ports: ChangePicturesPorts

  constructor(ports: ChangePicturesPorts) {
    this.#ports = ports
  }

  execute({ key, ...which }: OnePicture): Promise<Result<null, SettingsRefusal>> {
    return changePictures(this.#ports, which, (pictures) => accepted(pictures.filter((each) => each !== key)))
  }
}

/** Puts a part of the picture in its place. */
export class CropPicture {
  readonly #ports: AddPicturesPorts

  constructor(ports: AddPicturesPorts) {
    this.#ports = ports
  }

  async execute({
    key,
    wish,
    ...which
  }: OnePicture & { readonly wish: CropWish }): Promise<Result<null, SettingsRefusal | CropRefusal>> {
    const judged = judgePictures(which.actor, which.organisationId, which.owner)
    if (!judged.ok) return judged
    const stored = await this.#ports.pictureLists.find(which.organisationId, which.owner)
    if (!stored?.pictures.includes(key)) return refused({ code: 'not-found' })
    const cropped = await this.#ports.pictures.crop(key, wish)
    if (!cropped.ok) return cropped
    const { value: part } = cropped
    return changePictures(this.#ports, which, (pictures) => {
      if (!pictures.includes(key)) return refused<SettingsRefusal>({ code: 'not-found' })
      return accepted(pictures.map((each) => (each === key ? part : each)))
    })
  }
}
