import type { PictureStore, Rendition } from '@camp/application/pictures/picture-store.ts'
import { type Context, Hono } from 'hono'
import { byteRange } from './byte-range.ts'

/**
 * A key holds letters, digits and hyphens only; a file is `{width}.{format}`. Anything else is no picture.
 */
const keyShape = /^[a-z0-9]+(-[a-z0-9]+)*$/
const fileShape = /^(\d{2,4})\.([a-z]{3,5})$/

/** GET /pictures/:key/:width.:format. Mounted at the root of the server. */
export function pictureRoute(store: PictureStore): Hono {
  return new Hono().get('/pictures/:key/:file', async (context) => {
    const key = context.req.param('key')
    const [, width, format] = fileShape.exec(context.req.param('file')) ?? []
    if (!keyShape.test(key) || !width || !format) return notFound()

    const rendition = await store.rendition({ key, width: Number(width), format })
    if (!rendition.ok) return notFound()

    return answer(rendition.value, context)
  })
}

function answer({ bytes, contentType, etag }: Rendition, { req }: Context): Response {
  const headers = {
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
    // A page's own policy is half a kilobyte, and says nothing to a picture.
    'Content-Security-Policy': "default-src 'none'",
    ETag: etag,
  }
  if (isKnown(req.header('If-None-Match'), etag)) return new Response(null, { status: 304, headers })
  const size = bytes.byteLength
  const range = isSamePicture(req.header('If-Range'), etag) ? byteRange(req.header('Range'), size) : null
  if (range === 'outside') {
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${size}` } })
  }
  const { first, last } = range ?? { first: 0, last: size - 1 }
  return new Response(new Uint8Array(bytes.subarray(first, last + 1)), {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      ...(range && { 'Content-Range': `bytes ${first}-${last}/${size}` }),
      'Content-Type': contentType,
      'Content-Length': String(last + 1 - first),
    },
  })
}

function isKnown(known: string | undefined, etag: string): boolean {
  if (!known) return false
  return known.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag)
}

/** A part is only good for who has the rest of the same picture; pictures have tags, no dates. */
function isSamePicture(rest: string | undefined, etag: string): boolean {
  return rest === undefined || rest === etag
}

function notFound(): Response {
  return new Response('There is no such picture.', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' },
  })
}
