import { gunzipSync } from 'node:zlib'
import { type UnzipFileInfo, unzipSync } from 'fflate'
import PostalMime from 'postal-mime'
import { dmarcLimits } from '../dmarc-limits.ts'
import { UnreadableReport } from './fault.ts'

const mailLimits = { maxNestingDepth: 10, maxHeadersSize: 200_000 }

/** The XML documents in a file: it is one, or it is packed, or it is a mail with such files (rule R1). */
export async function documentsIn(file: Uint8Array): Promise<readonly Uint8Array[]> {
  const packed = unpacked(file, dmarcLimits.unpackedBytes)
  if (packed) return packed
  if (!looksLikeMail(file)) throw new UnreadableReport('not-a-report')
  if (!isPlainMail(file)) throw new UnreadableReport('archive-refused')
  const { attachments } = await PostalMime.parse(file, mailLimits)
  const found: Uint8Array[] = []
  let left: number = dmarcLimits.unpackedBytes
  for (const { content } of attachments) {
    const documents = unpacked(bytesOf(content), left) ?? []
    found.push(...documents)
    left -= bytesIn(documents)
    if (left < 0) throw new UnreadableReport('too-large')
    if (found.length > dmarcLimits.entries) throw new UnreadableReport('archive-refused')
  }
  if (found.length === 0) throw new UnreadableReport('not-a-report')
  return found
}

/** By their first bytes: names and media types of attachments are often wrong. */
function unpacked(file: Uint8Array, mostBytes: number): readonly Uint8Array[] | null {
  if (file[0] === 0x1f && file[1] === 0x8b) return [fromGzip(file, mostBytesOf(file.length, mostBytes))]
  if (startsWith(file, [0x50, 0x4b, 0x03, 0x04])) return fromZip(file, mostBytes)
  return isXml(file) ? [file] : null
}

/** What so many packed bytes may become: a report shrinks to a tenth or a fiftieth, and no further. */
function mostBytesOf(packedBytes: number, mostBytes: number): number {
  return Math.min(mostBytes, Math.max(dmarcLimits.unpackedBytesOfAny, packedBytes * dmarcLimits.ratio))
}

function fromGzip(file: Uint8Array, maxOutputLength: number): Uint8Array {
  try {
    return xmlOrRefuse(gunzipSync(file, { maxOutputLength: Math.max(1, maxOutputLength) }))
  } catch (error) {
    if (error instanceof UnreadableReport) throw error
    throw new UnreadableReport(isTooLong(error) ? 'too-large' : 'not-complete')
  }
}

/** Sizes that an archive claims are judged before anything is unpacked, and hold while it is. */
function fromZip(file: Uint8Array, mostBytes: number): readonly Uint8Array[] {
  let [entries, bytes] = [0, 0]
  const filter = ({ name, size, originalSize }: UnzipFileInfo) => {
    entries += 1
    bytes += originalSize
    if (entries > dmarcLimits.entries || /^[/\\]|(^|[/\\])\.\.([/\\]|$)/.test(name)) throw new UnreadableReport('archive-refused')
    if (bytes > mostBytes || originalSize > mostBytesOf(size, mostBytes)) throw new UnreadableReport('too-large')
    return !name.endsWith('/') && !name.startsWith('__MACOSX/')
  }
  const files = attempt(() => unzipSync(file, { filter }))
  const found = Object.values(files)
  if (found.length === 0) throw new UnreadableReport('not-a-report')
  return found.map(xmlOrRefuse)
}

function attempt(unzip: () => Record<string, Uint8Array>): Record<string, Uint8Array> {
  try {
    return unzip()
  } catch (error) {
    if (error instanceof UnreadableReport) throw error
    throw new UnreadableReport('not-complete')
  }
}

/** One archive in another is no report. */
function xmlOrRefuse(file: Uint8Array): Uint8Array {
  if (isXml(file)) return file
  throw new UnreadableReport(file[0] === 0x1f || startsWith(file, [0x50, 0x4b]) ? 'archive-refused' : 'not-a-report')
}

/** `<` after a mark of the byte order and space, in one byte a letter or in two. */
function isXml(file: Uint8Array): boolean {
  const head = file.subarray(0, 64)
  const first = head.find((byte) => ![0xef, 0xbb, 0xbf, 0xff, 0xfe, 0x00, 0x20, 0x09, 0x0a, 0x0d].includes(byte))
  return first === 0x3c
}

function looksLikeMail(file: Uint8Array): boolean {
  const head = Buffer.from(file.subarray(0, 4_000)).toString('latin1').trimStart()
  return /^(From [^\n]+\n)?[!-9;-~]+[ \t]*:/.test(head)
}

/** A mail of many parts, or of mails in mails, brings no report; reading it takes long. */
function isPlainMail(file: Uint8Array): boolean {
  const text = Buffer.from(file).toString('latin1')
  return isWithin(text, /\n--/g, dmarcLimits.parts) && isWithin(text, /message\/(?:rfc822|global)/gi, mailLimits.maxNestingDepth)
}

function isWithin(text: string, pattern: RegExp, most: number): boolean {
  return (
    text
      .matchAll(pattern)
      .take(most + 1)
      .toArray().length <= most
  )
}

function bytesIn(documents: readonly Uint8Array[]): number {
  return documents.reduce((sum, { length }) => sum + length, 0)
}

function bytesOf(content: string | ArrayBuffer | Uint8Array): Uint8Array {
  if (typeof content === 'string') return Buffer.from(content)
  return content instanceof Uint8Array ? content : new Uint8Array(content)
}

function startsWith(file: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, nth) => file[nth] === byte)
}

function isTooLong(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
}
