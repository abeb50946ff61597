import { accepted, type Result, refused } from '../shared/result.ts'

/** Width to height; `free` takes the height as given. */
export const cropShapes = { free: null, '3:2': 3 / 2, '16:9': 16 / 9, '1:1': 1, '4:5': 4 / 5 } as const
export type CropShape = keyof typeof cropShapes

/** Which part to keep, in hundredths of the picture's width and height from its upper left corner. */
export interface CropWish {
  readonly shape: CropShape
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** In pixels, whole, inside the picture. */
export interface PictureArea extends PictureSize {
  readonly left: number
  readonly top: number
}

export type CropRefusal = { readonly code: 'crop-outside' } | { readonly code: 'crop-too-small'; readonly least: number }

/** Pixels on each side; less looks poor even on a card. */
export const leastCropSide = 200

/**
 * A fixed shape keeps the place and the width and takes the height that belongs to them, as far as the
 * picture goes.
 */
export function croppedArea(size: PictureSize, wish: CropWish): Result<PictureArea, CropRefusal> {
  if (!isInside(wish)) return refused({ code: 'crop-outside' })
  const left = Math.round((size.width * wish.left) / 100)
  const top = Math.round((size.height * wish.top) / 100)
  const room = { width: size.width - left, height: size.height - top }
  const wanted = { width: (size.width * wish.width) / 100, height: (size.height * wish.height) / 100 }
  const { width, height } = fitted(shaped(wanted, room, cropShapes[wish.shape]), room)
  if (Math.min(width, height) < leastCropSide) return refused({ code: 'crop-too-small', least: leastCropSide })
  return accepted({ left, top, width, height })
}

function isInside({ left, top, width, height }: CropWish): boolean {
  const isShare = (share: number) => Number.isFinite(share) && share >= 0 && share <= 100
  if (![left, top, width, height].every(isShare) || left >= 100 || top >= 100) return false
  return left + width <= 100.5 && top + height <= 100.5
}

function shaped(wanted: PictureSize, room: PictureSize, ratio: number | null): PictureSize {
  if (ratio === null) return wanted
  const width = Math.min(wanted.width, room.width, room.height * ratio)
  return { width, height: width / ratio }
}

function fitted({ width, height }: PictureSize, room: PictureSize): PictureSize {
  return { width: Math.min(Math.round(width), room.width), height: Math.min(Math.round(height), room.height) }
}
