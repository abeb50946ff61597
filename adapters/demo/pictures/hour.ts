import { mix } from './drawing/colour.ts'
import type { Palette } from './palette.ts'
import type { SeededRandom } from './seeded-random.ts'

/**
 * The same land an hour earlier or later: enough for a gallery to differ, little enough to belong together.
 */
export type Hour = 'day' | 'late' | 'mist'

/** Chosen by chance where nobody says it. */
export function atHour(palette: Palette, random: SeededRandom, said?: Hour): Palette {
  const hour = said ?? hourOf(random.next())
  if (palette.isMoon || hour === 'day') return palette
  return hour === 'late' ? later(palette, random.between(0.12, 0.3)) : softer(palette, random.between(0.1, 0.26))
}

function hourOf(turn: number): Hour {
  if (turn < 0.45) return 'day'
  return turn < 0.75 ? 'late' : 'mist'
}

function later(palette: Palette, share: number): Palette {
  const [top, middle, low] = palette.sky
  const warm = '#ff9f68'
  const cool = '#3d3560'
  const dim = (colour: string) => mix(colour, cool, share * 0.75)
  return {
    ...palette,
    sky: [mix(top, cool, share * 0.4), mix(middle, warm, share * 0.7), mix(low, '#ffc98a', share)],
    cloud: mix(palette.cloud, '#ffb59a', share * 1.4),
    haze: mix(palette.haze, warm, share * 0.7),
    ridge: [mix(palette.ridge[0], '#b46a7a', share), dim(palette.ridge[1])],
    ground: [mix(palette.ground[0], '#c98550', share * 0.5), dim(palette.ground[1])],
    water: [mix(palette.water[0], '#ffbf90', share * 1.2), dim(palette.water[1])],
    foliage: [dim(palette.foliage[0]), mix(palette.foliage[1], '#c98a4a', share * 0.6)],
    glow: Math.min(1, palette.glow + 0.3),
    sunHeight: [palette.sunHeight[0] * 0.4, palette.sunHeight[1] * 0.5],
  }
}

/** Thin mist and paler distance. */
function softer(palette: Palette, share: number): Palette {
  const [top, middle, low] = palette.sky
  const pale = (colour: string) => mix(colour, palette.haze, share)
  return {
    ...palette,
    sky: [mix(top, middle, share), pale(middle), low],
    ridge: [pale(palette.ridge[0]), pale(palette.ridge[1])],
    ground: [pale(palette.ground[0]), palette.ground[1]],
  }
}
