import type { CalendarEntries, CalendarEntryRequest } from '@camp/application/invoices/calendar-entries.ts'
import type { MessageAttachment } from '@camp/application/messaging/message-composer.ts'
import { calendarEntry } from './calendar-entry.ts'
import { messageValues } from './wording/message-values.ts'
import { wordsIn } from './wording/words.ts'

/** The file of the messages, in the guest's language. */
export class WordingCalendarEntries implements CalendarEntries {
  write({ facts, language, isCancelled }: CalendarEntryRequest): MessageAttachment {
    const words = wordsIn(language)
    return calendarEntry(facts, messageValues(facts, language, words), words, { isCancelled })
  }
}
