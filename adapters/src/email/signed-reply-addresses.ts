import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ReplyAddresses } from '@camp/application/messaging/email/reply-addresses.ts'

export interface ReplyAddressSettings {
  /** `replies+*@example.org`, or `*@replies.example.org` where every address of a domain is one mailbox. */
  readonly pattern: string
  /** Letters carry the signature of the first; the others are believed while letters with theirs are out. */
  readonly secrets: readonly string[]
}

/** 80 bits: each guess is a mail that somebody has to send. */
const signatureDigits = 20

/**
 * The reference of a booking and its signature stand for the star; neither opens anything but writing to the
 * campsite. Mail programs may change the size of letters, so that none matters.
 */
export class SignedReplyAddresses implements ReplyAddresses {
  readonly #settings: ReplyAddressSettings

  constructor(settings: ReplyAddressSettings) {
    this.#settings = settings
  }

  of(simpleReference: string): string {
    const digits = simpleReference.replaceAll('-', '')
    const [secret = ''] = this.#settings.secrets
    return this.#settings.pattern.replace('*', `${digits}-${signatureOf(digits, secret)}`)
  }

  bookingOf(address: string): string | null {
    const [before = '', after = ''] = this.#settings.pattern.toLowerCase().split('*')
    const said = address.trim().toLowerCase()
    if (!said.startsWith(before) || !said.endsWith(after)) return null
    const [, digits = '', signature = ''] =
      /^(\d{9})-([\da-f]{20})$/.exec(said.slice(before.length, said.length - after.length)) ?? []
    const isBy = (secret: string) => timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(digits, secret)))
    if (digits === '' || !this.#settings.secrets.some(isBy)) return null
    return digits.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1-$2-$3')
  }
}

function signatureOf(digits: string, secret: string): string {
  return createHmac('sha256', secret).update(`answers about ${digits}`).digest('hex').slice(0, signatureDigits)
}
