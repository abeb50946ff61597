import { join } from 'node:path'
import type { PictureFiles } from '@camp/application/pictures/picture-files.ts'
import type { PictureStore } from '@camp/application/pictures/picture-store.ts'
import type { Pictures } from '@camp/application/pictures/pictures.ts'
import { refused } from '@camp/domain/shared/result.ts'
import type { Configuration } from '../configuration/configuration.ts'
import type { OutboundGuard } from '../outbound/outbound-guard.ts'
import { cryptoRandomness } from '../shared/crypto-randomness.ts'
import { FolderPictureFiles } from './folder-picture-files.ts'
import { isUploadedKey, originalName } from './picture-file-name.ts'
import { S3PictureFiles } from './s3-picture-files.ts'
import { SharpPictures } from './sharp-pictures.ts'
import { UploadedPictureStore } from './uploaded-picture-store.ts'

/** All that has to do with pictures, over one place where they are kept. */
export interface PictureParts {
  readonly pictureFiles: PictureFiles
  readonly pictures: Pictures
  /** Uploaded and drawn ones. */
  readonly pictureStore: PictureStore
}

/**
 * A bucket when one is set, otherwise `uploads` in the data directory; `drawn` answers for pictures that
 * nobody uploaded.
 */
export function openPictures(
  { pictureBucket, dataDirectory }: Pick<Configuration, 'pictureBucket' | 'dataDirectory'>,
  guard: OutboundGuard,
  drawn: PictureStore = nothingDrawn,
): PictureParts {
  const pictureFiles = pictureBucket
    ? new S3PictureFiles(pictureBucket, guard)
    : new FolderPictureFiles(join(dataDirectory, 'uploads'))
  return picturePartsOf(pictureFiles, drawn)
}

const nothingDrawn: PictureStore = { rendition: async ({ key }) => refused({ code: 'picture-unknown', key }) }

export function picturePartsOf(pictureFiles: PictureFiles, drawn: PictureStore): PictureParts {
  const uploaded = new UploadedPictureStore(pictureFiles)
  const original = async (key: string) => {
    if (isUploadedKey(key)) return pictureFiles.read(originalName(key))
    const rendition = await drawn.rendition({ key, width: 2048, format: 'webp' })
    return rendition.ok ? rendition.value.bytes : undefined
  }
  return {
    pictureFiles,
    pictures: new SharpPictures({ files: pictureFiles, randomness: cryptoRandomness, original }),
    pictureStore: { rendition: (request) => (isUploadedKey(request.key) ? uploaded : drawn).rendition(request) },
  }
}
