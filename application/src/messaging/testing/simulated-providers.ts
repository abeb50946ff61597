import type { ReportedState } from '@camp/domain/messaging/delivery-state.ts'
import type { MessageChannel } from '@camp/domain/messaging/notification.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { HandedOver, MessageSender, MessageSenders, OutgoingMessage, SendRefusal } from '../message-sender.ts'

/** What happens to one question: whether it is taken, and what is said. */
export type Turn = 'taken' | 'taken-in-silence' | 'silence' | 'down' | 'no'

/** One message that a provider took: it reaches the phone, or fails later. */
export interface Copy {
  readonly id: string
  readonly messageId: OutgoingMessage['id']
  readonly channel: MessageChannel
  readonly arrives: boolean
  readonly takenAt: Temporal.Instant
}

export const reportsOf = (copy: Copy): readonly ReportedState[] =>
  copy.arrives ? ['accepted', 'sent', 'delivered', 'read'] : ['accepted', 'sent', 'failed']

/** Hours for which a provider drops what it has already by our id (rule M12). */
const memory: Readonly<Record<MessageChannel, number>> = { email: 100_000, sms: 12, app: 0 }

/**
 * Providers of three channels with what reached the phone; their turns are drawn, the last one of them counts
 * for ever.
 */
export class SimulatedProviders {
  readonly copies: Copy[] = []
  readonly #turns: readonly (readonly [Turn, arrives: boolean])[]
  readonly #now: () => Temporal.Instant
  #asked = 0

  constructor(turns: readonly (readonly [Turn, arrives: boolean])[], now: () => Temporal.Instant) {
    this.#turns = turns
    this.#now = now
  }

  get senders(): MessageSenders {
    return { email: this.#sender('email'), sms: this.#sender('sms'), app: this.#sender('app') }
  }

  #sender(channel: MessageChannel): MessageSender {
    return { send: async ({ id }) => this.#answer(channel, id) }
  }

  #answer(channel: MessageChannel, messageId: OutgoingMessage['id']): Result<HandedOver, SendRefusal> {
    const [turn, arrives] = this.#turns[this.#asked++ % this.#turns.length] ?? ['taken', true]
    if (turn === 'down') return refused({ code: 'temporary', detail: 'connection refused' })
    const known = this.#known(channel, messageId)
    if (turn === 'no' && !known) return refused({ code: 'undeliverable', detail: 'no such number' })
    if (turn === 'silence') return this.#silent(channel)
    const copy = known ?? this.#take({ channel, messageId, arrives })
    if (turn === 'taken-in-silence') return this.#silent(channel)
    return accepted({ providerMessageId: copy.id, deliveryState: 'accepted' })
  }

  #silent(channel: MessageChannel): Result<HandedOver, SendRefusal> {
    if (channel === 'app') return refused({ code: 'unknown-outcome', detail: 'no answer' })
    return refused({ code: 'temporary', detail: 'no answer', mayBeTaken: true })
  }

  #known(channel: MessageChannel, messageId: string): Copy | undefined {
    const now = this.#now().epochMilliseconds
    const isKept = ({ takenAt }: Copy) => now - takenAt.epochMilliseconds < memory[channel] * 3_600_000
    return this.copies.findLast((copy) => copy.channel === channel && copy.messageId === messageId && isKept(copy))
  }

  #take({ channel, messageId, arrives }: Pick<Copy, 'channel' | 'messageId' | 'arrives'>): Copy {
    const copy = { id: `${channel}-${this.copies.length + 1}`, messageId, channel, arrives, takenAt: this.#now() }
    this.copies.push(copy)
    return copy
  }
}
