import { Temporal } from '@camp/domain/shared/temporal.ts'

type Held<Column extends string> = Readonly<Record<Column, string>>

/** A calendar date, which rows hold as `2026-12-24`. */
export function dateIn<const Column extends string>(column: Column) {
  return {
    read: (row: Held<Column>) => Temporal.PlainDate.from(row[column]),
    write: (date: Temporal.PlainDate) => ({ [column]: date.toString() }) as Held<Column>,
  }
}
