import { dateOf, type Night, nightOf, nightsFrom } from '../nights/night.ts'
import { accepted, type Result, refused } from '../shared/result.ts'
import { Temporal } from '../shared/temporal.ts'

export type StayDatesRefusal = { readonly code: 'departure-not-after-arrival' }

/** From arrival up to, not including, departure: the day one party leaves, the next may arrive. */
export class StayDates {
  readonly arrival: Temporal.PlainDate
  readonly departure: Temporal.PlainDate
  readonly firstNight: Night
  /** The first night after the stay: that of the departure day. */
  readonly endNight: Night

  private constructor(arrival: Temporal.PlainDate, departure: Temporal.PlainDate) {
    this.arrival = arrival
    this.departure = departure
    this.firstNight = nightOf(arrival)
    this.endNight = nightOf(departure)
  }

  static between(arrival: Temporal.PlainDate, departure: Temporal.PlainDate): Result<StayDates, StayDatesRefusal> {
    if (Temporal.PlainDate.compare(arrival, departure) >= 0) return refused({ code: 'departure-not-after-arrival' })
    return accepted(new StayDates(arrival, departure))
  }

  /** For stored or generated dates (`YYYY-MM-DD` or PlainDate): throws where `between` refuses. */
  static of(arrival: Temporal.PlainDate | string, departure: Temporal.PlainDate | string): StayDates {
    const stay = StayDates.between(Temporal.PlainDate.from(arrival), Temporal.PlainDate.from(departure))
    if (!stay.ok) throw new RangeError(`a stay cannot end on ${departure} when it begins on ${arrival}`)
    return stay.value
  }

  get nightCount(): number {
    return this.endNight - this.firstNight
  }

  nights(): readonly Night[] {
    return nightsFrom(this.firstNight, this.endNight)
  }

  has(night: Night): boolean {
    return this.firstNight <= night && night < this.endNight
  }

  /** As many nights, so many days later; earlier when negative. */
  movedBy(days: number): StayDates {
    return new StayDates(dateOf(this.firstNight + days), dateOf(this.endNight + days))
  }

  equals(other: StayDates): boolean {
    return this.firstNight === other.firstNight && this.endNight === other.endNight
  }
}
