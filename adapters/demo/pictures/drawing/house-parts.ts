import { at, box, circle, stroke } from './canvas.ts'
import { type Colour, lighter } from './colour.ts'
import { glass } from './lamplight.ts'
import type { SubjectBrush } from './tents.ts'

export function smoke({ palette, random }: SubjectBrush, x: number, y: number): string {
  const colour = lighter(palette.haze, 0.5)
  return Array.from({ length: 5 }, (_, index) =>
    circle(
      x + index * 9 + random.between(-4, 4),
      y - index * 17,
      6 + index * 3.4,
      colour,
      `opacity="${at`${0.42 - index * 0.07}`}"`,
    ),
  ).join('')
}

export function planks(x: number, y: number, width: number, height: number, gap: number, colour: Colour): string {
  const rows = Array.from({ length: Math.floor(height / gap) }, (_, index) => at`M${x} ${y + gap * (index + 1)}h${width}`)
  return stroke(rows.join(''), colour, 1.6, 'opacity="0.45"')
}

export function door(
  palette: SubjectBrush['palette'],
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Colour,
): string {
  return (
    box(x - 2, y - 2, width + 4, height + 2, lighter(colour, 0.35)) +
    box(x, y, width, height, colour) +
    box(x + 4, y + 5, width - 8, height * 0.36, glass(palette)) +
    circle(x + width - 5, y + height * 0.6, 1.8, '#f0d58a')
  )
}
