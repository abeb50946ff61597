import { declaredHolidays } from '../declared-holidays.ts'
import { HolidayCalendar } from '../holiday-calendar.ts'
import { publishedSchoolHolidays } from '../published-school-holidays.ts'

export function southAfricanCalendar(): HolidayCalendar {
  return HolidayCalendar.of(
    { country: 'ZA', provinceCode: 'WC' },
    { declared: declaredHolidays, schoolHolidays: publishedSchoolHolidays },
  )
}
