import { at, curve, ellipse, path, sceneHeight, sceneWidth, stroke } from './canvas.ts'
import { darker, lighter, mix } from './colour.ts'
import { smoothNoise } from './noise.ts'
import type { Stage } from './stage.ts'

/**
 * Layers of meadow or sand from the foot of the mountains to the lower edge; each edge catches some light.
 */
export function backGround(stage: Stage): string {
  return band(stage, 'back', stage.horizon + 34, 16, 0) + speckle(stage, 'far', stage.horizon + 60, stage.horizon + 120, 90, 0.45)
}

export function middleGround(stage: Stage, y: number): string {
  return band(stage, 'middle', y, 20, 0.42) + speckle(stage, 'mid', y + 30, y + 130, 110, 0.7)
}

export function frontGround(stage: Stage, y: number): string {
  return band(stage, 'front', y, 26, 0.85) + speckle(stage, 'near', y + 30, sceneHeight, 80, 1.3)
}

function band({ canvas, palette, random }: Stage, name: string, y: number, swing: number, nearness: number): string {
  const noise = smoothNoise(random.fork(`ground-${name}`), 460, 2)
  const edge = Array.from({ length: 14 }, (_, index) => ({ x: -60 + index * 102, y: y + noise(index * 102) * swing }))
  const top = mix(palette.ground[0], palette.ground[1], nearness * 0.75)
  const bottom = mix(palette.ground[0], palette.ground[1], Math.min(1, nearness + 0.5))
  const body = `${curve(edge)}L${sceneWidth + 60} ${sceneHeight + 160}L-60 ${sceneHeight + 160}Z`
  const patches = Array.from({ length: 7 }, (_, index) => {
    const own = random.fork(`patch-${name}-${index}`)
    const colour = own.chance(0.5) ? palette.grass[1] : palette.grass[0]
    return ellipse(
      own.between(0, sceneWidth),
      y + own.between(36, 110),
      own.between(90, 260),
      own.between(6, 15),
      colour,
      'opacity="0.16"',
    )
  })
  return (
    path(body, canvas.vertical([0, lighter(top, 0.1)], [0.12, top], [1, bottom])) +
    stroke(curve(edge), lighter(top, 0.35), 2.5, 'opacity="0.5"') +
    patches.join('')
  )
}

/** Strokes of grass, in one path for each of two tones: cheap to store and to draw. */
function speckle({ palette, random }: Stage, name: string, top: number, bottom: number, count: number, size: number): string {
  const own = random.fork(`speckle-${name}`)
  const tones = [palette.grass[0], palette.grass[1]].map((tone) => {
    const strokes = Array.from({ length: count / 2 }, () => {
      const [x, y] = [own.between(-20, sceneWidth + 20), own.between(top, bottom)]
      const tall = own.between(5, 11) * size
      return at`M${x} ${y}q${-2 * size} ${-tall * 0.5} ${-4 * size} ${-tall * 0.8}M${x} ${y}q0 ${-tall * 0.6} ${size} ${-tall}M${x} ${y}q${2 * size} ${-tall * 0.4} ${5 * size} ${-tall * 0.7}`
    })
    return stroke(strokes.join(''), tone, 1.1 + size * 0.7, 'opacity="0.55"')
  })
  return tones.join('')
}

/** Two wheel marks or a footpath from the lower edge to the subject. */
export function track({ palette, random }: Stage, toX: number, toY: number): string {
  const own = random.fork('track')
  const from = toX + own.between(-260, 260)
  const bend = own.between(-90, 90)
  const d = at`M${toX - 26} ${toY}C${toX - 40 + bend} ${toY + 60} ${from - 90 + bend} ${toY + 70} ${from - 110} ${sceneHeight + 60}L${from + 90} ${sceneHeight + 60}C${from + 30 + bend} ${toY + 80} ${toX + 50 + bend} ${toY + 60} ${toX + 26} ${toY}Z`
  const middle = at`M${toX} ${toY + 6}C${toX + bend} ${toY + 60} ${from - 30 + bend} ${toY + 75} ${from - 10} ${sceneHeight + 60}`
  return (
    path(d, palette.track, 'opacity="0.75"') + stroke(middle, mix(palette.track, palette.ground[1], 0.5), 9, 'opacity="0.35"')
  )
}

/** What stands on the ground darkens it, away from the sun. */
export function shadow({ palette, light }: Stage, x: number, y: number, width: number): string {
  const tone = darker(palette.ground[1], 0.55)
  return ellipse(x - light * width * 0.16, y + 2, width * 0.62, Math.max(5, width * 0.055), tone, 'opacity="0.34"')
}
