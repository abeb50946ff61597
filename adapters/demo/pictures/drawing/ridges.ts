import type { RidgeStyle } from '../palette.ts'
import type { SeededRandom } from '../seeded-random.ts'
import { at, circle, curve, line, type Point, path, sceneWidth } from './canvas.ts'
import { type Colour, darker, lighter, mix } from './colour.ts'
import { smoothNoise } from './noise.ts'
import { hazeBand } from './sky.ts'
import type { Stage } from './stage.ts'

/**
 * Mountains from far to near, each nearer one darker, clearer and lower: the air between is drawn as haze.
 */
export function ridges(stage: Stage): string {
  const own = stage.random.fork('ridges')
  const style = own.pick(stage.palette.ridges)
  const count = style === 'dunes' ? own.whole(3, 4) : own.whole(2, 4)
  return Array.from({ length: count }, (_, index) => {
    const nearness = count === 1 ? 0 : index / (count - 1)
    const layer = styleOf(style, index, count)
    return (
      ridge(stage, own.fork(`layer-${index}`), layer, nearness) + hazeBand(stage, stage.horizon + 6, 120, 0.5 - nearness * 0.3)
    )
  }).join('')
}

/** The grand shape stands behind; in front of it the land softens. */
function styleOf(style: RidgeStyle, index: number, count: number): RidgeStyle {
  if (style === 'dunes') return 'dunes'
  if (style === 'spikes' && index > 0) return index < count - 1 ? 'peaks' : 'hills'
  if (index < count - 1) return style === 'koppies' && index === 0 ? 'hills' : style
  return style === 'koppies' ? 'koppies' : 'hills'
}

function ridge(stage: Stage, own: SeededRandom, style: RidgeStyle, nearness: number): string {
  const { palette, canvas, horizon } = stage
  const tall = { spikes: 300, peaks: 290, mesas: 232, hills: 150, dunes: 215, koppies: 125 }[style] * stage.grandeur
  const height = tall * (1 - nearness * 0.62) * own.between(0.85, 1.12)
  const base = horizon + 30 + nearness * 26
  const crest = crestOf(style, own, base, height)
  const colour = mix(palette.ridge[0], palette.ridge[1], nearness ** 0.9)
  const foot = mix(colour, palette.haze, 0.55 - nearness * 0.25)
  const smooth = style === 'hills' || style === 'dunes' || style === 'koppies'
  const outline = `${smooth ? curve(crest) : line(crest)}L${sceneWidth + 60} ${horizon + 160}L-60 ${horizon + 160}Z`
  const body = path(outline, canvas.vertical([0, colour], [0.85, foot], [1, foot]))
  return (
    body +
    relief(stage, own, style, crest, colour, base) +
    (nearness < 0.7 ? snow(stage, style, crest, base, height) : '') +
    boulders(own, style, crest, colour, stage.light)
  )
}

function crestOf(style: RidgeStyle, own: SeededRandom, base: number, height: number): Point[] {
  const step = style === 'spikes' ? 13 : style === 'peaks' ? 24 : style === 'mesas' ? 8 : 30
  const shape = shapeOf(style, own)
  return Array.from({ length: Math.ceil((sceneWidth + 120) / step) + 1 }, (_, index) => {
    const x = -60 + index * step
    return { x, y: base - Math.max(0.04, shape(x)) * height }
  })
}

