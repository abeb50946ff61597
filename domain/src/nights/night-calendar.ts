import type { HolidayCalendar } from '../holidays/holiday-calendar.ts'
import type { Season } from '../seasons/season.ts'
import { seasonNights } from '../seasons/season-nights.ts'
import { KeptWith } from '../shared/kept-with.ts'
import type { StayDates } from '../stay-rules/stay-dates.ts'
import { KnownOfStay } from './known-of-stay.ts'
import type { Night } from './night.ts'
import { NightBlocks, nightsInBlock, placeInBlock } from './night-blocks.ts'

/** The nights of a stay that one season covers, or no season at all. */
export interface SeasonShare {
  readonly season: Season | null
  readonly firstNight: Night
  readonly nights: number
}

/**
 * What a campsite's seasons and holidays say of every night: all that its rules of price and of stay ask of a
 * date. Worked out once for the same seasons and holidays,
 * whoever asks; the calendar of other holidays takes its place.
 */
export class NightCalendar {
  readonly #seasons: readonly Season[]
  readonly #positions: NightBlocks<Uint16Array>
  readonly #holidays: HolidayCalendar

  private constructor(seasons: readonly Season[], holidays: HolidayCalendar) {
    this.#seasons = seasons
    this.#positions = new NightBlocks(seasonPositions(seasons))
    this.#holidays = holidays
  }

  static of(seasons: readonly Season[], holidays: HolidayCalendar): NightCalendar {
    const made = known.of(seasons)
    return made && made.#holidays === holidays ? made : known.keep(seasons, new NightCalendar(seasons, holidays))
  }

  /** The active season that covers the night; null is a night that no active season covers. */
  seasonOn(night: Night): Season | null {
    return this.#seasons[(this.#positions.holding(night)[placeInBlock(night)] ?? 0) - 1] ?? null
  }

  /** Each season once, in the order in which the stay meets them. */
  seasonsIn(stay: StayDates): readonly SeasonShare[] {
    return sharesKnown.get(stay, this) ?? sharesKnown.keep(stay, this, this.#sharesOf(stay))
  }

  #sharesOf(stay: StayDates): readonly SeasonShare[] {
    const shares: Growing[] = []
    let share: Growing | undefined
    for (let night = stay.firstNight; night < stay.endNight; night++) {
      const season = this.seasonOn(night)
      if (share?.season !== season) share = shares.find((each) => each.season === season)
      if (share) share.nights += 1
      else shares.push({ season, firstNight: night, nights: 1 })
      share ??= shares.at(-1)
    }
    return shares
  }

  isPublicHoliday(night: Night): boolean {
    return this.#holidays.isPublicHolidayOn(night)
  }

  isSchoolHoliday(night: Night): boolean {
    return this.#holidays.isSchoolHolidayOn(night)
  }
}

const sharesKnown = new KnownOfStay<readonly SeasonShare[]>()

type Growing = { -readonly [Field in keyof SeasonShare]: SeasonShare[Field] }

const known = new KeptWith<readonly Season[], NightCalendar>()

/** Of each night of a block the place of its season among the seasons, from 1; 0 where none covers it. */
function seasonPositions(seasons: readonly Season[]): (firstNight: Night) => Uint16Array {
  return (firstNight) => {
    const positions = new Uint16Array(nightsInBlock)
    // Backwards: of two that overlap the first decides.
    for (let index = seasons.length - 1; index >= 0; index -= 1) {
      const season = seasons[index] as Season
      const { first, last } = seasonNights(season)
      if (season.isActive) positions.fill(index + 1, Math.max(0, first - firstNight), Math.max(0, last + 1 - firstNight))
    }
    return positions
  }
}
