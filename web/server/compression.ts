import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { constants, createBrotliCompress, createGzip, type Gzip } from 'node:zlib'
import { createMiddleware } from 'hono/factory'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress'

/** Bytes under which compressing costs more than it saves. */
const smallest = 1024

export type Encoding = 'br' | 'gzip'

/** Compresses text on its way out, piece by piece, so that a streamed page still arrives in pieces. */
export const compression = createMiddleware(async (c, next) => {
  await next()
  const { body, headers } = c.res
  if (!body || c.req.method === 'HEAD' || !isCompressible(c.res)) return
  c.header('Vary', 'Accept-Encoding', { append: true })
  const encoding = preferredEncoding(c.req.header('accept-encoding'))
  if (!encoding) return
  const compressed = new Response(compress(body, encoding), c.res)
  compressed.headers.delete('Content-Length')
  compressed.headers.set('Content-Encoding', encoding)
  const etag = headers.get('ETag')
  if (etag && !etag.startsWith('W/')) compressed.headers.set('ETag', `W/${etag}`)
  c.res = compressed
})

function isCompressible({ status, headers }: Response): boolean {
  if (status === 206 || headers.has('Content-Encoding')) return false
  if (/\bno-transform\b/.test(headers.get('Cache-Control') ?? '')) return false
  const length = headers.get('Content-Length')
  if (length !== null && Number(length) < smallest) return false
  const type = headers.get('Content-Type') ?? ''
  return COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) || type.startsWith('text/x-script')
}

export function preferredEncoding(accepted: string | undefined): Encoding | undefined {
  const offers = (accepted ?? '').split(',').map((offer) => offer.trim().toLowerCase())
  const takes = (encoding: Encoding) =>
    offers.some((offer) => offer.split(';')[0]?.trim() === encoding && !/;\s*q=0(\.0*)?$/.test(offer))
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined
}

function compress(body: ReadableStream, encoding: Encoding): ReadableStream {
  const source = Readable.fromWeb(body as NodeReadableStream)
  const compressor = encoding === 'br' ? brotli() : gzip()
  source.on('error', (error) => compressor.destroy(error))
  compressor.on('close', () => source.destroy())
  source.pipe(compressor as Gzip)
  return Readable.toWeb(compressor) as ReadableStream
}

/** Quality 4: as small as gzip's best in a fraction of the time. */
function brotli() {
  return createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  })
}

function gzip() {
  return createGzip({ level: 6, flush: constants.Z_SYNC_FLUSH })
}
