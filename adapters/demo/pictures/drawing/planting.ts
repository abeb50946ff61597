import type { Palette, PlantKind, TreeKind } from '../palette.ts'
import type { SeededRandom } from '../seeded-random.ts'
import { placed } from './canvas.ts'
import type { Framing } from './framing.ts'
import { shadow } from './ground.ts'
import { plantAt } from './plants.ts'
import type { Stage } from './stage.ts'
import { tree, treeAt } from './trees.ts'

const sizeOf: Partial<Record<TreeKind, number>> = { bush: 0.8, baobab: 1.15 }

/** A wood along the far bank or the foot of the hills: small, pale, many. */
export function middleTrees(stage: Stage, { bank, hasWater }: Framing): string {
  if (stage.palette.waters[0] === 'sea') return ''
  const own = stage.random.fork('middle-trees')
  const kind = own.pick(stage.palette.trees)
  const line = hasWater ? stage.horizon + 50 : bank + 2
  const count =
    kind === 'quiver' || kind === 'baobab' ? 3 : kind === 'pine' || kind === 'poplar' ? own.whole(14, 26) : own.whole(7, 14)
  const clump = own.between(100, 1100)
  const trees = Array.from({ length: count }, (_, index) => {
    const near = own.chance(0.65)
    const x = near ? clump + own.between(-190, 190) : own.between(-20, 1220)
    const scale = own.between(0.32, 0.56) * (sizeOf[kind] ?? 1)
    return { x, y: line + own.between(-4, 9), scale, random: own.fork(`tree-${index}`) }
  })
  return trees
    .sort((one, other) => one.y - other.y)
    .map(({ x, y, scale, random }) => treeAt(kind, { random, palette: stage.palette, light: stage.light }, x, y, scale, 0.34))
    .join('')
}

/** One or two larger trees beside the subject, and low plants that tie it to the ground. */
export function plantsAround(stage: Stage, framing: Framing): string {
  const own = stage.random.fork('around')
  const { palette } = stage
  const side = own.chance(0.5) ? 1 : -1
  const spots = [side, ...(own.chance(0.65) ? [-side] : []), ...(own.chance(0.35) ? [side * 1.5] : [])]
  const trees = spots.map((to, index) => {
    const kind = own.pick(palette.trees)
    const x = framing.x + to * (own.between(190, 290) * framing.scale ** 0.6)
    return grove(stage, own.fork(`grove-${index}`), kind, {
      x,
      y: framing.y - own.between(6, 36),
      to,
      scale: framing.scale ** 0.5,
    })
  })
  const low = Array.from({ length: own.whole(5, 9) }, () => ({
    x: own.between(120, 1080),
    y: framing.y + own.between(-30, 20),
    kind: dryKind(own.pick(palette.plants), framing),
    scale: own.between(0.5, 0.85),
  }))
  const plants = low
    .filter(({ x }) => Math.abs(x - framing.x) > 150 * framing.scale)
    .map(({ x, y, kind, scale }) => plantAt(kind, stage, x, y, scale))
  return trees.join('') + plants.join('') + bankReeds(stage, framing, palette)
}

/** Crowns that would hide the picture when they stand close. */
function isHeavy(kind: TreeKind): boolean {
  return kind === 'round' || kind === 'baobab' || kind === 'poplar' || kind === 'bush'
}

/** Reeds want water. */
function dryKind(kind: PlantKind, { hasWater }: Framing): PlantKind {
  return kind === 'reeds' && !hasWater ? 'flowers' : kind
}

interface Spot {
  readonly x: number
  readonly y: number
  /** Which side of the subject: below zero left. */
  readonly to: number
  readonly scale: number
}

/** Pines and poplars grow together, wide crowns stand alone. */
function grove(stage: Stage, own: SeededRandom, kind: TreeKind, { x, y, to, scale }: Spot): string {
  const { palette, light } = stage
  const count = kind === 'pine' ? own.whole(3, 5) : kind === 'poplar' ? own.whole(2, 4) : 1
  return Array.from({ length: count }, (_, index) => {
    const size = own.between(0.95, 1.4) * scale * (sizeOf[kind] ?? 1)
    const [treeX, treeY] = [x + Math.sign(to) * index * own.between(44, 78) * size, y - (count - 1 - index) * (count > 1 ? 7 : 0)]
    return (
      shadow(stage, treeX, treeY, 90 * size) +
      placed(tree(kind, { random: own.fork(`tree-${index}`), palette, light }), treeX, treeY, size)
    )
  }).join('')
}

function bankReeds(stage: Stage, { bank, hasWater, x }: Framing, palette: Palette): string {
  if (!hasWater || palette.waters[0] === 'sea') return ''
  const own = stage.random.fork('bank-reeds')
  return Array.from({ length: own.whole(2, 5) }, () => own.between(60, 1140))
    .filter((spot) => Math.abs(spot - x) > 190)
    .map((spot) => plantAt('reeds', stage, spot, bank + own.between(8, 24), own.between(0.55, 0.95)))
    .join('')
}

/** Close to the eye, at the edges: they frame the picture and fall outside a narrow crop. */
export function frontTrees(stage: Stage, framing: Framing): string {
  const own = stage.random.fork('front')
  const { palette } = stage
  const plants = Array.from({ length: own.whole(4, 7) }, () => {
    const edge = own.chance(0.5) ? own.between(20, 330) : own.between(870, 1180)
    return plantAt(dryKind(own.pick(palette.plants), framing), stage, edge, own.between(738, 790), own.between(1, 1.6))
  })
  if (!own.chance(0.55)) return plants.join('')
  const [kind, other] = [own.pick(palette.trees), own.pick(palette.trees)]
  const frame = isHeavy(kind) ? (isHeavy(other) ? palette.trees[0] : other) : kind
  const x = framing.x < 600 ? own.between(1080, 1170) : own.between(30, 120)
  const big = own.between(1.9, 2.6) * (isHeavy(frame) ? 0.62 : 1)
  return placed(tree(frame, { random: own.fork('big'), palette, light: stage.light }), x, 770, big) + plants.join('')
}
