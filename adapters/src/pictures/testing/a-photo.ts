import sharp from 'sharp'

interface PhotoFacts {
  readonly format?: 'jpeg' | 'png' | 'webp' | 'avif'
  readonly width?: number
  readonly height?: number
  /** As a camera that was held sideways writes it. */
  readonly orientation?: number
  /** Stands in the EXIF data. */
  readonly copyright?: string
  readonly background?: string
}

/** 900 × 600 with some texture, as a phone would send it. */
export function aPhoto({
  format = 'jpeg',
  width = 1200,
  height = 800,
  background = 'olive',
  ...exif
}: PhotoFacts): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
  const photo = sharp({ create: { width, height, channels: 3, background, noise } }).toFormat(format)
  const { orientation, copyright } = exif
  if (copyright) photo.withExif({ IFD0: { Copyright: copyright } })
  return (
    orientation ? photo.withMetadata({ orientation, ...(copyright && { exif: { IFD0: { Copyright: copyright } } }) }) : photo
  ).toBuffer()
}
