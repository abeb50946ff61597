const shape = /^[a-z0-9]+(-[a-z0-9]+)*\/[a-z0-9]+\.[a-z0-9]+$/

/** The name of the file that all sizes are made of. */
export function originalName(key: string): string {
  return checkedFileName(`${key}/original.webp`)
}

export function sizeName(key: string, width: number, format: string): string {
  return checkedFileName(`${key}/${width}.${format}`)
}

/**
 * Throws on anything that could lead elsewhere: names are made by the product, so another one is a fault of
 * ours.
 */
export function checkedFileName(name: string): string {
  if (!shape.test(name)) throw new Error('a picture file with a name that the product does not give')
  return name
}

/** Keys of uploads; all others are of drawn scenes. */
const uploadedKey = /^up-[a-z0-9]{32}$/

export function isUploadedKey(key: string): boolean {
  return uploadedKey.test(key)
}
