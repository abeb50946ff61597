import type { HandedOver, MessageSender, OutgoingMessage, SendRefusal } from '@camp/application/messaging/message-sender.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'
import type { Logger } from '../logging/logger.ts'

export interface SmtpSettings {
  /** `smtp://user:password@host:587` or `smtps://…:465`. */
  readonly url: string
  /** `Camp <bookings@example.org>`; its domain is the one that SPF, DKIM and DMARC speak for. */
  readonly from: string
  readonly logger: Pick<Logger, 'info'>
  readonly timeoutMilliseconds?: number
}

/** `spec.md` §9: 30 s, then the try counts as failed. */
const standardTimeout = 30_000

export class SmtpMessageSender implements MessageSender {
  readonly #settings: SmtpSettings
  readonly #timeout: number
  readonly #transporter: Transporter

  constructor(settings: SmtpSettings) {
    this.#settings = settings
    this.#timeout = settings.timeoutMilliseconds ?? standardTimeout
    const timeouts = { connectionTimeout: this.#timeout, greetingTimeout: this.#timeout, socketTimeout: this.#timeout }
    this.#transporter = createTransport({ url: settings.url, disableFileAccess: true, disableUrlAccess: true, ...timeouts })
  }

  async send(message: OutgoingMessage): Promise<Result<HandedOver, SendRefusal>> {
    if ([message.to, message.subject, message.replyTo].some(hasLineBreak)) {
      return refused({ code: 'undeliverable', detail: 'Failed to send email: line break in a header' })
    }
    this.#settings.logger.info({ outboxMessageId: message.id, hasAtSign: message.to.includes('@') }, 'sending e-mail')
    try {
      const sent = await this.#withinTime(this.#transporter.sendMail(this.#toMail(message)))
      return accepted({ providerMessageId: sent.messageId, deliveryState: 'accepted' })
    } catch (error) {
      return refusalOf(error)
    }
  }

  close(): void {
    this.#transporter.close()
  }

  #toMail({ id, to, subject, text, html, replyTo, attachments }: OutgoingMessage): SendMailOptions {
    const { from } = this.#settings
    return {
      from,
      // As an object the address is taken as it is: a list in one string would reach more people than meant.
      to: { name: '', address: to },
      ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
      subject: subject ?? '',
      text,
      ...(html ? { html } : {}),
      attachments: attachments.map((attachment) => ({ ...attachment, contentDisposition: 'attachment' as const })),
      messageId: `<${id}@${domainOf(from)}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    }
  }

  async #withinTime<Value>(work: Promise<Value>): Promise<Value> {
    const { promise, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(new EmailTimedOut()), this.#timeout)
    return Promise.race([work, promise]).finally(() => clearTimeout(timer))
  }
}

/** In the words of `spec.md` §8. */
class EmailTimedOut extends Error {
  override readonly name = 'EmailTimedOut'

  constructor() {
    super('Email request timed out. Please try again.')
  }
}

interface SmtpFault {
  readonly code?: string
  readonly responseCode?: number
  readonly response?: string
}

/** The server's word on this message is a refusal; anything about the server itself is an outage. */
function refusalOf(error: unknown): Result<never, SendRefusal> {
  const { code, responseCode = 0, response = '' } = error as SmtpFault
  const isAboutMessage = code === 'EENVELOPE' || code === 'EMESSAGE'
  if (isAboutMessage && responseCode >= 500)
    return refused({ code: 'undeliverable', detail: `Failed to send email: ${response}` })
  if (isAboutMessage && responseCode >= 400) return refused({ code: 'temporary', detail: `Failed to send email: ${response}` })
  if (error instanceof EmailTimedOut) throw error
  if (code === 'ETIMEDOUT') throw new EmailTimedOut()
  throw new Error(`Failed to send email: ${code ?? 'no answer'}`, { cause: error })
}

function hasLineBreak(text: string | null): boolean {
  return /[\r\n]/.test(text ?? '')
}

function domainOf(from: string): string {
  return from.slice(from.lastIndexOf('@') + 1).replace('>', '')
}
