import { decemberWeek } from '@camp/domain/holidays/december-week.ts'
import { declaredHolidays } from '@camp/domain/holidays/declared-holidays.ts'
import { HolidayCalendar } from '@camp/domain/holidays/holiday-calendar.ts'
import { longWeekends, nextWeekend } from '@camp/domain/holidays/long-weekends.ts'
import { publishedSchoolHolidays } from '@camp/domain/holidays/published-school-holidays.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { stayOnWire, type WireStay } from '../wire/on-wire.ts'

/** Dates to begin with, so that nobody has to count days. */
export interface QuickStart extends WireStay {
  readonly kind: 'weekend' | 'december' | 'long-weekend'
  /** The holiday that makes a weekend long. */
  readonly holiday: string | null
}

const monthsAhead = 12
const mostStarts = 4

/** What holds in the whole country: public holidays by law and by declaration, published school holidays. */
export const nationalCalendar = HolidayCalendar.of(
  { country: 'ZA', provinceCode: 'all' },
  { declared: declaredHolidays, schoolHolidays: publishedSchoolHolidays },
)

export function quickStarts(today: Temporal.PlainDate): readonly QuickStart[] {
  const [soon, end] = [today.add({ days: 2 }), today.add({ months: monthsAhead })]
  const weekend: QuickStart = { ...stayOnWire(nextWeekend(today)), kind: 'weekend', holiday: null }
  const week = decemberWeek(soon, end, nationalCalendar)
  const december: readonly QuickStart[] = week ? [{ ...stayOnWire(week), kind: 'december', holiday: null }] : []
  const long = longWeekends(soon, end, nationalCalendar)
    .map(({ stay, holidays }): QuickStart => ({ ...stayOnWire(stay), kind: 'long-weekend', holiday: holidays[0] ?? null }))
    .filter(({ arrivalDate }) => arrivalDate !== weekend.arrivalDate)
  return [weekend, ...december, ...long].slice(0, mostStarts)
}
