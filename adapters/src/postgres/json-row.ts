import type { Insertable, Selectable } from 'kysely'
import type { Tables } from './typed-database.ts'

/** An exact number, which the driver reads as a text and JSON has as a number. */
type InJson<Read, Written> = Read extends string ? (number extends Written ? number : Read) : Read

type Written<Table extends keyof Tables, Column> = Column extends keyof Insertable<Tables[Table]>
  ? Insertable<Tables[Table]>[Column]
  : never

/** A row as JSON, columns by their names: what `to_jsonb` gives and `jsonb_populate_recordset` takes. */
export type JsonRow<Table extends keyof Tables> = {
  readonly [Column in keyof Selectable<Tables[Table]>]: InJson<Selectable<Tables[Table]>[Column], Written<Table, Column>>
}
