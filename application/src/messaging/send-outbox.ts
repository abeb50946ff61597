import { earliestRing, mayRing } from '@camp/domain/messaging/phones-by-day.ts'
import { nextTry } from '@camp/domain/messaging/retry-schedule.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import type { Reservations } from '../reservations/reservations.ts'
import type { Clock } from '../shared/clock.ts'
import type { Randomness } from '../shared/randomness.ts'
import type { Transaction } from '../shared/transaction.ts'
import { applyDeliveryReport, undeliveredIn } from './apply-delivery-report.ts'
import { type Addressed, type Attempt, attemptSending } from './attempt-sending.ts'
import type { CommunicationHistory, SentMessage } from './communication-history.ts'
import { fallBack } from './fall-back.ts'
import { addressNow } from './guest-address.ts'
import { isOutdated } from './is-outdated.ts'
import type { ComposedMessage, MessageComposer } from './message-composer.ts'
import type { MessageLog } from './message-log.ts'
import type { MessageSenders } from './message-sender.ts'
import type { NewsChoices } from './news/news-choices.ts'
import type { Outbox, OutboxMessage } from './outbox.ts'
import { type SendingTurn, sendInTurn } from './send-in-turn.ts'
import type { ShortLinks } from './short-links.ts'

export interface SendOutboxPorts {
  readonly outbox: Outbox
  readonly communicationHistory: CommunicationHistory
  readonly reservations: Pick<Reservations, 'find'>
  readonly shortLinks: Pick<ShortLinks, 'keep'>
  readonly newsChoices: Pick<NewsChoices, 'reader'>
  readonly messageComposer: MessageComposer
  readonly messageSenders: MessageSenders
  readonly transaction: Transaction
  readonly clock: Clock
  readonly randomness: Randomness
  readonly messageLog: MessageLog
}

export interface SendOutboxCounts {
  readonly sent: number
  readonly failed: number
  readonly skipped: number
  readonly dead: number
}

const secondsForRoom = [300, 900] as const

const recipientMissing = 'Notification skipped: recipient is missing'

const noReader = 'Notification skipped: who it is for may not see it any more'

const overtaken = 'Notification skipped: the booking has moved on since'

/** Sends what is due about bookings. Safe to run on any number of machines at once. */
export class SendOutbox {
  readonly #ports: SendOutboxPorts

  constructor(ports: SendOutboxPorts) {
    this.#ports = ports
  }

  async execute(turn: SendingTurn): Promise<SendOutboxCounts> {
    const { outbox, clock } = this.#ports
    const counts = { sent: 0, failed: 0, skipped: 0, dead: 0 }
    await sendInTurn({
      ...turn,
      clock,
      claim: async (claim) => (await outbox.claim({ ...claim, limit: 1 }))[0],
      send: async (message) => {
        const outcome = await this.#handle(message)
        if (outcome !== 'postponed') counts[outcome] += 1
      },
    })
    return counts
  }

