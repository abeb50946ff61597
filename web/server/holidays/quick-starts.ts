import { declaredHolidays } from '@camp/domain/holidays/declared-holidays.ts'
import { HolidayCalendar } from '@camp/domain/holidays/holiday-calendar.ts'
import { longWeekends, nextWeekend } from '@camp/domain/holidays/long-weekends.ts'
import { publishedSchoolHolidays } from '@camp/domain/holidays/published-school-holidays.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { stayOnWire, type WireStay } from '../wire/on-wire.ts'

/** Dates to begin with, so that nobody has to count days. */
export interface QuickStart extends WireStay {
  /** The holiday that makes it long; null for a plain weekend. */
  readonly holiday: string | null
}

const monthsAhead = 12
const mostLongWeekends = 3

/** What holds in the whole country: public holidays by law and by declaration, published school holidays. */
export const nationalCalendar = HolidayCalendar.of(
  { country: 'ZA', provinceCode: 'all' },
  { declared: declaredHolidays, schoolHolidays: publishedSchoolHolidays },
)

export function quickStarts(today: Temporal.PlainDate): readonly QuickStart[] {
  const weekend: QuickStart = { ...stayOnWire(nextWeekend(today)), holiday: null }
  const long = longWeekends(today.add({ days: 2 }), today.add({ months: monthsAhead }), nationalCalendar)
    .slice(0, mostLongWeekends)
    .map(({ stay, holidays }): QuickStart => ({ ...stayOnWire(stay), holiday: holidays[0] ?? null }))
  return [weekend, ...long.filter(({ arrivalDate }) => arrivalDate !== weekend.arrivalDate)]
}
