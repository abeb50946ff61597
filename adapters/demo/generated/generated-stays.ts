import type { Season } from '@camp/domain/seasons/season.ts'
import type { SeededRandom } from '../pictures/seeded-random.ts'

/** Days are counted from the first day of the window. */
export interface GeneratedStay {
  readonly plot: number
  readonly arrival: number
  readonly nights: number
}

export interface StayWindow {
  /** Of every night. */
  readonly seasons: readonly Season['seasonType'][]
  /** 1 is Monday. */
  readonly weekdays: readonly number[]
}

const demand: Readonly<Record<Season['seasonType'], number>> = { out: 1, in: 2.5, peak: 5 }
const friday = 5
const lengths: Readonly<Record<Season['seasonType'], readonly [number, ...number[]]>> = {
  out: [1, 2, 2, 2, 2, 3, 3, 4, 5, 7],
  in: [2, 2, 3, 3, 4, 5, 7, 7],
  peak: [2, 3, 5, 7, 7, 10, 14],
}
const triesBeforeGaps = 60

/** Chooses arrival days as people do: Fridays and holidays first. */
export class StayCalendar {
  readonly #window: StayWindow
  readonly #upTo: readonly number[]

  constructor(window: StayWindow) {
    this.#window = window
    let sum = 0
    this.#upTo = window.seasons.map((season, day) => (sum += demand[season] * (window.weekdays[day] === friday ? 4 : 1)))
  }

  /** `nights` booked nights on `plots` plots, no two stays of a plot overlapping, by plot and day. */
  fill({ plots, nights, random }: { plots: number; nights: number; random: SeededRandom }): readonly GeneratedStay[] {
    const days = this.#window.seasons.length
    const taken = Array.from({ length: plots }, () => new Uint8Array(days))
    const stays: GeneratedStay[] = []
    let [left, failed] = [nights, 0]
    while (left > 0) {
      const stay = failed < triesBeforeGaps ? this.#draw(plots, left, random) : gapIn(taken)
      if (!stay) throw new RangeError(`${plots} plots have no room for ${nights} nights in ${days} days`)
      if (!isFree(taken, stay)) {
        failed += 1
        continue
      }
      failed = 0
      taken[stay.plot]?.fill(1, stay.arrival, stay.arrival + stay.nights)
      stays.push(stay)
      left -= stay.nights
    }
    return stays.toSorted((one, other) => one.plot - other.plot || one.arrival - other.arrival)
  }

  #draw(plots: number, atMost: number, random: SeededRandom): GeneratedStay {
    const arrival = this.#dayAt(random.next() * (this.#upTo.at(-1) ?? 0))
    const wanted = random.pick(lengths[this.#window.seasons[arrival] ?? 'out'])
    const nights = Math.min(wanted, atMost, this.#window.seasons.length - arrival)
    return { plot: random.whole(0, plots - 1), arrival, nights }
  }

  #dayAt(weight: number): number {
    let [low, high] = [0, this.#upTo.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#upTo[middle] ?? 0) < weight) low = middle + 1
      else high = middle
    }
    return low
  }
}

function isFree(taken: readonly Uint8Array[], { plot, arrival, nights }: GeneratedStay): boolean {
  const days = taken[plot]
  if (!days) return false
  for (let day = arrival; day < arrival + nights; day += 1) if (days[day]) return false
  return true
}

/** One night that is free, for the last of an organisation that is nearly full. */
function gapIn(taken: readonly Uint8Array[]): GeneratedStay | undefined {
  for (const [plot, days] of taken.entries()) {
    const arrival = days.indexOf(0)
    if (arrival >= 0) return { plot, arrival, nights: 1 }
  }
  return undefined
}
