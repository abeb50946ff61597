import type { Conversion } from '../postgres/fields.ts'

type Pictures = readonly string[] | undefined

/** Said only when there are some; what a document does not say stays as it is. */
export const picturesColumn: Conversion<{ readonly images: string[] }, Pictures> = {
  read: ({ images }) => (images.length > 0 ? images : undefined),
  write: (images) => (images ? { images: [...images] } : {}),
}
