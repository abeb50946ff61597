import { at, circle, ellipse, path, placed, stroke } from './canvas.ts'
import { darker, lighter, mix } from './colour.ts'
import { inLight, stringLights } from './lamplight.ts'
import type { Stage } from './stage.ts'

/** A braai or camp fire: flames, stones and, when it is dark enough, its glow on the ground. */
export function fire({ canvas, palette, random }: Stage, x: number, y: number, scale: number): string {
  const own = random.fork('fire')
  const strength = 0.35 + palette.glow * 0.65
  const halo = canvas.radial([0, '#ffb347', 0.85 * strength], [0.35, '#ff8a2b', 0.36 * strength], [1, '#ff7a1f', 0])
  const stones = Array.from({ length: 7 }, (_, index) =>
    ellipse(-24 + index * 8, 2 + Math.sin((index / 6) * Math.PI) * 5, 6, 4.6, mix('#6f655c', palette.ridge[1], 0.35)),
  )
  const sparks = Array.from({ length: palette.glow > 0.4 ? 9 : 0 }, () =>
    circle(own.between(-22, 22), -own.between(40, 110), own.between(1, 2), '#ffc46a'),
  )
  const flames =
    path('M-17 0C-25 -20 -8 -27 -10 -44C4 -35 5 -24 9 -17C11 -24 12 -27 11 -32C22 -20 23 -7 16 0Z', '#f2722b') +
    path('M-9 0C-13 -12 -4 -17 -4 -27C4 -20 5 -13 8 -9C10 -13 9 -15 9 -17C14 -9 12 -3 9 0Z', '#ffc043') +
    path('M-3 0C-5 -7 0 -9 1 -14C5 -8 6 -4 4 0Z', '#fff1b8')
  const logs = stroke('M-20 2L16 -5M20 2L-16 -5', darker(palette.trunk, 0.2), 6)
  return placed(
    ellipse(0, 0, 165, 62, halo) + ellipse(0, -16, 60, 52, halo) + logs + flames + stones.join('') + sparks.join(''),
    x,
    y,
    scale,
  )
}

export function chair({ palette, random }: Stage, x: number, y: number, scale: number, facing: number): string {
  const cloth = inLight(
    palette,
    random.fork(`chair-${Math.round(x)}`).pick(['#c2541b', '#1f6b4f', '#2f6f9f', '#d9a441', '#f1e5ca']),
  )
  const frame = darker(palette.trunk, 0.25)
  const seat =
    stroke('M-16 0L10 -24M14 0L-12 -24M-14 -24L-20 -56', frame, 3) +
    path('M-14 -26L16 -22L13 -16L-12 -20Z', darker(cloth, 0.2)) +
    path('M-23 -60L-15 -60L-9 -22L-15 -22Z', cloth) +
    stroke('M-18 -38H10', frame, 3)
  return placed(seat, x, y, scale, facing)
}

export function table({ palette }: Stage, x: number, y: number, scale: number): string {
  const wood = inLight(palette, '#a9784e')
  return placed(
    stroke('M-26 0L-16 -28M26 0L16 -28', darker(wood, 0.3), 4) +
      path('M-36 -34H36V-28H-36Z', lighter(wood, 0.1)) +
      path('M-14 -34V-46H-6V-34Z', inLight(palette, '#3f7f6a')) +
      path('M6 -34L8 -43H16L18 -34Z', inLight(palette, '#f1e5ca')),
    x,
    y,
    scale,
  )
}

/** A lantern on a pole; it is lit whenever windows are. */
export function lanterns({ canvas, palette }: Stage, x: number, y: number, width: number, scale: number): string {
  const poles = stroke(at`M${-width / 2} 0V-118M${width / 2} 0V-122`, darker(palette.trunk, 0.1), 4)
  return placed(poles + stringLights(canvas, palette, -width / 2, -116, width / 2, -120), x, y, scale)
}

export function windpump({ palette, light }: Stage, x: number, y: number, scale: number): string {
  const steel = mix(palette.ridge[1], '#d8d4c8', palette.isMoon ? 0.25 : 0.5)
  const legs = stroke(
    'M-20 0L-3 -150M20 0L3 -150M-17 -26L13 -58M17 -26L-13 -58M-12 -66L8 -100M12 -66L-8 -100M-9 -104L4 -138M9 -104L-4 -138M-17 -26H17M-12 -66H12M-8 -104H8',
    steel,
    2.6,
  )
  const blades = Array.from(
    { length: 14 },
    (_, index) =>
      `<path d="M-2.500 -7L-7 -37L7 -37L2.500 -7Z" fill="${index % 2 ? steel : lighter(steel, 0.3)}" transform="translate(0 -158) rotate(${Math.round((index * 360) / 14)})"/>`,
  )
  const tail = path('M6 -160L50 -172L50 -146Z', inLight(palette, '#c2541b'))
  return placed(legs + tail + blades.join('') + circle(0, -158, 5, darker(steel, 0.4)), x, y, scale, -light)
}

export function fence({ palette }: Stage, y: number, fromX: number, toX: number): string {
  const wood = mix(palette.trunk, palette.ground[1], 0.25)
  const count = Math.floor((toX - fromX) / 62)
  const posts = Array.from({ length: count }, (_, index) => at`M${fromX + index * 62} ${y + Math.sin(index) * 3}v-34`)
  return (
    stroke(posts.join(''), wood, 5) +
    stroke(
      [10, 20, 30].map((up) => at`M${fromX} ${y - up}L${fromX + (count - 1) * 62} ${y - up}`).join(''),
      wood,
      1.4,
      'opacity="0.7"',
    )
  )
}

export function canoe({ palette, random }: Stage, x: number, y: number, scale: number): string {
  const paint = inLight(palette, random.fork('canoe').pick(['#c8503f', '#e9a23b', '#3f8f86']))
  const hull =
    path('M-74 -16Q-64 -8 -46 -9H46Q64 -8 74 -16Q66 10 40 12H-40Q-66 10 -74 -16Z', paint) +
    path('M-46 -9H46Q30 -1 0 -1T-46 -9Z', darker(paint, 0.45)) +
    stroke('M-70 -13Q0 14 70 -13', lighter(paint, 0.45), 2)
  return placed(ellipse(0, 14, 78, 5, darker(palette.water[1], 0.4), 'opacity="0.35"') + hull, x, y, scale)
}

/** Springbok grazing, small and far. */
export function buck({ palette, random, light }: Stage, x: number, y: number): string {
  const own = random.fork('buck')
  const coat = mix(inLight(palette, '#b5763f'), palette.haze, 0.12)
  const one =
    path(
      'M-15 -24C-8 -28 6 -27 13 -25L20 -38L27 -41L29 -37L22 -33L17 -20L15 -16L15 0H12L11 -14L-8 -14L-9 0H-12L-13 -15Q-17 -20 -15 -24Z',
      coat,
    ) +
    path('M-12 -16Q0 -11 14 -17L12 -13H-9Z', '#f6ead2') +
    stroke('M24 -41L22 -52M26 -41L27 -52', darker(coat, 0.5), 1.8)
  return Array.from({ length: own.whole(3, 5) }, (_, index) =>
    placed(
      one,
      x + index * own.between(34, 58),
      y + own.between(-8, 12),
      own.between(0.62, 0.9),
      own.chance(0.7) ? light : -light,
    ),
  ).join('')
}
