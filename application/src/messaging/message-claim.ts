import type { MessageChannel } from '@camp/domain/messaging/notification.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

/** Of a message that is due, for one worker. */
export interface MessageClaim {
  readonly now: Temporal.Instant
  /** Until it is over nobody else gets the message. */
  readonly leaseSeconds: number
  /** What goes by these channels waits. */
  readonly but?: readonly MessageChannel[]
}
