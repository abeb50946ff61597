import {
  largestTakeover,
  mostTakeoverRows,
  type ReadTable,
  type TableFault,
  type TableReader,
} from '@camp/application/booking-takeover/table-reader.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { csvRows } from '../csv/csv-rows.ts'

/** The first line that has cells names the columns; empty lines are none. */
export class CsvTableReader implements TableReader {
  read(text: string): Result<ReadTable, TableFault> {
    if (text.length > largestTakeover) return refused({ code: 'table-too-large' })
    const all = csvRows(text)
    const lines = all?.flatMap((cells, at) => (cells.some((cell) => cell !== '') ? [{ row: at + 1, cells }] : []))
    const [first, ...rows] = lines ?? []
    if (!first || first.cells.length < 2) return refused({ code: 'table-unreadable' })
    return rows.length > mostTakeoverRows ? refused({ code: 'table-too-large' }) : accepted({ headings: first.cells, rows })
  }
}
