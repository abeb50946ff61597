import { HolidayCalendar, type HolidayRows } from '@camp/domain/holidays/holiday-calendar.ts'
import type { Province } from '@camp/domain/organisations/organisation.ts'
import type { HolidayCalendars } from '../holiday-calendars.ts'

export class InMemoryHolidayCalendars implements HolidayCalendars {
  readonly #rows: HolidayRows
  /** The same for the same province, as where they are kept. */
  readonly #made = new Map<string, HolidayCalendar>()

  constructor(rows: HolidayRows = { declared: [], schoolHolidays: [] }) {
    this.#rows = rows
  }

  async of({ code, country }: Province): Promise<HolidayCalendar> {
    const key = `${country.code}-${code}`
    const made = this.#made.get(key) ?? HolidayCalendar.of({ country: country.code, provinceCode: code }, this.#rows)
    this.#made.set(key, made)
    return made
  }
}
