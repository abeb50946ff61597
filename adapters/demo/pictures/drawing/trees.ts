import type { Palette, TreeKind } from '../palette.ts'
import type { SeededRandom } from '../seeded-random.ts'
import { at, circle, ellipse, path, placed, polygon, stroke } from './canvas.ts'
import { type Colour, darker, lighter, mix } from './colour.ts'

interface Brush {
  readonly random: SeededRandom
  readonly palette: Palette
  /** 1 when the light comes from the right, -1 from the left. */
  readonly light: 1 | -1
}

/** A tree about 150 units high, standing at 0,0. `fade` 0 to 1 moves it into the distance. */
export function tree(kind: TreeKind, brush: Brush, fade = 0): string {
  const { palette } = brush
  const tint = (colour: Colour) => mix(colour, palette.haze, fade)
  const tones: Tones = {
    dark: tint(palette.foliage[0]),
    light: tint(palette.foliage[1]),
    trunk: tint(palette.trunk),
    bloom: tint(palette.bloom[0]),
  }
  return growers[kind](brush.random, tones, brush.light)
}

export function treeAt(kind: TreeKind, brush: Brush, x: number, y: number, scale: number, fade = 0): string {
  return placed(tree(kind, brush, fade), x, y, scale)
}

interface Tones {
  readonly dark: Colour
  readonly light: Colour
  readonly trunk: Colour
  readonly bloom: Colour
}

type Grower = (random: SeededRandom, tones: Tones, light: 1 | -1) => string

const growers: Readonly<Record<TreeKind, Grower>> = { acacia, baobab, pine, palm, round, poplar, quiver, fever, bush }

/** Flat layered crown on a forked trunk. */
function acacia(random: SeededRandom, tones: Tones, light: 1 | -1): string {
  const lean = random.between(-14, 14)
  const trunk = at`M-6 2C-4 -30 ${lean - 8} -50 ${lean - 2} -74L${lean - 52} -116L${lean - 44} -118L${lean + 2} -88L${lean + 44} -122L${lean + 50} -118L${lean + 9} -70C${lean + 6} -44 5 -26 8 2Z`
  const layers = Array.from({ length: random.whole(4, 6) }, (_, index) => ({
    x: lean + random.between(-62, 62),
    y: -112 - index * 7 + random.between(-6, 6),
    half: random.between(36, 62),
  }))
  return (
    path(trunk, tones.trunk) +
    canopy({ x: lean, y: -112, half: 92 }, tones.dark) +
    layers.map((layer) => canopy(layer, mix(tones.dark, tones.light, random.between(0.15, 0.55)))).join('') +
    layers.map(({ x, y, half }) => canopy({ x: x + light * half * 0.3, y: y - 5, half: half * 0.55 }, tones.light)).join('')
  )
}

function canopy({ x, y, half }: { readonly x: number; readonly y: number; readonly half: number }, colour: Colour): string {
  return path(
    at`M${x - half} ${y + 4}C${x - half * 0.9} ${y - 14} ${x - half * 0.4} ${y - 24} ${x} ${y - 22}S${x + half * 0.95} ${y - 12} ${x + half} ${y + 4}Q${x + half * 0.5} ${y + 9} ${x} ${y + 5}T${x - half} ${y + 4}Z`,
    colour,
  )
}

/** Bottle trunk with stubby arms and small tufts. */
function baobab(random: SeededRandom, tones: Tones, light: 1 | -1): string {
  const bark = mix(tones.trunk, '#c99a7a', 0.28)
  const trunk =
    'M-40 4C-24 -8 -34 -60 -22 -96L-58 -138L-50 -142L-16 -112L-24 -160L-16 -162L-4 -116L10 -168L18 -166L12 -114L50 -150L56 -144L24 -96C34 -58 26 -8 42 4Z'
  const tufts = [
    [-60, -142, 24],
    [-24, -166, 26],
    [16, -172, 28],
    [58, -152, 26],
    [-42, -128, 16],
    [38, -128, 18],
  ] as const
  const crowns = tufts.map(([x, y, size]) => puff(x + random.between(-5, 5), y, size * random.between(0.85, 1.15), tones, light))
  const lines = stroke(
    'M-14 -90C-20 -50 -14 -20 -22 0M2 -100C0 -60 6 -30 2 0M16 -88C22 -50 16 -24 24 0',
    darker(bark, 0.3),
    2.4,
    'opacity="0.5"',
  )
  const lit = path(
    light > 0
      ? 'M24 -96C34 -58 26 -8 42 4L14 4C12 -30 18 -60 12 -100Z'
      : 'M-22 -96C-34 -60 -24 -8 -40 4L-14 4C-12 -30 -18 -60 -12 -100Z',
    lighter(bark, 0.25),
    'opacity="0.5"',
  )
  return path(trunk, bark) + lit + lines + crowns.join('')
}

