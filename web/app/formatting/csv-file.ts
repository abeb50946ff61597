export type CsvColumn<Row> = readonly [title: string, of: (row: Row) => string | number]

/** RFC 4180, with the mark that makes spreadsheets read it as UTF-8. */
export function csvFile<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [columns.map(([title]) => title), ...rows.map((row) => columns.map(([, of]) => cell(of(row))))]
  return `\uFEFF${lines.map((line) => line.join(',')).join('\r\n')}\r\n`
}

/** A text that a spreadsheet would take for a formula is kept a text: names and plates come from outside. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
