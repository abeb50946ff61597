import { nextTry } from '@camp/domain/messaging/retry-schedule.ts'
import type { Clock } from '../shared/clock.ts'
import type { Randomness } from '../shared/randomness.ts'
import type { Transaction } from '../shared/transaction.ts'
import type { CommunicationHistory, SentMessage } from './communication-history.ts'
import { errorWithoutPersonalData } from './error-without-personal-data.ts'
import type { ComposedMessage, MessageComposer } from './message-composer.ts'
import type { MessageLog } from './message-log.ts'
import type { HandedOver, MessageSenders } from './message-sender.ts'
import type { Outbox, OutboxMessage } from './outbox.ts'

export interface SendOutboxPorts {
  readonly outbox: Outbox
  readonly history: CommunicationHistory
  readonly composer: MessageComposer
  readonly senders: MessageSenders
  readonly transaction: Transaction
  readonly clock: Clock
  readonly randomness: Randomness
  readonly log: MessageLog
}

export interface SendOutboxCounts {
  readonly sent: number
  readonly failed: number
  readonly skipped: number
  readonly dead: number
}

/** Longer than the longest try (e-mail: 30 s), so that two workers never send the same message. */
const leaseSeconds = 60

type Addressed = OutboxMessage & { readonly to: string }

type Attempt =
  | { readonly kind: 'sent'; readonly composed: ComposedMessage; readonly handedOver: HandedOver }
  | { readonly kind: 'failed'; readonly composed: ComposedMessage | null; readonly error: string; readonly isHopeless: boolean }

/**
 * Sends what is due, one message at a time: a worker that is killed between the provider's yes and our note of it has one
 * message in hand, so at most one is sent twice. Safe to run on any number of machines at once.
 */
export class SendOutbox {
  readonly #ports: SendOutboxPorts

  constructor(ports: SendOutboxPorts) {
    this.#ports = ports
  }

  async execute({ limit }: { readonly limit: number }): Promise<SendOutboxCounts> {
    const counts = { sent: 0, failed: 0, skipped: 0, dead: 0 }
    for (let handled = 0; handled < limit; handled += 1) {
      const [message] = await this.#ports.outbox.claim({ limit: 1, now: this.#ports.clock.now(), leaseSeconds })
      if (!message) break
      counts[await this.#handle(message)] += 1
    }
    return counts
  }

  async #handle(message: OutboxMessage): Promise<keyof SendOutboxCounts> {
    if (!isAddressed(message)) return this.#skip(message)
    const attempt = await this.#attempt(message)
    return attempt.kind === 'sent' ? this.#noteSent(message, attempt) : this.#noteFailed(message, attempt)
  }

  async #attempt(message: Addressed): Promise<Attempt> {
    const { id, channel, type, language, to } = message
    let composed: ComposedMessage | null = null
    try {
      composed = this.#ports.composer.compose(message)
      const answer = await this.#ports.senders[channel].send({ ...composed, id, channel, type, language, to })
      if (answer.ok) return { kind: 'sent', composed, handedOver: answer.value }
      const { code, detail } = answer.refusal
      return { kind: 'failed', composed, error: errorWithoutPersonalData(detail), isHopeless: code === 'undeliverable' }
    } catch (error) {
      return { kind: 'failed', composed, error: errorWithoutPersonalData(error), isHopeless: false }
    }
  }

  async #skip({ id, channel, type }: OutboxMessage): Promise<'skipped'> {
    const error = 'Notification skipped: recipient is missing'
    await this.#ports.outbox.markSkipped(id, error)
    this.#ports.log.skipped({ outboxMessageId: id, channel, type, error })
    return 'skipped'
  }

  async #noteSent(message: Addressed, { composed, handedOver }: Attempt & { kind: 'sent' }): Promise<'sent'> {
    const { outbox, history, transaction, clock } = this.#ports
    const at = clock.now()
    const sent = this.#toHistory(message, composed, { ...handedOver, error: null, sentAt: at })
    await transaction.run(async () => {
      await history.add(sent)
      await outbox.markSent(message.id, at)
    })
    return 'sent'
  }

  async #noteFailed(message: Addressed, attempt: Attempt & { kind: 'failed' }): Promise<'failed' | 'dead'> {
    const { outbox, clock, randomness, log } = this.#ports
    const { error, isHopeless } = attempt
    const next = nextTry(message.tries + 1, randomness.integer(0, 9999) / 10_000)
    if (isHopeless || next.kind === 'dead-letter') return this.#bury(message, attempt)
    await outbox.markFailed(message.id, { error, retryAt: clock.now().add(next.after) })
    log.failed({ outboxMessageId: message.id, channel: message.channel, type: message.type, error, tries: message.tries + 1 })
    return 'failed'
  }

  async #bury(message: Addressed, { composed, error }: Attempt & { kind: 'failed' }): Promise<'dead'> {
    const { outbox, history, transaction, clock, log } = this.#ports
    const facts = { deliveryState: 'failed', providerMessageId: null, error, sentAt: clock.now() } as const
    const unsent = composed && this.#toHistory(message, composed, facts)
    await transaction.run(async () => {
      if (unsent) await history.add(unsent)
      await outbox.markFailed(message.id, { error, dead: true })
    })
    log.dead({ outboxMessageId: message.id, channel: message.channel, type: message.type, error })
    return 'dead'
  }

  #toHistory(
    { id: outboxMessageId, organisationId, reservationId, channel, type, to }: Addressed,
    { subject, text, html, attachments, links }: ComposedMessage,
    delivery: Pick<SentMessage, 'deliveryState' | 'providerMessageId' | 'error' | 'sentAt'>,
  ): SentMessage {
    const whose = { outboxMessageId, organisationId, reservationId, channel, type, to }
    return { id: this.#ports.randomness.key(), ...whose, subject, text, html, attachments, links, ...delivery }
  }
}

function isAddressed(message: OutboxMessage): message is Addressed {
  return message.to !== null
}
