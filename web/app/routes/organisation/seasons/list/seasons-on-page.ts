import type { Season, SeasonType } from '@camp/domain/seasons/season.ts'
import { seasonYear, seasonYears, type YearSpan } from '@camp/domain/seasons/season-year.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

export interface SeasonOnPage {
  readonly id: string
  readonly name: string
  readonly seasonType: SeasonType
  readonly startDate: string
  readonly endDate: string
  readonly nights: number
  readonly isActive: boolean
  readonly minimumStayPeriod: number
}

/** A stretch of the year: one season, two that overlap, or none, which is off-peak. */
export interface BandSpan {
  readonly firstNight: string
  readonly lastNight: string
  readonly days: number
  readonly kind: SeasonType | 'gap' | 'overlap'
  readonly names: readonly string[]
}

export interface SeasonsOfYear {
  readonly year: number
  /** To choose from, ascending. */
  readonly years: readonly number[]
  readonly band: readonly BandSpan[]
  readonly rows: readonly SeasonOnPage[]
  /** How far the year has gone, from 0 to 1; null in other years. */
  readonly todayAt: number | null
}

/** `asked` is the text of the address. */
export function seasonsOfYear(seasons: readonly Season[], asked: string | null, today: Temporal.PlainDate): SeasonsOfYear {
  const year = /^(19|20|21)\d\d$/.test(asked ?? '') ? Number(asked) : today.year
  const known = [...seasonYears(seasons), today.year, today.year + 1, year]
  return {
    year,
    years: [...new Set(known)].toSorted((one, other) => one - other),
    band: seasonYear(seasons, year).map(bandSpan),
    rows: seasons.filter(({ startDate, endDate }) => startDate.year <= year && year <= endDate.year).map(seasonLine),
    todayAt: year === today.year ? (today.dayOfYear - 0.5) / today.daysInYear : null,
  }
}

export function seasonLine(season: Season): SeasonOnPage {
  const { id, name, seasonType, startDate, endDate, isActive, minimumStayPeriod } = season
  const nights = startDate.until(endDate).days + 1
  return {
    id,
    name,
    seasonType,
    startDate: startDate.toString(),
    endDate: endDate.toString(),
    nights,
    isActive,
    minimumStayPeriod,
  }
}

function bandSpan({ firstNight, lastNight, seasons }: YearSpan): BandSpan {
  const [first, second] = seasons
  return {
    firstNight: firstNight.toString(),
    lastNight: lastNight.toString(),
    days: firstNight.until(lastNight).days + 1,
    kind: second ? 'overlap' : (first?.seasonType ?? 'gap'),
    names: seasons.map(({ name }) => name),
  }
}
