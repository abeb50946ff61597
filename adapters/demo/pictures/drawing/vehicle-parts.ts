import { circle, path } from './canvas.ts'
import type { Colour } from './colour.ts'
import type { SubjectBrush } from './tents.ts'

export function wheel(x: number, y: number, size: number): string {
  return circle(x, y, size, '#25221f') + circle(x, y, size * 0.55, '#b9b2a4') + circle(x, y, size * 0.24, '#6a645a')
}

export function body(brush: SubjectBrush, d: string, lower: string, colour: Colour, stripe: Colour): string {
  const { palette } = brush
  return (
    path(d, colour) +
    path(lower, stripe) +
    path(d, brush.canvas.vertical([0, '#ffffff', 0.35], [0.4, '#ffffff', 0], [1, palette.ridge[1], 0.28]))
  )
}
