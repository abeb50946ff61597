import { readDateOfFile } from '../formatting/read-date-of-file.ts'
import { readMoney } from '../formatting/read-money.ts'
import { isEmailAddress } from '../people/email-address.ts'
import { isPersonName, longestName } from '../people/person-name.ts'
import { accepted, type Result, refused } from '../shared/result.ts'
import { Temporal } from '../shared/temporal.ts'
import type { TakeoverColumns, TakeoverField } from './takeover-columns.ts'

/** One row of the file, as it says itself. */
export interface TakeoverRow {
  /** From 1, with the headings. */
  readonly row: number
  /** Null where the file has none. */
  readonly reference: string | null
  readonly plotName: string
  readonly arrival: Temporal.PlainDate
  readonly departure: Temporal.PlainDate
  readonly isCancelled: boolean
  readonly firstName: string
  readonly lastName: string
  readonly email: string | null
  readonly phone: string | null
  readonly adults: number
  readonly children: number
  /** Cents; null: as the rates here have it. */
  readonly total: number | null
  readonly paid: number
  readonly notes: string | null
}

export type RowFault =
  | { readonly code: 'unreadable'; readonly field: TakeoverField; readonly text: string }
  | { readonly code: 'no-nights' | 'no-name' | 'no-plot' }

/** What is taken where a file does not say it; it never says ages. */
export const presumed = { adults: 2, childAge: 8 } as const

/** What a file may claim of one party. */
const mostGuests = 100
const mostNights = 366
/** Characters; what is longer is cut. */
const longestRowNotes = 1000

/** Everything that is wrong with the row at once. */
export function readTakeoverRow(
  row: number,
  cells: readonly string[],
  columns: TakeoverColumns,
): Result<TakeoverRow, { readonly code: 'row-unreadable'; readonly faults: readonly RowFault[] }> {
  const faults: RowFault[] = []
  const text = (field: TakeoverField) => (columns[field] === null ? '' : (cells[columns[field]] ?? '').trim())
  const read = <Value>(field: TakeoverField, reader: (text: string) => Value | null): Value | null => {
    const written = text(field)
    if (written === '') return null
    const value = reader(written)
    if (value === null) faults.push({ code: 'unreadable', field, text: written.slice(0, 60) })
    return value
  }
  const arrival = read('arrival', readDateOfFile)
  const nights = read('nights', (typed) => wholeOf(typed, mostNights))
  const lastNight = read('lastNight', readDateOfFile)
  const departure =
    read('departure', readDateOfFile) ??
    lastNight?.add({ days: 1 }) ??
    (nights === null ? null : (arrival?.add({ days: nights }) ?? null))
  const wrongDates = faults.some((fault) => fault.code === 'unreadable')
  if (!wrongDates && (!arrival || !departure || Temporal.PlainDate.compare(arrival, departure) >= 0))
    faults.push({ code: 'no-nights' })
  const name = nameOf(text)
  if (name.firstName === '' && name.lastName === '') faults.push({ code: 'no-name' })
  const plotName = text('plot')
  if (plotName === '') faults.push({ code: 'no-plot' })
  const said = {
    email: read('email', emailOf),
    adults: read('adults', (typed) => wholeOf(typed, mostGuests)),
    children: read('children', (typed) => wholeOf(typed, mostGuests)) ?? 0,
    total: read('total', centsOf),
    paid: read('paid', centsOf) ?? 0,
  }
  if (faults.length > 0 || !arrival || !departure) return refused({ code: 'row-unreadable', faults })
  return accepted({
    row,
    reference: text('reference') || null,
    plotName,
    arrival,
    departure,
    isCancelled: /cancel|declin|no.?show|black/i.test(text('status')),
    ...name,
    ...said,
    adults: said.adults ?? presumed.adults,
    phone: text('phone') || null,
    notes: text('notes').slice(0, longestRowNotes) || null,
  })
}

function nameOf(text: (field: TakeoverField) => string): { readonly firstName: string; readonly lastName: string } {
  const [first, last] = [asName(text('firstName')), asName(text('lastName'))]
  if (first !== '' || last !== '') return first === '' ? { firstName: last, lastName: '' } : { firstName: first, lastName: last }
  const [firstName = '', ...rest] = asName(firstNameFirst(text('guest'))).split(' ')
  return { firstName, lastName: rest.join(' ') }
}

/** `Mokoena, Thandi` the other way round. */
function firstNameFirst(text: string): string {
  const comma = text.indexOf(',')
  return comma < 0 ? text : `${text.slice(comma + 1)} ${text.slice(0, comma)}`
}

/** Without what no name may carry (rule U16). */
function asName(text: string): string {
  const plain = text
    .replace(/[^\p{L}\p{M}' ’`´.,&()-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const short = [...plain].slice(0, longestName).join('')
  return isPersonName(short) ? short : ''
}

function wholeOf(text: string, most: number): number | null {
  return /^\d{1,3}$/.test(text) && Number(text) <= most ? Number(text) : null
}

function centsOf(text: string): number | null {
  const read = readMoney(text.replace(/^ZAR\s*/i, ''))
  return read.ok && read.value >= 0 ? read.value : null
}

function emailOf(text: string): string | null {
  return isEmailAddress(text) ? text.toLowerCase() : null
}
