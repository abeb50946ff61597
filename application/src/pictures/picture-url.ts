import type { PictureFormat, PictureWidth } from './picture-store.ts'

/** Where a stored picture is served, from the root of the site. */
export function pictureUrl(key: string, width: PictureWidth, format: PictureFormat): string {
  return `/pictures/${encodeURIComponent(key)}/${width}.${format}`
}
