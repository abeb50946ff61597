import { readCalendar } from '../calendar-feeds/reading/read-calendar.ts'
import { readDmarcFile } from '../dmarc/reading/read-dmarc-file.ts'
import { readMail } from '../email/read-mail.ts'

/** What may be read in a thread of its own, by name; everything that goes in or out can be copied. */
export const parsers = { calendar: readCalendar, dmarc: readDmarcFile, mail: readMail } as const

export type ParserName = keyof typeof parsers
type Question<Name extends ParserName> = Parameters<(typeof parsers)[Name]>[1]
export type AnswerOf<Name extends ParserName> = Awaited<ReturnType<(typeof parsers)[Name]>>

/** A file of somebody else, and what is asked about it. */
export interface ParseJob<Name extends ParserName = ParserName> {
  readonly parser: Name
  readonly file: Uint8Array
  readonly question: Question<Name>
}
