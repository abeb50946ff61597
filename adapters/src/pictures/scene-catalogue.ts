import type { SiteType } from '@camp/domain/plots/plot.ts'
import { siteTypes } from '@camp/domain/plots/plot.ts'
import { subjects } from './drawing/subjects.ts'
import { type PaletteFamily, type WaterKind, paletteFamilies } from './palette.ts'
import { palettes } from './palettes.ts'
import { SeededRandom } from './seeded-random.ts'

/** `place` shows the land itself, with somebody staying in it. */
export type SceneKind = SiteType | 'place'

/** Facts, not sentences: the web makes the alternative text of them. */
export interface SceneFacts {
  /** "a dome tent" */
  readonly subject: string
  /** "mountains", "flat-topped mountains", "dunes" */
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
}

/** The seed of the pictures that are shipped. */
export const catalogueSeed = 'veld'

/** How many scenes of a kind each family has: most sites are for camping, and galleries want land. */
const countOf: Partial<Record<SceneKind, number>> = { place: 2, camping: 2 }

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
  return { key, family, kind, number, seed: `${seed}/${key}`, subjectKind, subjectIndex, facts: { subject, family, water: random.pick(palettes[family].waters) } }
}

const placeSubjects = ['camping', 'cottages', 'camping', 'glamping', 'cabins', 'camping'] as const

export interface SceneWish {
  readonly siteType?: SceneKind
  readonly family: PaletteFamily
  readonly count: number
  readonly seed: string
}

/** Scenes of one family, those of the kind first, then the land around, then the rest; never more than once each. */
export function scenesFor({ siteType = 'place', family, count, seed }: SceneWish): readonly SceneDescriptor[] {
  const random = new SeededRandom(`${seed}/${family}/${siteType}`)
  const ofFamily = random.shuffled(sceneCatalogue().filter((scene) => scene.family === family))
  const rank = ({ kind }: SceneDescriptor) => (kind === siteType ? 0 : kind === 'place' ? 1 : 2)
  return ofFamily.sort((one, other) => rank(one) - rank(other)).slice(0, count)
}
