import type { HolidayCalendar } from '@camp/domain/holidays/holiday-calendar.ts'
import type { Province } from '@camp/domain/organisations/organisation.ts'

export interface HolidayCalendars {
  of(province: Province): Promise<HolidayCalendar>
}
