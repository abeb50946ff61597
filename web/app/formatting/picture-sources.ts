import { deviceWidths, imageWidths, type PictureFormat, type PictureWidth } from '@camp/application/pictures/picture-store.ts'
import { pictureUrl } from '@camp/application/pictures/picture-url.ts'

/** Wider than this no layout of ours shows a picture, and a guest on a phone pays for every kilobyte. */
const widestOffered = 1920
/** Below this a picture is an icon, never a choice of a responsive list. */
const narrowestOffered = 256

const offered: readonly PictureWidth[] = [...imageWidths, ...deviceWidths].filter(
  (width) => width >= narrowestOffered && width <= widestOffered,
)

export interface PictureSources {
  /** For `<source type="image/avif" srcset>`, `<source type="image/webp" srcset>` and `<img srcset>`. */
  readonly avif: string
  readonly webp: string
  readonly jpeg: string
  /** For `<img src>`: what a browser without `srcset` shows. */
  readonly src: string
}

/**
 * Widths of rule W2 from 256 to 1920 px; of one that fills `shownWidth` CSS pixels, none that a
 * screen with three pixels for each of them would not take.
 */
export function pictureSources(key: string, shownWidth = widestOffered): PictureSources {
  const useful = offered.filter((_, index) => index === 0 || Number(offered[index - 1]) < 3 * shownWidth)
  const sources = (format: PictureFormat) => useful.map((width) => `${pictureUrl(key, width, format)} ${width}w`).join(', ')
  return { avif: sources('avif'), webp: sources('webp'), jpeg: sources('jpeg'), src: pictureUrl(key, 640, 'webp') }
}
