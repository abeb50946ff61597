import { type MapPlace, withinMap } from '@camp/domain/plots/map-place.ts'
import { withHyphen } from '#app/formatting/typed-number.ts'

export const plotMapPage = 'org-organisation/map'

export const sides = ['x', 'y', 'width', 'height'] as const
export type Side = (typeof sides)[number]

export interface MapPlot {
  readonly id: string
  readonly name: string
  readonly plotNumber: number | null
  readonly site: string
  readonly map: MapPlace | null
}

/** As typed, by plot and side: `{ '7': { x: '40', … } }`. */
export type TypedPlaces = Readonly<Record<string, Readonly<Record<Side, string>>>>

export function typedPlaces(plots: readonly MapPlot[]): TypedPlaces {
  return Object.fromEntries(plots.map(({ id, map }) => [id, typedPlace(map)]))
}

export function typedPlace(map: MapPlace | null): Readonly<Record<Side, string>> {
  const text = (side: Side) => (map ? String(map[side]) : '')
  return { x: text('x'), y: text('y'), width: text('width'), height: text('height') }
}

export type ReadPlace = { readonly kind: 'off' | 'incomplete' } | { readonly kind: 'on'; readonly map: MapPlace }

/** Nothing typed takes the plot off the map; a number missing or unreadable is `incomplete`. */
export function readPlace(typed: Readonly<Record<Side, string>>): ReadPlace {
  if (sides.every((side) => typed[side].trim() === '')) return { kind: 'off' }
  const [x, y, width, height] = sides.map((side) =>
    typed[side].trim() === '' ? Number.NaN : Number(withHyphen(typed[side]).replace(',', '.')),
  )
  const map = { x: x ?? Number.NaN, y: y ?? Number.NaN, width: width ?? Number.NaN, height: height ?? Number.NaN }
  return Object.values(map).every(Number.isFinite) ? { kind: 'on', map } : { kind: 'incomplete' }
}

export function isSamePlace(one: MapPlace | null, other: MapPlace | null): boolean {
  if (one === null || other === null) return one === other
  return sides.every((side) => one[side] === other[side])
}

/** What an arrow key asks for, in map units. */
export const arrowStep = 4

const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-arrowStep, 0],
  ArrowRight: [arrowStep, 0],
  ArrowUp: [0, -arrowStep],
  ArrowDown: [0, arrowStep],
}

/** How far an arrow key moves something. Undefined for any other key. */
export function arrowShift(key: string): readonly [right: number, down: number] | undefined {
  return arrows[key]
}

export function shifted({ x, y, width, height }: MapPlace, [right, down]: readonly [number, number], sizes: boolean): MapPlace {
  if (sizes) return withinMap({ x, y, width: width + right, height: height + down })
  return withinMap({ x: x + right, y: y + down, width, height })
}

const margin = 40

/** Everything that is placed with some ground around it to drag plots to. */
export function editorView(places: readonly MapPlace[]): MapPlace {
  const left = Math.min(0, ...places.map(({ x }) => x)) - margin
  const top = Math.min(0, ...places.map(({ y }) => y)) - margin
  const right = Math.max(480, ...places.map(({ x, width }) => x + width)) + margin
  const bottom = Math.max(240, ...places.map(({ y, height }) => y + height)) + margin
  return { x: left, y: top, width: right - left, height: bottom - top }
}
