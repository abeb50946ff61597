import type { NightsInUse, NightUse, PlotsInUse } from '@camp/domain/availability/occupancy.ts'
import type { Night } from '@camp/domain/nights/night.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

/** What others use of one plot, as the database tells it. */
export interface PlotNights {
  readonly plotId: PlotId
  readonly taken: readonly Night[]
  /** Held until that many microseconds since 1970. */
  readonly held: readonly (readonly [night: Night, until: number])[]
  readonly shared: readonly (readonly [night: Night, pax: number, leaving: readonly Leaving[]])[]
}

/** Guests of a shared night who count no longer when their reservation expires. */
type Leaving = readonly [until: number, pax: number]

interface SharedNight {
  readonly pax: number
  readonly leaving: readonly Leaving[]
}

interface Rest {
  readonly held: ReadonlyMap<Night, number>
  readonly shared: ReadonlyMap<Night, SharedNight>
}

/** The furthest arrival, the longest stay from it, and more than three months. */
export const nightsKept = 1_024
const wordsOfPlot = nightsKept / 32
const firstCapacity = 1_024
/** Of the room for plots, when it is full: doubling would leave up to half of it empty. */
const growth = 1.25

/**
 * Which nights of which plots others use: a bit for a night that is taken for good, 128 bytes a plot; holds
 * with their expiry and shared nights beside it, since there are few.
 */
export class NightBits {
  readonly firstNight: Night
  readonly #places = new Map<PlotId, number>()
  readonly #rests = new Map<PlotId, Rest>()
  #bits = new Uint32Array(firstCapacity * wordsOfPlot)

  constructor(firstNight: Night) {
    this.firstNight = firstNight
  }

  get plotCount(): number {
    return this.#places.size
  }

  get bytes(): number {
    return this.#bits.byteLength
  }

  covers(first: Night, end: Night): boolean {
    return first >= this.firstNight && end <= this.firstNight + nightsKept
  }

  /** In place of what was known of the plot. */
  put({ plotId, taken, held, shared }: PlotNights): void {
    const isFree = taken.length + held.length + shared.length === 0
    if (isFree && !this.#places.has(plotId)) return
    const at = this.#placeOf(plotId) * wordsOfPlot
    this.#bits.fill(0, at, at + wordsOfPlot)
    for (const night of taken) this.#take(at, night - this.firstNight)
    if (held.length + shared.length === 0) this.#rests.delete(plotId)
    else
      this.#rests.set(plotId, {
        held: new Map(held),
        shared: new Map(shared.map(([night, pax, leaving]) => [night, { pax, leaving }])),
      })
  }

  /** As of a moment: holds that have run out by then use nothing. */
  at(now: Temporal.Instant): PlotsInUse {
    const moment = Number(now.epochNanoseconds / 1_000n)
    return { get: (plotId) => this.#plot(plotId, moment) }
  }

  #plot(plotId: PlotId, moment: number): NightsInUse | undefined {
    const place = this.#places.get(plotId)
    if (place === undefined) return undefined
    const rest = this.#rests.get(plotId)
    return { get: (night) => (this.#isTaken(place, night - this.firstNight) ? taken : rest && useOfRest(rest, night, moment)) }
  }

  #take(at: number, day: number): void {
    if (day < 0 || day >= nightsKept) return
    const word = at + (day >>> 5)
    this.#bits[word] = (this.#bits[word] ?? 0) | (1 << (day & 31))
  }

  #isTaken(place: number, day: number): boolean {
    return ((this.#bits[place * wordsOfPlot + (day >>> 5)] ?? 0) & (1 << (day & 31))) !== 0
  }

  #placeOf(plotId: PlotId): number {
    const known = this.#places.get(plotId)
    if (known !== undefined) return known
    const place = this.#places.size
    this.#places.set(plotId, place)
    if ((place + 1) * wordsOfPlot > this.#bits.length) {
      const grown = new Uint32Array(Math.ceil(place * growth) * wordsOfPlot)
      grown.set(this.#bits)
      this.#bits = grown
    }
    return place
  }
}

const taken: NightUse = { kind: 'taken' }

function useOfRest({ held, shared }: Rest, night: Night, moment: number): NightUse | undefined {
  const until = held.get(night)
  if (until !== undefined) return until > moment ? taken : undefined
  const use = shared.get(night)
  if (!use) return undefined
  return { kind: 'shared', pax: use.leaving.reduce((pax, [expiry, guests]) => (expiry <= moment ? pax - guests : pax), use.pax) }
}
