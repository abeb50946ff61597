import { InMemoryPictureFiles } from '@camp/application/pictures/testing/in-memory-picture-files.ts'
import { FixedClock } from '@camp/application/shared/testing/fixed-clock.ts'
import { refused } from '@camp/domain/shared/result.ts'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { type PictureParts, picturePartsOf } from './open-pictures.ts'
import { aPhoto } from './testing/a-photo.ts'

let files: InMemoryPictureFiles
let parts: PictureParts
beforeEach(() => {
  files = new InMemoryPictureFiles(new FixedClock())
  parts = picturePartsOf(files, { rendition: async ({ key }) => refused({ code: 'picture-unknown', key }) })
})

async function kept(bytes: Uint8Array): Promise<string> {
  const key = await parts.pictures.keep(bytes)
  if (!key.ok) throw new Error(`refused: ${key.refusal.code}`)
  return key.value
}

async function shown(key: string, width = 384, format = 'webp') {
  const rendition = await parts.pictureStore.rendition({ key, width, format })
  if (!rendition.ok) throw new Error(rendition.refusal.code)
  return { ...(await sharp(rendition.value.bytes).metadata()), contentType: rendition.value.contentType }
}

describe('an uploaded picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('may be %s, and is kept under a key of its own', async (format) => {
    const photo = await aPhoto({ format })

    const [one, other] = [await kept(photo), await kept(photo)]

    expect(one).toMatch(/^up-[0-9a-f]{32}$/)
    expect(other).not.toBe(one)
    expect(await shown(one)).toMatchObject({ format: 'webp', width: 384, height: 256 })
  })

  it('stands upright and says nothing of its camera and its place', async () => {
    const photo = await aPhoto({ orientation: 6, copyright: 'Secret Place 33.9S' })
    expect(await sharp(photo).metadata()).toMatchObject({ orientation: 6, exif: expect.anything() })

    const key = await kept(photo)

    const original = Buffer.from((await files.read(`${key}/original.webp`)) ?? [])
    expect(original.includes('Secret Place')).toBe(false)
    for (const format of ['webp', 'avif', 'jpeg']) {
      const { exif, xmp, iptc, orientation, width, height } = await shown(key, 384, format)
      expect({ exif, xmp, iptc, orientation }).toEqual({})
      expect(height).toBeGreaterThan(width)
    }
  })

  it('is never made larger than it is', async () => {
    expect(await shown(await kept(await aPhoto({ width: 300, height: 200 })), 1920)).toMatchObject({ width: 300 })
  })

  it.each([
    ['nothing', async () => new Uint8Array(), 'picture-empty'],
    ['words', async () => Buffer.from('I am a picture, really'), 'picture-type-unknown'],
    [
      'a drawing that may run scripts',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'picture-type-unknown',
    ],
    ['a GIF', () => sharp(flat).gif().toBuffer(), 'picture-type-unknown'],
    ['a TIFF', () => sharp(flat).tiff().toBuffer(), 'picture-type-unknown'],
    ['a head without a body', async () => (await aPhoto({})).subarray(0, 40), 'picture-broken'],
    ['half a photo', async () => (await aPhoto({})).subarray(0, 3000), 'picture-broken'],
    [
      'a film',
      async () =>
        sharp([flat, await aPhoto({ width: 300, height: 200 })], { join: { animated: true } })
          .webp({ delay: [100, 100] })
          .toBuffer(),
      'picture-moves',
    ],
    [
      'more bytes than allowed',
      async () => Buffer.concat([await aPhoto({}), Buffer.alloc(8 * 1024 * 1024)]),
      'picture-too-large',
    ],
  ] as const)('is not %s', async (_, bytes, code) => {
    expect(await parts.pictures.keep(await bytes())).toMatchObject({ ok: false, refusal: { code } })
    expect(await files.list()).toEqual([])
  })

  it('is no bomb: a small file of many pixels is refused before it is unpacked', async () => {
    const bomb = await sharp({ create: { width: 5001, height: 5000, channels: 3, background: 'white' } })
      .png()
      .toBuffer()
    expect(bomb.length).toBeLessThan(200_000)

    expect(await parts.pictures.keep(bomb)).toEqual(refused({ code: 'picture-too-many-pixels', most: 25_000_000 }))
  })

  it('is cropped into a new one, and stays as it is', async () => {
    const key = await kept(await aPhoto({}))

    const part = await parts.pictures.crop(key, { shape: '1:1', left: 25, top: 0, width: 50, height: 1 })

    if (!part.ok) throw new Error(part.refusal.code)
    expect(await shown(part.value)).toMatchObject({ width: 384, height: 384 })
    expect(await shown(key)).toMatchObject({ width: 384, height: 256 })
    expect(await parts.pictures.crop('up-gone', { shape: '1:1', left: 0, top: 0, width: 50, height: 50 })).toEqual(
      refused({ code: 'not-found' }),
    )
  })

  it('is made in a size once, also when two ask at the same time', async () => {
    const key = await kept(await aPhoto({}))

    await Promise.all([shown(key, 256), shown(key, 256), shown(key, 256)])

    expect((await files.list()).map(({ name }) => name)).toEqual([`${key}/original.webp`, `${key}/256.webp`])
  })
})

const flat = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'olive' } })
  .png()
  .toBuffer()
