import type { Palette, PlantKind } from '../palette.ts'
import type { SeededRandom } from '../seeded-random.ts'
import { at, circle, ellipse, path, placed, sceneWidth, stroke } from './canvas.ts'
import { darker, lighter, mix } from './colour.ts'
import type { Stage } from './stage.ts'

type Grower = (random: SeededRandom, palette: Palette, light: 1 | -1) => string

const growers: Readonly<Record<Exclude<PlantKind, 'vines'>, Grower>> = { aloe, reeds, flowers, protea, scrub, stones, agave }

/** A clump about 60 units high, standing at 0,0. */
export function plantAt(kind: PlantKind, { palette, light, random }: Stage, x: number, y: number, scale: number): string {
  if (kind === 'vines') return ''
  return placed(growers[kind](random.fork(`plant-${Math.round(x)}-${Math.round(y)}`), palette, light), x, y, scale)
}

function aloe(random: SeededRandom, palette: Palette, light: 1 | -1): string {
  const leaf = mix(palette.foliage[0], '#5f8a78', 0.35)
  const blades = Array.from({ length: 11 }, (_, index) => {
    const angle = -Math.PI * (0.06 + (index / 10) * 0.88)
    const length = random.between(32, 44)
    const [x, y] = [Math.cos(angle) * length, Math.sin(angle) * length * 0.8]
    return path(
      at`M-5 0Q${x * 0.5 - 5} ${y * 0.6 - 6} ${x} ${y}Q${x * 0.5 + 5} ${y * 0.45} 5 0Z`,
      mix(leaf, palette.foliage[1], 0.4 + Math.cos(angle) * light * 0.4),
    )
  })
  const spikes = Array.from({ length: random.whole(1, 3) }, () => {
    const [x, y] = [random.between(-16, 16), -random.between(66, 92)]
    return (
      stroke(at`M0 -14Q${x * 0.4} ${y * 0.5} ${x} ${y}`, darker(leaf, 0.2), 3) +
      path(
        at`M${x} ${y - 22}C${x + 8} ${y - 10} ${x + 7} ${y + 6} ${x} ${y + 10}C${x - 7} ${y + 6} ${x - 8} ${y - 10} ${x} ${y - 22}Z`,
        palette.bloom[0],
      )
    )
  })
  return spikes.join('') + blades.join('')
}

function agave(random: SeededRandom, palette: Palette, light: 1 | -1): string {
  return aloe(random, { ...palette, bloom: [mix(palette.bloom[1] ?? palette.bloom[0], palette.foliage[1], 0.2)] }, light)
}

function reeds(random: SeededRandom, palette: Palette): string {
  const stalks = Array.from({ length: 15 }, () => {
    const [x, tall, lean] = [random.between(-34, 34), random.between(46, 92), random.between(-12, 12)]
    const colour = mix(palette.grass[0], palette.grass[1], random.between(0, 0.75))
    const head = random.chance(0.4) ? ellipse(x + lean, -tall, 3.4, 10, darker(palette.trunk, 0.05)) : ''
    return stroke(at`M${x} 0Q${x} ${-tall * 0.6} ${x + lean} ${-tall}`, colour, 2.6) + head
  })
  return stalks.join('')
}

function flowers(random: SeededRandom, palette: Palette): string {
  return Array.from({ length: 13 }, () => {
    const [x, y] = [random.between(-58, 58), -random.between(4, 30)]
    const colour = random.pick(palette.bloom)
    const size = random.between(3, 5.4)
    return (
      stroke(at`M${x} ${y}L${x - 1} ${y + 14}`, palette.grass[0], 1.6) +
      circle(x, y, size, colour) +
      circle(x, y, size * 0.42, lighter(colour, 0.55))
    )
  }).join('')
}

