import type { Palette } from '../palette.ts'
import { at, box, type Canvas, circle, ellipse, stroke } from './canvas.ts'
import { type Colour, darker, lighter, mix } from './colour.ts'

const warm = '#ffcf72'

/** A pool of warm light around 0,0; nothing in broad day. */
export function lightPool(canvas: Canvas, palette: Palette, x: number, y: number, rx: number, ry: number, strength = 1): string {
  if (palette.glow < 0.25) return ''
  const full = palette.glow * strength
  const fill = canvas.radial([0, '#ffd98c', 0.75 * full], [0.4, '#ffb455', 0.32 * full], [1, '#ff9a3c', 0])
  return ellipse(x, y, rx, ry, fill)
}

/** Glass: warm when people are in and it is dark, sky-coloured by day. */
export function glass(palette: Palette): Colour {
  return mix(mix(palette.sky[1], '#3d5a6a', 0.35), warm, Math.min(1, palette.glow * 1.5 + 0.15))
}

export function pane(palette: Palette, x: number, y: number, width: number, height: number, frame: Colour): string {
  const lit = glass(palette)
  const bars = stroke(at`M${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}`, frame, 1.8)
  return (
    box(x - 2, y - 2, width + 4, height + 4, frame) +
    box(x, y, width, height, lit) +
    box(x, y, width * 0.5, height * 0.5, lighter(lit, 0.35), 'opacity="0.6"') +
    bars
  )
}

/** Surfaces take the colour of the hour. */
export function inLight(palette: Palette, colour: Colour): Colour {
  const dim = palette.isMoon ? 0.42 : palette.glow > 0.7 ? 0.28 : palette.glow * 0.18
  return mix(colour, mix(palette.ridge[1], palette.sky[1], 0.35), dim)
}

export function shaded(palette: Palette, colour: Colour, share = 0.24): Colour {
  return mix(darker(colour, share * 0.7), palette.ridge[1], share * 0.55)
}

/** Small bulbs on a sagging wire. */
export function stringLights(canvas: Canvas, palette: Palette, fromX: number, fromY: number, toX: number, toY: number): string {
  const sag = 26
  const wire = stroke(
    at`M${fromX} ${fromY}Q${(fromX + toX) / 2} ${(fromY + toY) / 2 + sag * 2} ${toX} ${toY}`,
    darker(palette.trunk, 0.2),
    1.4,
  )
  const halo = canvas.radial([0, '#ffe2a0', 0.8 * palette.glow], [1, '#ffc766', 0])
  const bulbs = Array.from({ length: 9 }, (_, index) => {
    const share = (index + 0.5) / 9
    const x = fromX + (toX - fromX) * share
    const y = fromY + (toY - fromY) * share + 4 * share * (1 - share) * sag + 3
    return (palette.glow > 0.3 ? circle(x, y, 13, halo) : '') + circle(x, y, 3.2, mix('#fff6dc', warm, palette.glow * 0.6))
  })
  return wire + bulbs.join('')
}
