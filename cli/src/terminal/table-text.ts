import type { Table } from '../answer.ts'
import type { Paint } from './colour.ts'

const gap = '  '

/** A table for people: columns aligned, numbers to the right. */
export function tableText({ title, columns, rows }: Table, paint: Paint): string {
  const names = columns.map(({ name }) => name)
  const widths = names.map((name, column) => rows.reduce((width, row) => Math.max(width, row[column]?.length ?? 0), name.length))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (columns[column]?.isNumber ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join(gap)
      .trimEnd()
  const heading = names.some(Boolean) ? [paint('dim', line(names))] : []
  return [...(title ? [paint('bold', title)] : []), ...heading, ...rows.map(line)].join('\n')
}

/** One row a line with tabs between, for grep and cut. */
export function tableAsPlainText({ rows }: Table): string {
  return rows.map((row) => row.map((cell) => cell.replaceAll(/[\t\r\n]+/g, ' ')).join('\t')).join('\n')
}
