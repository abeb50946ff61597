import { createHash } from 'node:crypto'
import type { GuestMail } from '@camp/domain/conversations/guest-mail.ts'
import PostalMime, { type Attachment, addressParser, type Email } from 'postal-mime'

/** Of a mail that guests send: its words stand at its beginning, and files behind them are not kept. */
export const mailLimits = { bytes: 300_000, milliseconds: 3_000 } as const

const parsing = { maxNestingDepth: 20, maxHeadersSize: 128 * 1024, forceRfc822Attachments: true }
const longestText = 50_000
const mostAddresses = 50
const longestName = 100
/** Where a mail may say to whom it was brought. */
const recipientHeaders = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'x-delivered-to']
const quoteInHtml =
  /<(?:blockquote|div [^>]{0,200}(?:gmail_quote|yahoo_quoted|moz-cite-prefix|appendonsend|divRplyFwdMsg|reference-message-container))/i

/** For a thread of its own; null for what cannot be taken apart. */
export async function readMail(file: Uint8Array, _question: null): Promise<GuestMail | null> {
  const mail = await PostalMime.parse(file, parsing).catch(() => null)
  if (!mail || mail.headers.length === 0) return null
  const headers = headersOf(mail)
  return {
    headers,
    messageId: mail.messageId?.match(/<[\x21-\x3b\x3d\x3f-\x7e]{3,250}>/)?.[0] ?? `sha256 ${hashOf(file)}`,
    from: addressesIn(headers.get('from') ?? [])[0] ?? null,
    to: recipientHeaders.flatMap((name) => addressesIn(headers.get(name) ?? [])).slice(0, mostAddresses),
    subject: (mail.subject ?? '').replace(/\s+/g, ' ').trim().slice(0, 200),
    text: (await textOf(mail)).slice(0, longestText),
    attachments: mail.attachments.filter(isFile).map(nameOf),
  }
}

function headersOf({ headers }: Email): GuestMail['headers'] {
  const grouped = Map.groupBy(headers, ({ key }) => key)
  return new Map([...grouped].map(([name, lines]) => [name, lines.map(({ value }) => value)]))
}

function addressesIn(values: readonly string[]): readonly string[] {
  const found = values.flatMap((value) => addressParser(value.slice(0, 5_000), { flatten: true }))
  return found
    .map(({ address }) => address?.trim().toLowerCase() ?? '')
    .filter((address) => /^[^@\s]{1,64}@[^@\s]{1,255}$/.test(address))
}

/** The plain part, else the words of the HTML, in front of what it answers. */
async function textOf({ text = '', html = '' }: Email): Promise<string> {
  if (text.trim() !== '') return text
  if (html === '') return ''
  // Only for who needs it: it loads a parser of HTML into the thread.
  const { plainText } = await import('../messaging/letter/plain-text.ts')
  const body = html.replace(/<head\b.*?<\/head>/is, '')
  const own = body.slice(0, Math.max(0, body.search(quoteInHtml)))
  return plainText(own) || plainText(body)
}

/** Pictures that the HTML shows, such as the logo of a signature, are no files that somebody sent. */
function isFile({ related, mimeType }: Attachment): boolean {
  return !related && mimeType !== 'text/calendar'
}

function nameOf({ filename, mimeType }: Attachment): string {
  return (filename?.replace(/\s+/g, ' ').trim() || mimeType).slice(0, longestName)
}

function hashOf(file: Uint8Array): string {
  return createHash('sha256').update(file).digest('hex')
}