function puff(x: number, y: number, size: number, tones: Tones, light: number): string {
  const lobes = [-0.55, 0.5, 0, -0.15, 0.25].map((share, index) => ({
    cx: x + share * size,
    cy: y - (index % 2) * size * 0.2 - (index === 2 ? size * 0.3 : 0),
    half: size * (0.62 - index * 0.04),
  }))
  const dark = lobes.map(({ cx, cy, half }) => ellipse(cx, cy, half, half * 0.72, tones.dark))
  const bright = lobes.map(({ cx, cy, half }) =>
    ellipse(cx + light * half * 0.2, cy - half * 0.2, half * 0.7, half * 0.44, mix(tones.dark, tones.light, 0.7)),
  )
  return dark.join('') + bright.join('')
}

function pine(random: SeededRandom, tones: Tones, light: 1 | -1): string {
  const tall = random.between(150, 195)
  const tiers = random.whole(4, 6)
  const skirts = Array.from({ length: tiers }, (_, index) => {
    const share = index / tiers
    const half = (46 - share * 30) * random.between(0.9, 1.1)
    const [low, high] = [-16 - share * (tall - 30), -16 - (share + 1.75 / tiers) * (tall - 34)]
    const dark = path(
      at`M0 ${high}C${half * 0.3} ${(low + high) / 2} ${half * 0.7} ${low - 6} ${half} ${low}Q${half * 0.4} ${low + 8} 0 ${low + 3}Q${-half * 0.4} ${low + 9} ${-half} ${low}C${-half * 0.7} ${low - 6} ${-half * 0.3} ${(low + high) / 2} 0 ${high}Z`,
      mix(tones.dark, tones.light, share * 0.25),
    )
    const bright = path(
      at`M0 ${high}C${light * half * 0.3} ${(low + high) / 2} ${light * half * 0.7} ${low - 6} ${light * half} ${low}Q${light * half * 0.5} ${low - 2} ${light * half * 0.18} ${low - 8}Z`,
      tones.light,
      'opacity="0.75"',
    )
    return dark + bright
  })
  return path('M-5 2L-4 -34L4 -34L6 2Z', tones.trunk) + skirts.join('')
}

function palm(random: SeededRandom, tones: Tones, light: 1 | -1): string {
  const lean = random.between(-30, 30)
  const [x, y] = [lean, -random.between(140, 180)]
  const trunk = at`M-7 2Q${lean * 0.1} ${y * 0.5} ${x - 4} ${y}L${x + 4} ${y}Q${lean * 0.3 + 8} ${y * 0.5} 8 2Z`
  const fronds = Array.from({ length: 9 }, (_, index) => {
    const angle = -Math.PI * (0.02 + (index / 8) * 0.96)
    const length = random.between(58, 78)
    const [ex, ey] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length * 0.55 + 26]
    const [cx, cy] = [x + Math.cos(angle) * length * 0.55, y + Math.sin(angle) * length * 0.95 - 8]
    const colour = mix(tones.dark, tones.light, Math.cos(angle) * light * 0.4 + 0.45)
    return path(at`M${x} ${y}Q${cx} ${cy} ${ex} ${ey}Q${cx - 3} ${cy + 17} ${x} ${y + 6}Z`, colour)
  })
  return path(trunk, tones.trunk) + random.shuffled(fronds).join('') + circle(x, y + 3, 6, darker(tones.trunk, 0.2))
}

function round(random: SeededRandom, tones: Tones, light: 1 | -1): string {
  const heap = Array.from({ length: 13 }, (_, index) => {
    const angle = index * 2.4
    const out = Math.sqrt(index / 13)
    return { x: Math.cos(angle) * out * 48, y: -98 + Math.sin(angle) * out * 34, size: random.between(15, 25) }
  })
  const trunk = path('M-8 2C-4 -20 -5 -40 -14 -70L-8 -72L0 -52L10 -74L15 -70C5 -40 5 -20 9 2Z', tones.trunk)
  const dark = heap.map(({ x, y, size }) => circle(x, y + 5, size + 3, tones.dark))
  const bright = heap.map(({ x, y, size }) =>
    circle(x + light * 5, y - 3, size * 0.82, mix(tones.dark, tones.light, 0.35 + random.between(0, 0.25))),
  )
  const top = heap
    .filter(({ x, y }) => x * light > -14 && y < -84)
    .map(({ x, y, size }) => circle(x + light * 8, y - 8, size * 0.5, tones.light))
  return trunk + dark.join('') + bright.join('') + top.join('')
}

