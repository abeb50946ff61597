import { KnownOfStay } from '../nights/known-of-stay.ts'
import type { NightCalendar } from '../nights/night-calendar.ts'
import type { RateColumn, WeekdaySupplement } from '../plots/plot.ts'
import { rateColumn } from '../seasons/rate-column.ts'
import type { StayDates } from '../stay-rules/stay-dates.ts'
import type { Discount } from './discount.ts'
import { discountObstacle } from './discount-obstacle.ts'
import type { NightKind } from './full-night.ts'
import { type StayNight, stayNights } from './stay-night.ts'
import { isSupplementDay } from './weekday-supplement.ts'

export type NightCounts = Readonly<Record<RateColumn, number>>

/**
 * What a price asks of a stay: how many nights each column charges, on how many of them a weekday supplement
 * is charged and a discount acts.
 */
export class StayColumns {
  readonly nightCount: number
  readonly counts: NightCounts
  readonly #stay: StayDates
  readonly #calendar: NightCalendar
  readonly #countedBefore = new Map<Discount | null, Map<WeekdaySupplement | null, NightCounts>>()
  #nights: readonly StayNight[] | undefined

  private constructor(stay: StayDates, calendar: NightCalendar) {
    this.#stay = stay
    this.#calendar = calendar
    this.nightCount = stay.nightCount
    const counts = { offPeak: 0, peak: 0, superPeak: 0 }
    for (const { season, nights } of calendar.seasonsIn(stay)) counts[rateColumn(season?.seasonType ?? null)] += nights
    this.counts = counts
  }

  /** The same for every plot of the campsite, so it is counted once for a stay. */
  static of(stay: StayDates, calendar: NightCalendar): StayColumns {
    return counted.get(stay, calendar) ?? counted.keep(stay, calendar, new StayColumns(stay, calendar))
  }

  get nights(): readonly StayNight[] {
    this.#nights ??= stayNights(this.#stay, this.#calendar)
    return this.#nights
  }

  /** Nights of this kind, by the supplement of a plot; with a discount only those on which it acts. */
  nightsOf(
    { column, isSupplemented }: NightKind,
    supplement: WeekdaySupplement | null,
    discount: Discount | null = null,
  ): number {
    const supplemented = supplement ? this.#counted(discount, supplement)[column] : 0
    return isSupplemented ? supplemented : this.#counted(discount, null)[column] - supplemented
  }

  #counted(discount: Discount | null, supplement: WeekdaySupplement | null): NightCounts {
    if (!discount && !supplement) return this.counts
    const ofDiscount = this.#countedBefore.get(discount) ?? new Map<WeekdaySupplement | null, NightCounts>()
    this.#countedBefore.set(discount, ofDiscount)
    const known = ofDiscount.get(supplement) ?? this.#count(discount, supplement)
    ofDiscount.set(supplement, known)
    return known
  }

  #count(discount: Discount | null, supplement: WeekdaySupplement | null): NightCounts {
    const counts = { offPeak: 0, peak: 0, superPeak: 0 }
    for (const night of this.nights) {
      const isCharged = !supplement || isSupplementDay(supplement, night.weekday)
      if (isCharged && (!discount || this.isActedOn(night, discount))) counts[night.column] += 1
    }
    return counts
  }

  isActedOn(night: StayNight, discount: Discount): boolean {
    return discountObstacle(discount, night, this.#calendar) === null
  }
}

const counted = new KnownOfStay<StayColumns>()