  async #handle(message: OutboxMessage): Promise<keyof SendOutboxCounts | 'postponed'> {
    if (message.facts.reader) return this.#handleForReader(message, message.facts.reader.userId)
    return this.#send(message)
  }

  /**
   * To one of the campsite's people: as they are reached now, if they still may see it, and never by
   * night.
   */
  async #handleForReader(message: OutboxMessage, userId: UserId): Promise<keyof SendOutboxCounts | 'postponed'> {
    const { newsChoices, outbox, clock } = this.#ports
    const { id, channel, organisationId, facts } = message
    const { timezone } = facts.organisation
    const now = clock.now()
    if (channel === 'sms' && !mayRing(now, timezone)) {
      await outbox.postpone(id, earliestRing(now, timezone))
      return 'postponed'
    }
    const reader = await newsChoices.reader(organisationId, userId)
    const to = channel === 'sms' ? reader?.phone : reader?.email.trim()
    return to ? this.#send({ ...message, to }) : this.#drop(message, noReader)
  }

  async #send(written: OutboxMessage): Promise<keyof SendOutboxCounts | 'postponed'> {
    if (!isAddressed(written)) return this.#skip(written, recipientMissing)
    const reservation = await this.#ports.reservations.find(written.reservationId)
    if (reservation && (await isOutdated(this.#ports, written, reservation))) return this.#drop(written, overtaken)
    const to = reservation ? addressNow(written, reservation) : written.to
    if (to === null) return this.#drop(written, recipientMissing)
    const message = { ...written, to }
    const attempt = await attemptSending(this.#ports, message)
    if (attempt.kind === 'switched-off') return this.#skip(message, attempt.error)
    if (attempt.kind === 'quota-full') return this.#waitForRoom(message)
    return attempt.kind === 'sent' ? this.#noteSent(message, attempt) : this.#noteFailed(message, attempt)
  }

  /** Rule M22: what is beyond the quota waits. Those that wait do not all come back at once. */
  async #waitForRoom({ id }: Addressed): Promise<'postponed'> {
    const { outbox, clock, randomness } = this.#ports
    await outbox.postpone(id, clock.now().add({ seconds: randomness.integer(...secondsForRoom) }))
    return 'postponed'
  }

  /** The guest is told by the next channel, where there is one. */
  async #skip(message: OutboxMessage, error: string): Promise<'skipped'> {
    await this.#ports.transaction.run(async () => {
      await this.#ports.outbox.markSkipped(message.id, error)
      if (isAddressed(message)) await fallBack(this.#ports, message)
    })
    return this.#logSkipped(message, error)
  }

  /** By no channel: what has happened since is told by a message of its own. */
  async #drop(message: OutboxMessage, because: string): Promise<'skipped'> {
    await this.#ports.outbox.markSkipped(message.id, because)
    return this.#logSkipped(message, because)
  }

  #logSkipped({ id, channel, type }: OutboxMessage, error: string): 'skipped' {
    this.#ports.messageLog.skipped({ outboxMessageId: id, channel, type, error })
    return 'skipped'
  }

  async #noteSent(message: Addressed, { composed, handedOver }: Attempt & { kind: 'sent' }): Promise<'sent'> {
    const { outbox, transaction, clock } = this.#ports
    const at = clock.now()
    const { providerMessageId, deliveryState } = handedOver
    const sent = this.#toHistory(message, composed, { providerMessageId, deliveryState, error: null, sentAt: at })
    const known = await transaction.run(async () => {
      const kept = await this.#keep(sent)
      await outbox.markSent(message.id, at)
      return kept
    })
    undeliveredIn(this.#ports.messageLog, known)
    return 'sent'
  }

  async #noteFailed(message: Addressed, attempt: Attempt & { kind: 'failed' }): Promise<keyof SendOutboxCounts> {
    const { outbox, clock, randomness, messageLog } = this.#ports
    const { error, isHopeless, mayBeTaken } = attempt
    const next = nextTry(message.tries + 1, randomness.integer(0, 9999) / 10_000)
    if (isHopeless || next.kind === 'dead-letter') return this.#bury(message, attempt)
    const now = clock.now()
    await outbox.markFailed(message.id, { error, retryAt: now.add(next.after), ...(mayBeTaken && { mayBeTakenSince: now }) })
    messageLog.failed({
      outboxMessageId: message.id,
      channel: message.channel,
      type: message.type,
      error,
      tries: message.tries + 1,
    })
    return 'failed'
  }

  async #bury(message: Addressed, attempt: Attempt & { kind: 'failed' }): Promise<'sent' | 'dead'> {
    const { composed, error, isUnanswered, mayBeTaken } = attempt
    const { outbox, transaction, clock, messageLog } = this.#ports
    const deliveryState = isUnanswered ? 'unanswered' : 'failed'
    const now = clock.now()
    const facts = { deliveryState, providerMessageId: null, error, sentAt: now } as const
    const unsent = composed && this.#toHistory(message, composed, facts)
    const isDead = await transaction.run(async () => {
      if (unsent) await this.#keep(unsent)
      const isUnsent = await outbox.markFailed(message.id, { error, dead: true, ...(mayBeTaken && { mayBeTakenSince: now }) })
      if (isUnsent && !isUnanswered) await fallBack(this.#ports, message)
      return isUnsent
    })
    if (!isDead) return 'sent'
    messageLog.dead({ outboxMessageId: message.id, channel: message.channel, type: message.type, error })
    return 'dead'
  }

  /** With what the provider reported before we came to note it. */
  async #keep(message: SentMessage): Promise<SentMessage> {
    const { communicationHistory } = this.#ports
    await communicationHistory.add(message)
    const { channel, providerMessageId, deliveryState, outboxMessageId } = message
    const ours = deliveryState === 'unanswered' && outboxMessageId ? { messageId: outboxMessageId } : {}
    let known = message
    for (const report of await communicationHistory.takeEarlyReports({ channel, providerMessageId, ...ours })) {
      known = (await applyDeliveryReport(this.#ports, known, report)) ?? known
    }
    return known
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