function protea(random: SeededRandom, palette: Palette, light: 1 | -1): string {
  const heads = Array.from({ length: random.whole(3, 5) }, () => {
    const [x, y] = [random.between(-30, 30), -random.between(34, 56)]
    const colour = mix(palette.bloom[2] ?? palette.bloom[0], '#d9648a', 0.45)
    const cup = path(
      at`M${x - 11} ${y - 12}Q${x - 9} ${y + 10} ${x} ${y + 11}Q${x + 9} ${y + 10} ${x + 11} ${y - 12}L${x + 5} ${y - 4}L${x} ${y - 15}L${x - 5} ${y - 4}Z`,
      colour,
    )
    return stroke(at`M${x * 0.3} 0L${x} ${y + 8}`, palette.trunk, 3) + cup + ellipse(x, y - 6, 5, 5, lighter(colour, 0.6))
  })
  return scrub(random, palette, light) + heads.join('')
}

function scrub(random: SeededRandom, palette: Palette, light: 1 | -1): string {
  const lumps = Array.from({ length: 5 }, (_, index) => ({
    x: -28 + index * 14,
    y: -random.between(6, 18),
    size: random.between(11, 18),
  }))
  return lumps
    .map(
      ({ x, y, size }) =>
        ellipse(x, y, size, size * 0.85, palette.foliage[0]) +
        ellipse(x + light * 4, y - 4, size * 0.62, size * 0.5, mix(palette.foliage[0], palette.foliage[1], 0.7)),
    )
    .join('')
}

function stones(random: SeededRandom, palette: Palette, light: 1 | -1): string {
  return Array.from({ length: 4 }, () => {
    const [x, size] = [random.between(-40, 40), random.between(9, 22)]
    const colour = mix(palette.ridge[1], palette.ground[0], random.between(0.35, 0.6))
    const body = at`M${x - size} 2Q${x - size * 0.9} ${-size} ${x} ${-size * 1.05}Q${x + size} ${-size * 0.8} ${x + size * 1.1} 2Z`
    const lit = at`M${x + light * size * 0.1} ${-size}Q${x + light * size} ${-size * 0.8} ${x + light * size * 0.95} ${-size * 0.2}Q${x + light * size * 0.4} ${-size * 0.5} ${x + light * size * 0.1} ${-size}Z`
    return path(body, colour) + path(lit, lighter(colour, 0.4))
  }).join('')
}

/** Rows of vines that run towards the mountains and meet behind the subject. */
export function vineyard({ palette, random, horizon }: Stage, bottom: number): string {
  const own = random.fork('vineyard')
  const [toX, toY] = [own.between(420, 780), horizon + 20]
  const top = horizon + 62
  const rows = Array.from({ length: 25 }, (_, index) => {
    const endX = toX + (index - 12) * 168
    const share = (top - toY) / (bottom - toY)
    const startX = toX + (endX - toX) * share
    return at`M${startX - 1.5} ${top}L${startX + 1.5} ${top}L${endX + 26} ${bottom}L${endX - 26} ${bottom}Z`
  })
  return (
    path(rows.join(''), palette.foliage[0], 'opacity="0.7"') +
    path(rows.map((row) => row).join(''), palette.foliage[1], 'opacity="0.5" transform="translate(5 -3)"')
  )
}

/** Leaning grass along the lower edge, close to the eye and therefore dark. */
export function foregroundGrass({ palette, random }: Stage, bottom: number): string {
  const own = random.fork('foreground')
  const blades = [0, 1].map((row) => {
    const d = Array.from({ length: 95 }, () => {
      const x = own.between(-20, sceneWidth + 20)
      const edge = Math.abs(x / sceneWidth - 0.5) * 2
      const tall = own.between(12, 40) * (0.35 + edge * 1.25)
      const lean = own.between(-14, 14)
      return at`M${x - 3} ${bottom + 10}Q${x} ${bottom - tall * 0.5} ${x + lean} ${bottom - tall}Q${x + 3} ${bottom - tall * 0.4} ${x + 4} ${bottom + 10}Z`
    })
    return path(
      d.join(''),
      row === 0 ? mix(palette.grass[0], palette.grass[1], 0.4) : darker(palette.grass[0], 0.15),
      'opacity="0.9"',
    )
  })
  return blades.join('')
}
