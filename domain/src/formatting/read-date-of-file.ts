import { Temporal } from '../shared/temporal.ts'
import { readTypedDate } from './read-typed-date.ts'

/** Characters; what is longer is no date, and would take the square of them to read. */
const longestDate = 60

/**
 * A date as a file from elsewhere says it: as people type one, or its eight digits; a time behind it is left
 * out. Null where it is no day, or without its year.
 */
export function readDateOfFile(text: string): Temporal.PlainDate | null {
  if (text.length > longestDate) return null
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? []
  const written = year ? `${year}-${month}-${day}` : text.replace(/[T ]\d{1,2}:\d{2}.*$/, '')
  if (!/\d{4}/.test(written)) return null
  const date = readTypedDate(written, '1970-01-01')
  return date ? Temporal.PlainDate.from(date) : null
}
