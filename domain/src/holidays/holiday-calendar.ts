import { Temporal } from '../shared/temporal.ts'
import type { DeclaredHoliday } from './declared-holiday.ts'
import { publicHolidays } from './public-holidays.ts'
import type { SchoolHoliday } from './school-holiday.ts'

export interface HolidayPlace {
  readonly country: string
  readonly provinceCode: string
}

export interface HolidayRows {
  readonly declared: readonly DeclaredHoliday[]
  readonly schoolHolidays: readonly SchoolHoliday[]
}

/**
 * The holidays of one province: public ones by South African law and by declaration, school ones by the
 * published rows.
 */
export class HolidayCalendar {
  readonly #country: string
  readonly #declared: readonly DeclaredHoliday[]
  readonly #schoolHolidays: readonly SchoolHoliday[]
  readonly #namesByYear = new Map<number, ReadonlyMap<string, string>>()

  private constructor(country: string, declared: readonly DeclaredHoliday[], schoolHolidays: readonly SchoolHoliday[]) {
    this.#country = country
    this.#declared = declared
    this.#schoolHolidays = schoolHolidays
  }

  static of(place: HolidayPlace, rows: HolidayRows): HolidayCalendar {
    const declared = rows.declared.filter((day) => day.country === place.country)
    const schoolHolidays = rows.schoolHolidays.filter(
      (holiday) =>
        holiday.country === place.country && (holiday.provinceCode === 'all' || holiday.provinceCode === place.provinceCode),
    )
    return new HolidayCalendar(place.country, declared, schoolHolidays)
  }

  isPublicHoliday(date: Temporal.PlainDate): boolean {
    return this.publicHolidayName(date) !== null
  }

  publicHolidayName(date: Temporal.PlainDate): string | null {
    return this.#namesOf(date.year).get(date.toString()) ?? null
  }

  isSchoolHoliday(date: Temporal.PlainDate): boolean {
    return this.#schoolHolidays.some(
      (holiday) =>
        Temporal.PlainDate.compare(holiday.startDate, date) <= 0 && Temporal.PlainDate.compare(date, holiday.endDate) <= 0,
    )
  }

  /** A year is worked out once: a search asks for the same dates hundreds of times. */
  #namesOf(year: number): ReadonlyMap<string, string> {
    const known = this.#namesByYear.get(year)
    if (known) return known
    const byLaw = this.#country === 'ZA' ? publicHolidays(year) : []
    const days = [...this.#declared.filter((day) => day.date.year === year), ...byLaw]
    const names = new Map(days.map((day) => [day.date.toString(), day.name]))
    this.#namesByYear.set(year, names)
    return names
  }
}
