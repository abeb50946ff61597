import type { HolidayCalendars } from '@camp/application/holidays/holiday-calendars.ts'
import { HolidayCalendar, type HolidayRows } from '@camp/domain/holidays/holiday-calendar.ts'
import type { Province } from '@camp/domain/organisations/organisation.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { KeptFacts } from '../change-feed/kept-facts.ts'
import { databaseOf } from '../postgres/typed-database.ts'

/**
 * One per request: a country's rows are read once in it, since a search asks for all of its provinces at the
 * same time, and each of them for itself would take a connection of its own.
 */
export class PostgresHolidayCalendars implements HolidayCalendars {
  readonly #em: EntityManager
  readonly #rows = new Map<string, Promise<HolidayRows>>()
  readonly #calendars = new Map<string, Promise<HolidayCalendar>>()

  readonly #kept: KeptFacts['holidayCalendars'] | undefined

  constructor(em: EntityManager, kept?: Pick<KeptFacts, 'holidayCalendars'>) {
    this.#em = em
    this.#kept = kept?.holidayCalendars
  }

  of({ code, country }: Province): Promise<HolidayCalendar> {
    const key = `${country.code}-${code}`
    const read = () => this.#calendar(country.code, code)
    const calendar = this.#calendars.get(key) ?? this.#kept?.of(this.#em, key, read) ?? read()
    this.#calendars.set(key, calendar)
    return calendar
  }

  async #calendar(country: string, provinceCode: string): Promise<HolidayCalendar> {
    const rows = this.#rows.get(country) ?? this.#load(country)
    this.#rows.set(country, rows)
    return HolidayCalendar.of({ country, provinceCode }, await rows)
  }

  async #load(country: string): Promise<HolidayRows> {
    const declared = await databaseOf(this.#em)
      .selectFrom('declared_holiday')
      .select(['date', 'name'])
      .where('country_code', '=', country)
      .execute()
    const schools = await databaseOf(this.#em)
      .selectFrom('school_holiday')
      .select(['province_code', 'year', 'name', 'start_date', 'end_date'])
      .where('country_code', '=', country)
      .execute()
    return {
      declared: declared.map(({ date, name }) => ({ country, date: Temporal.PlainDate.from(date), name })),
      schoolHolidays: schools.map((row) => ({
        country,
        provinceCode: row.province_code,
        year: row.year,
        name: row.name,
        startDate: Temporal.PlainDate.from(row.start_date),
        endDate: Temporal.PlainDate.from(row.end_date),
      })),
    }
  }
}
