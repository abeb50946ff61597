import type { MessageChannel } from '@camp/domain/messaging/notification.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Clock } from '../shared/clock.ts'

/** Longer than the longest try (e-mail: 30 s), so that two workers never send the same message. */
const leaseSeconds = 60

/** What goes by a channel whose provider takes so long waits for the next turn: the others go first. */
const slowSeconds = 5

export interface MessageClaim {
  readonly now: Temporal.Instant
  readonly leaseSeconds: number
  /** What goes by these channels waits. */
  readonly but?: readonly MessageChannel[]
}

interface Turn<Message> {
  /** Of messages, at most. */
  readonly limit: number
  readonly clock: Clock
  readonly claim: (claim: MessageClaim) => Promise<Message | undefined>
  readonly send: (message: Message) => Promise<void>
}

/**
 * Sends what is due, one message at a time: a worker that is killed between the provider's yes and our note
 * of it has one message in hand, so at most one is sent twice. A provider that keeps silent holds up the
 * other channels by one message a turn.
 */
export async function sendInTurn<Message extends { readonly channel: MessageChannel }>({
  limit,
  clock,
  claim,
  send,
}: Turn<Message>): Promise<void> {
  const slow = new Set<MessageChannel>()
  for (let handled = 0; handled < limit; handled += 1) {
    const now = clock.now()
    const message = await claim({ now, leaseSeconds, but: [...slow] })
    if (!message) return
    await send(message)
    if (now.until(clock.now()).total('seconds') >= slowSeconds) slow.add(message.channel)
  }
}
