import type { DeliveryState } from '@camp/domain/messaging/delivery-state.ts'
import { isIdForgotten } from '@camp/domain/messaging/provider-deduplication.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { OutboxMessage } from './outbox.ts'

/** Why a message is not sent again. */
export type ReplayObstacle =
  | 'still-waiting'
  | 'was-sent'
  | 'was-skipped'
  /** The guest may have it, and its provider would not notice the second: a person has to want that. */
  | 'may-have-arrived'

/** `delivery` is what the history says of the message's latest try; undefined without one. */
export function obstacleToReplay(
  { state, channel, mayBeTakenSince }: Pick<OutboxMessage, 'state' | 'channel' | 'mayBeTakenSince'>,
  delivery: DeliveryState | undefined,
  now: Temporal.Instant,
): ReplayObstacle | null {
  if (state === 'pending') return 'still-waiting'
  if (state === 'sent') return 'was-sent'
  if (state === 'skipped') return 'was-skipped'
  return delivery === 'unanswered' || isIdForgotten(channel, mayBeTakenSince, now) ? 'may-have-arrived' : null
}
