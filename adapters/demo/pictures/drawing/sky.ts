import { at, box, circle, ellipse, path, sceneHeight, sceneWidth } from './canvas.ts'
import { lighter, mix } from './colour.ts'
import type { Stage } from './stage.ts'

export function sky(stage: Stage): string {
  const { canvas, palette, horizon } = stage
  const [top, middle, low] = palette.sky
  const fill = canvas.vertical([0, top], [0.5, middle], [1, low])
  return [box(0, 0, sceneWidth, horizon + 60, fill), stars(stage), sunOrMoon(stage), clouds(stage), birds(stage)].join('')
}

/** A pale band where the land meets the sky: distance without a blur filter, which would be slow. */
export function hazeBand({ canvas, palette }: Stage, y: number, height: number, strength: number): string {
  const fill = canvas.vertical([0, palette.haze, 0], [0.6, palette.haze, strength], [1, palette.haze, 0])
  return box(0, y - height * 0.6, sceneWidth, height, fill)
}

function stars({ palette, random, horizon, canvas }: Stage): string {
  if (palette.stars === 0) return ''
  const own = random.fork('stars')
  const dots = Array.from({ length: palette.stars }, () => {
    const size = own.chance(0.08) ? own.between(1.8, 2.6) : own.between(0.6, 1.5)
    const y = own.next() ** 1.4 * (horizon - 60)
    return circle(own.between(0, sceneWidth), y, size, '#fff7e2', `opacity="${at`${own.between(0.3, 0.95)}`}"`)
  })
  return (
    (palette.stars > 100 ? milkyWay(canvas, own, own.between(420, 780), own.between(18, 46) * (own.chance(0.5) ? 1 : -1)) : '') +
    dots.join('')
  )
}

/** Mostly stars, only a breath of light: a clear edge would look like a searchlight. */
function milkyWay(canvas: Stage['canvas'], own: Stage['random'], x: number, tilt: number): string {
  const glow = canvas.radial([0, '#c9d2ff', 0.15], [0.45, '#a9b8f2', 0.06], [1, '#8fa0e0', 0])
  const band = (along: number, rx: number, ry: number) => ellipse(along, 0, rx, ry, glow)
  const dust = Array.from({ length: 170 }, () => {
    const off = (own.next() + own.next() + own.next() - 1.5) * 105
    return circle(own.between(-520, 520), off, own.between(0.5, 1.25), '#eef0ff', `opacity="${at`${own.between(0.25, 0.85)}`}"`)
  })
  const inside = band(0, 760, 250) + band(-210, 330, 150) + band(90, 320, 170) + dust.join('')
  return `<g transform="translate(${Math.round(x)} 190) rotate(${Math.round(tilt)})">${inside}</g>`
}

function sunOrMoon({ canvas, palette, sun, random }: Stage): string {
  const own = random.fork('sun')
  const size = palette.isMoon ? own.between(34, 48) : own.between(36, 58)
  const halo = canvas.radial([0, palette.sun, 0.75], [0.25, palette.sun, 0.34], [0.6, palette.sun, 0.1], [1, palette.sun, 0])
  const wide = palette.isMoon ? 6 : 8
  const disc = circle(sun.x, sun.y, size, palette.sun)
  return ellipse(sun.x, sun.y, size * wide, size * wide * 0.85, halo) + disc + (palette.isMoon ? craters(sun, size) : '')
}

function craters({ x, y }: { readonly x: number; readonly y: number }, size: number): string {
  const spots = [
    [-0.3, -0.2, 0.24],
    [0.25, 0.15, 0.18],
    [-0.05, 0.42, 0.14],
    [0.36, -0.36, 0.11],
  ] as const
  return spots.map(([dx, dy, r]) => circle(x + dx * size, y + dy * size, r * size, '#cfcab8', 'opacity="0.5"')).join('')
}

