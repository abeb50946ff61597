import type { Language } from '@camp/domain/languages/language.ts'
import type { MessageAttachment } from '../messaging/message-composer.ts'
import type { NotificationFacts } from '../messaging/notification-facts.ts'

export interface CalendarEntryRequest {
  readonly facts: NotificationFacts
  readonly language: Language
  /** The entry takes the stay out of the calendar again. */
  readonly isCancelled: boolean
}

/** Writes a stay as a calendar file: the very one that goes out with messages. */
export interface CalendarEntries {
  write(request: CalendarEntryRequest): MessageAttachment
}
