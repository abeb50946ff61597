import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '../compression.ts'

/** A page as it is answered: compressed once, so that answering costs a write. */
export interface KeptPage {
  readonly brotli: Buffer<ArrayBuffer>
  /** Made for the first reader who takes no brotli. */
  gzip?: Promise<Buffer<ArrayBuffer>>
  readonly tag: string
  readonly securityPolicy: string
  readonly bytes: number
}

/** What gzip may add later, and the entry itself. */
const roomPerPage = 1.2
/** Nobody waits for it twice: better than what is done for each answer, in a few milliseconds. */
const quality = 9

export async function keptPage(html: string, securityPolicy: string): Promise<KeptPage> {
  const content = Buffer.from(html)
  const brotli = await promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
  const tag = createHash('sha256').update(securityPolicy).update(content).digest('base64url').slice(0, 22)
  return { brotli, tag, securityPolicy, bytes: Math.ceil(brotli.length * (1 + roomPerPage)) }
}

export async function contentOf(page: KeptPage, encoding: Encoding | undefined): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'br') return page.brotli
  if (encoding === undefined) return promisify(brotliDecompress)(page.brotli)
  page.gzip ??= promisify(brotliDecompress)(page.brotli).then((content) => promisify(gzip)(content, { level: 9 }))
  return page.gzip
}
