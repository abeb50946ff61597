import { towns } from '../../src/postgres/reference-data/towns.ts'
import { onEarth, type TownPosition } from '../demo-towns.ts'
import { SeededRandom } from '../pictures/seeded-random.ts'

export interface GeneratedTown extends TownPosition {
  readonly name: string
  readonly provinceCode: string
  /** 1 in South Africa itself. */
  readonly copy: number
  readonly campsites: number
}

/** Campsites of a town in the middle; 5,000 of them fill South Africa. */
const campsitesPerTown = 14.7
/**
 * Degrees of longitude from one country to its copy: as far apart in reality as the country is wide, and
 * more.
 */
const copyApart = 20
const capeTown: TownPosition = { latitude: -33.93, longitude: 18.42 }

/**
 * As many towns as the campsites need, from Cape Town outwards, so that few lie as densely as many. When
 * South Africa is full, it lies beside itself once more, at the same latitudes: over the sea, and as dense.
 */
export function generatedTowns(campsites: number, seed: string): readonly GeneratedTown[] {
  const outwards = towns().toSorted((one, other) => awayFrom(capeTown, one) - awayFrom(capeTown, other))
  const found: GeneratedTown[] = []
  for (let [position, left] = [0, campsites]; left > 0; position += 1) {
    const [town, copy] = [outwards[position % outwards.length], 1 + Math.floor(position / outwards.length)]
    if (!town) throw new Error('the gazetteer has no towns')
    const { name, province_code: provinceCode, latitude } = town
    const wanted = Math.round(campsitesPerTown * popularity(new SeededRandom(`${seed}/${copy}/${town.id}`)))
    const count = Math.min(left, wanted)
    found.push({
      name,
      provinceCode,
      latitude,
      longitude: onEarth(town.longitude + (copy - 1) * copyApart),
      copy,
      campsites: count,
    })
    left -= count
  }
  return found
}

/** A few towns have many campsites, most have few; 1 on average. */
function popularity(random: SeededRandom): number {
  return 0.15 + 0.85 * 3 * random.next() ** 2
}

/** Flat is good enough for an order. */
function awayFrom(from: TownPosition, { latitude, longitude }: TownPosition): number {
  return Math.hypot(latitude - from.latitude, (longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180))
}
