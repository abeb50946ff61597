import type { PictureStore, Rendition } from '@camp/application/pictures/picture-store.ts'
import { Hono } from 'hono'

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

    return answer(rendition.value, context.req.header('If-None-Match'))
  })
}

function answer({ bytes, contentType, etag }: Rendition, known: string | undefined): Response {
  const headers = {
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
    ETag: etag,
  }
  if (isKnown(known, etag)) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(bytes), {
    headers: { ...headers, 'Content-Type': contentType, 'Content-Length': String(bytes.byteLength) },
  })
}

function isKnown(known: string | undefined, etag: string): boolean {
  if (!known) return false
  return known.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag)
}

function notFound(): Response {
  return new Response('There is no such picture.', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' },
  })
}
