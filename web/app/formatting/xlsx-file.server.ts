import writeExcelFile, { type Cell } from 'write-excel-file/node'
import type { FileColumn, FileKind, FileValue } from './file-column.ts'

/** An Excel workbook of one sheet: the titles stay in sight, money and dates are what they are, not texts. */
export async function xlsxFile<Row>(
  name: string,
  columns: readonly FileColumn<Row>[],
  rows: readonly Row[],
): Promise<Uint8Array<ArrayBuffer>> {
  const titles = columns.map(([title]): Cell => ({ value: title, fontWeight: 'bold' }))
  const cells = rows.map((row) => columns.map(([, of, kind]) => cell(of(row), kind)))
  const widths = columns.map((_, index) => ({
    width: widthOf(
      cells.map((row) => row[index]),
      String(columns[index]?.[0]),
    ),
  }))
  const sheet = { sheet: sheetName(name), stickyRowsCount: 1, columns: widths }
  return new Uint8Array(await writeExcelFile([titles, ...cells], sheet).toBuffer())
}

function cell(value: FileValue, kind: FileKind | undefined): Cell {
  if (value === null || value === '') return null
  if (typeof value === 'number') return { value, type: Number, ...(kind === 'money' && { format: '0.00' }) }
  if (kind === 'date') return { value: new Date(`${value}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' }
  return { value: printable(value), type: String }
}

/** XML has no place for most control characters. */
function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, '')
}

function widthOf(cells: readonly Cell[], title: string): number {
  const lengths = cells.map((each) => (typeof each === 'object' && each !== null && 'value' in each ? lengthOf(each.value) : 0))
  return Math.min(60, lengths.reduce((most, length) => Math.max(most, length), title.length) + 2)
}

function lengthOf(value: unknown): number {
  return value instanceof Date ? 10 : String(value).length
}

/** Excel takes 31 characters, and none of those that its addresses need. */
function sheetName(name: string): string {
  return name.replace(/[[\]/\\:*?']/g, ' ').slice(0, 31)
}
