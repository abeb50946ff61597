import { HolidayCalendar, type HolidayRows } from '@camp/domain/holidays/holiday-calendar.ts'
import type { Province } from '@camp/domain/organisations/organisation.ts'
import type { HolidayCalendars } from '../holiday-calendars.ts'

export class InMemoryHolidayCalendars implements HolidayCalendars {
  readonly #rows: HolidayRows

  constructor(rows: HolidayRows = { declared: [], schoolHolidays: [] }) {
    this.#rows = rows
  }

  async of({ code, country }: Province): Promise<HolidayCalendar> {
    return HolidayCalendar.of({ country: country.code, provinceCode: code }, this.#rows)
  }
}
