import { createHash } from 'node:crypto'
import type { PictureFiles } from '@camp/application/pictures/picture-files.ts'
import { type PictureRefusal, type Pictures, pictureLimits } from '@camp/application/pictures/pictures.ts'
import type { Randomness } from '@camp/application/shared/randomness.ts'
import { type CropRefusal, type CropWish, croppedArea } from '@camp/domain/pictures/picture-crop.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { OneAtATime } from './one-at-a-time.ts'
import { originalName } from './picture-file-name.ts'
import { isPictureType } from './picture-type.ts'

export interface SharpPicturesOptions {
  readonly files: PictureFiles
  readonly randomness: Pick<Randomness, 'uuid'>
  /** What sizes are made of: an upload's file, or a drawn scene in its largest size. */
  readonly original: (key: string) => Promise<Uint8Array | undefined>
}

/** The widest that is ever offered (rule W2). */
const longestSide = 3840
/** Seconds for one picture; what takes longer was made to. */
const patience = 20

/** Two at once: each is unpacked in memory. */
const work = new OneAtATime(2)

export class SharpPictures implements Pictures {
  readonly #options: SharpPicturesOptions

  constructor(options: SharpPicturesOptions) {
    this.#options = options
  }

  async keep(bytes: Uint8Array): Promise<Result<string, PictureRefusal>> {
    const judged = await judge(bytes)
    if (!judged.ok) return judged
    return this.#worked(async () => {
      const encoded = await inFull(sharp(bytes, safely).rotate()).catch(() => undefined)
      return encoded ? accepted(await this.#store(encoded)) : refused({ code: 'picture-broken' })
    })
  }

  async crop(key: string, wish: CropWish): Promise<Result<string, CropRefusal | { readonly code: 'not-found' }>> {
    const bytes = await this.#options.original(key)
    if (!bytes) return refused({ code: 'not-found' })
    return this.#worked(async () => {
      const { width, height } = await sharp(bytes, safely).metadata()
      const area = croppedArea({ width, height }, wish)
      if (!area.ok) return area
      return accepted(await this.#store(await inFull(sharp(bytes, safely).extract(area.value))))
    })
  }

  #worked<Answer>(task: () => Promise<Answer>): Promise<Answer> {
    return work.run(this.#options.randomness.uuid(), task)
  }

  /**
   * The key is a digest of the bytes and of this upload: the same picture twice has two keys, and no key is
   * used again.
   */
  async #store(encoded: Uint8Array): Promise<string> {
    const { files, randomness } = this.#options
    const digest = createHash('sha256').update(randomness.uuid()).update(encoded).digest('hex')
    const key = `up-${digest.slice(0, 32)}`
    await files.write(originalName(key), encoded, 'image/webp')
    return key
  }
}

const safely = { limitInputPixels: pictureLimits.pixels, failOn: 'error', pages: 1 } as const

/** By its head, before anything is unpacked. */
async function judge(bytes: Uint8Array): Promise<Result<null, PictureRefusal>> {
  if (bytes.length === 0) return refused({ code: 'picture-empty' })
  if (bytes.length > pictureLimits.bytes) return refused({ code: 'picture-too-large', most: pictureLimits.bytes })
  if (!isPictureType(bytes)) return refused({ code: 'picture-type-unknown' })
  const head = await sharp(bytes, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch(() => undefined)
  return head ? judgeHead(head) : refused({ code: 'picture-broken' })
}

function judgeHead({ width, height, pages = 1 }: Metadata): Result<null, PictureRefusal> {
  if (width * height > pictureLimits.pixels) return refused({ code: 'picture-too-many-pixels', most: pictureLimits.pixels })
  return pages > 1 ? refused({ code: 'picture-moves' }) : accepted(null)
}

/** What sharp is not told to keep it leaves out: EXIF with its place and time, XMP, comments, thumbnails. */
function inFull(image: Sharp): Promise<Buffer> {
  return image
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 90, effort: 2 })
    .timeout({ seconds: patience })
    .toBuffer()
}
