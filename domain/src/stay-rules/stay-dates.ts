import { accepted, type Result, refused } from '../shared/result.ts'
import { Temporal } from '../shared/temporal.ts'

export type StayDatesRefusal = { readonly code: 'departure-not-after-arrival' }

/** From arrival up to, not including, departure: the day one party leaves, the next may arrive. */
export class StayDates {
  readonly arrival: Temporal.PlainDate
  readonly departure: Temporal.PlainDate

  private constructor(arrival: Temporal.PlainDate, departure: Temporal.PlainDate) {
    this.arrival = arrival
    this.departure = departure
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
    return this.arrival.until(this.departure).days
  }

  nights(): readonly Temporal.PlainDate[] {
    return Array.from({ length: this.nightCount }, (_, night) => this.arrival.add({ days: night }))
  }

  equals(other: StayDates): boolean {
    return this.arrival.equals(other.arrival) && this.departure.equals(other.departure)
  }
}
