import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { InMemoryPictureFiles } from '@camp/application/pictures/testing/in-memory-picture-files.ts'
import { pictureFilesContract } from '@camp/application/pictures/testing/picture-files.contract.ts'
import { FixedClock } from '@camp/application/shared/testing/fixed-clock.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FolderPictureFiles } from './folder-picture-files.ts'
import { S3PictureFiles } from './s3-picture-files.ts'
import { type S3Sandbox, startS3Sandbox } from './testing/s3-sandbox.ts'

pictureFilesContract('InMemoryPictureFiles', async () => ({
  files: new InMemoryPictureFiles(new FixedClock()),
  stop: async () => {},
}))

pictureFilesContract('FolderPictureFiles', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'uploads-'))
  return {
    files: new FolderPictureFiles(join(folder, 'not-there-yet')),
    stop: () => rm(folder, { recursive: true, force: true }),
  }
})

pictureFilesContract('S3PictureFiles', async () => {
  const sandbox = await startS3Sandbox()
  return { files: new S3PictureFiles(sandbox.settings), stop: sandbox.stop }
})

describe('a store of pictures elsewhere', () => {
  let sandbox: S3Sandbox
  beforeAll(async () => {
    sandbox = await startS3Sandbox()
  })
  afterAll(() => sandbox.stop())

  it('is asked again when it is out of breath', async () => {
    const files = new S3PictureFiles(sandbox.settings)
    sandbox.fail(503, 1)

    await files.write('up-1/64.webp', Uint8Array.of(1), 'image/webp')

    expect(await files.read('up-1/64.webp')).toEqual(Uint8Array.of(1))
  })

  it('is out of order when it stays so, and what it says is kept to itself', async () => {
    sandbox.fail(503, 3)

    await expect(new S3PictureFiles(sandbox.settings).read('up-1/64.webp')).rejects.toThrow(
      'the store of pictures answered 503 to read',
    )
  })

  it('refuses who does not know the secret', async () => {
    const files = new S3PictureFiles({ ...sandbox.settings, secretAccessKey: 'guessed' })

    await expect(files.write('up-1/64.webp', Uint8Array.of(1), 'image/webp')).rejects.toThrow('answered 403')
  })

  it.each(['../up-1/64.webp', 'up-1/../../64.webp', '/etc/passwd', 'up-1'])('is never asked for "%s"', async (name) => {
    const folder = new FolderPictureFiles('/nowhere')

    await expect(async () => folder.read(name)).rejects.toThrow('a name that the product does not give')
    await expect(async () => new S3PictureFiles(sandbox.settings).read(name)).rejects.toThrow('a name that')
  })
})
