import type { MessageChannel } from '@camp/domain/messaging/notification.ts'
import type { Clock } from '../shared/clock.ts'
import type { MessageClaim } from './message-claim.ts'

/** Longer than the longest try (e-mail: 30 s), so that two workers never send the same message. */
const leaseSeconds = 60

/** A provider that takes so long for a message lets what goes by other channels pass. */
const slowSeconds = 5

export interface SendingTurn {
  /** Of messages, at most. */
  readonly limit: number
  /** Asked before each message: whether the process is to end. */
  readonly isStopping?: () => boolean
}

interface Turn<Message> extends SendingTurn {
  readonly clock: Clock
  readonly claim: (claim: MessageClaim) => Promise<Message | undefined>
  readonly send: (message: Message) => Promise<void>
}

/**
 * Sends what is due, one message at a time: a worker that is killed between the provider's yes and our note
 * of it has one message in hand, so at most one is sent twice. What goes by other channels waits for one
 * message of a provider that keeps silent, not for all of them.
 */
export async function sendInTurn<Message extends { readonly channel: MessageChannel }>({
  limit,
  isStopping = () => false,
  clock,
  claim,
  send,
}: Turn<Message>): Promise<void> {
  const slow = new Set<MessageChannel>()
  for (let handled = 0; handled < limit && !isStopping(); handled += 1) {
    const now = clock.now()
    const passing = await claim({ now, leaseSeconds, but: [...slow] })
    const message = passing ?? (slow.size > 0 ? await claim({ now, leaseSeconds }) : undefined)
    if (!message) return
    await send(message)
    if (now.until(clock.now()).total('seconds') >= slowSeconds) slow.add(message.channel)
  }
}
