import { box, circle, path, stroke } from './canvas.ts'
import { darker, lighter, mix } from './colour.ts'
import { glass, inLight, lightPool, pane, shaded } from './lamplight.ts'
import type { SubjectBrush } from './tents.ts'
import { body, wheel } from './vehicle-parts.ts'

/** Roof tent, open, with its ladder, on whatever carries it. */
function roofTent({ palette, random }: SubjectBrush, x: number, y: number): string {
  const cloth = inLight(palette, random.pick(['#d8c49a', '#8f9f6a', '#c98a4f', '#a9b0a4'] as const))
  const inside = mix(darker(cloth, 0.5), '#ffcf72', Math.min(1, palette.glow * 1.3))
  return [
    box(x - 74, y - 8, 172, 9, '#4a463f'),
    path(
      `M${x - 66} ${y - 8}L${x - 40} ${y - 82}Q${x + 10} ${y - 98} ${x + 66} ${y - 78}L${x + 96} ${y - 8}Z`,
      mix(cloth, '#fff6e0', palette.glow * 0.2),
    ),
    path(`M${x - 66} ${y - 8}L${x - 40} ${y - 82}L${x - 8} ${y - 8}Z`, shaded(palette, cloth, 0.3)),
    path(`M${x + 10} ${y - 12}V${y - 56}Q${x + 32} ${y - 70} ${x + 54} ${y - 56}V${y - 12}Z`, inside),
    path(
      `M${x - 52} ${y - 84}Q${x + 10} ${y - 106} ${x + 82} ${y - 80}L${x + 72} ${y - 72}Q${x + 10} ${y - 92} ${x - 42} ${y - 76}Z`,
      lighter(cloth, 0.35),
    ),
    path(`M${x - 60} ${y - 22}L${x - 124} ${y - 42}L${x - 118} ${y - 48}L${x - 48} ${y - 62}Z`, lighter(cloth, 0.2)),
    stroke(`M${x - 72} ${y - 6}L${x - 108} 4M${x - 60} ${y - 6}L${x - 96} 4`, '#cfc8b8', 3.4),
    stroke([0.2, 0.4, 0.6, 0.8].map((share) => `M${x - 72 - 36 * share} ${y - 6 + (10 - y) * share}h12`).join(''), '#cfc8b8', 3),
  ].join('')
}

export function bakkie(brush: SubjectBrush): string {
  const { palette, canvas, random } = brush
  const paint = inLight(palette, random.pick(['#f2ede0', '#b5552f', '#7f8f7a', '#d8b98a', '#4f7f92'] as const))
  const shell = 'M-150 -30V-76H-26L-24 -122Q-22 -126 -14 -126H46Q56 -126 62 -118L86 -80L138 -72Q152 -68 152 -50V-30Z'
  return [
    lightPool(canvas, palette, -30, 6, 240, 40),
    roofTent(brush, -66, -118),
    stroke('M-140 -118V-76M-34 -118V-76M-140 -118H-30', '#4a463f', 5),
    box(-140, -108, 106, 34, inLight(palette, '#55605a')),
    stroke('M-88 -108V-74', '#3a403c', 2),
    body(brush, shell, 'M-150 -40H152V-30H-150Z', paint, darker(paint, 0.35)),
    path('M-14 -116H16V-82H-16Z', glass(palette)),
    path('M24 -116H46L68 -82H24Z', glass(palette)),
    stroke('M20 -120V-34M-22 -78V-34', darker(paint, 0.35), 1.8),
    circle(144, -58, 6, '#fff2c8'),
    box(138, -40, 18, 10, '#3a3732'),
    wheel(-98, -18, 25),
    wheel(98, -18, 25),
  ].join('')
}

export function fourByFour(brush: SubjectBrush): string {
  const { palette, canvas, random } = brush
  const paint = inLight(palette, random.pick(['#e2cfa4', '#8a9a72', '#f2ede0', '#c98a4f'] as const))
  const shell = 'M-136 -30V-118Q-136 -126 -126 -126H46Q54 -126 60 -118L78 -82L132 -76Q146 -74 146 -56V-30Z'
  return [
    lightPool(canvas, palette, -30, 6, 240, 40),
    roofTent(brush, -46, -128),
    body(brush, shell, 'M-136 -42H146V-30H-136Z', paint, darker(paint, 0.3)),
    pane(palette, -122, -112, 50, 30, darker(paint, 0.3)),
    path('M-60 -114H-12V-82H-60Z', glass(palette)),
    path('M0 -114H42L60 -82H0Z', glass(palette)),
    stroke('M-6 -120V-34M-66 -120V-34', darker(paint, 0.35), 1.8),
    circle(138, -60, 7, '#fff2c8'),
    box(130, -42, 22, 11, '#3a3732'),
    circle(-140, -74, 20, '#25221f'),
    circle(-140, -74, 11, '#8a8478'),
    wheel(-88, -18, 26),
    wheel(92, -18, 26),
    path('M-126 -128L-100 -128L-160 -96L-222 -96Z', inLight(palette, '#b8a77e')),
    stroke('M-220 -96V6', '#7a7468', 3),
  ].join('')
}