function clouds(stage: Stage): string {
  const { palette } = stage
  const own = stage.random.fork('clouds')
  const count = own.whole(3, 6)
  const isStreaky = own.chance(palette.glow > 0.4 ? 0.7 : 0.3)
  return Array.from({ length: count }, () => {
    const x = own.between(-40, sceneWidth + 40)
    const y = own.between(50, stage.horizon * 0.62)
    const width = own.between(150, 380) * (0.55 + (1 - y / stage.horizon) * 0.7)
    return isStreaky ? streak(stage, own, x, y, width) : heap(stage, own, x, y, width)
  }).join('')
}

/** Cumulus: bumps over a flat base, lit from above. */
function heap({ canvas, palette }: Stage, own: Stage['random'], x: number, y: number, width: number): string {
  const strength = palette.isMoon ? 0.28 : 0.9
  const fill = canvas.vertical([0, palette.cloud, strength], [1, mix(palette.cloud, palette.sky[1], 0.6), strength * 0.35])
  const count = own.whole(6, 9)
  const lumps = Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count
    const middle = Math.sin(share * Math.PI) ** 0.8
    const radius = width * (0.05 + middle * own.between(0.07, 0.14))
    return { cx: x + (share - 0.5) * width * 0.86, cy: y - radius * 0.55, radius }
  })
  const body = lumps
    .map(
      ({ cx, cy, radius }) =>
        at`M${cx - radius} ${cy}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1 ${-radius * 2} 0Z`,
    )
    .join('')
  const base = at`M${x - width * 0.5} ${y}q0 ${-width * 0.05} ${width * 0.06} ${-width * 0.05}h${width * 0.88}q${width * 0.06} 0 ${width * 0.06} ${width * 0.05}Z`
  return `<g clip-path="${canvas.clip(box(x - width, y - width, width * 2, width, '#000000'))}">${path(body + base, fill)}</g>`
}

/** High thin cloud, coloured by a low sun. */
function streak({ palette }: Stage, own: Stage['random'], x: number, y: number, width: number): string {
  const colour = lighter(palette.cloud, 0.1)
  const opacity = palette.isMoon ? 0.16 : 0.45
  return Array.from({ length: 3 }, (_, index) => {
    const shift = own.between(-0.35, 0.35) * width
    const length = width * own.between(0.5, 1.1)
    const thick = own.between(4, 9)
    const top = y + index * own.between(9, 18)
    const d = at`M${x + shift - length} ${top}Q${x + shift} ${top - thick * 1.8} ${x + shift + length} ${top}Q${x + shift} ${top + thick} ${x + shift - length} ${top}Z`
    return path(d, colour, `opacity="${opacity}"`)
  }).join('')
}

function birds({ palette, random, horizon }: Stage): string {
  const own = random.fork('birds')
  if (palette.isMoon || !own.chance(0.45)) return ''
  const [x, y] = [own.between(340, 860), own.between(130, horizon * 0.55)]
  const colour = mix(palette.ridge[1], palette.sky[1], 0.15)
  return Array.from({ length: own.whole(4, 8) }, () => {
    const span = own.between(7, 13)
    const [bx, by] = [x + own.between(-90, 90), y + own.between(-40, 40)]
    const wing = own.between(0.35, 0.75) * span
    const d = at`M${bx - span} ${by - wing * 0.4}Q${bx - span * 0.4} ${by - wing} ${bx} ${by}Q${bx + span * 0.4} ${by - wing} ${bx + span} ${by - wing * 0.4}`
    return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="2.2" stroke-linecap="round"/>`
  }).join('')
}

/** A quiet darkening of the corners; also the last thing drawn, over everything. */
export function vignette({ canvas, palette }: Stage): string {
  const shade = mix(palette.ridge[1], '#0a0a18', 0.55)
  const fill = canvas.radial([0.62, shade, 0], [1, shade, palette.glow > 0.7 ? 0.26 : 0.1])
  return box(-200, -160, sceneWidth + 400, sceneHeight + 320, fill)
}
