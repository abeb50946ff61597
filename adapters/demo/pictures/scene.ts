import type { SiteType } from '@camp/domain/plots/plot.ts'
import { Canvas, coordinate, sceneHeight, sceneWidth } from './drawing/canvas.ts'
import type { Framing } from './drawing/framing.ts'
import { backGround, frontGround, middleGround, shadow, track } from './drawing/ground.ts'
import { hillsides } from './drawing/hillside.ts'
import { frontTrees, middleTrees, plantsAround } from './drawing/planting.ts'
import { foregroundGrass, vineyard } from './drawing/plants.ts'
import { ridges } from './drawing/ridges.ts'
import { sky, vignette } from './drawing/sky.ts'
import { campLife, farLife, lightsBehind } from './drawing/staffage.ts'
import type { Stage } from './drawing/stage.ts'
import { subjects } from './drawing/subjects.ts'
import { water } from './drawing/water.ts'
import { atHour } from './hour.ts'
import type { Palette } from './palette.ts'
import { palettes } from './palettes.ts'
import type { SceneDescriptor, SceneLand } from './scene-catalogue.ts'
import { SeededRandom } from './seeded-random.ts'

/**
 * One scene as SVG, `width` pixels wide and 3:2.
 * The subject stands in the middle third, so that crops to 4:5 and 16:9 keep it.
 */
export function sceneSvg(scene: SceneDescriptor, width: number = sceneWidth): string {
  const stage = stageFor(scene)
  const framing = framingOf(scene, stage)
  const inside = [
    sky(stage),
    ridges(stage),
    backGround(stage),
    hillsides(stage),
    farLife(stage),
    water(stage, scene.facts.water, framing.bank),
    middleTrees(stage, framing),
    middleGround(stage, framing.bank),
    ...(framing.hasVines ? [vineyard(stage, sceneHeight + 40)] : []),
    ...(framing.hasTrack ? [track(stage, framing.x, framing.y)] : []),
    plantsAround(stage, framing),
    lightsBehind(stage, framing, scene.subjectKind),
    subject(scene, stage, framing),
    campLife(stage, framing, scene.subjectKind),
    frontGround(stage, sceneHeight - 62),
    frontTrees(stage, framing),
    foregroundGrass(stage, sceneHeight + 8),
    vignette(stage),
  ].join('')
  const height = Math.round((width * sceneHeight) / sceneWidth)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${sceneWidth} ${sceneHeight}">${stage.canvas.definitions()}<g transform="${camera(framing)}">${inside}</g></svg>`
}

function stageFor(scene: SceneDescriptor): Stage {
  const random = new SeededRandom(scene.seed)
  const own = random.fork('stage')
  const palette = withLand(atHour(palettes[scene.family], own, scene.land?.hour), scene.land)
  const horizon = scene.kind === 'place' ? own.between(400, 500) : own.between(352, 470)
  const light = scene.land?.light ?? (own.chance(0.5) ? 1 : -1)
  const [low, high] = palette.sunHeight
  const grandeur = scene.kind === 'place' ? own.between(1.05, 1.35) : own.between(0.8, 1.2)
  return {
    canvas: new Canvas(),
    grandeur,
    palette,
    random,
    horizon,
    light,
    sun: { x: 600 + light * own.between(130, 330), y: horizon - 30 - own.between(low, high) * (horizon - 40) },
  }
}

/** The trees that come first are drawn most. */
function withLand(palette: Palette, land: SceneLand | undefined): Palette {
  const [first, ...others] = land?.trees ?? []
  if (!land || !first) return palette
  return { ...palette, ridges: [land.ridges], trees: [first, first, first, ...others] }
}

function framingOf(scene: SceneDescriptor, { random, horizon }: Stage): Framing {
  const own = random.fork('framing')
  const isPlace = scene.kind === 'place'
  const hasWater = scene.facts.water !== 'none'
  const bank = horizon + (hasWater ? own.between(118, 152) : own.between(84, 112))
  const scale = scaleOf(scene, own)
  const y = Math.min(bank + own.between(isPlace ? 44 : 66, isPlace ? 70 : 100), 684)
  return {
    x: own.between(525, 675),
    y,
    scale,
    bank,
    zoom: isPlace ? 1 : own.between(1, 1.14),
    hasWater,
    hasVines: !hasWater && scene.family === 'winelands',
    hasTrack: own.chance(0.55),
  }
}

/** In a place's own picture what stands there is large enough to be known in a list. */
function scaleOf({ kind, land }: SceneDescriptor, own: SeededRandom): number {
  if (land) return own.between(0.92, 1.14)
  return kind === 'place' ? own.between(0.66, 0.86) : own.between(1.05, 1.4)
}

function camera({ x, y, zoom }: Framing): string {
  const [left, top] = [x * (1 - zoom), Math.max(sceneHeight * (1 - zoom), (y - 60) * (1 - zoom))]
  return `translate(${coordinate(left)} ${coordinate(top)}) scale(${coordinate(zoom * 100)}e-2)`
}

function subject(scene: SceneDescriptor, stage: Stage, { x, y, scale }: Framing): string {
  const draw = drawingOf(scene.subjectKind, scene.subjectIndex)
  const markup = draw({ canvas: stage.canvas, palette: stage.palette, random: stage.random.fork('subject') })
  return (
    shadow(stage, x, y, 300 * scale) +
    `<g transform="translate(${coordinate(x)} ${coordinate(y)}) scale(${coordinate(scale * stage.light * 100)}e-2 ${coordinate(scale * 100)}e-2)">${markup}</g>`
  )
}

function drawingOf(kind: SiteType, index: number) {
  const choices = subjects[kind]
  return (choices[index] ?? choices[0])[1]
}
