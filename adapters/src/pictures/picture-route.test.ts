import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refused } from '@camp/domain/shared/result.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DrawnPictureStore } from '../../demo/pictures/drawn-picture-store.ts'
import { pictureRoute } from './picture-route.ts'

const key = 'scene-karoo-camping-01'
let dir: string
let store: DrawnPictureStore

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pictures-'))
  store = new DrawnPictureStore({ dir })
})
afterAll(() => rm(dir, { recursive: true, force: true }))

it('sends a picture that browsers and mail pages may keep and show', async () => {
  const response = await pictureRoute(store).request(`/pictures/${key}/64.webp`)

  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'",
    etag: expect.stringMatching(/^".{20,}"$/),
  })
  const { format, width, height } = await sharp(await response.arrayBuffer()).metadata()
  expect({ format, width, height }).toEqual({ format: 'webp', width: 64, height: 43 })
})

it('draws the sign of a campsite as well', async () => {
  const response = await pictureRoute(store).request('/pictures/logo-karoo/384.webp')

  const { width, height } = await sharp(await response.arrayBuffer()).metadata()
  expect({ status: response.status, width, height }).toEqual({ status: 200, width: 384, height: 256 })
})

it('answers 304 without bytes when the picture is known', async () => {
  const first = await pictureRoute(store).request(`/pictures/${key}/64.webp`)

  const again = await pictureRoute(store).request(`/pictures/${key}/64.webp`, {
    headers: { 'If-None-Match': `"other", W/${first.headers.get('ETag')}` },
  })

  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  expect(again.headers.get('ETag')).toBe(first.headers.get('ETag'))
})

it.each([
  ['bytes=0-9', 206, 'bytes 0-9/SIZE', 10],
  ['bytes=10-', 206, 'bytes 10-LAST/SIZE', -10],
  ['bytes=-5', 206, 'bytes TAIL-LAST/SIZE', 5],
  ['bytes=0-999999', 206, 'bytes 0-LAST/SIZE', 0],
  ['bytes=999999-', 416, 'bytes */SIZE', null],
  ['bytes=-0', 416, 'bytes */SIZE', null],
  ['bytes=5-2', 200, null, 0],
  ['bytes=0-1,3-4', 200, null, 0],
  ['lines=1-2', 200, null, 0],
])('sends the part that %s asks for, with status %i', async (range, status, said, length) => {
  const whole = Buffer.from(await (await pictureRoute(store).request(`/pictures/${key}/64.webp`)).arrayBuffer())
  const size = whole.length

  const response = await pictureRoute(store).request(`/pictures/${key}/64.webp`, { headers: { Range: range } })
  const part = Buffer.from(await response.arrayBuffer())

  const expected = said
    ?.replace('SIZE', `${size}`)
    .replace('LAST', `${size - 1}`)
    .replace('TAIL', `${size - 5}`)
  expect([response.status, response.headers.get('Content-Range')]).toEqual([status, expected ?? null])
  expect(part.length).toBe(length === null ? 0 : length > 0 ? length : size + length)
  expect(whole.includes(part)).toBe(true)
})

it('sends a part only of the picture that the rest is of', async () => {
  const { headers } = await pictureRoute(store).request(`/pictures/${key}/64.webp`)
  const statusFor = async (rest: string) => {
    const asked = { Range: 'bytes=0-9', 'If-Range': rest }
    return (await pictureRoute(store).request(`/pictures/${key}/64.webp`, { headers: asked })).status
  }

  expect([await statusFor(headers.get('ETag') ?? ''), await statusFor('"another"')]).toEqual([206, 200])
})

it.each([
  ['an unknown key', '/pictures/scene-moon-camping-01/64.webp'],
  ['a width that is not offered', `/pictures/${key}/65.webp`],
  ['an enormous width', `/pictures/${key}/99999.webp`],
  ['a format that is not offered', `/pictures/${key}/64.gif`],
  ['a path upwards', '/pictures/..%2F..%2Fetc%2Fpasswd/64.webp'],
  ['a path upwards in the file', `/pictures/${key}/..%2F64.webp`],
  ['a key with a dot', '/pictures/../64.webp'],
  ['a key with a zero byte', '/pictures/scene%00/64.webp'],
])('knows no picture for %s', async (_, path) => {
  const response = await pictureRoute(store).request(path)

  expect(response.status).toBe(404)
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/)
})

it('refuses widths, formats and keys with their facts', async () => {
  expect(await store.rendition({ key, width: 641, format: 'webp' })).toEqual(refused({ code: 'width-not-offered', width: 641 }))
  expect(await store.rendition({ key, width: Number.NaN, format: 'webp' })).toEqual(
    refused({ code: 'width-not-offered', width: Number.NaN }),
  )
  expect(await store.rendition({ key, width: 640, format: 'png' })).toEqual(
    refused({ code: 'format-not-offered', format: 'png' }),
  )
  expect(await store.rendition({ key: '../x', width: 640, format: 'webp' })).toEqual(
    refused({ code: 'picture-unknown', key: '../x' }),
  )
})

it.each(['avif', 'jpeg'])('renders %s', async (format) => {
  const rendition = await store.rendition({ key, width: 48, format })

  expect(rendition).toMatchObject({ ok: true, value: { contentType: `image/${format}` } })
})

it('makes a picture once when many ask at once, and leaves no unfinished file', async () => {
  const many = await Promise.all(Array.from({ length: 8 }, () => store.rendition({ key, width: 96, format: 'webp' })))

  expect(new Set(many.map((one) => (one.ok ? one.value.etag : 'refused'))).size).toBe(1)
  expect((await readdir(dir)).filter((file) => file.includes('-96.') || file.endsWith('.part'))).toEqual([`${key}-96.webp`])
})

it('prepares the sizes that lists show', async () => {
  const scene = { family: 'coast', kind: 'camping', number: 1 } as const
  const known = (await import('../../demo/pictures/scene-catalogue.ts'))
    .sceneCatalogue()
    .find(({ family, kind, number }) => family === scene.family && kind === scene.kind && number === scene.number)

  await store.prepare(known!)

  expect((await readdir(dir)).filter((file) => file.startsWith('scene-coast-camping-01')).sort()).toEqual([
    'scene-coast-camping-01-384.webp',
    'scene-coast-camping-01-640.webp',
  ])
})
