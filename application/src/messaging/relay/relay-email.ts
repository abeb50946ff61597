import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Actor } from '../../shared/actor.ts'
import type { Clock } from '../../shared/clock.ts'
import type { Randomness } from '../../shared/randomness.ts'
import type { SanitiseHtml } from '../../shared/sanitise-html.ts'
import type { CommunicationHistory } from '../communication-history.ts'
import { errorWithoutPersonalData } from '../error-without-personal-data.ts'
import type { HandedOver, MessageSenders, OutgoingMessage, SendRefusal } from '../message-sender.ts'
import type { OutboxMessageId } from '../outbox.ts'
import { SendTimedOut } from '../send-timed-out.ts'
import type { PermitRelay, RelayRefusal } from './permit-relay.ts'

export interface RelayEmailPorts {
  readonly permitRelay: PermitRelay
  readonly messageSenders: Pick<MessageSenders, 'email'>
  readonly communicationHistory: Pick<CommunicationHistory, 'add'>
  readonly clock: Clock
  readonly randomness: Randomness
  readonly sanitiseHtml: SanitiseHtml
  /** The words of HTML, for those whose mail program shows no other. */
  readonly plainText: (html: string) => string
}

export interface RelayedEmail {
  /** At least one. */
  readonly to: readonly string[]
  /** Who gets it unseen by the others. */
  readonly bcc: readonly string[]
  readonly subject: string
  /** At least one of the two; text that is absent is made of the HTML. */
  readonly text: string | null
  readonly html: string | null
  readonly replyTo: string | null
}

export interface RelayEmailCommand {
  readonly actor: Actor
  readonly email: RelayedEmail
  /**
   * The same when a request is repeated: its Message-ID, by which a mail program drops the second. Null: this
   * request is new.
   */
  readonly requestId?: string | null
}

export interface EmailRelayed {
  /** Ours, as in the header of the mail: bounces name it. */
  readonly messageId: string | null
  /** Those that the server did not take while it took others. */
  readonly refusedRecipients: readonly string[]
}

export type RelayEmailRefusal =
  | RelayRefusal
  /** `undeliverable` would end the same again; the others may pass. */
  | { readonly code: SendRefusal['code'] | 'unreachable'; readonly detail: string }
  | { readonly code: 'timed-out' }

/** One e-mail at once and with one try, for a client that waits for the answer (rule C4). */
export class RelayEmail {
  readonly #ports: RelayEmailPorts

  constructor(ports: RelayEmailPorts) {
    this.#ports = ports
  }

  async execute({ actor, email, requestId }: RelayEmailCommand): Promise<Result<EmailRelayed, RelayEmailRefusal>> {
    const messages = email.to.length + email.bcc.length
    const permitted = await this.#ports.permitRelay.execute({ actor, messages })
    if (!permitted.ok) return permitted

    const outgoing = this.#outgoing(email, requestId ?? this.#ports.randomness.uuid())
    const sent = await this.#send(outgoing)
    if (!sent.ok) return sent
    const { providerMessageId, refusedRecipients = [] } = sent.value
    await this.#remember(outgoing, email, sent.value)
    return accepted({ messageId: providerMessageId, refusedRecipients })
  }

  #outgoing({ to: [to = '', ...alsoTo], bcc, subject, text, html, replyTo }: RelayedEmail, id: string): OutgoingMessage {
    const { sanitiseHtml, plainText } = this.#ports
    const clean = html && sanitiseHtml(html)
    return {
      id: id as OutboxMessageId,
      channel: 'email',
      type: 'default',
      language: 'en',
      to,
      copies: { alsoTo, bcc },
      subject,
      text: text ?? plainText(clean ?? ''),
      html: clean,
      replyTo,
      attachments: [],
      links: [],
      template: null,
      variables: null,
    }
  }

  async #send(message: OutgoingMessage): Promise<Result<HandedOver, RelayEmailRefusal>> {
    try {
      const sent = await this.#ports.messageSenders.email.send(message)
      if (sent.ok) return sent
      return refused({ code: sent.refusal.code, detail: errorWithoutPersonalData(sent.refusal.detail) })
    } catch (error) {
      if (error instanceof SendTimedOut) return refused({ code: 'timed-out' })
      return refused({ code: 'unreachable', detail: errorWithoutPersonalData(error) })
    }
  }

  async #remember(message: OutgoingMessage, { to, bcc }: RelayedEmail, handedOver: HandedOver): Promise<void> {
    const { channel, type, subject, text, html, attachments, links } = message
    const id = this.#ports.randomness.uuid()
    const { deliveryState, providerMessageId } = handedOver
    await this.#ports.communicationHistory.add({
      id,
      outboxMessageId: null,
      organisationId: null,
      reservationId: null,
      channel,
      type,
      to: [...to, ...bcc].join(', '),
      subject,
      text,
      html,
      attachments,
      links,
      deliveryState,
      providerMessageId,
      error: null,
      sentAt: this.#ports.clock.now(),
    })
  }
}
