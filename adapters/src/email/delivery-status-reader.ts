import type {
  BounceReader,
  BounceRefused,
  EmailStatus,
  ReceivedBounce,
} from '@camp/application/messaging/email/receive-bounce.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { isSameSecret } from '../shared/is-same-secret.ts'

/** Deeper or bigger ones are nobody's honest notification. */
const limits = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 5 }

/** Believes whoever knows the secret of the address; without one it believes nobody. */
export class DeliveryStatusReader implements BounceReader {
  readonly #secret: string | null

  constructor({ secret }: { readonly secret: string | null }) {
    this.#secret = secret
  }

  async read({ secret, rawBody }: ReceivedBounce): Promise<Result<EmailStatus | null, BounceRefused>> {
    if (this.#secret === null || !isSameSecret(secret, this.#secret)) return refused({ code: 'secret-invalid' })
    const mail = await PostalMime.parse(rawBody, { ...limits, forceRfc822Attachments: true, attachmentEncoding: 'utf8' }).catch(
      () => undefined,
    )
    const status = mail && partOf(mail, /^message\/(global-)?delivery-status$/)
    const messageId =
      mail && messageIdIn(partOf(mail, /^(text\/rfc822-headers|message\/rfc822|message\/global(-headers)?)$/) ?? '')
    if (!status || !messageId) return refused({ code: 'bounce-unreadable' })
    return accepted(statusOf(messageId, status))
  }
}

/** Of several recipients the worst counts: one that failed, then one that is still waited for. */
function statusOf(messageId: string, status: string): EmailStatus | null {
  const recipients = blocksOf(status).filter((fields) => fields.has('action'))
  const failed = recipients.find((fields) => action(fields) === 'failed')
  if (failed) return { messageId, state: 'failed', error: reasonOf(failed) }
  const isDelivered = recipients.length > 0 && recipients.every((fields) => action(fields) === 'delivered')
  return isDelivered ? { messageId, state: 'delivered', error: null } : null
}

type Fields = ReadonlyMap<string, string>

function action(fields: Fields): string {
  return (fields.get('action') ?? '').split(/[\s(;]/)[0]?.toLowerCase() ?? ''
}

function reasonOf(fields: Fields): string {
  const diagnostic = fields.get('diagnostic-code')?.replace(/^[\w-]+;\s*/, '')
  return ['Returned', fields.get('status'), diagnostic].filter(Boolean).join(' ').slice(0, 300)
}

/** One block of fields for the mail and one for each recipient, with empty lines between them. */
function blocksOf(status: string): readonly Fields[] {
  return status
    .replace(/\r\n/g, '\n')
    .split(/\n{2,}/)
    .map((block) => new Map(linesOf(block).map((line) => fieldOf(line))))
}

function linesOf(block: string): readonly string[] {
  return block
    .replace(/\n[ \t]+/g, ' ')
    .split('\n')
    .filter((line) => line.includes(':'))
}

function fieldOf(line: string): readonly [string, string] {
  const colon = line.indexOf(':')
  return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]
}

function messageIdIn(original: string): string | undefined {
  const [headers = ''] = original.replace(/\r\n/g, '\n').split('\n\n')
  return new Map(linesOf(headers).map(fieldOf)).get('message-id')?.match(/<[^<>\s]{3,250}>/)?.[0]
}

function partOf({ attachments }: Email, type: RegExp): string | undefined {
  const part = attachments.find(({ mimeType }) => type.test(mimeType))
  return part && textOf(part)
}

function textOf({ content }: Attachment): string {
  return typeof content === 'string' ? content : Buffer.from(new Uint8Array(content)).toString('utf8')
}
