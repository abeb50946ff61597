import type { Palette } from '../palette.ts'
import type { SeededRandom } from '../seeded-random.ts'
import { at, box, type Canvas, ellipse, path, stroke } from './canvas.ts'
import { type Colour, darker, lighter, mix } from './colour.ts'
import { inLight, lightPool, pane, shaded, stringLights } from './lamplight.ts'

/** What a subject needs to be drawn; it stands at 0,0, about 280 wide, and is lit from the right. */
export interface SubjectBrush {
  readonly canvas: Canvas
  readonly palette: Palette
  readonly random: SeededRandom
}

type Subject = (brush: SubjectBrush) => string

const cloths = ['#e8743b', '#f0e3c8', '#d9a441', '#3f8f7a', '#c8503f', '#5d8fb8', '#8fa65a', '#f4efe2'] as const
const canvasCloths = ['#f1e5ca', '#e3d0a6', '#d8c9a4', '#f6efe0'] as const

export const tents: Readonly<Record<'dome' | 'ridge' | 'bell' | 'tunnel' | 'cabinTent' | 'safari' | 'geodesic', Subject>> = {
  dome,
  ridge,
  bell,
  tunnel,
  cabinTent,
  safari,
  geodesic,
}

function fabric(
  { palette, random }: SubjectBrush,
  colours: readonly [Colour, ...Colour[]],
): { readonly lit: Colour; readonly dim: Colour; readonly inside: Colour; readonly seam: Colour } {
  const base = inLight(palette, random.pick(colours))
  const own = mix(base, '#ffc36b', palette.glow * 0.28)
  return {
    lit: lighter(own, 0.12),
    dim: shaded(palette, own, 0.34),
    inside: mix(darker(own, 0.6), '#ffcf72', Math.min(1, palette.glow * 1.25)),
    seam: darker(own, 0.3),
  }
}

function guys(colour: Colour, ...lines: readonly (readonly [number, number, number, number])[]): string {
  return stroke(lines.map(([x, y, toX, toY]) => at`M${x} ${y}L${toX} ${toY}`).join(''), colour, 1.4, 'opacity="0.7"')
}

function dome(brush: SubjectBrush): string {
  const { lit, dim, inside, seam } = fabric(brush, cloths)
  const glow = lightPool(brush.canvas, brush.palette, 20, 4, 210, 40)
  return [
    glow,
    guys(seam, [-88, -60, -140, 2], [112, -50, 158, 2]),
    path('M-120 2C-112 -66 -62 -122 8 -124C72 -122 120 -66 128 2Z', dim),
    path('M8 -124C72 -122 120 -66 128 2L58 2C62 -54 48 -96 8 -124Z', lit),
    path('M8 -124C-34 -100 -48 -52 -44 2L58 2C62 -54 48 -96 8 -124Z', mix(lit, dim, 0.35)),
    path('M6 -82C-20 -66 -28 -34 -26 2L40 2C40 -34 30 -66 6 -82Z', inside),
    path('M6 -82C-2 -60 -14 -28 -26 2C-28 -34 -20 -66 6 -82Z', lighter(lit, 0.2)),
    stroke('M8 -124C-34 -100 -48 -52 -44 2M8 -124C48 -96 62 -54 58 2', seam, 2.2, 'opacity="0.6"'),
    path('M-34 -112C-8 -132 36 -132 58 -110C36 -118 -8 -120 -34 -112Z', lighter(lit, 0.3)),
  ].join('')
}

function ridge(brush: SubjectBrush): string {
  const { lit, dim, inside, seam } = fabric(brush, cloths)
  return [
    lightPool(brush.canvas, brush.palette, -20, 4, 200, 36),
    guys(seam, [-44, -128, -132, 4], [96, -120, 178, 2]),
    path('M-44 -130L96 -122L150 0L34 2Z', lit),
    path('M-44 -130L96 -122L104 -104L-36 -112Z', lighter(lit, 0.3), 'opacity="0.6"'),
    path('M-44 -130L-116 2L34 2Z', dim),
    path('M-44 -104L-72 2L-6 2Z', inside),
    path('M-44 -104L-72 2L-94 2Z', lighter(dim, 0.3)),
    path('M-44 -104L-6 2L12 2Z', lighter(dim, 0.18)),
    stroke('M-44 -136L-44 -130M96 -128L96 -122', seam, 4),
  ].join('')
}

