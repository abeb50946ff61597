import {
  largestTakeover,
  mostTakeoverRows,
  type ReadTable,
  type TableFault,
  type TableReader,
} from '@camp/application/booking-takeover/table-reader.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { csvRows } from '../csv/csv-rows.ts'

/** Empty rows between bookings cost little, but not nothing. */
const mostRows = 2 * mostTakeoverRows

const faults = {
  unreadable: 'table-unreadable',
  'too-many-rows': 'table-too-large',
  'too-many-columns': 'table-too-wide',
} as const

/** The first line that has cells names the columns; empty lines are none. */
export class CsvTableReader implements TableReader {
  read(text: string): Result<ReadTable, TableFault> {
    if (text.length > largestTakeover) return refused({ code: 'table-too-large' })
    const all = csvRows(text, mostRows)
    if (!all.ok) return refused({ code: faults[all.refusal.code] })
    const lines = all.value.flatMap((cells, at) => (cells.some((cell) => cell !== '') ? [{ row: at + 1, cells }] : []))
    const [first, ...rows] = lines
    if (!first || first.cells.length < 2) return refused({ code: 'table-unreadable' })
    return rows.length > mostTakeoverRows ? refused({ code: 'table-too-large' }) : accepted({ headings: first.cells, rows })
  }
}
