import { curve, line, type Point, path, sceneHeight, sceneWidth, stroke } from './canvas.ts'
import { lighter, mix } from './colour.ts'
import { smoothNoise } from './noise.ts'
import type { Stage } from './stage.ts'
import { treeAt } from './trees.ts'

/**
 * A wooded slope that comes down from one edge, sometimes from both: it closes the view and gives the middle
 * distance a shape.
 */
export function hillsides(stage: Stage): string {
  const own = stage.random.fork('hillsides')
  if (stage.palette.waters[0] === 'sea' || !own.chance(0.72)) return ''
  const first = own.chance(0.5) ? 1 : -1
  const second = own.chance(0.4) ? slope(stage, -first, 'second', own.between(60, 120), 0.25) : ''
  return second + slope(stage, first, 'first', own.between(110, 215), 0.45)
}

function slope(stage: Stage, side: number, name: string, height: number, nearness: number): string {
  const { palette, canvas, random, horizon, light } = stage
  const own = random.fork(`hillside-${name}`)
  const noise = smoothNoise(own, 240, 2)
  const reach = own.between(430, 640)
  const base = horizon + 74
  const edge: Point[] = Array.from({ length: 13 }, (_, index) => {
    const share = index / 12
    const rise = (1 - share) ** 1.6 * height + noise(index * 50) * 13 * (1 - share)
    return { x: sceneWidth / 2 + side * (sceneWidth / 2 + 70 - share * reach), y: base - rise }
  })
  const top = mix(mix(palette.ridge[1], palette.ground[0], 0.5 + nearness * 0.3), palette.haze, 0.2 - nearness * 0.2)
  const body = `${curve(edge)}${line([{ x: sceneWidth / 2 + side * (sceneWidth / 2 + 70), y: sceneHeight }]).replace('M', 'L')}Z`
  const kind = own.pick(palette.trees)
  const isSparse = kind === 'quiver' || kind === 'baobab'
  const trees = Array.from({ length: isSparse ? 3 : own.whole(7, 15) }, (_, index) => {
    const spot = edge[own.whole(0, 8)]
    if (!spot) return { y: 0, markup: '' }
    const y = spot.y + own.between(8, 64)
    return {
      y,
      markup: treeAt(
        kind,
        { random: own.fork(`tree-${index}`), palette, light },
        spot.x + own.between(-26, 26),
        y,
        own.between(0.34, 0.62) * (0.8 + nearness * 0.5),
        0.28 - nearness * 0.25,
      ),
    }
  })
  const wood = trees.sort((one, other) => one.y - other.y).map(({ markup }) => markup)
  return (
    path(body, canvas.vertical([0, top], [0.5, mix(top, palette.ground[0], 0.7)], [1, palette.ground[0]])) +
    stroke(curve(edge), lighter(top, 0.3), 2, 'opacity="0.4"') +
    wood.join('')
  )
}