function bell(brush: SubjectBrush): string {
  const { lit, dim, inside, seam } = fabric(brush, canvasCloths)
  const pennants = brush.random.pick(['#c2541b', '#1f6b4f', '#d9a441'] as const)
  return [
    lightPool(brush.canvas, brush.palette, 0, 6, 230, 44),
    guys(seam, [-118, -44, -168, 4], [118, -44, 168, 4], [-80, -56, -120, 8], [80, -56, 122, 8]),
    box(-126, -46, 252, 48, mix(lit, dim, 0.4)),
    path('M0 -172C-30 -118 -78 -66 -134 -44L134 -44C78 -66 30 -118 0 -172Z', mix(lit, dim, 0.18)),
    path('M0 -172C30 -118 78 -66 134 -44L62 -44C46 -76 18 -124 0 -172Z', lighter(lit, 0.2)),
    path('M0 -172C-30 -118 -78 -66 -134 -44L-66 -44C-46 -80 -18 -124 0 -172Z', dim),
    path('M0 -110L-34 2L34 2Z', inside),
    path('M0 -110L-34 2L-58 2C-34 -20 -8 -70 0 -110Z', lighter(lit, 0.3)),
    path('M0 -110L34 2L58 2C34 -20 8 -70 0 -110Z', lit),
    stroke('M-134 -44Q0 -34 134 -44', pennants, 4, 'opacity="0.85" stroke-dasharray="9 7"'),
    stroke('M0 -172V-186', seam, 3),
    path('M0 -186L22 -180L0 -174Z', pennants),
  ].join('')
}

function tunnel(brush: SubjectBrush): string {
  const { lit, dim, inside, seam } = fabric(brush, cloths)
  const second = mix(lit, '#f4efe2', 0.55)
  return [
    lightPool(brush.canvas, brush.palette, -70, 4, 190, 38),
    guys(seam, [-110, -70, -166, 4], [142, -50, 188, 2]),
    path('M-60 2C-70 -76 -40 -118 6 -118C96 -118 158 -70 164 2Z', mix(lit, dim, 0.2)),
    path('M6 -118C96 -118 158 -70 164 2L120 2C112 -62 70 -108 6 -118Z', lighter(lit, 0.22)),
    path('M40 -114C62 -78 70 -36 68 2L104 2C104 -44 84 -92 58 -110Z', second, 'opacity="0.85"'),
    path('M-136 2C-134 -80 -88 -126 -38 -124C0 -122 18 -70 16 2Z', dim),
    path('M-116 2C-114 -66 -82 -102 -48 -100C-16 -98 -4 -56 -6 2Z', inside),
    path('M-48 -100C-82 -102 -114 -66 -116 2L-92 2C-92 -50 -74 -84 -48 -100Z', lighter(lit, 0.2)),
    stroke('M-38 -124C-14 -122 20 -120 6 -118', seam, 2),
  ].join('')
}

/** The South African family tent: a gable of cloth, walls that lean, a zipped door, poles and ropes. */
function cabinTent(brush: SubjectBrush): string {
  const { lit, dim, inside, seam } = fabric(brush, cloths)
  const wall = mix(lit, '#f4efe2', 0.55)
  const mesh = brush.palette.glow > 0.4 ? '#ffd58a' : darker(wall, 0.45)
  return [
    lightPool(brush.canvas, brush.palette, -50, 6, 220, 42),
    guys(seam, [-122, -86, -190, 6], [140, -82, 206, 2], [-62, -150, -164, 8], [96, -142, 186, -6]),
    path('M-6 -86L140 -82L156 0L4 4Z', wall),
    path('M4 4L156 0L155 -6L3 -4Z', darker(wall, 0.22)),
    path('M34 -68L106 -66L112 -30L38 -31Z', mesh),
    stroke('M34 -68L106 -66', lighter(lit, 0.3), 7),
    stroke('M70 -67L74 -30', wall, 2.4),
    path('M-62 -150L96 -142L144 -80L-4 -86Z', lit),
    path('M-62 -150L96 -142L102 -132L-56 -138Z', lighter(lit, 0.3), 'opacity="0.6"'),
    stroke('M-4 -86L144 -80', darker(lit, 0.3), 3),
    path('M-138 4L-122 -86L-62 -150L-4 -86L6 4Z', dim),
    path('M-62 -150L-4 -86L6 4L-24 4L-62 -112Z', mix(lit, dim, 0.5)),
    path('M-62 -118L-102 4L-24 4Z', inside),
    path('M-62 -118L-102 4L-122 4C-96 -28 -74 -74 -62 -118Z', lighter(dim, 0.34)),
    path('M-62 -118L-24 4L-6 4C-30 -28 -50 -74 -62 -118Z', lighter(lit, 0.22)),
    stroke('M-62 -150V-118', seam, 2),
    stroke('M-62 -162V-148M96 -154V-141', seam, 4),
  ].join('')
}

