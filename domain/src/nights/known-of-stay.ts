import type { StayDates } from '../stay-rules/stay-dates.ts'

/**
 * What was worked out, with a campsite's calendar, of the stay that was asked for last: one request asks for
 * one stay many times. Kept with each calendar it would stay until that campsite is asked for again.
 */
export class KnownOfStay<Value> {
  #stay: StayDates | undefined
  #known = new Map<object, Value>()

  get(stay: StayDates, calendar: object): Value | undefined {
    return stay === this.#stay ? this.#known.get(calendar) : undefined
  }

  keep(stay: StayDates, calendar: object, value: Value): Value {
    if (stay !== this.#stay) {
      this.#stay = stay
      this.#known = new Map()
    }
    this.#known.set(calendar, value)
    return value
  }
}
