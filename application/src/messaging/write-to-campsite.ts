import { submittedFacts } from '@camp/domain/reservations/submitted-facts.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { SignInAttempts } from '../people/sign-in-attempts.ts'
import { contextOf, type ReservationContextPorts } from '../reservations/reservation-context.ts'
import type { Reservations } from '../reservations/reservations.ts'
import type { Randomness } from '../shared/randomness.ts'
import type { NotFound } from '../shared/refusals.ts'
import type { Transaction } from '../shared/transaction.ts'
import type { NewsLog } from './news/news-log.ts'
import { notificationFacts } from './notification-facts.ts'
import { type Outbox, type OutboxMessage, type OutboxMessageId, unsentAt } from './outbox.ts'

export interface WriteToCampsitePorts extends ReservationContextPorts {
  readonly reservations: Pick<Reservations, 'find'>
  readonly outbox: Pick<Outbox, 'add'>
  readonly newsLog: Pick<NewsLog, 'add'>
  readonly transaction: Transaction
  /** Counts over all processes. */
  readonly attempts: Pick<SignInAttempts, 'take'>
  readonly randomness: Randomness
  readonly publicUrl: string
}

export type WriteToCampsiteRefusal = NotFound | { readonly code: 'no-address' | 'too-many' }

/** About one booking, as many as the contact page takes of one sender. */
export const mostMessagesPerHour = 5

/** From whoever holds the link, in the guest's name: an answer goes to the address of the booking. */
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
    const { reservations, outbox, newsLog, transaction, attempts, clock, randomness, publicUrl } = this.#ports
    const reservation = await reservations.find(id)
    const submitted = reservation && submittedFacts(reservation)
    if (!reservation || reservation.status === 'temporaryHold' || !submitted) return refused({ code: 'not-found' })
    const { catalogue } = await contextOf(reservation, this.#ports)
    const { organisation, sites } = catalogue
    const to = organisation.businessEmail?.trim()
    if (!to) return refused({ code: 'no-address' })

    const at = clock.now()
    const limit = { bucket: `message about ${id}`, most: mostMessagesPerHour, since: at.subtract({ hours: 1 }), at }
    if ((await attempts.take(limit)) === undefined) return refused({ code: 'too-many' })

    const { firstName, lastName, email } = submitted.guest
    const facts = notificationFacts({ reservation, organisation, sites, publicUrl })
    const message: OutboxMessage = {
      id: randomness.key() as OutboxMessageId,
      organisationId: reservation.organisationId,
      reservationId: id,
      event: 'guest-message',
      occurrence: randomness.uuid(),
      type: 'default',
      channel: 'email',
      to,
      language: 'en',
      facts: { ...facts, message: { text, from: `${firstName} ${lastName}`.trim(), replyTo: email } },
      ...unsentAt(at),
    }
    const { organisationId, occurrence, facts: said } = message
    const news = {
      organisationId,
      reservationId: id,
      event: 'guest-message',
      topic: 'messages',
      occurrence,
      facts: said,
    } as const
    await transaction.run(async () => {
      await outbox.add([message])
      await newsLog.add({ ...news, at, toldTo: to })
    })
    return accepted(null)
  }
}
