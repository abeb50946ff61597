import { parse } from 'csv-parse/sync'

/** Comma, semicolon or tab between the cells; null where it is no CSV. */
export function csvRows(text: string): readonly (readonly string[])[] | null {
  const options = { bom: true, relax_column_count: true, skip_empty_lines: false, trim: true, max_record_size: 16_384 }
  try {
    return parse(text, { ...options, delimiter: delimiterOf(text) }) as string[][]
  } catch {
    return null
  }
}

/** Whichever splits the file most. */
function delimiterOf(text: string): string {
  const count = (mark: string) => text.split(mark).length
  return [';', '\t', ','].toSorted((one, other) => count(other) - count(one))[0] ?? ','
}
