import { createHash } from 'node:crypto'
import type { PictureFiles } from '@camp/application/pictures/picture-files.ts'
import type { PictureStore, Rendition, RenditionRefusal, RenditionRequest } from '@camp/application/pictures/picture-store.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import sharp from 'sharp'
import { beyondRequest } from '../shared/request-end.ts'
import { encoded } from './encoded.ts'
import { OneAtATime } from './one-at-a-time.ts'
import { isUploadedKey, originalName, sizeName } from './picture-file-name.ts'
import { contentTypes, type RenditionName, renditionName } from './rendition-name.ts'

/**
 * Uploaded pictures in the widths of rule W2, each size made when it is asked for first and kept beside the
 * original.
 */
export class UploadedPictureStore implements PictureStore {
  readonly #files: PictureFiles
  readonly #work = new OneAtATime(2)

  constructor(files: PictureFiles) {
    this.#files = files
  }

  async rendition(request: RenditionRequest): Promise<Result<Rendition, RenditionRefusal>> {
    const { key } = request
    const name = renditionName(request)
    if (!name.ok) return name
    const bytes = isUploadedKey(key) ? await this.#kept(key, name.value) : undefined
    if (!bytes) return refused({ code: 'picture-unknown', key })
    const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`
    return accepted({ bytes, contentType: contentTypes[name.value.format], etag })
  }

  async #kept(key: string, { width, format }: RenditionName): Promise<Uint8Array | undefined> {
    const file = sizeName(key, width, format)
    const kept = await this.#files.read(file)
    if (kept) return kept
    return this.#work.run(file, () =>
      beyondRequest(async () => {
        const original = await this.#files.read(originalName(key))
        if (!original) return undefined
        const bytes = await encoded(sharp(original).resize({ width, withoutEnlargement: true }), format, width)
        await this.#files.write(file, bytes, contentTypes[format])
        return bytes
      }),
    )
  }
}
