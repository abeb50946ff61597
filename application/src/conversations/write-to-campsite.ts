import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { submittedFactsOf } from '../messaging/notification-facts.ts'
import type { SignInAttempts } from '../people/sign-in-attempts.ts'
import type { Reservations } from '../reservations/reservations.ts'
import type { NotFound } from '../shared/refusals.ts'
import type { Transaction } from '../shared/transaction.ts'
import { type HearGuestPorts, hearGuest } from './hear-guest.ts'

export interface WriteToCampsitePorts extends HearGuestPorts {
  readonly reservations: Pick<Reservations, 'find'>
  readonly transaction: Transaction
  /** Counts over all processes. */
  readonly attempts: Pick<SignInAttempts, 'take'>
}

export type WriteToCampsiteRefusal = NotFound | { readonly code: 'too-many' }

/** About one booking, as many as the contact page takes of one sender. */
export const mostMessagesPerHour = 5

/** From whoever holds the link, in the guest's name, into the conversation about the booking. */
export class WriteToCampsite {
  readonly #ports: WriteToCampsitePorts

  constructor(ports: WriteToCampsitePorts) {
    this.#ports = ports
  }

  async execute({
    id,
    text,
  }: {
    readonly id: ReservationId
    readonly text: string
  }): Promise<Result<null, WriteToCampsiteRefusal>> {
    const { reservations, transaction, attempts, clock } = this.#ports
    const reservation = await reservations.find(id)
    if (!reservation || reservation.status === 'temporaryHold' || !submittedFactsOf(reservation)) {
      return refused({ code: 'not-found' })
    }
    const at = clock.now()
    const limit = { bucket: `message about ${id}`, most: mostMessagesPerHour, since: at.subtract({ hours: 1 }), at }
    if ((await attempts.take(limit)) === undefined) return refused({ code: 'too-many' })
    await transaction.run(() => hearGuest(this.#ports, reservation, { channel: 'page', text }))
    return accepted(null)
  }
}
