import type { EntityManager, InferKyselyDB } from '@mikro-orm/postgresql'
import type { ColumnType, Generated, Kysely } from 'kysely'
import { askingAtOnce } from './asking-at-once.ts'
import type { tables } from './tables.ts'

/** What the driver reads and binds, where `column-types.ts` says that it is not what the ORM hands out. */
type Driven<Value> = Value extends { __raw?: infer Raw } ? NonNullable<Raw> : Value
type Optional<Column> =
  Column extends ColumnType<infer Read, infer Written, infer Changed>
    ? ColumnType<Read, Written | undefined, Changed>
    : Generated<Column>
type DrivenColumn<Value> = Value extends ColumnType<infer Read, unknown, unknown> ? Optional<Driven<Read>> : Driven<Value>
type Described = InferKyselyDB<(typeof tables)[number]>

/** Tables and columns by their names in the database, as `tables.ts` describes them. */
export type Tables = {
  [Table in keyof Described]: { [Name in keyof Described[Table]]: DrivenColumn<Described[Table][Name]> }
}

/** Inside a transaction it is that transaction's, so it is asked for anew by every statement. */
export function databaseOf(em: EntityManager, type: 'read' | 'write' = 'write'): Kysely<Tables> {
  const database = em.getKysely<Tables>({ type })
  return em.isInTransaction() ? askingAtOnce(database) : database
}
