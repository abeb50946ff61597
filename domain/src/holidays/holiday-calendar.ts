import { dateOf, type Night, nightOf } from '../nights/night.ts'
import { NightBlocks, nightsInBlock, placeInBlock } from '../nights/night-blocks.ts'
import type { Temporal } from '../shared/temporal.ts'
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

export interface HolidayChange {
  readonly without: HolidayRows
  readonly added: HolidayRows
}

const publicMark = 1
const schoolMark = 2

/**
 * The holidays of one province: public ones by South African law and by declaration, school ones by the
 * published rows.
 */
export class HolidayCalendar {
  readonly #place: HolidayPlace
  readonly #declared: readonly DeclaredHoliday[]
  readonly #schoolHolidays: readonly SchoolHoliday[]
  readonly #namesByYear = new Map<number, ReadonlyMap<Night, string>>()
  readonly #marks = new NightBlocks((firstNight) => this.#markedFrom(firstNight))

  private constructor(place: HolidayPlace, { declared, schoolHolidays }: HolidayRows) {
    this.#place = place
    this.#declared = declared
    this.#schoolHolidays = schoolHolidays
  }

  static of(place: HolidayPlace, rows: HolidayRows): HolidayCalendar {
    const declared = rows.declared.filter((day) => day.country === place.country)
    const schoolHolidays = rows.schoolHolidays.filter(
      (holiday) =>
        holiday.country === place.country && (holiday.provinceCode === 'all' || holiday.provinceCode === place.provinceCode),
    )
    return new HolidayCalendar(place, { declared, schoolHolidays })
  }

  /** As it would be without some rows and with others; those of other places change nothing. */
  changed({ without, added }: HolidayChange): HolidayCalendar {
    const declared = this.#declared.filter((day) => !without.declared.some(({ date }) => date.equals(day.date)))
    const schools = this.#schoolHolidays.filter((one) => !without.schoolHolidays.some((other) => isSameHoliday(one, other)))
    return HolidayCalendar.of(this.#place, {
      declared: [...declared, ...added.declared],
      schoolHolidays: [...schools, ...added.schoolHolidays],
    })
  }

  isPublicHoliday(date: Temporal.PlainDate): boolean {
    return this.isPublicHolidayOn(nightOf(date))
  }

  publicHolidayName(date: Temporal.PlainDate): string | null {
    return this.#namesOf(date.year).get(nightOf(date)) ?? null
  }

  isSchoolHoliday(date: Temporal.PlainDate): boolean {
    return this.isSchoolHolidayOn(nightOf(date))
  }

  isPublicHolidayOn(night: Night): boolean {
    return ((this.#marks.holding(night)[placeInBlock(night)] ?? 0) & publicMark) !== 0
  }

  isSchoolHolidayOn(night: Night): boolean {
    return ((this.#marks.holding(night)[placeInBlock(night)] ?? 0) & schoolMark) !== 0
  }

  #markedFrom(firstNight: Night): Uint8Array {
    const marks = new Uint8Array(nightsInBlock)
    for (const holiday of this.#schoolHolidays) {
      const [from, to] = [nightOf(holiday.startDate) - firstNight, nightOf(holiday.endDate) - firstNight]
      marks.fill(schoolMark, Math.max(0, from), Math.max(0, to + 1))
    }
    const lastYear = dateOf(firstNight + nightsInBlock - 1).year
    for (let year = dateOf(firstNight).year; year <= lastYear; year++) {
      for (const night of this.#namesOf(year).keys()) {
        const place = night - firstNight
        if (place >= 0 && place < nightsInBlock) marks[place] = (marks[place] ?? 0) | publicMark
      }
    }
    return marks
  }

  #namesOf(year: number): ReadonlyMap<Night, string> {
    const known = this.#namesByYear.get(year)
    if (known) return known
    const byLaw = this.#place.country === 'ZA' ? publicHolidays(year) : []
    const days = [...this.#declared.filter((day) => day.date.year === year), ...byLaw]
    const names = new Map(days.map((day) => [nightOf(day.date), day.name]))
    this.#namesByYear.set(year, names)
    return names
  }
}

function isSameHoliday(one: SchoolHoliday, other: SchoolHoliday): boolean {
  return (
    one.country === other.country &&
    one.provinceCode === other.provinceCode &&
    one.startDate.equals(other.startDate) &&
    one.endDate.equals(other.endDate)
  )
}
