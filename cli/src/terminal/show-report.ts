import type { Report } from '../answer.ts'
import type { Paint } from './colour.ts'
import type { Mode } from './mode.ts'
import { tableAsPlainText, tableText } from './table-text.ts'

/** The data of a report as its reader wants it; empty when there is none. */
export function reportText(report: Report, mode: Mode, paint: Paint): string {
  if (mode.isJson) return JSON.stringify(report.json, null, 2)
  if (mode.isPlain && report.tables.length > 0) return linesOf(report.tables.map(tableAsPlainText), '\n')
  if (report.text !== undefined) return report.text
  const withRows = report.tables.filter(({ rows }) => rows.length > 0)
  return linesOf(
    withRows.map((table) => tableText(table, paint)),
    '\n\n',
  )
}

function linesOf(parts: readonly string[], between: string): string {
  return parts.filter(Boolean).join(between)
}
