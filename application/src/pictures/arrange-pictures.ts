import type { CropRefusal, CropWish } from '@camp/domain/pictures/picture-crop.ts'
import { movedPicture, type PictureMove } from '@camp/domain/pictures/picture-order.ts'
import { type PictureTextRefusal, type PictureTexts, pictureText, textsOfPictures } from '@camp/domain/pictures/picture-text.ts'
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
    return changePictures(this.#ports, which, ({ pictures }) => accepted({ pictures: movedPicture(pictures, key, move) }))
  }
}

/**
 * Takes it out of the list; its file goes later, when nothing shows it any more. What is gone already is no
 * fault.
 */
export class RemovePicture {
  readonly #ports: ChangePicturesPorts

  constructor(ports: ChangePicturesPorts) {
    this.#ports = ports
  }

  execute({ key, ...which }: OnePicture): Promise<Result<null, SettingsRefusal>> {
    return changePictures(this.#ports, which, ({ pictures }) => accepted({ pictures: pictures.filter((each) => each !== key) }))
  }
}

/** Puts a part of the picture in its place; its words stay with it. */
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
    return changePictures(this.#ports, which, ({ pictures, texts }) => {
      if (!pictures.includes(key)) return refused<SettingsRefusal>({ code: 'not-found' })
      const words = texts[key] ? { texts: { [part]: texts[key] } } : {}
      return accepted({ pictures: pictures.map((each) => (each === key ? part : each)), ...words })
    })
  }
}

export type WrongPictureText = PictureTextRefusal & { readonly key: string }

/**
 * Says what pictures show, to those who cannot see them; nothing typed takes the words away. Pictures that
 * are gone are no fault.
 */
export class DescribePictures {
  readonly #ports: ChangePicturesPorts

  constructor(ports: ChangePicturesPorts) {
    this.#ports = ports
  }

  /** `texts` as typed, by the keys of the pictures. */
  async execute({
    texts,
    ...which
  }: PicturesOf & { readonly texts: PictureTexts }): Promise<Result<null, SettingsRefusal | WrongPictureText>> {
    const judged = judgePictures(which.actor, which.organisationId, which.owner)
    if (!judged.ok) return judged
    const read = Object.entries(texts).map(([key, typed]) => ({ key, text: pictureText(typed) }))
    for (const { key, text } of read) if (!text.ok) return refused({ ...text.refusal, key })
    return changePictures<never>(this.#ports, which, (stored) => {
      const changed = read.flatMap(({ key, text }) =>
        text.ok && text.value !== (stored.texts[key] ?? '') ? [[key, text.value]] : [],
      )
      return accepted({ pictures: stored.pictures, texts: textsOfPictures(Object.fromEntries(changed), stored.pictures) })
    })
  }
}
