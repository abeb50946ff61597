import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  type Gzip,
  gzip,
  gzipSync,
} from 'node:zlib'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress'
import { bodyOf } from './documents/whole-answers.ts'

/** Bytes under which compressing costs more than it saves. */
const smallest = 1024
/** Bytes up to which compressing takes less time than handing it to another thread. */
const atOnce = 16 * 1024

/** Quality 4: as small as gzip's best in a fraction of the time. */
const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT }
const gzipOptions = { level: 6 }

export type Encoding = 'br' | 'gzip'
type Body = Uint8Array<ArrayBuffer>

/**
 * Compresses text on its way out: what is whole in one go, what arrives in pieces piece by piece, so that it
 * still does.
 */
export const compression = createMiddleware(async (c, next) => {
  await next()
  const { headers } = c.res
  if (c.req.method === 'HEAD' || !isCompressible(c.res)) return
  if (!headers.get('Vary')?.includes('Accept-Encoding')) headers.append('Vary', 'Accept-Encoding')
  const encoding = preferredEncoding(c.req.header('accept-encoding'))
  if (!encoding) return
  if (!isWhole(headers)) {
    if (c.res.body) replaceBody(c, compressPieces(c.res.body, encoding), encoding)
    return
  }
  const content = await bodyOf(c.res)
  if (content.length < smallest) replaceBody(c, content, null)
  else replaceBody(c, await compressWhole(content, encoding), encoding)
})

function replaceBody(c: Context, body: Body | ReadableStream, encoding: Encoding | null): void {
  const { status, headers } = c.res
  if (encoding) {
    headers.delete('Content-Length')
    headers.set('Content-Encoding', encoding)
    const etag = headers.get('ETag')
    if (etag && !etag.startsWith('W/')) headers.set('ETag', `W/${etag}`)
  }
  // Hono would take the body and the headers of the old answer over into the new one.
  c.res = undefined
  c.res = new Response(body, { status, headers })
}

function isCompressible({ status, headers }: Response): boolean {
  if (status === 206 || status === 304 || headers.has('Content-Encoding')) return false
  if (/\bno-transform\b/.test(headers.get('Cache-Control') ?? '')) return false
  const length = headers.get('Content-Length')
  if (length !== null && Number(length) < smallest) return false
  const type = headers.get('Content-Type') ?? ''
  return COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) || type.startsWith('text/x-script')
}

/** Pages say how long they are; JSON is whole unless it says otherwise. */
function isWhole(headers: Headers): boolean {
  if (headers.has('Transfer-Encoding')) return false
  return headers.has('Content-Length') || headers.get('Content-Type')?.startsWith('application/json') === true
}

export function preferredEncoding(accepted: string | undefined): Encoding | undefined {
  const offers = (accepted ?? '').split(',').map((offer) => offer.trim().toLowerCase())
  const takes = (encoding: Encoding) =>
    offers.some((offer) => offer.split(';')[0]?.trim() === encoding && !/;\s*q=0(\.0*)?$/.test(offer))
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined
}

async function compressWhole(content: Body, encoding: Encoding): Promise<Body> {
  const isSmall = content.length <= atOnce
  // In one piece, which is fetched from the other thread once.
  const chunkSize = Math.max(smallest, Math.ceil(content.length / 2))
  if (encoding === 'gzip') return (isSmall ? gzipSync : promisify(gzip))(content, { ...gzipOptions, chunkSize })
  const options = { chunkSize, params: { ...brotliParams, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }
  return isSmall ? brotliCompressSync(content, options) : promisify(brotliCompress)(content, options)
}

function compressPieces(body: ReadableStream, encoding: Encoding): ReadableStream {
  const source = Readable.fromWeb(body as NodeReadableStream)
  const compressor =
    encoding === 'br'
      ? createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: brotliParams })
      : createGzip({ flush: constants.Z_SYNC_FLUSH, ...gzipOptions })
  source.on('error', (error) => compressor.destroy(error))
  compressor.on('close', () => source.destroy())
  source.pipe(compressor as Gzip)
  return Readable.toWeb(compressor) as ReadableStream
}
