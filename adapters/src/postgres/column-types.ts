import { Temporal } from '@camp/domain/shared/temporal.ts'
import { type Opt, p, Type } from '@mikro-orm/core'
import type { ColumnType as Column, GeneratedAlways } from 'kysely'

/** A `date` column as a calendar date; it never passes through `Date`, which would bring a zone with it. */
export class PlainDateType extends Type<Temporal.PlainDate | null, string | null> {
  override convertToDatabaseValue(date: Temporal.PlainDate | string | null): string | null {
    return date === null || date === undefined ? null : date.toString()
  }

  override convertToJSValue(stored: string | null): Temporal.PlainDate | null {
    return stored === null || stored === undefined ? null : Temporal.PlainDate.from(stored)
  }

  override getColumnType(): string {
    return 'date'
  }
}

/** A `timestamptz` column as a moment, to the microsecond that the database keeps. */
export class InstantType extends Type<Temporal.Instant | null, string | null> {
  override convertToDatabaseValue(moment: Temporal.Instant | string | null): string | null {
    return moment === null || moment === undefined ? null : moment.toString()
  }

  override convertToJSValue(stored: string | null): Temporal.Instant | null {
    return stored === null || stored === undefined ? null : Temporal.Instant.from(stored)
  }

  override getColumnType(): string {
    return 'timestamptz'
  }
}

/**
 * Each column says two things: what the ORM hands out, and (as a kysely column) what the driver reads and
 * binds. The runtime type is named, or the ORM takes both for its own `Date` and loses days and microseconds.
 */
export const dateColumn = () => p.type(PlainDateType).runtimeType('any').$type<Temporal.PlainDate, Text>()
export const instantColumn = () => p.type(InstantType).runtimeType('any').$type<Temporal.Instant, Text>()
type Text = Column<string, string, string>

/** Read as what it means, bound as text: the driver would take an array for one of the database. */
export const jsonColumn = <Json>() => p.json<Json>().$type<Json, Column<Json, string, string>>()

/** The driver reads exact numbers as text, so that none loses a digit. */
export const numericColumn = () => p.decimal('number').$type<number, Column<string, string | number, string | number>>()
export const doubleColumn = () => p.double().$type<number>()

export const textsColumn = <Text extends string>() => p.array<Text>().columnType('text[]').$type<Text[], List<Text>>()
export const uuidsColumn = <Id extends string>() => p.array<Id>().columnType('uuid[]').$type<Id[], List<Id>>()
export const integersColumn = () => p.array(Number).columnType('integer[]').$type<number[], List<number>>()
type List<Item> = Column<Item[], readonly Item[], readonly Item[]>

/** Given by the database; nobody writes it. */
export const identityColumn = () => p.bigint('string').generated('identity').$type<Opt<string>, GeneratedAlways<string>>()
/** The number of a transaction, as text. */
export const transactionColumn = () => p.text().columnType('xid8')
export const computedTextColumn = () => p.text().generated('stored').lazy().$type<Opt<string>, GeneratedAlways<string>>()
export const computedIntegerColumn = () => p.integer().generated('stored').lazy().$type<Opt<number>, GeneratedAlways<number>>()
