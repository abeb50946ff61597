import type { SiteType } from '@camp/domain/plots/plot.ts'
import { provinces } from '../../src/postgres/reference-data/countries.ts'
import type { DemoPlace, Land, SiteCounts } from '../demo-places.ts'
import { onEarth, type TownPosition } from '../demo-towns.ts'
import { lands } from '../lands.ts'
import { SeededRandom } from '../pictures/seeded-random.ts'
import { type GeneratedTown, generatedTowns } from './generated-towns.ts'

export interface GeneratedPlace {
  readonly place: DemoPlace
  readonly position: TownPosition
  readonly plots: number
  /** How sought after it is: 1 on average. */
  readonly popularity: number
}

export const fewestPlots = 5
export const mostPlots = 40
const usualCounts = [5, 10, 15, 30, 40] as const
/** Degrees around a town: about 25 km, most of them nearer. */
const around = 0.24
const featuredCampsites = 8

/** Campsites around towns, 5 to 40 plots each, `plots` together. */
export function generatedPlaces(wish: { campsites: number; plots: number; seed: string }): readonly GeneratedPlace[] {
  const counts = plotCounts(wish)
  let position = 0
  return generatedTowns(wish.campsites, wish.seed).flatMap((town) => {
    const random = new SeededRandom(`${wish.seed}/${town.copy}/${town.name}/${town.latitude}`)
    const names = new Names(random, town)
    return Array.from({ length: town.campsites }, () => {
      const number = position++
      return placeNear(town, { number, plots: counts[number] ?? fewestPlots, random, names })
    })
  })
}

interface OneOfTown {
  readonly number: number
  readonly plots: number
  readonly random: SeededRandom
  readonly names: Names
}

function placeNear(town: GeneratedTown, { number, plots, random, names }: OneOfTown): GeneratedPlace {
  const land = random.pick<Land>(landsOf[town.provinceCode] ?? ['highveld'])
  const place: DemoPlace = {
    name: names.next(land),
    town: town.name,
    province: provinces.find(({ code }) => code === town.provinceCode)?.name ?? town.provinceCode,
    postalCode: String(random.whole(1000, 9899)),
    land,
    sites: sitesOf(plots, random),
    description: random.pick(descriptions),
    ...(random.chance(0.05) && { isAdultsOnly: true as const }),
    ...(number < featuredCampsites && { isFeatured: true as const }),
    ...(random.chance(0.06) && { hasSharedField: true as const }),
  }
  const near = () => (random.next() + random.next() - 1) * around
  const position = { latitude: town.latitude + near(), longitude: onEarth(town.longitude + near()) }
  return { place, position, plots, popularity: 0.4 + 1.2 * random.next() }
}

const landsOf: Readonly<Record<string, readonly [Land, ...Land[]]>> = {
  WC: ['coast', 'winelands', 'river', 'berg', 'dam'],
  EC: ['coast', 'forest', 'river', 'karoo'],
  KZN: ['coast', 'berg', 'wetland', 'dam'],
  MP: ['bushveld', 'forest', 'dam', 'river'],
  LP: ['bushveld', 'river', 'dam'],
  GP: ['highveld', 'dam', 'river'],
  NW: ['bushveld', 'dam', 'highveld'],
  FS: ['highveld', 'dam', 'berg'],
  NC: ['desert', 'karoo', 'river'],
}

const endings = [
  ...['Camp', 'Rest Camp', 'Bend', 'Farm Stay', 'Retreat', 'Caravan Park', 'Hideaway', 'Valley', 'Ridge', 'Corner'],
  ...['Lodge', 'Eco Camp', 'Hollow', 'Meadow', 'Resort', 'Outspan'],
] as const

/** No two of a town are called alike. */
class Names {
  readonly #random: SeededRandom
  readonly #town: string
  readonly #given = new Map<string, number>()

  constructor(random: SeededRandom, { name, provinceCode, copy }: GeneratedTown) {
    this.#random = random
    this.#town = copy === 1 ? `${name} ${provinceCode}` : `${name} ${provinceCode} ${copy}`
  }

  next(land: Land): string {
    const names = lands[land].names as readonly [string, ...string[]]
    const name = `${this.#random.pick(names)} ${this.#random.pick(endings)} ${this.#town}`
    const times = (this.#given.get(name) ?? 0) + 1
    this.#given.set(name, times)
    return times === 1 ? name : `${name} No ${times}`
  }
}

const besides: readonly [SiteType, ...SiteType[]] = ['caravan', 'chalets', 'cabins', 'cottages', 'glamping', 'rooms', 'campervan']

/** Most are for tents first; larger ones have two or three kinds. */
function sitesOf(plots: number, random: SeededRandom): SiteCounts {
  const kinds = random.shuffled(besides).slice(0, plots < 10 ? random.whole(0, 1) : random.whole(1, 2))
  const each = Math.max(1, Math.floor((plots * random.between(0.2, 0.5)) / Math.max(1, kinds.length)))
  return Object.fromEntries([['camping', plots - each * kinds.length], ...kinds.map((kind) => [kind, each])])
}

const descriptions = [
  'Level grass, tall trees and hot showers, a short drive from town.',
  'A family farm with room for tents, a stream for the children and stars for everybody.',
  'Quiet stands well apart, firewood at the gate and birds from four in the morning.',
  'Old trees, thick lawn and a swimming hole; the farm stall sells bread on Saturdays.',
  'Simple, clean and friendly. Bring a hat, stay a week.',
  'Wide views, a braai at every stand and walks that start at your tent.',
] as const

/** The usual sizes, then one plot more or less here and there until the sum is right. */
function plotCounts({ campsites, plots, seed }: { campsites: number; plots: number; seed: string }): readonly number[] {
  const random = new SeededRandom(`${seed}/plots`)
  const counts = Array.from({ length: campsites }, () => random.pick(usualCounts) as number)
  let missing = plots - counts.reduce((sum, count) => sum + count, 0)
  while (missing !== 0) {
    const [position, step] = [random.whole(0, campsites - 1), Math.sign(missing)]
    const changed = (counts[position] ?? 0) + step
    if (changed < fewestPlots || changed > mostPlots) continue
    counts[position] = changed
    missing -= step
  }
  return counts
}
