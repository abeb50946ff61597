import { nextTry } from '@camp/domain/messaging/retry-schedule.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Clock } from '../../shared/clock.ts'
import type { OwnWork } from '../../shared/own-work.ts'
import type { Randomness } from '../../shared/randomness.ts'
import type { Transaction } from '../../shared/transaction.ts'
import type { CommunicationHistory } from '../communication-history.ts'
import { errorWithoutPersonalData } from '../error-without-personal-data.ts'
import type { MessageLog } from '../message-log.ts'
import type { HandedOver, MessageSenders, OutgoingMessage, SendRefusal } from '../message-sender.ts'
import { type SendingTurn, sendInTurn } from '../send-in-turn.ts'
import type { WrittenMessage, WrittenMessages } from './written-messages.ts'

export interface SendWrittenPorts {
  readonly writtenMessages: WrittenMessages
  readonly messageSenders: MessageSenders
  readonly communicationHistory: Pick<CommunicationHistory, 'add'>
  readonly transaction: Transaction
  readonly messageLog: Pick<MessageLog, 'failed' | 'dead'>
  readonly clock: Clock
  readonly randomness: Randomness
  readonly ownWork: OwnWork
  /** The history is this machine's mailbox, where codes arrive. */
  readonly staysLocal: boolean
}

/**
 * Sends written messages that are due, with the tries of a booking's. Safe to run on any number of machines
 * at once.
 */
export class SendWritten {
  readonly #ports: SendWrittenPorts

  constructor(ports: SendWrittenPorts) {
    this.#ports = ports
  }

  /** As the process's own work: an act of staff sees and writes less, and its request ends sooner. */
  async execute(turn: SendingTurn) {
    return this.#ports.ownWork(() => this.#sendDue(turn))
  }

  async #sendDue(turn: SendingTurn) {
    const { writtenMessages, clock } = this.#ports
    const counts = { sent: 0, failed: 0, skipped: 0, dead: 0 }
    await sendInTurn({
      ...turn,
      clock,
      claim: (claim) => writtenMessages.claim(claim),
      send: async (message) => {
        counts[await this.#handle(message)] += 1
      },
    })
    return counts
  }

  async #handle(message: WrittenMessage): Promise<'sent' | 'failed' | 'skipped' | 'dead'> {
    const { writtenMessages, clock, messageSenders } = this.#ports
    if (message.expiresAt && Temporal.Instant.compare(message.expiresAt, clock.now()) <= 0) {
      await writtenMessages.end(message.id, { state: 'expired' }, clock.now())
      return 'skipped'
    }
    const outgoing = outgoingOf(message)
    try {
      const answer = await messageSenders[message.channel].send(outgoing)
      if (!answer.ok) return this.#noteFailed(message, answer.refusal.detail, answer.refusal)
      await this.#noteSent(message, outgoing, answer.value)
      return 'sent'
    } catch (fault) {
      return this.#noteFailed(message, fault)
    }
  }

  async #noteSent({ id, content }: WrittenMessage, outgoing: OutgoingMessage, handedOver: HandedOver): Promise<void> {
    const { communicationHistory, writtenMessages, transaction, clock, staysLocal } = this.#ports
    const { channel, type, to, html, attachments, links } = outgoing
    const { secret, keptAs } = content
    const sentAt = clock.now()
    const text = staysLocal ? content.text : (keptAs ?? content.text)
    const kept = (words: string) => (secret === null || staysLocal ? words : words.replaceAll(secret, '······'))
    await transaction.run(async () => {
      await communicationHistory.add({
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
        subject: content.subject && kept(content.subject),
        text: kept(text),
        deliveryState: handedOver.deliveryState,
        providerMessageId: handedOver.providerMessageId,
        error: null,
        sentAt,
      })
      await writtenMessages.end(id, { state: 'sent' }, sentAt)
    })
  }

  async #noteFailed(
    { id, channel, tries, content: { secret } }: WrittenMessage,
    fault: unknown,
    refusal?: SendRefusal,
  ): Promise<'failed' | 'dead'> {
    const { writtenMessages, clock, randomness, messageLog } = this.#ports
    const said = errorWithoutPersonalData(fault)
    const error = secret === null ? said : said.replaceAll(secret, '[code]')
    const logged = { outboxMessageId: id, channel, type: 'default', error } as const
    const next = nextTry(tries + 1, randomness.integer(0, 9999) / 10_000)
    if (next.kind === 'dead-letter' || (refusal && refusal.code !== 'temporary')) {
      await writtenMessages.end(id, { state: 'dead', error }, clock.now())
      messageLog.dead(logged)
      return 'dead'
    }
    await writtenMessages.retryLater(id, { error, retryAt: clock.now().add(next.after) })
    messageLog.failed({ ...logged, tries: tries + 1 })
    return 'failed'
  }
}

function outgoingOf({ id, channel, to, language, content }: WrittenMessage): OutgoingMessage {
  const { subject, text, links, replyTo, template, variables } = content
  const said = { subject, text, html: null, attachments: [], links, replyTo, template, variables }
  return { id, channel, type: 'default', language, to, ...said }
}
