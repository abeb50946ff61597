import type { NightCalendar } from '../nights/night-calendar.ts'
import type { RateColumn } from '../plots/plot.ts'
import { rateColumn } from '../seasons/rate-column.ts'
import type { StayDates } from '../stay-rules/stay-dates.ts'
import type { Discount } from './discount.ts'
import { discountObstacle } from './discount-obstacle.ts'
import { type StayNight, stayNights } from './stay-night.ts'

export type NightCounts = Readonly<Record<RateColumn, number>>

/**
 * What a price asks of a stay: how many nights each column charges, and on how many of them a discount acts.
 */
export class StayColumns {
  readonly nightCount: number
  readonly counts: NightCounts
  readonly #stay: StayDates
  readonly #calendar: NightCalendar
  readonly #actedOn = new Map<Discount, NightCounts>()
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
    const byStay = counted.get(calendar) ?? new WeakMap<StayDates, StayColumns>()
    const columns = byStay.get(stay) ?? new StayColumns(stay, calendar)
    counted.set(calendar, byStay.set(stay, columns))
    return columns
  }

  get nights(): readonly StayNight[] {
    this.#nights ??= stayNights(this.#stay, this.#calendar)
    return this.#nights
  }

  actedOnBy(discount: Discount): NightCounts {
    const known = this.#actedOn.get(discount)
    if (known) return known
    const counts = { offPeak: 0, peak: 0, superPeak: 0 }
    for (const night of this.nights) if (this.isActedOn(night, discount)) counts[night.column] += 1
    this.#actedOn.set(discount, counts)
    return counts
  }

  isActedOn(night: StayNight, discount: Discount): boolean {
    return discountObstacle(discount, night, this.#calendar) === null
  }
}

const counted = new WeakMap<NightCalendar, WeakMap<StayDates, StayColumns>>()
