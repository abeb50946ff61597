import { type SiteType, siteTypes } from '@camp/domain/plots/plot.ts'
import { subjects } from './drawing/subjects.ts'
import type { Hour } from './hour.ts'
import { type PaletteFamily, paletteFamilies, type RidgeStyle, type TreeKind, type WaterKind } from './palette.ts'
import { palettes } from './palettes.ts'
import { SeededRandom } from './seeded-random.ts'

/** `place` shows the land itself, with somebody staying in it. */
export type SceneKind = SiteType | 'place'

/** Facts, not sentences: the web makes the alternative text of them. */
export interface SceneFacts {
  /** "a dome tent" */
  readonly subject: string
  readonly family: PaletteFamily
  readonly water: WaterKind
}

export interface SceneDescriptor {
  /** `scene-karoo-camping-03`: stays the same for as long as the catalogue's seed does. */
  readonly key: string
  readonly family: PaletteFamily
  readonly kind: SceneKind
  readonly number: number
  readonly facts: SceneFacts
  /** Names the drawing: the same seed draws the same picture. */
  readonly seed: string
  /** Which of the kind's subjects stands in it. */
  readonly subjectIndex: number
  readonly subjectKind: SiteType
  /** What is decided beforehand; the seed decides the rest. */
  readonly land?: SceneLand
}

/** What tells the pictures of one family apart at a glance. */
export interface SceneLand {
  readonly ridges: RidgeStyle
  /** The most frequent first. */
  readonly trees: readonly TreeKind[]
  readonly light: 1 | -1
  readonly hour: Hour
}

/** The seed of the pictures that are shipped. */
export const catalogueSeed = 'veld'

/** How many scenes of a kind each family has: most sites are for camping, and galleries want land. */
const countOf: Partial<Record<SceneKind, number>> = { place: 2, camping: 3 }

export function sceneCatalogue(seed: string = catalogueSeed): readonly SceneDescriptor[] {
  const kinds: readonly SceneKind[] = ['place', ...siteTypes]
  return paletteFamilies.flatMap((family, familyIndex) =>
    kinds.flatMap((kind, kindIndex) =>
      Array.from({ length: countOf[kind] ?? 1 }, (_, index) => descriptor(seed, family, kind, index, familyIndex + kindIndex)),
    ),
  )
}

function descriptor(seed: string, family: PaletteFamily, kind: SceneKind, index: number, turn: number): SceneDescriptor {
  const number = index + 1
  const key = `scene-${family}-${kind}-${String(number).padStart(2, '0')}`
  const random = new SeededRandom(`${seed}/${key}/facts`)
  const subjectKind = kind === 'place' ? random.pick(placeSubjects) : kind
  const choices = subjects[subjectKind]
  const subjectIndex = (turn + index) % choices.length
  const subject = choices[subjectIndex]?.[0] ?? choices[0][0]
  return {
    key,
    family,
    kind,
    number,
    seed: `${seed}/${key}`,
    subjectKind,
    subjectIndex,
    facts: { subject, family, water: random.pick(palettes[family].waters) },
  }
}

const placeSubjects = ['camping', 'cottages', 'camping', 'glamping', 'cabins', 'camping'] as const

let shipped: ReadonlyMap<PaletteFamily, readonly SceneDescriptor[]> | undefined

/** The catalogue by family, put together once. */
function shippedScenes(): ReadonlyMap<PaletteFamily, readonly SceneDescriptor[]> {
  shipped ??= Map.groupBy(sceneCatalogue(), ({ family }) => family)
  return shipped
}

export interface SceneWish {
  readonly siteType?: SceneKind
  /** What guests of the place stay in, where the land around is wanted; anything when not said. */
  readonly stayedIn?: readonly SiteType[]
  readonly family: PaletteFamily
  readonly count: number
  readonly seed: string
}

/**
 * Scenes of one family, those of the kind first, then the land around, then what is most alike; never one
 * twice.
 */
export function scenesFor({ siteType = 'place', stayedIn, family, count, seed }: SceneWish): readonly SceneDescriptor[] {
  const random = new SeededRandom(`${seed}/${family}/${siteType}`)
  const ofFamily = random.shuffled(shippedScenes().get(family) ?? [])
  const wanted = stayedIn ?? (siteType === 'place' ? [] : [siteType])
  return ofFamily.sort((one, other) => distance(one, siteType, wanted) - distance(other, siteType, wanted)).slice(0, count)
}

export const underARoof: ReadonlySet<SiteType> = new Set<SiteType>(['cabins', 'chalets', 'cottages', 'rooms'])

/** A campsite rather shows a caravan than a house, and the other way round; so does the land around it. */
function distance({ kind, subjectKind }: SceneDescriptor, asked: SceneKind, stayedIn: readonly SiteType[]): number {
  const isOffered = stayedIn.length === 0 || stayedIn.some((each) => underARoof.has(each) === underARoof.has(subjectKind))
  if (!isOffered) return 3
  if (kind === asked) return 0
  return kind === 'place' ? 1 : 2
}
