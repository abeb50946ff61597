/** What a cell of a spreadsheet holds: a date is a text like `2026-12-24`, nothing is null. */
export type FileValue = string | number | null

/** How a spreadsheet shows the column; CSV knows no such thing. */
export type FileKind = 'money' | 'date'

/** One column of a file for spreadsheets, the same in every format. */
export type FileColumn<Row> = readonly [title: string, of: (row: Row) => FileValue, kind?: FileKind]
