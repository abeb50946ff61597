import type { HolidayCalendars } from '@camp/application/holidays/holiday-calendars.ts'
import { HolidayCalendar, type HolidayRows } from '@camp/domain/holidays/holiday-calendar.ts'
import type { Province } from '@camp/domain/organisations/organisation.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'

interface SchoolHolidayRow {
  readonly province_code: string
  readonly year: number
  readonly name: string
  readonly start_date: string
  readonly end_date: string
}

/** One per request: the rows of a province are read once in it, since a search asks for the same few provinces again and again. */
export class PostgresHolidayCalendars implements HolidayCalendars {
  readonly #em: EntityManager
  readonly #calendars = new Map<string, Promise<HolidayCalendar>>()

  constructor(em: EntityManager) {
    this.#em = em
  }

  of({ code, country }: Province): Promise<HolidayCalendar> {
    const key = `${country.code}-${code}`
    const known = this.#calendars.get(key)
    if (known) return known
    const calendar = this.#load(country.code, code)
    this.#calendars.set(key, calendar)
    return calendar
  }

  async #load(country: string, provinceCode: string): Promise<HolidayCalendar> {
    const declared = await sql<{ date: string; name: string }>`
      select date, name from declared_holiday where country_code = ${country}`.execute(this.#em.getKysely())
    const schools = await sql<SchoolHolidayRow>`
      select province_code, year, name, start_date, end_date from school_holiday
      where country_code = ${country} and province_code in ('all', ${provinceCode})`.execute(this.#em.getKysely())
    const rows: HolidayRows = {
      declared: declared.rows.map(({ date, name }) => ({ country, date: Temporal.PlainDate.from(date), name })),
      schoolHolidays: schools.rows.map((row) => ({
        country,
        provinceCode: row.province_code,
        year: row.year,
        name: row.name,
        startDate: Temporal.PlainDate.from(row.start_date),
        endDate: Temporal.PlainDate.from(row.end_date),
      })),
    }
    return HolidayCalendar.of({ country, provinceCode }, rows)
  }
}
