import {
  largestStatement,
  mostStatementLines,
  type ReadStatement,
  type StatementFault,
  type StatementReader,
} from '@camp/application/bank-statements/statement-reader.ts'
import type { StatementLine } from '@camp/domain/bank-statements/statement-line.ts'
import { readDateOfFile } from '@camp/domain/formatting/read-date-of-file.ts'
import { longestMoney, readMoney } from '@camp/domain/formatting/read-money.ts'
import { type Currency, Money } from '@camp/domain/shared/money.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { csvRows } from '../csv/csv-rows.ts'

interface Columns {
  readonly date: number
  readonly texts: readonly number[]
  readonly amount: number | null
  readonly moneyIn: number | null
}

const names = {
  date: /^(posting |transaction |effective |value )?date|^datum/i,
  text: /desc|narrat|detail|reference|statement|beskrywing|verwysing/i,
  amount: /^(transaction )?amount|^bedrag/i,
  moneyIn: /^credit|money in|^deposits?\b|^krediet/i,
} as const

/** How far down a file its columns may be named: banks put the account and its owner first. */
const deepestHeading = 30

const faults = {
  unreadable: 'statement-unreadable',
  'too-many-rows': 'statement-too-large',
  'too-many-columns': 'statement-too-wide',
} as const

/** Comma, semicolon or tab; the columns are known by their headings, whatever their order. */
export class CsvStatementReader implements StatementReader {
  read(text: string, currency: Currency): Result<ReadStatement, StatementFault> {
    if (text.length > largestStatement) return refused({ code: 'statement-too-large' })
    const read = csvRows(text, mostStatementLines)
    if (!read.ok) return refused({ code: faults[read.refusal.code] })
    const rows = read.value
    const heading = rows.slice(0, deepestHeading).findIndex((row) => columnsOf(row) !== null)
    const columns = columnsOf(rows[heading] ?? [])
    return columns ? accepted(readRows(rows, { heading, columns, currency })) : refused({ code: 'columns-unknown' })
  }
}

function columnsOf(row: readonly string[]): Columns | null {
  const at = (name: RegExp) => row.findIndex((cell) => name.test(cell))
  const [date, amount, moneyIn] = [at(names.date), at(names.amount), at(names.moneyIn)]
  const texts = row.flatMap((cell, index) => (names.text.test(cell) && index !== date ? [index] : []))
  if (date < 0 || (amount < 0 && moneyIn < 0)) return null
  return { date, texts, amount: amount < 0 ? null : amount, moneyIn: moneyIn < 0 ? null : moneyIn }
}

interface Place {
  readonly heading: number
  readonly columns: Columns
  readonly currency: Currency
}

function readRows(rows: readonly (readonly string[])[], { heading, columns, currency }: Place): ReadStatement {
  const lines: StatementLine[] = []
  const unreadRows: number[] = []
  for (const [at, cells] of rows.entries()) {
    const date = at > heading ? readDateOfFile(cells[columns.date] ?? '') : null
    if (!date) continue
    const cents = centsOf(cells, columns)
    if (cents === null) unreadRows.push(at + 1)
    else if (cents > 0) {
      const text = [...new Set(columns.texts.map((index) => cells[index] ?? ''))].filter(Boolean).join(' ')
      lines.push({ row: at + 1, date, text: text.slice(0, 300), amount: Money.cents(cents, currency) })
    }
  }
  return { lines, unreadRows }
}

/** Above zero is money in; null where nobody can read it. */
function centsOf(cells: readonly string[], { amount, moneyIn }: Columns): number | null {
  const written = (moneyIn === null ? undefined : cells[moneyIn]) || (amount === null ? '' : (cells[amount] ?? ''))
  if (written === '') return moneyIn === null ? null : 0
  if (written.length > longestMoney) return null
  const isOut = /dr$/i.test(written) || /^\(.*\)$/.test(written)
  const read = readMoney(
    written
      .replace(/\s*(cr|dr)$/i, '')
      .replace(/^\((.*)\)$/, '$1')
      .replace(/^\+/, '')
      .replace(/^ZAR\s*/i, ''),
  )
  if (!read.ok) return null
  return isOut ? -Math.abs(read.value) : read.value
}
