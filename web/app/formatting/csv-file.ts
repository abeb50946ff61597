import { spreadsheetText } from '@camp/domain/formatting/spreadsheet-text.ts'
import type { FileColumn, FileValue } from './file-column.ts'

/** RFC 4180, with the mark that makes spreadsheets read it as UTF-8. */
export function csvFile<Row>(columns: readonly FileColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(([title]) => title),
    ...rows.map((row) => columns.map(([, of, kind]) => cell(texted(of(row), kind)))),
  ]
  return `\uFEFF${lines.map((line) => line.join(',')).join('\r\n')}\r\n`
}

function texted(value: FileValue, kind: FileColumn<never>[2]): string | number {
  if (value === null) return ''
  return kind === 'money' && typeof value === 'number' ? value.toFixed(2) : value
}

/** Names and plates come from outside. */
function cell(value: string | number): string {
  const isNumber = typeof value === 'number' || /^-?\d+\.\d\d$/.test(value)
  const text = isNumber ? String(value) : spreadsheetText(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