/** Safari tent under a fly, on a deck with chairs: glamping. */
function safari(brush: SubjectBrush): string {
  const { lit, dim, inside, seam } = fabric(brush, canvasCloths)
  const { canvas, palette } = brush
  const wood = inLight(palette, '#9a6b45')
  const fly = inLight(palette, brush.random.pick(['#c9b68a', '#8a9469', '#e9dcc0'] as const))
  return [
    lightPool(canvas, palette, 0, 10, 270, 52),
    stroke('M-128 -14V14M-60 -14V16M60 -14V16M150 -14V14', darker(wood, 0.45), 7),
    box(-168, -18, 346, 13, wood),
    box(-168, -18, 346, 4, lighter(wood, 0.3)),
    box(-118, -104, 236, 88, mix(lit, dim, 0.25)),
    box(40, -104, 78, 88, lit),
    box(-118, -104, 40, 88, dim),
    path('M-62 -100H36V-18H-62Z', inside),
    box(-30, -62, 36, 44, mix(inside, '#a8442a', 0.3)),
    box(-46, -40, 70, 22, lighter(inside, 0.5)),
    box(-46, -46, 18, 10, '#fffaf0'),
    path('M-62 -100C-58 -70 -66 -44 -76 -18H-62Z', lighter(lit, 0.25)),
    path('M36 -100C32 -70 40 -44 50 -18H36Z', lighter(lit, 0.35)),
    pane(palette, 66, -82, 32, 36, seam),
    path('M-164 -98L-96 -152L104 -152L168 -98Z', fly),
    path('M-96 -152L104 -152L112 -144L-105 -144Z', lighter(fly, 0.35)),
    path('M-164 -98L168 -98L164 -88L-160 -88Z', darker(fly, 0.25)),
    stroke('M-156 -92V-16M160 -92V-16', darker(wood, 0.2), 5),
    stringLights(canvas, palette, -154, -86, 158, -86),
    box(-158, -42, 344, 3, wood, 'opacity="0"'),
    stroke('M120 -18V-36H146V-18M120 -36L116 -56', darker(wood, 0.35), 4),
    ellipse(-140, -24, 10, 6, inLight(palette, '#4c7a4a')),
    ellipse(-140, -34, 13, 12, inLight(palette, '#5f8f52')),
    box(-148, -24, 16, 8, inLight(palette, '#b5623a')),
  ].join('')
}

/** Geodesic dome with a clear front, on a round deck. */
function geodesic(brush: SubjectBrush): string {
  const { lit, dim, inside, seam } = fabric(brush, ['#f4efe2', '#e9e2d0'])
  const wood = inLight(brush.palette, '#9a6b45')
  return [
    lightPool(brush.canvas, brush.palette, 0, 8, 260, 50),
    ellipse(0, 4, 170, 15, darker(wood, 0.35)),
    ellipse(0, -3, 170, 14, wood),
    ellipse(0, -5, 160, 11, lighter(wood, 0.18)),
    path('M-122 -6C-136 -86 -78 -156 0 -156C78 -156 136 -86 122 -6Z', mix(lit, dim, 0.25)),
    path('M0 -156C78 -156 136 -86 122 -6L84 -6L98 -74L52 -128Z', lighter(lit, 0.25)),
    path('M0 -156C-78 -156 -136 -86 -122 -6L-92 -6L-98 -74L-52 -128Z', dim),
    path('M-58 -104L0 -136L58 -104L78 -48L64 -6L-64 -6L-78 -48Z', inside),
    box(-34, -32, 68, 24, lighter(inside, 0.55)),
    box(-34, -40, 24, 10, '#fffaf0'),
    stroke(
      'M-58 -104L0 -136L58 -104L78 -48L64 -6M-64 -6L-78 -48L-58 -104M-58 -104L0 -64L58 -104M-78 -48L0 -64L78 -48M0 -64L0 -6M0 -156V-136M-58 -104L-100 -110M58 -104L100 -110M78 -48L126 -44M-78 -48L-126 -44',
      seam,
      2.4,
      'opacity="0.75"',
    ),
  ].join('')
}
