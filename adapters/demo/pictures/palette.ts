import type { Colour } from './drawing/colour.ts'

export const paletteFamilies = [
  'dawn',
  'noon',
  'dusk',
  'night',
  'winter',
  'coast',
  'karoo',
  'bushveld',
  'forest',
  'berg',
  'desert',
  'wetland',
  'winelands',
] as const

/** A place keeps one family, so that its gallery belongs together. */
export type PaletteFamily = (typeof paletteFamilies)[number]

export type RidgeStyle = 'hills' | 'mesas' | 'spikes' | 'peaks' | 'dunes' | 'koppies'
export type TreeKind = 'acacia' | 'baobab' | 'pine' | 'palm' | 'round' | 'poplar' | 'quiver' | 'fever' | 'bush'
export type PlantKind = 'aloe' | 'reeds' | 'flowers' | 'protea' | 'scrub' | 'vines' | 'stones' | 'agave'
export type WaterKind = 'none' | 'river' | 'dam' | 'sea'

type Several<Item> = readonly [Item, ...Item[]]

export interface Palette {
  readonly sky: readonly [top: Colour, middle: Colour, low: Colour]
  readonly sun: Colour
  readonly isMoon: boolean
  /** Height of the sun, 0 at the ridges to 1 at the top edge. */
  readonly sunHeight: readonly [number, number]
  readonly cloud: Colour
  readonly stars: number
  /** What distance fades into. */
  readonly haze: Colour
  readonly ridge: readonly [far: Colour, near: Colour]
  readonly snow: number
  readonly ground: readonly [back: Colour, front: Colour]
  readonly grass: readonly [dark: Colour, light: Colour]
  readonly track: Colour
  readonly water: readonly [far: Colour, near: Colour]
  readonly foliage: readonly [dark: Colour, light: Colour]
  readonly trunk: Colour
  readonly bloom: Several<Colour>
  /** 0 broad day to 1 night: how strongly windows, lanterns and fires shine. */
  readonly glow: number
  readonly ridges: Several<RidgeStyle>
  readonly trees: Several<TreeKind>
  readonly plants: Several<PlantKind>
  readonly waters: Several<WaterKind>
}
