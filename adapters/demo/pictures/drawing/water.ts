import type { WaterKind } from '../palette.ts'
import { at, box, curve, ellipse, path, placed, sceneWidth, stroke } from './canvas.ts'
import { lighter, mix } from './colour.ts'
import type { Stage } from './stage.ts'

/**
 * Water lies between the back and the middle ground, so that the subject stands on its bank. `bank` is where
 * the middle ground begins.
 */
export function water(stage: Stage, kind: WaterKind, bank: number): string {
  switch (kind) {
    case 'none':
      return ''
    case 'sea':
      return sea(stage, bank)
    case 'dam':
      return dam(stage, bank)
    case 'river':
      return river(stage)
  }
}

function sea(stage: Stage, bank: number): string {
  const { canvas, palette, horizon } = stage
  const top = horizon + 22
  const fill = canvas.vertical(
    [0, palette.water[0]],
    [0.35, mix(palette.water[0], palette.water[1], 0.6)],
    [0.8, palette.water[1]],
    [1, lighter(palette.water[0], 0.2)],
  )
  const depth = bank + 40 - top
  return (
    box(-60, top, sceneWidth + 120, depth, fill) +
    glints(stage, top + 4, bank - 30) +
    ripples(stage, top + 10, bank - 20, 46) +
    sails(stage, top) +
    surf(stage, bank)
  )
}

/** A sail or two, and a rock with foam at its foot. */
function sails({ palette, random }: Stage, top: number): string {
  const own = random.fork('sails')
  const boats = Array.from({ length: own.whole(0, 2) }, () => {
    const [x, y, size] = [own.between(320, 880), top + own.between(16, 34), own.between(0.8, 1.3)]
    const hull = path('M-22 0H24L17 9H-15Z', mix(palette.water[1], '#2a2030', 0.5))
    return placed(hull + path('M0 -4V-52L26 -6Z', '#fffaf0') + path('M-3 -4V-44L-20 -6Z', '#f3e6cf'), x, y, size)
  })
  const [x, y] = [own.chance(0.5) ? own.between(90, 300) : own.between(900, 1110), top + 58]
  const rock = mix(palette.ridge[1], '#6a5a50', 0.4)
  const rocks =
    path('M-70 6Q-62 -26 -36 -24Q-22 -52 4 -40Q24 -34 32 -18Q58 -18 66 6Z', rock) +
    path('M4 -40Q24 -34 32 -18Q58 -18 66 6H20Q8 -16 4 -40Z', lighter(rock, 0.25)) +
    stroke('M-84 7Q-40 0 0 7T84 7', '#ffffff', 4, 'opacity="0.8"')
  return boats.join('') + (own.chance(0.6) ? placed(rocks, x, y, own.between(0.7, 1.1)) : '')
}

/** Two lines of foam that follow the beach. */
function surf({ random }: Stage, bank: number): string {
  const own = random.fork('surf')
  return [0, 1]
    .map((row) => {
      const points = Array.from({ length: 15 }, (_, index) => ({
        x: -60 + index * 95,
        y: bank - 14 - row * 26 + own.between(-7, 7),
      }))
      return stroke(curve(points), '#ffffff', 8 - row * 3, `opacity="${0.85 - row * 0.3}"`)
    })
    .join('')
}

function dam(stage: Stage, bank: number): string {
  const { canvas, palette, random, horizon } = stage
  const own = random.fork('dam')
  const top = horizon + 52
  const middle = own.between(420, 780)
  const bottom = bank + 30
  const half = own.between(620, 820)
  const shape = at`M${middle - half} ${(top + bottom) / 2 + 8}C${middle - half * 0.6} ${top - 4} ${middle - half * 0.2} ${top + 6} ${middle} ${top}S${middle + half * 0.7} ${top - 6} ${middle + half} ${(top + bottom) / 2}L${middle + half} ${bottom + 60}L${middle - half} ${bottom + 60}Z`
  const fill = canvas.vertical(
    [0, lighter(palette.water[0], 0.12)],
    [0.35, mix(palette.water[0], palette.water[1], 0.4)],
    [0.75, palette.water[1]],
    [1, palette.water[1]],
  )
  const mirror = canvas.vertical([0, palette.ridge[1], 0.5], [1, palette.ridge[1], 0])
  const inside =
    path(shape, fill) +
    ellipse(middle, top + 4, half * 0.95, (bottom - top) * 0.42, mirror) +
    glints(stage, top + 8, bottom) +
    ripples(stage, top + 14, bottom, 34)
  return (
    `<g clip-path="${canvas.clip(path(shape, '#000000'))}">${inside}</g>` +
    stroke(shape, lighter(palette.water[0], 0.5), 2, 'opacity="0.5"')
  )
}

/** An S from the foot of the mountains past the subject to a lower corner. */
function river(stage: Stage): string {
  const { canvas, palette, random, horizon } = stage
  const own = random.fork('river')
  const side = own.chance(0.5) ? 1 : -1
  const x = (offset: number) => 600 + side * offset
  const top = horizon + 48
  const shape = at`M${x(60)} ${top}C${x(250)} ${top + 26} ${x(-190)} ${top + 40} ${x(-60)} ${top + 66}S${x(560)} ${top + 92} ${x(760)} ${top + 190}L${x(760)} ${top + 330}C${x(520)} ${top + 190} ${x(-120)} ${top + 130} ${x(-260)} ${top + 74}C${x(-330)} ${top + 34} ${x(120)} ${top + 30} ${x(24)} ${top}Z`
  const fill = canvas.vertical(
    [0, lighter(palette.water[0], 0.2)],
    [0.3, mix(palette.water[0], palette.water[1], 0.45)],
    [1, palette.water[1]],
  )
  const inside = path(shape, fill) + glints(stage, top, top + 260) + ripples(stage, top + 20, top + 280, 60)
  return (
    stroke(shape, mix(palette.ground[1], palette.water[1], 0.3), 7, 'opacity="0.4"') +
    `<g clip-path="${canvas.clip(path(shape, '#000000'))}">${inside}</g>`
  )
}

/** The sun's road on the water. */
function glints({ palette, sun, random }: Stage, top: number, bottom: number): string {
  const own = random.fork('glints')
  const rows = Math.max(4, Math.floor((bottom - top) / 9))
  const d = Array.from({ length: rows }, (_, row) => {
    const share = row / rows
    const half = (16 + share * 58) * own.between(0.4, 1)
    const x = sun.x + own.between(-20, 20) * (1 + share)
    return at`M${x - half} ${top + row * 9}h${half * 2}`
  })
  return stroke(d.join(''), palette.sun, 3.4, 'opacity="0.55"')
}

function ripples({ palette, random }: Stage, top: number, bottom: number, count: number): string {
  const own = random.fork('ripples')
  const d = Array.from({ length: count }, () => {
    const y = own.between(top, bottom)
    const half = own.between(12, 44) * (0.5 + (y - top) / (bottom - top))
    const x = own.between(0, sceneWidth)
    return at`M${x - half} ${y}q${half} ${-4} ${half * 2} 0`
  })
  return stroke(d.join(''), lighter(palette.water[0], 0.55), 2, 'opacity="0.5"')
}
