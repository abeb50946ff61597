import { fallbackChannel, fallbackOccurrence, originalOccurrence } from '@camp/domain/messaging/fallback.ts'
import { isCampsiteEvent } from '@camp/domain/messaging/notification.ts'
import { submittedFacts } from '@camp/domain/reservations/submitted-facts.ts'
import type { Reservations } from '../reservations/reservations.ts'
import type { Clock } from '../shared/clock.ts'
import type { Randomness } from '../shared/randomness.ts'
import { type Outbox, type OutboxMessage, type OutboxMessageId, unsentAt } from './outbox.ts'

export interface FallbackPorts {
  readonly outbox: Pick<Outbox, 'add' | 'list' | 'markSent'>
  readonly reservations: Pick<Reservations, 'find'>
  readonly clock: Clock
  readonly randomness: Randomness
}

/**
 * In the transaction that notes a definite failure: the same message goes on by the next channel, once a
 * channel. Nothing when there is no channel left, or when the e-mail of this event is, or was, on its way
 * anyhow.
 */
export async function fallBack(ports: FallbackPorts, failed: OutboxMessage): Promise<void> {
  const channel = fallbackChannel(failed.channel)
  // The other channels of a booking lead to its guest.
  if (!channel || isCampsiteEvent(failed.event)) return
  const to = channel === 'email' ? await emailStillUntold(ports, failed) : failed.to
  if (!to) return
  const now = ports.clock.now()
  const message: OutboxMessage = {
    ...failed,
    id: ports.randomness.key() as OutboxMessageId,
    occurrence: fallbackOccurrence(failed.occurrence),
    channel,
    to,
    ...unsentAt(now),
  }
  await ports.outbox.add([message])
}

/**
 * Every event goes to e-mail from the start; only a guest who had no address then, and has one now, was not
 * told.
 */
async function emailStillUntold({ outbox, reservations }: FallbackPorts, failed: OutboxMessage): Promise<string | undefined> {
  const { reservationId, event, occurrence } = failed
  const emails = await outbox.list({ reservationId, channel: 'email', limit: 1000 })
  const isTold = emails.some(
    (email) => email.event === event && email.occurrence === originalOccurrence(occurrence) && email.state !== 'skipped',
  )
  if (isTold) return undefined
  const reservation = await reservations.find(reservationId)
  return (reservation && submittedFacts(reservation)?.guest.email?.trim()) || undefined
}
