import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { parse } from 'csv-parse/sync'

export type CsvFault = { readonly code: 'unreadable' | 'too-many-rows' | 'too-many-columns' }

/** No list of bookings or of money has more, and each column is offered for each thing that one may say. */
const mostColumns = 100
/** Characters of a cell that are looked at. */
const longestCell = 2_000
const longestLine = 16_384

/**
 * Comma, semicolon or tab between the cells. Rows are counted with the empty ones between them, not with
 * those that a spreadsheet leaves at its end. Reading stops behind `mostRows`, and at the first row that is
 * too wide.
 */
export function csvRows(text: string, mostRows: number): Result<readonly (readonly string[])[], CsvFault> {
  const filled = withoutEmptyEnd(text)
  if (filled.split('\n').some(({ length }) => length > longestLine)) return refused({ code: 'unreadable' })
  let isTooWide = false
  const cut = (cells: string[]) => {
    isTooWide = cells.length > mostColumns
    if (isTooWide) throw new Error('too many columns')
    return cells.map((cell) => cell.slice(0, longestCell))
  }
  const options = { bom: true, relax_column_count: true, trim: true, max_record_size: longestLine, on_record: cut }
  try {
    const rows = parse(filled, { ...options, delimiter: delimiterOf(filled), to: mostRows + 1 }) as string[][]
    return rows.length > mostRows ? refused({ code: 'too-many-rows' }) : accepted(rows)
  } catch {
    return refused({ code: isTooWide ? 'too-many-columns' : 'unreadable' })
  }
}

function withoutEmptyEnd(text: string): string {
  let end = text.length
  while (end > 0 && ' \t\r\n,;'.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** Whichever splits the file most. */
function delimiterOf(text: string): string {
  const count = (mark: string) => text.split(mark).length
  return [';', '\t', ','].toSorted((one, other) => count(other) - count(one))[0] ?? ','
}
