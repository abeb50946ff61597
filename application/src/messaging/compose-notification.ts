import type { MessageChannel, NotifiedEvent } from '@camp/domain/messaging/notification.ts'
import { notificationType } from '@camp/domain/messaging/notification-type.ts'
import { notificationsFor, type SkippedBecause } from '@camp/domain/messaging/recipients.ts'
import type { ComposedMessage, MessageComposer } from './message-composer.ts'
import { type NotificationFacts, type NotifiedReservation, submittedFactsOf } from './notification-facts.ts'

export type ComposedNotification =
  | (ComposedMessage & { readonly channel: MessageChannel; readonly to: string })
  | { readonly channel: MessageChannel; readonly skipped: SkippedBecause }

/** What the guest would read of an event, channel by channel, word for word; nothing is written or sent. */
export function composeNotification(
  composer: MessageComposer,
  { event, reservation, facts }: { event: NotifiedEvent; reservation: NotifiedReservation; facts: NotificationFacts },
): readonly ComposedNotification[] {
  const guest = submittedFactsOf(reservation)?.guest
  if (!guest) return []
  const type = notificationType(event)
  return notificationsFor(guest).map((recipient) => {
    if ('skipped' in recipient) return recipient
    const { channel, to } = recipient
    return { ...composer.compose({ type, event, channel, language: guest.language, facts }), channel, to }
  })
}
