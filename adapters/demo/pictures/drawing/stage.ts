import type { Palette } from '../palette.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { Canvas } from './canvas.ts'

/** What everybody who draws on one scene shares. */
export interface Stage {
  readonly canvas: Canvas
  readonly palette: Palette
  readonly random: SeededRandom
  /** Where land begins. */
  readonly horizon: number
  readonly sun: { readonly x: number; readonly y: number }
  /** How high the mountains stand, 1 ordinary. */
  readonly grandeur: number
  /** 1 when the light comes from the right, -1 from the left. */
  readonly light: 1 | -1
}
