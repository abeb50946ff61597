import { dateOf, nightOf } from '@camp/domain/nights/night.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'

type Held<Column extends string> = Readonly<Record<Column, string>>

/**
 * A calendar date, which rows hold as `2026-12-24`: the same object for the same date, since thousands of
 * seasons that are kept begin and end on a few hundred.
 */
export function dateIn<const Column extends string>(column: Column) {
  return {
    read: (row: Held<Column>) => dateOf(nightOf(Temporal.PlainDate.from(row[column]))),
    write: (date: Temporal.PlainDate) => ({ [column]: date.toString() }) as Held<Column>,
  }
}
