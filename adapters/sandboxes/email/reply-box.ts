import { randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'
import type { HeldMail } from './imap-listener.ts'
import type { KeptMail } from './mail-ledger.ts'

/** What somebody types on the page of a mail. */
export const longestAnswer = 20_000
const mostHeld = 500

/**
 * The mailbox to which guests answer: what is written on the pages lies in it, as a mail program sends it.
 */
export class ReplyBox {
  readonly mails: HeldMail[] = []
  readonly #pattern: string
  #uid = 0

  /** `replies+*@example.org`. */
  constructor(pattern: string) {
    this.#pattern = pattern
  }

  isOurs(address: string): boolean {
    const [before = '', after = ''] = this.#pattern.split('*')
    return address.startsWith(before) && address.endsWith(after)
  }

  /** Whoever got the mail answers it in these words. No where an answer to it goes elsewhere. */
  async answer({ raw, recipients, at }: KeptMail, text: string): Promise<boolean> {
    const { replyTo = [], subject = '', messageId = '', text: quoted = '' } = await PostalMime.parse(raw)
    const to = replyTo[0]?.address ?? ''
    if (!this.isOurs(to)) return false
    const day = new Date(at.epochMilliseconds).toUTCString()
    const body = `${text}\n\nOn ${day}, Camp wrote:\n${quoted.replace(/^/gm, '> ')}`
    const source = [
      `From: ${recipients[0] ?? ''}`,
      `To: ${to}`,
      `Subject: =?utf-8?B?${Buffer.from(`Re: ${subject}`).toString('base64')}?=`,
      `Message-ID: <${randomUUID()}@mail.sandbox.test>`,
      `In-Reply-To: ${messageId}`,
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: base64',
      '',
      ...(Buffer.from(body)
        .toString('base64')
        .match(/.{1,76}/g) ?? []),
      '',
    ]
    this.#uid += 1
    this.mails.push({ uid: this.#uid, source: Buffer.from(source.join('\r\n')), isSeen: false })
    if (this.mails.length > mostHeld) this.mails.shift()
    return true
  }
}
