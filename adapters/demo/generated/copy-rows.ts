import { pipeline } from 'node:stream/promises'
import type { Insertable } from 'kysely'
import type pg from 'pg'
import { from } from 'pg-copy-streams'
import type { Tables } from '../../src/postgres/typed-database.ts'

type Value = string | number | boolean | null

/**
 * Columns of a row as COPY takes them: what is not text, number or boolean is written as PostgreSQL reads it.
 */
export type CopiedRow<Table extends keyof Tables> = { readonly [Column in keyof Insertable<Tables[Table]>]?: Value }

/** Rows of one table that wait to be copied; columns are those of the first row. */
export class CopiedRows<Table extends keyof Tables> {
  readonly #table: Table
  #columns: readonly string[] = []
  #lines: string[] = []

  constructor(table: Table) {
    this.#table = table
  }

  add(row: CopiedRow<Table>): void {
    if (this.#columns.length === 0) this.#columns = Object.keys(row)
    let line = ''
    for (const column of this.#columns) line += `${line === '' ? '' : '\t'}${copied((row as Record<string, Value>)[column])}`
    this.#lines.push(line)
  }

  /** What has waited, to be sent; rows that are added from now on wait for the next time. */
  take(): TakenRows {
    const taken = { table: this.#table, columns: this.#columns, lines: this.#lines }
    this.#lines = []
    return taken
  }
}

export interface TakenRows {
  readonly table: string
  readonly columns: readonly string[]
  readonly lines: readonly string[]
}

/** Frozen rows need no vacuum; their table has to be made or emptied in the same transaction. */
export async function copyRows(
  client: pg.Client,
  { table, columns, lines }: TakenRows,
  { isFrozen = false }: { readonly isFrozen?: boolean } = {},
): Promise<void> {
  if (lines.length === 0) return
  const names = columns.map((column) => client.escapeIdentifier(column)).join(', ')
  const how = isFrozen ? ' with (freeze)' : ''
  const stream = client.query(from(`copy ${client.escapeIdentifier(table)} (${names}) from stdin${how}`))
  await pipeline(chunksOf(lines), stream)
}

function* chunksOf(lines: readonly string[]): Generator<string> {
  for (let start = 0; start < lines.length; start += linesPerChunk)
    yield `${lines.slice(start, start + linesPerChunk).join('\n')}\n`
}

const linesPerChunk = 500
const special = /[\\\t\n\r]/
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/** The text format of COPY. */
function copied(value: Value | undefined): string {
  if (value === null || value === undefined) return '\\N'
  if (typeof value !== 'string') return String(value)
  return special.test(value) ? value.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character) : value
}
