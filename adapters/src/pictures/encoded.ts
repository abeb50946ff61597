import type { PictureFormat, PictureWidth } from '@camp/application/pictures/picture-store.ts'
import type { Sharp } from 'sharp'

/** Small on the wire first; a large size also in time. */
export function encoded(image: Sharp, format: PictureFormat, width: PictureWidth): Promise<Buffer> {
  const isLarge = width > 1200
  switch (format) {
    case 'webp':
      return image.webp({ quality: isLarge ? 72 : 78, effort: 2 }).toBuffer()
    case 'avif':
      return image.avif({ quality: 52, effort: 1 }).toBuffer()
    case 'jpeg':
      return image.flatten({ background: '#ffffff' }).jpeg({ quality: 76, mozjpeg: !isLarge, progressive: true }).toBuffer()
  }
}
