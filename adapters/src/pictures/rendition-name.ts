import {
  deviceWidths,
  imageWidths,
  type PictureFormat,
  type PictureWidth,
  pictureFormats,
  type RenditionRefusal,
  type RenditionRequest,
} from '@camp/application/pictures/picture-store.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'

const widths: ReadonlySet<number> = new Set<number>([...imageWidths, ...deviceWidths])
const formats: ReadonlySet<string> = new Set<string>(pictureFormats)

export interface RenditionName {
  readonly width: PictureWidth
  readonly format: PictureFormat
}

export const contentTypes: Readonly<Record<PictureFormat, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpeg: 'image/jpeg',
}

/** Only the widths and formats offered: any other would let a stranger fill the disk. */
export function renditionName({ width, format }: RenditionRequest): Result<RenditionName, RenditionRefusal> {
  if (!isWidth(width)) return refused({ code: 'width-not-offered', width })
  if (!isFormat(format)) return refused({ code: 'format-not-offered', format })
  return accepted({ width, format })
}

function isWidth(width: number): width is PictureWidth {
  return widths.has(width)
}

function isFormat(format: string): format is PictureFormat {
  return formats.has(format)
}
