import { dayWithoutYear } from '@camp/domain/formatting/date-texts.ts'
import type { CalendarDays } from '#server/holidays/calendar-days.ts'

export type DayMark = 'public' | 'school'

export const noDays: CalendarDays = { publicHolidays: [], schoolHolidays: [], longWeekends: [] }

export interface DayMarks {
  markOf(date: string): DayMark | undefined
  /** `Thu 24 Sep: Heritage Day`, of some months from one on (`2027-09`). */
  namesIn(month: string, months: number): readonly string[]
}

export function dayMarks({ publicHolidays, schoolHolidays }: CalendarDays): DayMarks {
  const publicNames = new Map(publicHolidays.map(({ date, name }) => [date, name]))
  return {
    markOf: (date) => {
      if (publicNames.has(date)) return 'public'
      return schoolHolidays.some(({ from, to }) => from <= date && date <= to) ? 'school' : undefined
    },
    namesIn: (month, months) => {
      const end = monthAfter(month, months)
      return publicHolidays
        .filter(({ date }) => date >= `${month}-01` && date < `${end}-01`)
        .toSorted((one, other) => one.date.localeCompare(other.date))
        .map(({ date, name }) => `${dayWithoutYear(date)}: ${name}`)
    },
  }
}

function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const next = number - 1 + months
  return `${year + Math.floor(next / 12)}-${String((next % 12) + 1).padStart(2, '0')}`
}
