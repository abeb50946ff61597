import { campsiteEvents, guestEvents } from '@camp/domain/messaging/notification.ts'

/** What the address of the list may ask for. */
export const messageEvents = [...guestEvents, ...campsiteEvents]
