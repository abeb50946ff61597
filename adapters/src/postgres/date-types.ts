import { Temporal } from '@camp/domain/shared/temporal.ts'
import { p, Type } from '@mikro-orm/core'

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

/** The runtime type is named, or the ORM takes both for its own `Date` and loses days and microseconds. */
export const dateColumn = () => p.type(PlainDateType).runtimeType('any').$type<Temporal.PlainDate>()
export const instantColumn = () => p.type(InstantType).runtimeType('any').$type<Temporal.Instant>()
