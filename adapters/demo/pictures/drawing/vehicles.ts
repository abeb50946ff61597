import { box, circle, ellipse, path, stroke } from './canvas.ts'
import { darker, lighter, mix } from './colour.ts'
import { glass, inLight, lightPool, pane, shaded, stringLights } from './lamplight.ts'
import { bakkie, fourByFour } from './off-road.ts'
import type { SubjectBrush } from './tents.ts'
import { body, wheel } from './vehicle-parts.ts'

type Subject = (brush: SubjectBrush) => string

/** Things on wheels stand at 0,0, about 300 wide, and are lit from the right. */
export const vehicles: Readonly<
  Record<'caravan' | 'retroCaravan' | 'hiredCaravan' | 'kombi' | 'motorhome' | 'bakkie' | 'fourByFour', Subject>
> = {
  caravan,
  retroCaravan,
  hiredCaravan,
  kombi,
  motorhome,
  bakkie,
  fourByFour,
}

const stripes = ['#c2541b', '#1f6b4f', '#2f7f9f', '#d9a441', '#b5473f'] as const
const paints = ['#e9a23b', '#3f8f86', '#c8553d', '#5d8fb8', '#8fa65a', '#efe3c8'] as const

function awning({ palette, random }: SubjectBrush, x: number, y: number, width: number, drop: number): string {
  const colour = inLight(palette, random.pick(stripes))
  const cream = inLight(palette, '#fbf3e0')
  const part = width / 6
  const cloth = Array.from({ length: 6 }, (_, index) => {
    const [left, right] = [x + index * part, x + (index + 1) * part]
    const spread = (at: number) => at + (at - x - width / 2) * 0.12
    const shape = `M${left} ${y}L${right} ${y}L${spread(right)} ${y + drop}L${spread(left)} ${y + drop}Z`
    return (
      path(shape, index % 2 ? cream : colour) +
      path(
        `M${spread(left)} ${y + drop}H${spread(right)}Q${(spread(left) + spread(right)) / 2} ${y + drop + 15} ${spread(left)} ${y + drop}Z`,
        index % 2 ? darker(cream, 0.08) : darker(colour, 0.15),
      )
    )
  })
  const [from, to] = [x - width * 0.05, x + width * 1.05]
  return (
    stroke(`M${from} ${y + drop}L${from - 3} 4M${to} ${y + drop}L${to + 3} 4`, inLight(palette, '#8a8072'), 3) + cloth.join('')
  )
}

function caravan(brush: SubjectBrush): string {
  const { palette, canvas, random } = brush
  const skin = inLight(palette, '#f8f3e6')
  const stripe = inLight(palette, random.pick(stripes))
  const shell = 'M-124 -22V-112Q-124 -138 -98 -140L104 -144Q132 -144 138 -116L146 -64Q146 -28 126 -22Z'
  return [
    lightPool(canvas, palette, -30, 6, 250, 42),
    stroke('M140 -26L190 -18M176 -20V2', '#5a564f', 5),
    body(brush, shell, 'M-124 -60H146Q147 -46 144 -40H-124Z', skin, stripe),
    stroke('M-124 -70H146', stripe, 3),
    pane(palette, 52, -116, 62, 34, shaded(palette, skin, 0.3)),
    box(-18, -118, 42, 96, shaded(palette, skin, 0.16)),
    box(-15, -115, 36, 93, lighter(skin, 0.1)),
    pane(palette, -8, -106, 22, 26, shaded(palette, skin, 0.3)),
    pane(palette, -104, -114, 56, 36, shaded(palette, skin, 0.3)),
    wheel(52, -14, 21),
    box(-30, -8, 60, 7, inLight(palette, '#8a6a48')),
    stroke('M-104 -22V2M120 -22V2', '#6a645a', 4),
    box(-30, -152, 54, 9, shaded(palette, skin, 0.1)),
    awning(brush, -122, -136, 142, 30),
  ].join('')
}

/** The rounded kind people still love. */
function retroCaravan(brush: SubjectBrush): string {
  const { palette, canvas, random } = brush
  const cream = inLight(palette, '#faf3e2')
  const paint = inLight(palette, random.pick(paints))
  const shell = 'M-128 -20C-142 -70 -122 -146 -40 -148H40C122 -146 148 -76 130 -20Z'
  return [
    lightPool(canvas, palette, -20, 6, 240, 40),
    stroke('M126 -26L182 -18M168 -20V2', '#5a564f', 5),
    body(brush, shell, 'M-134 -66H136Q138 -40 130 -20H-128Q-136 -44 -134 -66Z', cream, paint),
    stroke('M-134 -66Q0 -74 136 -66', lighter(paint, 0.55), 3.4),
    pane(palette, 46, -118, 54, 36, paint),
    pane(palette, -104, -116, 46, 34, paint),
    path('M-32 -20V-100Q-32 -122 -8 -122Q16 -122 16 -100V-20Z', lighter(cream, 0.2)),
    stroke('M-32 -20V-100Q-32 -122 -8 -122Q16 -122 16 -100V-20', darker(cream, 0.3), 2),
    circle(-8, -92, 12, glass(palette)),
    circle(9, -58, 2, '#6a645a'),
    path('M26 -20A28 28 0 0 1 86 -20Z', darker(paint, 0.35)),
    wheel(56, -14, 20),
    box(-42, -8, 64, 7, inLight(palette, '#8a6a48')),
    stroke('M-100 -20V2', '#6a645a', 4),
    stringLights(canvas, palette, -130, -104, -218, -74),
    stroke('M-218 -78V6', inLight(palette, '#7a5f44'), 4),
  ].join('')
}

