import type { OutboxState } from '@camp/application/messaging/outbox.ts'
import { campsiteEvents, guestEvents, type MessageChannel } from '@camp/domain/messaging/notification.ts'

/** What the address of the list may ask for. */
export const messageStates: readonly OutboxState[] = ['dead', 'pending', 'sent', 'skipped']
export const messageChannels: readonly MessageChannel[] = ['email', 'sms', 'app']
export const messageEvents = [...guestEvents, ...campsiteEvents]