function poplar(random: SeededRandom, tones: Tones, light: 1 | -1): string {
  const [half, tall] = [random.between(17, 25), random.between(150, 200)]
  const d = at`M0 ${-tall}C${half * 1.1} ${-tall * 0.75} ${half * 1.3} ${-tall * 0.3} ${half * 0.5} -18Q0 -8 ${-half * 0.5} -18C${-half * 1.3} ${-tall * 0.3} ${-half * 1.1} ${-tall * 0.75} 0 ${-tall}Z`
  const lit = at`M0 ${-tall}C${light * half * 1.1} ${-tall * 0.75} ${light * half * 1.3} ${-tall * 0.3} ${light * half * 0.5} -18Q${light * half * 0.1} ${-tall * 0.4} 0 ${-tall}Z`
  return path('M-4 2L-3 -40L3 -40L4 2Z', tones.trunk) + path(d, tones.dark) + path(lit, tones.light, 'opacity="0.8"')
}

/** Kokerboom: pale forked trunk, rosettes at the tips. */
function quiver(random: SeededRandom, tones: Tones, light: 1 | -1): string {
  const bark = lighter(tones.trunk, 0.3)
  const arms = [
    [-46, -112],
    [-20, -132],
    [6, -140],
    [32, -128],
    [52, -106],
  ] as const
  const branches = arms.map(([x, y]) => stroke(at`M${x * 0.1} -58Q${x * 0.35} ${y * 0.72} ${x} ${y}`, bark, 7))
  const tips = arms.map(([x, y]) => rosette(x, y, random.between(13, 18), tones, light))
  return (
    path('M-15 3C-8 -14 -9 -40 -6 -66L7 -66C8 -40 9 -14 17 3Z', bark) +
    path(
      'M-15 3C-8 -14 -9 -40 -6 -66L-1 -66C-2 -40 -2 -14 -4 3Z',
      light > 0 ? darker(bark, 0.3) : lighter(bark, 0.35),
      'opacity="0.5"',
    ) +
    branches.join('') +
    tips.join('')
  )
}

function rosette(x: number, y: number, size: number, tones: Tones, light: number): string {
  const blades = [-80, -50, -20, 10, 40, 75].map((degrees) => {
    const angle = ((degrees - 90) * Math.PI) / 180
    const [tx, ty] = [x + Math.cos(angle) * size, y + Math.sin(angle) * size]
    return path(
      at`M${x - 4} ${y}Q${(x + tx) / 2 - 3} ${(y + ty) / 2 - 3} ${tx} ${ty}Q${(x + tx) / 2 + 4} ${(y + ty) / 2 + 2} ${x + 4} ${y}Z`,
      mix(tones.dark, tones.light, Math.cos(angle) * light * 0.45 + 0.5),
    )
  })
  return blades.join('')
}

/** Yellow-green bark, airy crown. */
function fever(random: SeededRandom, tones: Tones, light: 1 | -1): string {
  const bark = mix(tones.trunk, '#c9c46a', 0.62)
  const trunk =
    'M-6 2C-5 -30 -10 -56 -16 -82L-40 -120L-34 -122L-10 -92L-2 -132L4 -132L3 -88L32 -118L37 -114L10 -74C4 -50 5 -26 8 2Z'
  const puffs = Array.from({ length: 9 }, () => ({
    x: random.between(-62, 60),
    y: random.between(-156, -104),
    size: random.between(18, 32),
  }))
  return (
    path(trunk, bark) +
    puffs.map(({ x, y, size }) => ellipse(x, y, size * 1.2, size * 0.66, mix(tones.dark, tones.light, 0.25))).join('') +
    puffs.map(({ x, y, size }) => ellipse(x + light * size * 0.3, y - size * 0.2, size * 0.75, size * 0.38, tones.light)).join('')
  )
}

function bush(random: SeededRandom, tones: Tones, light: 1 | -1): string {
  const heap = Array.from({ length: 5 }, (_, index) => ({
    x: -32 + index * 16 + random.between(-6, 6),
    y: -14 - random.between(0, 16),
    size: random.between(14, 24),
  }))
  const base = polygon(
    [
      { x: -44, y: 3 },
      { x: -30, y: -18 },
      { x: 30, y: -18 },
      { x: 44, y: 3 },
    ],
    tones.dark,
  )
  return (
    base +
    heap
      .map(
        ({ x, y, size }) =>
          circle(x, y, size, tones.dark) +
          circle(x + light * size * 0.28, y - size * 0.3, size * 0.6, mix(tones.dark, tones.light, 0.7)),
      )
      .join('')
  )
}
