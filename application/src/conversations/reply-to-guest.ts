import type { MessageChannel } from '@camp/domain/messaging/notification.ts'
import { type SmsPartPrice, smsCost } from '@camp/domain/messaging/sms-cost.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { submittedFactsOf } from '../messaging/notification-facts.ts'
import { actorName, findManaged } from '../reservations/find-managed.ts'
import { contextOf, type ReservationContextPorts } from '../reservations/reservation-context.ts'
import type { Reservations } from '../reservations/reservations.ts'
import type { Actor } from '../shared/actor.ts'
import type { NotFound } from '../shared/refusals.ts'
import type { Transaction } from '../shared/transaction.ts'
import type { Conversations } from './conversations.ts'
import {
  lastWhatsAppIn,
  type MessageToGuest,
  messageToGuest,
  type ToGuestRefusal,
  type WriteToGuestPorts,
  writeToGuest,
} from './write-to-guest.ts'

interface ReplyToGuestPorts extends WriteToGuestPorts, ReservationContextPorts {
  readonly reservations: Reservations
  readonly conversations: Conversations
  readonly smsPartPrice: SmsPartPrice | null
  readonly transaction: Transaction
}

export interface ReplyCommand {
  readonly actor: Actor
  readonly idOrReference: string
  readonly channel: MessageChannel
  readonly text: string
  /**
   * What whoever answers had read of the guest, which it answers; later words wait. Null: this says something
   * else, such as a receipt, and everything waits as before.
   */
  readonly seenUpTo: Temporal.Instant | null
  /** Answers what the guest would get, and sends nothing. */
  readonly dryRun?: boolean
}

/** What the guest gets. */
export type ShownReply = MessageToGuest['shown'] & {
  /** About what its parts cost; null where nobody has said what one does. */
  readonly cost: Money | null
}

/**
 * Somebody at the campsite writes to the guest of a booking; what the guest wrote before is answered by it.
 */
export class ReplyToGuest {
  readonly #ports: ReplyToGuestPorts

  constructor(ports: ReplyToGuestPorts) {
    this.#ports = ports
  }

  async execute(command: ReplyCommand): Promise<Result<ShownReply, NotFound | ToGuestRefusal>> {
    const { conversations, randomness, transaction, smsPartPrice } = this.#ports
    const { actor, channel, text, seenUpTo, dryRun = false } = command
    const reservation = await findManaged(this.#ports, command)
    if (!reservation || reservation.status === 'temporaryHold' || !submittedFactsOf(reservation)) {
      return refused({ code: 'not-found' })
    }
    const context = await contextOf(reservation, this.#ports)
    const lastWhatsAppAt = lastWhatsAppIn(await conversations.of(reservation.id))
    const by = actorName(actor)
    const occurrence = randomness.uuid()
    const written = messageToGuest(this.#ports, { reservation, context, lastWhatsAppAt, channel, text, by, occurrence })
    if (!written.ok) return written
    if (!dryRun) {
      await transaction.run(async () => {
        await writeToGuest(this.#ports, written.value)
        if (seenUpTo) await conversations.settle(reservation.id, { how: 'answered', at: context.now, by }, seenUpTo)
      })
    }
    const { shown } = written.value
    return accepted({ ...shown, cost: shown.parts === null ? null : smsCost(shown.parts, smsPartPrice) })
  }
}