/** Height over x, about 0 to 1. */
function shapeOf(style: RidgeStyle, own: SeededRandom): (x: number) => number {
  const slow = smoothNoise(own.fork('slow'), 420, 2)
  const fine = smoothNoise(own.fork('fine'), 46, 3)
  switch (style) {
    case 'hills':
      return (x) => 0.55 + slow(x) * 0.5 + fine(x) * 0.03
    case 'koppies':
      return (x) => 0.3 + Math.max(0, slow(x * 1.7)) ** 0.7 * 0.9 + fine(x) * 0.1
    case 'dunes': {
      const length = own.between(300, 460)
      const shift = own.between(0, 1)
      return (x) => 0.3 + 0.55 * duneWave(x / length + shift + slow(x) * 0.12) * (0.75 + slow(x + 900) * 0.4)
    }
    case 'spikes': {
      const blocks = smoothNoise(own.fork('blocks'), 150, 2)
      return (x) => 0.46 + slow(x) * 0.3 + (1 - Math.abs(blocks(x))) ** 3 * 0.42 + fine(x * 1.1) * 0.1
    }
    case 'peaks': {
      const sharp = smoothNoise(own.fork('sharp'), 250, 3)
      return (x) => 0.22 + (1 - Math.abs(sharp(x)) * 1.5) * 0.5 + slow(x) * 0.32 + fine(x) * 0.07
    }
    case 'mesas': {
      const tables = Array.from({ length: own.whole(2, 3) }, (_, index) => ({
        centre: own.between(0.05, 0.95) * 620 + index * 420 - 100,
        half: own.between(70, 210),
        tall: own.between(0.6, 1),
      }))
      return (x) =>
        Math.max(
          0.16 + slow(x) * 0.1,
          ...tables.map(({ centre, half, tall }) => tall * mesaSide((Math.abs(x - centre) - half + fine(x) * 12) / 190)),
        ) +
        fine(x * 0.8) * 0.018
    }
  }
}

/** Long windward slope, short slip face. */
function duneWave(turns: number): number {
  const part = turns - Math.floor(turns)
  return part < 0.68 ? (part / 0.68) ** 1.3 : (1 - (part - 0.68) / 0.32) ** 1.2
}

/** Flat top, cliff, then scree that runs out. */
function mesaSide(out: number): number {
  if (out <= 0) return 1
  if (out < 0.07) return 1 - (out / 0.07) * 0.38
  return 0.62 * Math.max(0, 1 - (out - 0.07) / 0.93) ** 1.7
}

/** The side of every summit that is turned away from the sun. */
function relief(
  stage: Stage,
  own: SeededRandom,
  style: RidgeStyle,
  crest: readonly Point[],
  colour: Colour,
  base: number,
): string {
  if (style === 'hills' || style === 'koppies') return ''
  if (style === 'mesas') return strata(stage, crest, colour, base)
  const shade =
    style === 'dunes' ? mix(darker(colour, 0.3), '#8a3a2a', 0.3) : darker(mix(colour, stage.palette.sky[0], 0.15), 0.24)
  return summits(crest, style === 'spikes' ? 5 : 2)
    .map((index) => shadowFace(own, crest, index, -stage.light, base, style))
    .map((d) => path(d, shade, `opacity="${style === 'dunes' ? 0.55 : 0.5}"`))
    .join('')
}

function summits(crest: readonly Point[], reach: number): number[] {
  return crest.flatMap((point, index) => {
    const near = crest.slice(Math.max(0, index - reach), index + reach + 1)
    return near.every(({ y }) => y >= point.y) ? [index] : []
  })
}

function shadowFace(
  own: SeededRandom,
  crest: readonly Point[],
  top: number,
  side: number,
  base: number,
  style: RidgeStyle,
): string {
  const down: Point[] = []
  for (let index = top; index >= 0 && index < crest.length; index += side) {
    const point = crest[index]
    const last = down.at(-1)
    if (!point || (last && point.y < last.y - 5)) break
    down.push(point)
  }
  const [peak, foot] = [down[0], down.at(-1)]
  if (!peak || !foot || down.length < 2) return ''
  const depth = (base - peak.y) * own.between(0.65, 0.95)
  const bottom = Math.min(base + 10, peak.y + depth)
  const lean = side * (style === 'dunes' ? -34 : 14)
  const back =
    style === 'dunes'
      ? at`L${foot.x} ${Math.max(bottom, foot.y)}Q${peak.x + lean} ${bottom} ${peak.x} ${peak.y}Z`
      : at`L${foot.x} ${Math.max(foot.y, bottom)}L${peak.x + lean * 1.6} ${peak.y + depth * 0.8}L${peak.x - lean * 0.5} ${peak.y + depth * 0.5}L${peak.x + lean * 0.7} ${peak.y + depth * 0.28}Z`
  return line(down) + back
}

