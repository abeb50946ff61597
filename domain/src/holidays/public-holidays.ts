import { Temporal } from '../shared/temporal.ts'
import { easterSunday } from './easter.ts'

export interface PublicHoliday {
  readonly date: Temporal.PlainDate
  readonly name: string
}

const sunday = 7

/**
 * South Africa's public holidays of a year by law (Public Holidays Act 36 of 1994), in order of date. A
 * holiday on a Sunday makes the Monday after it one too, unless that Monday already is one; a Saturday moves
 * nothing.
 */
export function publicHolidays(year: number): readonly PublicHoliday[] {
  const named = namedHolidays(year).filter(isFirstOfItsDate)
  const mondays = named.filter((holiday) => holiday.date.dayOfWeek === sunday).map(mondayAfter)
  return [...named, ...mondays]
    .filter(isFirstOfItsDate)
    .toSorted((one, other) => Temporal.PlainDate.compare(one.date, other.date))
}

function namedHolidays(year: number): readonly PublicHoliday[] {
  const on = (month: number, day: number, name: string) => ({ date: Temporal.PlainDate.from({ year, month, day }), name })
  const easter = easterSunday(year)
  return [
    on(1, 1, "New Year's Day"),
    on(3, 21, 'Human Rights Day'),
    { date: easter.subtract({ days: 2 }), name: 'Good Friday' },
    { date: easter.add({ days: 1 }), name: 'Family Day' },
    on(4, 27, 'Freedom Day'),
    on(5, 1, "Workers' Day"),
    on(6, 16, 'Youth Day'),
    on(8, 9, "National Women's Day"),
    on(9, 24, 'Heritage Day'),
    on(12, 16, 'Day of Reconciliation'),
    on(12, 25, 'Christmas Day'),
    on(12, 26, 'Day of Goodwill'),
  ]
}

function mondayAfter(holiday: PublicHoliday): PublicHoliday {
  return { date: holiday.date.add({ days: 1 }), name: `${holiday.name} (observed)` }
}

function isFirstOfItsDate(holiday: PublicHoliday, position: number, all: readonly PublicHoliday[]): boolean {
  return all.findIndex((other) => other.date.equals(holiday.date)) === position
}
