import type { MapMark, MapPoint, MarkKind } from '@camp/domain/plots/map-marks.ts'
import type { PlotMap } from '@camp/domain/plots/plot-map.ts'
import type { DemoPlace, Land } from './demo-places.ts'
import { type DemoMapPlace, demoLayout } from './plot-map.ts'

/** A stand of 36 units is ten metres wide. */
const metresPerHundred = 28

/** What lies around the plots of a campsite; smaller ones have drawn nothing. */
export function demoPlotMap(place: DemoPlace): PlotMap | undefined {
  const layout = demoLayout(place)
  if (layout.flat().length < 8) return undefined
  const signs = signsAround(layout)
  if (!place.isFeatured) return { marks: [...demoGround(place), ...signs], background: null, metresPerHundred }
  return { marks: signs, background: { place: planFrame(layout), opacity: 85 }, metresPerHundred }
}

/** What the picture of a campsite's plan covers. */
export function planFrame(layout: readonly (readonly DemoMapPlace[])[]): {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
} {
  return { x: -50, y: 0, width: 660, height: bottomOf(layout) + 70 }
}

/** Tracks, water, trees and the house: drawn as marks, or into the picture of the plan. */
export function demoGround(place: DemoPlace): readonly MapMark[] {
  const layout = demoLayout(place)
  const bottom = bottomOf(layout)
  const lanes = layout.map((site, nth): MapMark => {
    const top = Math.min(...site.map(({ mapY }) => mapY)) - 24
    const bent = nth % 2 ? -8 : 8
    return mark('road', '', [10, top], [150, top + bent], [300, top + bent], [455, top])
  })
  return [
    mark('lawn', '', [22, 22], [462, 22], [462, bottom + 8], [22, bottom + 8]),
    ...besideThe[place.land](bottom),
    mark('road', '', [10, bottom + 66], [10, bottom], [10, bottom / 2], [10, 34]),
    ...lanes,
    mark('path', '', [455, 34], [478, bottom / 2], [455, bottom]),
    mark('building', '', [36, bottom + 24], [76, bottom + 24], [76, bottom + 50], [36, bottom + 50]),
  ]
}

function signsAround(layout: readonly (readonly DemoMapPlace[])[]): readonly MapMark[] {
  const bottom = bottomOf(layout)
  const ablutions = layout.map((site, nth): MapMark => {
    const top = Math.min(...site.map(({ mapY }) => mapY))
    return mark('ablutions', layout.length > 1 ? `Ablutions ${nth + 1}` : '', [484, top + 8])
  })
  return [
    mark('gate', 'Main gate', [10, bottom + 48]),
    mark('reception', 'Reception', [56, bottom + 37]),
    mark('rubbish', '', [-22, bottom + 20]),
    mark('parking', '', [112, bottom + 40]),
    ...ablutions,
    mark('tap', '', [-14, 62]),
    mark('tap', '', [484, bottom + 34]),
    mark('braai', '', [250, bottom + 38]),
  ]
}

function bottomOf(layout: readonly (readonly DemoMapPlace[])[]): number {
  return Math.max(...layout.flat().map(({ mapY, mapHeight }) => mapY + mapHeight))
}

function mark(kind: MarkKind, label: string, ...points: readonly MapPoint[]): MapMark {
  return { kind, label, points: points.map(([x, y]): MapPoint => [Math.round(x), Math.round(y)]) }
}

type Beside = (bottom: number) => readonly MapMark[]

const alongTheWater = (label: string): Beside => {
  return (bottom) => [
    mark('river', label, [520, -4], [552, bottom * 0.3], [528, bottom * 0.62], [560, bottom + 66]),
    mark('shade', '', [500, bottom * 0.36], [532, bottom * 0.3], [540, bottom * 0.5], [508, bottom * 0.56]),
  ]
}

const openWater = (label: string): Beside => {
  return (bottom) => [mark('water', label, [540, 10], [605, 20], [605, bottom + 50], [545, bottom + 56], [528, bottom * 0.55])]
}

const amongTrees: Beside = (bottom) => [
  mark('shade', '', [520, 14], [590, 24], [600, bottom * 0.5], [548, bottom * 0.42], [516, bottom * 0.2]),
  mark('shade', '', [530, bottom * 0.62], [596, bottom * 0.58], [586, bottom + 40], [524, bottom + 30]),
]

const inTheOpen: Beside = (bottom) => [
  mark('shade', '', [548, bottom * 0.2], [584, bottom * 0.16], [590, bottom * 0.34], [556, bottom * 0.38]),
  mark('fence', '', [602, 6], [602, bottom + 60]),
]

const besideThe: Readonly<Record<Land, Beside>> = {
  river: alongTheWater('River'),
  coast: openWater('Sea'),
  dam: openWater('Dam'),
  wetland: openWater('Lake'),
  winelands: alongTheWater('River'),
  berg: alongTheWater('Stream'),
  forest: amongTrees,
  bushveld: amongTrees,
  karoo: inTheOpen,
  desert: inTheOpen,
  highveld: inTheOpen,
}
