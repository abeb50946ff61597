import type { CommunicationHistory } from '@camp/application/messaging/communication-history.ts'
import { errorWithoutPersonalData } from '@camp/application/messaging/error-without-personal-data.ts'
import type { MessageLog } from '@camp/application/messaging/message-log.ts'
import type { HandedOver, MessageSenders, OutgoingMessage } from '@camp/application/messaging/message-sender.ts'
import type { OutboxMessageId } from '@camp/application/messaging/outbox.ts'
import type { CodeMessage, CodeMessages } from '@camp/application/people/code-messages.ts'
import type { Clock } from '@camp/application/shared/clock.ts'
import type { Randomness } from '@camp/application/shared/randomness.ts'
import { codeLetter } from './code-letter.ts'

export interface CodeSenderPorts {
  readonly senders: MessageSenders
  readonly history: Pick<CommunicationHistory, 'add'>
  readonly log: Pick<MessageLog, 'dead'>
  readonly clock: Clock
  readonly randomness: Randomness
  readonly publicUrl: string
  /** The history is this machine's mailbox. */
  readonly staysLocal?: boolean
}

/** Registered with WhatsApp as an authentication template; its one variable is the code. */
const template = 'verification_code'

/** At once and with one try: a code is of use for minutes, and whoever waits for it asks again. */
export class CodeSender implements CodeMessages {
  readonly #ports: CodeSenderPorts

  constructor(ports: CodeSenderPorts) {
    this.#ports = ports
  }

  async send(message: CodeMessage): Promise<void> {
    const { senders, randomness } = this.#ports
    const id = randomness.uuid() as OutboxMessageId
    try {
      const outgoing = this.#outgoing(id, message)
      const sent = await senders[message.channel].send(outgoing)
      if (sent.ok) await this.#remember(outgoing, message.code, sent.value)
      else this.#complain(id, message, sent.refusal.detail)
    } catch (error) {
      this.#complain(id, message, error)
    }
  }

  #outgoing(id: OutboxMessageId, { account, channel, to, purpose, code }: CodeMessage): OutgoingMessage {
    if (to === null) throw new Error('no-cell-number')
    const { host } = new URL(this.#ports.publicUrl)
    const { subject, text } = codeLetter({ purpose, code, channel, language: account.language, host })
    return {
      id,
      channel,
      type: 'default',
      language: account.language,
      to,
      subject,
      text,
      html: null,
      attachments: [],
      links: [],
      replyTo: null,
      ...(channel === 'app' ? { template, variables: { 1: code } } : { template: null, variables: null }),
    }
  }

  /** Without the code, which nobody but its owner reads; the local mailbox of a machine that sends nothing is where it arrives. */
  async #remember(outgoing: OutgoingMessage, code: string, { deliveryState, providerMessageId }: HandedOver): Promise<void> {
    const { id, channel, type, to, subject, text, html, attachments, links } = outgoing
    const kept = (words: string) => (this.#ports.staysLocal ? words : words.replaceAll(code, '······'))
    await this.#ports.history.add({
      id,
      outboxMessageId: null,
      organisationId: null,
      reservationId: null,
      channel,
      type,
      to,
      html,
      attachments,
      links,
      subject: subject && kept(subject),
      text: kept(text),
      deliveryState,
      providerMessageId,
      error: null,
      sentAt: this.#ports.clock.now(),
    })
  }

  #complain(outboxMessageId: OutboxMessageId, { channel, code }: CodeMessage, fault: unknown): void {
    const error = errorWithoutPersonalData(fault).replaceAll(code, '[code]')
    this.#ports.log.dead({ outboxMessageId, channel, type: 'default', error })
  }
}
