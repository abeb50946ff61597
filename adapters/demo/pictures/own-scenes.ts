import { type SiteType, siteTypes } from '@camp/domain/plots/plot.ts'
import { subjects } from './drawing/subjects.ts'
import type { PaletteFamily, RidgeStyle, TreeKind } from './palette.ts'
import { palettes } from './palettes.ts'
import { catalogueSeed, type SceneDescriptor } from './scene-catalogue.ts'

/** Whom a picture is drawn for. */
export interface PicturedPlace {
  readonly slug: string
  readonly family: PaletteFamily
  readonly province: string
  /** What guests stay in there, the most frequent first. */
  readonly siteTypes: readonly SiteType[]
}

/**
 * One scene for each place, which no other place shows first: its own land, and somebody staying there as its
 * guests do. Places of one family differ in what a glance tells apart: the shape of the mountains, the water,
 * the trees and what stands before them. They take turns, so that neighbours in a list never share all four.
 */
export function ownScenes(places: readonly PicturedPlace[], seed: string = catalogueSeed): readonly SceneDescriptor[] {
  const turns = new Map<PaletteFamily, number>()
  return places.map((place) => {
    const turn = turns.get(place.family) ?? 0
    turns.set(place.family, turn + 1)
    return ownScene(place, turn, seed)
  })
}

export function ownSceneKey(slug: string): string {
  return `scene-own-${slug}`
}

function ownScene({ slug, family, province, siteTypes: offered }: PicturedPlace, turn: number, seed: string): SceneDescriptor {
  const [subjectKind = siteTypes[0]] = turned(offered, Math.floor(turn / 3))
  const choices = subjects[subjectKind]
  const subjectIndex = turn % choices.length
  return {
    key: ownSceneKey(slug),
    family,
    kind: 'place',
    number: turn + 1,
    seed: `${seed}/own/${slug}`,
    subjectKind,
    subjectIndex,
    facts: {
      subject: (choices[subjectIndex] ?? choices[0])[0],
      family,
      water: inTurn(palettes[family].waters, turn),
    },
    land: {
      ridges: inTurn(ridgesOf(family, province), turn),
      trees: turned(treesOf(family, province), turn),
      light: turn % 2 === 0 ? 1 : -1,
      hour: (['day', 'late', 'mist'] as const)[Math.floor(turn / 2) % 3] ?? 'day',
    },
  }
}

/** Flat-topped mountains stand in the Karoo and its neighbours, not above the sea. */
function ridgesOf(family: PaletteFamily, province: string): readonly RidgeStyle[] {
  const hasMesas = family === 'karoo' || (family !== 'coast' && dryInland.has(province))
  return ofTheirOwn(palettes[family].ridges, (style) => style !== 'mesas' || hasMesas)
}

const dryInland: ReadonlySet<string> = new Set(['Northern Cape', 'Eastern Cape', 'Free State'])

/** Trees that a traveller knows a province by. */
const grownIn: Partial<Readonly<Record<TreeKind, readonly string[]>>> = {
  baobab: ['Limpopo'],
  fever: ['KwaZulu-Natal', 'Mpumalanga', 'Limpopo'],
  palm: ['KwaZulu-Natal'],
  quiver: ['Northern Cape'],
}

function treesOf(family: PaletteFamily, province: string): readonly TreeKind[] {
  return ofTheirOwn(palettes[family].trees, (kind) => grownIn[kind]?.includes(province) ?? true)
}

/** Each once. */
function ofTheirOwn<Item>(items: readonly Item[], fits: (item: Item) => boolean): readonly Item[] {
  return [...new Set(items)].filter(fits)
}

function inTurn<Item>(items: readonly Item[], turn: number): Item {
  const item = items[turn % items.length]
  if (item === undefined) throw new RangeError('nothing to choose from')
  return item
}

/** The same items, beginning further on. */
function turned<Item>(items: readonly Item[], turn: number): readonly Item[] {
  const start = items.length === 0 ? 0 : turn % items.length
  return [...items.slice(start), ...items.slice(0, start)]
}
