import { submittedFacts } from '@camp/domain/reservations/submitted-facts.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { submittedFactsOf } from '../messaging/notification-facts.ts'
import { actorName, findManaged } from '../reservations/find-managed.ts'
import type { Reservations } from '../reservations/reservations.ts'
import type { Actor } from '../shared/actor.ts'
import type { Clock } from '../shared/clock.ts'
import { mayManagePlatform } from '../shared/permissions.ts'
import type { NotPermitted } from '../shared/refusals.ts'
import type { Transaction } from '../shared/transaction.ts'
import type { ConversationMessageId, Conversations, InboxConversation } from './conversations.ts'
import { type HearGuestPorts, secretIn, tellOfWords } from './hear-guest.ts'

const daysShown = 14
const mostShown = 200

interface UnassignedPorts {
  readonly conversations: Pick<Conversations, 'inbox'>
  readonly clock: Clock
}

/** For the platform: messages of numbers of which nobody knows whose booking they are about. */
export class ListUnassignedMessages {
  readonly #ports: UnassignedPorts

  constructor(ports: UnassignedPorts) {
    this.#ports = ports
  }

  async execute({ actor }: { readonly actor: Actor }): Promise<Result<readonly InboxConversation[], NotPermitted>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    const { conversations, clock } = this.#ports
    const since = clock.now().subtract({ hours: 24 * daysShown })
    return accepted(await conversations.inbox({ organisationId: null, since, limit: mostShown }))
  }
}

interface AssignPorts extends Omit<HearGuestPorts, 'conversations'> {
  readonly conversations: Pick<Conversations, 'find' | 'assign' | 'settleOne'>
  readonly reservations: Reservations
  readonly transaction: Transaction
}

export type AssignRefusal = NotPermitted | { readonly code: 'no-such-message' } | { readonly code: 'booking-unknown' }

/**
 * For the platform: what came from a number that nobody knew belongs to this booking, and waits in its
 * campsite's inbox, which hears of it as of any other; without a booking it is set aside.
 */
export class AssignMessage {
  readonly #ports: AssignPorts

  constructor(ports: AssignPorts) {
    this.#ports = ports
  }

  async execute(command: {
    readonly actor: Actor
    readonly id: string
    readonly reference: string | null
  }): Promise<Result<null, AssignRefusal>> {
    const { actor, id, reference } = command
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    const { conversations, clock } = this.#ports
    const message = isUuid(id) ? await conversations.find(id as ConversationMessageId) : undefined
    if (!message || message.reservationId !== null) return refused({ code: 'no-such-message' })
    if (reference === null) {
      await conversations.settleOne(message.id, { how: 'set-aside', at: clock.now(), by: actorName(actor) })
      return accepted(null)
    }
    const booking = await findManaged(this.#ports, { actor, idOrReference: reference })
    if (!booking || booking.status === 'temporaryHold' || !submittedFactsOf(booking)) return refused({ code: 'booking-unknown' })
    const { organisationId, id: reservationId } = booking
    const secret = secretIn(message.text, submittedFacts(booking)?.gateCode ?? null)
    return this.#ports.transaction.run(async () => {
      const isAssigned = await conversations.assign(message.id, { organisationId, reservationId, secret })
      if (!isAssigned) return refused({ code: 'no-such-message' })
      await tellOfWords(this.#ports, booking, message.text)
      return accepted(null)
    })
  }
}

function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
}
