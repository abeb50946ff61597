import type { StatementLine } from '@camp/domain/bank-statements/statement-line.ts'
import type { Currency } from '@camp/domain/shared/money.ts'
import type { Result } from '@camp/domain/shared/result.ts'

/** Characters of a file, and lines in it: reading and matching that many keeps nobody else waiting. */
export const largestStatement = 200 * 1024
export const mostStatementLines = 1000

export type StatementFault =
  | { readonly code: 'statement-too-large' | 'statement-too-wide' | 'statement-unreadable' }
  /** No line names the columns: a date, and an amount or money in. */
  | { readonly code: 'columns-unknown' }

export interface ReadStatement {
  /** Money that came in, in the order of the file. */
  readonly lines: readonly StatementLine[]
  /** Of the file: what has a date, and an amount that nobody can read. */
  readonly unreadRows: readonly number[]
}

/** What a bank lets people download. */
export interface StatementReader {
  read(text: string, currency: Currency): Result<ReadStatement, StatementFault>
}
