import { publishedSchoolHolidays } from '../../holidays/published-school-holidays.ts'
import { publishedPublicHolidays } from '../../holidays/testing/published-public-holidays.ts'
import type { PriceCase } from './price-oracle.ts'

/** The published tables as plain dates, with the declared day of 2026. */
export const publishedCalendar: Pick<PriceCase, 'publicHolidays' | 'schoolHolidays'> = {
  publicHolidays: [...Object.values(publishedPublicHolidays).flat(), '2026-11-04'],
  schoolHolidays: publishedSchoolHolidays.map(({ startDate, endDate }) => ({
    startDate: startDate.toString(),
    endDate: endDate.toString(),
  })),
}
