import type { HandedOver, MessageSender, OutgoingMessage, SendRefusal } from '@camp/application/messaging/message-sender.ts'
import { SendTimedOut } from '@camp/application/messaging/send-timed-out.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { SendMailOptions } from 'nodemailer'
import type { Logger } from '../logging/logger.ts'
import { OutboundRefused } from '../outbound/outbound-guard.ts'
import { type SmtpConnectionSettings, type SmtpTransport, smtpTransport } from './smtp-transport.ts'

export interface SmtpSettings extends Omit<SmtpConnectionSettings, 'timeout'> {
  /** `Camp <bookings@example.org>`; its domain is the one that SPF, DKIM and DMARC speak for. */
  readonly from: string
  readonly logger: Pick<Logger, 'info'>
  readonly timeoutMilliseconds?: number
}

/** Rule M5: 30 s for connecting, handing over and the answer together, then the try counts as failed. */
const standardTimeout = 30_000

export class SmtpMessageSender implements MessageSender {
  readonly #settings: SmtpSettings
  readonly #transport: SmtpTransport

  constructor(settings: SmtpSettings) {
    this.#settings = settings
    this.#transport = smtpTransport({ ...settings, timeout: settings.timeoutMilliseconds ?? standardTimeout })
  }

  async send(message: OutgoingMessage): Promise<Result<HandedOver, SendRefusal>> {
    const { alsoTo = [], bcc = [] } = message.copies ?? {}
    if ([message.to, ...alsoTo, ...bcc, message.subject, message.replyTo].some(hasLineBreak)) {
      return refused({ code: 'undeliverable', detail: 'Failed to send email: line break in a header' })
    }
    this.#noteAtSigns(message.id, [message.to, ...alsoTo], bcc)
    try {
      const sent = await this.#transport.deliver(this.#toMail(message))
      const refusedRecipients = (sent.rejected ?? []).map((address: string | { address: string }) =>
        typeof address === 'string' ? address : address.address,
      )
      return accepted({
        ...({ providerMessageId: sent.messageId, deliveryState: 'accepted' } as const),
        ...(refusedRecipients.length > 0 && { refusedRecipients }),
      })
    } catch (error) {
      return refusalOf(error)
    }
  }

  /**
   * Rule M4: an address without @ is noted and never in the way; the addresses themselves stay out of the
   * log.
   */
  #noteAtSigns(outboxMessageId: string, to: readonly string[], bcc: readonly string[]): void {
    const hasAt = (address: string) => address.includes('@')
    const blind = bcc.length > 0 && { bccHasAtSign: bcc.every(hasAt) }
    this.#settings.logger.info({ outboxMessageId, hasAtSign: to.every(hasAt), ...blind }, 'sending e-mail')
  }

  #toMail({ id, to, copies, subject, text, html, replyTo, attachments }: OutgoingMessage): SendMailOptions {
    const { from } = this.#settings
    return {
      from,
      to: [to, ...(copies?.alsoTo ?? [])].map(asItIs),
      bcc: (copies?.bcc ?? []).map(asItIs),
      ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
      subject: subject ?? '',
      text,
      ...(html ? { html } : {}),
      attachments: attachments.map((attachment) => ({ ...attachment, contentDisposition: 'attachment' as const })),
      messageId: `<${id}@${domainOf(from)}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    }
  }
}

/** As an object an address is taken as it is: a list in one string would reach more people than meant. */
function asItIs(address: string) {
  return { name: '', address }
}

/** In the words of rule M7. */
function timedOut(): SendTimedOut {
  return new SendTimedOut('Email request timed out. Please try again.')
}

interface SmtpFault {
  readonly code?: string
  readonly responseCode?: number
  readonly response?: string
  /** What was said when the server refused. */
  readonly command?: string
}

/**
 * It takes no mail from us, all of it and not only this: waiting may help. One that is too big never passes.
 */
function isAboutSender({ command, responseCode }: SmtpFault): boolean {
  return command === 'MAIL FROM' && responseCode !== 552
}

/** The server's word on this message is a refusal; anything about the server itself is an outage. */
function refusalOf(error: unknown): Result<never, SendRefusal> {
  const { code, responseCode = 0, response = '' } = error as SmtpFault
  // 421 closes the connection wherever it is said.
  const isAboutMessage = code === 'EENVELOPE' || code === 'EMESSAGE' || responseCode === 421
  if (isAboutMessage && responseCode >= 500 && !isAboutSender(error as SmtpFault))
    return refused({ code: 'undeliverable', detail: `Failed to send email: ${response}` })
  if (isAboutMessage && responseCode >= 400) return refused({ code: 'temporary', detail: `Failed to send email: ${response}` })
  if (code === 'ETIMEDOUT' || code === 'EABORT') throw timedOut()
  if (error instanceof OutboundRefused) throw new Error(`Failed to send email: ${error.message}`)
  throw new Error(`Failed to send email: ${code ?? 'no answer'}`, { cause: error })
}

function hasLineBreak(text: string | null): boolean {
  return /[\r\n]/.test(text ?? '')
}

function domainOf(from: string): string {
  return from.slice(from.lastIndexOf('@') + 1).replace('>', '')
}
