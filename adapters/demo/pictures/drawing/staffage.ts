import type { SiteType } from '@camp/domain/plots/plot.ts'
import type { Framing } from './framing.ts'
import { buck, canoe, chair, fence, fire, lanterns, table, windpump } from './props.ts'
import type { Stage } from './stage.ts'

/** What makes a place look lived in: fire, chairs, a table, lights between poles. */
export function campLife(stage: Stage, { x, y, scale, hasWater }: Framing, kind: SiteType): string {
  const own = stage.random.fork('camp-life')
  const side = own.chance(0.5) ? 1 : -1
  const size = 0.78 * scale
  const [fx, fy] = [x + side * own.between(165, 205) * scale, y + own.between(26, 44) * scale]
  const isOutdoors = kind !== 'rooms' && kind !== 'cottages'
  const parts = [
    own.chance(isOutdoors ? 0.8 : 0.35)
      ? chair(stage, fx - 66 * size, fy + 2, size, 1) +
        (own.chance(0.6) ? chair(stage, fx + 66 * size, fy + 4, size, -1) : '') +
        fire(stage, fx, fy + 6, size)
      : chair(stage, fx - 40 * size, fy, size, 1) + table(stage, fx + 14 * size, fy + 2, size),
    hasWater && own.chance(0.3) ? canoe(stage, x - side * 230 * scale, y + 40 * scale, 0.85 * scale) : '',
  ]
  return parts.join('')
}

/** Bulbs on a wire between two poles, behind whatever stands there. */
export function lightsBehind(stage: Stage, { x, y, scale }: Framing, kind: SiteType): string {
  const own = stage.random.fork('lights')
  if (kind === 'rooms' || kind === 'glamping' || !own.chance(stage.palette.glow > 0.25 ? 0.6 : 0.3)) return ''
  return lanterns(stage, x + own.between(-20, 20), y - 22, 430, scale)
}

/** Small things far off: windpump, fence, game. */
export function farLife(stage: Stage): string {
  const own = stage.random.fork('far-life')
  const { horizon, palette } = stage
  const isDry = palette.waters.includes('none')
  const parts = [
    isDry && palette.trees[0] !== 'pine' && own.chance(0.4)
      ? windpump(stage, 600 + (own.chance(0.5) ? 1 : -1) * own.between(210, 300), horizon + 62, own.between(0.6, 0.85))
      : '',
    isDry && own.chance(0.35) ? fence(stage, horizon + 76, -20, 1220) : '',
    isDry && own.chance(0.3) ? buck(stage, own.between(300, 760), horizon + 74) : '',
  ]
  return parts.join('')
}
