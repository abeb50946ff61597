import type { PictureFiles } from '@camp/application/pictures/picture-files.ts'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { endingWithRequest, endOfRequest } from '../shared/request-end.ts'
import { UploadedPictureStore } from './uploaded-picture-store.ts'

it('whoever waits for a size that somebody else asked for first has it, also when that one leaves', async () => {
  const original = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#1f6b4f' } })
    .webp()
    .toBuffer()
  const [asked, answered, sizes] = [Promise.withResolvers<void>(), Promise.withResolvers<void>(), new Map<string, Uint8Array>()]
  const files: Pick<PictureFiles, 'read' | 'write'> = {
    read: async (name) => {
      if (!name.includes('original')) return sizes.get(name)
      asked.resolve()
      await answered.promise
      endOfRequest()?.throwIfAborted()
      return original
    },
    write: async (name, bytes) => void sizes.set(name, bytes),
  }
  const store = new UploadedPictureStore(files as PictureFiles)
  const end = new AbortController()
  const ask = () => store.rendition({ key: `up-${'0'.repeat(32)}`, width: 64, format: 'webp' })
  const first = endingWithRequest({ signal: end.signal, outboundPatience: 1_000 }, ask)
  await asked.promise
  const second = ask()

  end.abort(new Error('gone'))
  answered.resolve()

  expect(await second).toMatchObject({ ok: true, value: { contentType: 'image/webp' } })
  await first
})
