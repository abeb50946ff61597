import { type CropShape, type CropWish, cropShapes } from '@camp/domain/pictures/picture-crop.ts'

/** In hundredths of the picture's width and height. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The rectangle between two corners; `ratio` is the picture's width to its height. */
export function draggedPart(shape: CropShape, ratio: number, one: Point, other: Point): CropWish {
  const left = Math.min(one.x, other.x)
  const top = Math.min(one.y, other.y)
  const wanted = { shape, left, top, width: Math.abs(one.x - other.x), height: Math.abs(one.y - other.y) }
  const height = cropHeight(wanted, ratio)
  if (top + height <= 100) return { ...wanted, height }
  const fits = (100 - top) / height
  return { ...wanted, width: wanted.width * fits, height: 100 - top }
}

/** A fixed shape takes the height that belongs to the width. */
export function cropHeight({ shape, width, height }: CropWish, ratio: number): number {
  const wanted = cropShapes[shape]
  return wanted === null ? height : (width * ratio) / wanted
}
