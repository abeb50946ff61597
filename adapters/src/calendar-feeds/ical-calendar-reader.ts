import type {
  CalendarFault,
  CalendarQuestion,
  CalendarReader,
  ReadCalendar,
} from '@camp/application/calendar-feeds/calendar-reader.ts'
import { type Result, refused } from '@camp/domain/shared/result.ts'
import { gaveUp, type ParserThread } from '../parsing/parser-thread.ts'
import { calendarLimits } from './reading/calendar-limits.ts'

/** By ical.js, in a thread that is ended when a calendar takes too long. */
export class IcalCalendarReader implements CalendarReader {
  readonly #thread: ParserThread

  constructor(thread: ParserThread) {
    this.#thread = thread
  }

  async read(file: Uint8Array, question: CalendarQuestion): Promise<Result<ReadCalendar, { readonly code: CalendarFault }>> {
    if (file.length > calendarLimits.bytes) return refused({ code: 'too-long' })
    const job = { parser: 'calendar', file, question: { ...question, today: question.today.toString() } } as const
    const answer = await this.#thread.read(job, { milliseconds: calendarLimits.milliseconds })
    return answer === gaveUp ? refused({ code: 'took-too-long' }) : answer
  }
}
