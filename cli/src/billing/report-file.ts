import { spreadsheetText } from '@camp/domain/formatting/spreadsheet-text.ts'
import { type Answer, type Report, report } from '../answer.ts'
import type { Cli } from '../cli.ts'
import { writtenFile } from '../written-file.ts'

export interface FileOptions {
  readonly csv: boolean
  readonly out?: string
  readonly force: boolean
}

/** The first table of a report as CSV, to the terminal or a file; as JSON to a file without `--csv`. */
export async function writtenReport(cli: Cli, { csv, out, force }: FileOptions, shown: Report): Promise<Answer> {
  const text = csv ? csvText(shown) : JSON.stringify(shown.json, null, 2)
  if (out === undefined) return csv ? report({ json: shown.json, tables: [], text, messages: shown.messages ?? [] }) : shown
  return writtenFile(cli, { file: out, content: `${text}\n`, force })
}

function csvText({ tables: [table] }: Report): string {
  if (!table) return ''
  const lines = [table.columns.map(({ name }) => name), ...table.rows]
  return lines.map((line) => line.map(field).join(',')).join('\n')
}

/** Of an amount the number alone, which is no formula below nought either. */
function field(text: string): string {
  const [, sign, amount] = /^(−?)R(\d+\.\d\d)$/.exec(text) ?? []
  const plain = amount === undefined ? spreadsheetText(text) : `${sign ? '-' : ''}${amount}`
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