/** Sandstone bands under the flat top, and light on the sunny end. */
function strata({ light, palette }: Stage, crest: readonly Point[], colour: Colour, base: number): string {
  const high = Math.min(...crest.map(({ y }) => y))
  const cliff = (base - high) * 0.42
  const tops = crest.filter(({ y }) => y < base - (base - high) * 0.5)
  const gullies = tops
    .filter((_, index) => index % 5 === 2)
    .map(
      ({ x, y }) => at`M${x} ${y + 3}l${-light * 4} ${cliff * 0.5}l${-light * 7} ${cliff * 0.3}l${-light * 6} ${-cliff * 0.1}Z`,
    )
  const bands = [0.16, 0.34].map((share) => runs(crest, high + cliff * share, 7))
  return (
    path(gullies.join(''), darker(colour, 0.3), 'opacity="0.45"') +
    path(bands.join(''), lighter(mix(colour, palette.haze, 0.4), 0.1), 'opacity="0.35"')
  )
}

/** Thin horizontal bands wherever the mountain reaches above `y`. */
function runs(crest: readonly Point[], y: number, thick: number): string {
  const inside = crest.map((point) => point.y < y - 2)
  return crest
    .flatMap((point, index) => {
      if (!inside[index] || inside[index - 1]) return []
      const length = inside.slice(index).findIndex((isIn) => !isIn)
      const end = crest[index + (length < 0 ? crest.length - index : length) - 1]
      return end && end.x - point.x > 40
        ? [at`M${point.x + 4} ${y}L${end.x - 4} ${y}L${end.x - 12} ${y + thick}L${point.x + 12} ${y + thick * 0.7}Z`]
        : []
    })
    .join('')
}

function snow({ palette, light }: Stage, style: RidgeStyle, crest: readonly Point[], base: number, height: number): string {
  if (palette.snow === 0 || (style !== 'peaks' && style !== 'spikes')) return ''
  const line0 = base - height * (1 - palette.snow * 0.5)
  const lower = crest.map(({ x, y }, index) => ({ x, y: Math.max(y, line0 + (index % 2 ? 7 : -7) + Math.sin(index * 0.9) * 12) }))
  return (
    path(`${line(crest)}${line([...lower].reverse()).replace('M', 'L')}Z`, '#ffffff', `opacity="0.82"`) +
    path(
      summits(crest, 3)
        .map((top) => shadowFaceOfSnow(crest, top, -light, line0))
        .join(''),
      '#7f9cc4',
      'opacity="0.35"',
    )
  )
}

function shadowFaceOfSnow(crest: readonly Point[], top: number, side: number, limit: number): string {
  const peak = crest[top]
  const next = crest[top + side * 2]
  if (!peak || !next || peak.y > limit) return ''
  return at`M${peak.x} ${peak.y}L${next.x} ${Math.max(next.y, peak.y)}L${next.x - side * 6} ${limit}L${peak.x + side * 4} ${limit - 14}Z`
}

function boulders(own: SeededRandom, style: RidgeStyle, crest: readonly Point[], colour: Colour, light: number): string {
  if (style !== 'koppies') return ''
  return summits(crest, 3)
    .flatMap((index) => {
      const top = crest[index]
      if (!top) return []
      return Array.from({ length: own.whole(5, 9) }, () => {
        const size = own.between(9, 24)
        const [x, y] = [top.x + own.between(-70, 70), top.y + own.between(-8, 26)]
        return (
          circle(x, y, size, darker(colour, own.between(0, 0.12))) +
          circle(x + light * size * 0.25, y - size * 0.25, size * 0.62, lighter(colour, 0.16), 'opacity="0.6"')
        )
      })
    })
    .join('')
}
