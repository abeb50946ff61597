import type { Result } from '@camp/domain/shared/result.ts'

/** Characters of a file, and bookings in it: one transaction takes them all. */
export const largestTakeover = 200 * 1024
export const mostTakeoverRows = 500

export type TableFault = { readonly code: 'table-too-large' | 'table-too-wide' | 'table-unreadable' }

/** A file of rows and columns; its first line names the columns. */
export interface ReadTable {
  readonly headings: readonly string[]
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[]
}

export interface TableReader {
  read(text: string): Result<ReadTable, TableFault>
}