/** Already standing when the guest arrives: a deck, a full awning room, flowers. */
function hiredCaravan(brush: SubjectBrush): string {
  const { palette, canvas } = brush
  const wood = inLight(palette, '#a9784e')
  const pots = [-196, -30].map(
    (x) =>
      box(x - 9, -22, 18, 14, inLight(palette, '#b5623a')) +
      ellipse(x, -27, 15, 11, inLight(palette, '#5f8f52')) +
      circle(x - 5, -32, 3.4, '#f2a0b0') +
      circle(x + 6, -29, 3.4, '#f6cf5a'),
  )
  return [
    `<g transform="translate(44 -6)">${retroOrModern(brush)}</g>`,
    box(-214, -10, 200, 13, wood),
    box(-214, -10, 200, 4, lighter(wood, 0.3)),
    stroke('M-200 3V10M-30 3V10', darker(wood, 0.4), 5),
    stroke('M-160 -12V-34H-132V-12M-162 -34L-168 -56M-92 -12V-34H-120V-12M-90 -34L-84 -56', inLight(palette, '#6b4a32'), 4),
    box(-134, -38, 16, 3, wood),
    ...pots,
    stringLights(canvas, palette, -206, -92, -74, -112),
  ].join('')
}

function retroOrModern(brush: SubjectBrush): string {
  return brush.random.chance(0.5) ? retroCaravan(brush) : caravan(brush)
}

function kombi(brush: SubjectBrush): string {
  const { palette, canvas, random } = brush
  const paint = inLight(palette, random.pick(paints))
  const cream = inLight(palette, '#fbf4e4')
  const shell = 'M-136 -22V-76Q-136 -118 -108 -124H78C108 -124 132 -92 140 -66Q146 -42 140 -22Z'
  const raised = random.chance(0.6)
    ? path('M-104 -124L-92 -166H40L66 -124Z', mix(cream, '#e2c08a', 0.3)) +
      path('M-92 -166H40L48 -172H-96Z', paint) +
      stroke('M-66 -166L-72 -124M-36 -166L-40 -124M-6 -166L-6 -124M22 -166L34 -124', darker(cream, 0.25), 1.6)
    : stroke('M-96 -132H56M-80 -132V-124M40 -132V-124', '#6a645a', 4) + box(-70, -150, 84, 18, inLight(palette, '#a8573a'))
  return [
    lightPool(canvas, palette, -20, 6, 240, 40),
    raised,
    body(brush, shell, 'M-136 -70H139Q146 -42 140 -22H-136Z', cream, paint),
    stroke('M-136 -70Q40 -72 138 -70', lighter(paint, 0.6), 3),
    pane(palette, -118, -112, 50, 32, cream),
    pane(palette, -56, -112, 50, 32, cream),
    pane(palette, 6, -112, 44, 32, cream),
    path('M62 -112H78Q104 -108 118 -80H62Z', glass(palette)),
    stroke('M56 -120V-24M-2 -120V-24M-62 -68V-24', darker(paint, 0.3), 1.6, 'opacity="0.6"'),
    circle(134, -50, 8, '#fff2c8'),
    box(126, -34, 22, 9, '#d8d2c4'),
    stroke('M20 -58H34', '#e8e2d4', 3),
    wheel(-82, -14, 20),
    wheel(86, -14, 20),
    stroke('M-130 -120L-206 -98M-206 -98V6', '#7a7468', 3),
    path('M-130 -124L-14 -124L-60 -98L-210 -98Z', mix(paint, cream, 0.5), 'opacity="0.95"'),
  ].join('')
}

function motorhome(brush: SubjectBrush): string {
  const { palette, canvas, random } = brush
  const skin = inLight(palette, '#f6f1e4')
  const stripe = inLight(palette, random.pick(stripes))
  const shell = 'M-160 -22V-138Q-160 -148 -150 -148H112Q132 -146 132 -124L122 -106L148 -66L160 -58Q166 -40 160 -22Z'
  return [
    lightPool(canvas, palette, -40, 6, 270, 42),
    body(brush, shell, 'M-160 -62H152L164 -52V-42H-160Z', skin, stripe),
    path('M-160 -70C-60 -68 20 -96 60 -148H84C50 -88 -40 -58 -160 -58Z', stripe, 'opacity="0.75"'),
    pane(palette, -142, -122, 54, 34, shaded(palette, skin, 0.3)),
    box(-70, -122, 40, 100, lighter(skin, 0.15)),
    stroke('M-70 -22V-122H-30V-22', shaded(palette, skin, 0.3), 2),
    pane(palette, -61, -110, 22, 26, shaded(palette, skin, 0.3)),
    pane(palette, -8, -118, 48, 30, shaded(palette, skin, 0.3)),
    path('M76 -104H112L138 -64H76Z', glass(palette)),
    circle(152, -44, 7, '#fff2c8'),
    wheel(-96, -14, 21),
    wheel(106, -14, 21),
    box(-74, -8, 48, 7, inLight(palette, '#8a6a48')),
    awning(brush, -158, -142, 150, 30),
  ].join('')
}
