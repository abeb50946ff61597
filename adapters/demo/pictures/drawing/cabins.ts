import { at, box, circle, ellipse, path, stroke } from './canvas.ts'
import { darker, lighter, mix } from './colour.ts'
import { door, planks, smoke } from './house-parts.ts'
import { glass, inLight, lightPool, pane, shaded } from './lamplight.ts'
import type { SubjectBrush } from './tents.ts'

type Subject = (brush: SubjectBrush) => string

/** Timber and thatch: they stand at 0,0, about 300 wide, lit from the right. */
export const cabins: Readonly<Record<'logCabin' | 'pod' | 'aFrame' | 'chalet' | 'rondavels', Subject>> = {
  logCabin,
  pod,
  aFrame,
  chalet,
  rondavels,
}

function logCabin(brush: SubjectBrush): string {
  const { palette, canvas, random } = brush
  const wood = inLight(palette, random.pick(['#b07a4a', '#8f5f3c', '#a8713f'] as const))
  const dim = shaded(palette, wood, 0.32)
  const roof = inLight(palette, random.pick(['#5a4a48', '#7a3f32', '#3f5a52'] as const))
  return [
    lightPool(canvas, palette, 20, 6, 240, 40),
    smoke(brush, 84, -176),
    box(74, -172, 24, 50, inLight(palette, '#8a7f76')),
    box(72, -176, 28, 8, inLight(palette, '#6f655e')),
    box(-40, -82, 176, 84, wood),
    planks(-40, -82, 176, 84, 10.5, darker(wood, 0.5)),
    path('M-140 2V-82L-90 -146L-40 -82V2Z', dim),
    planks(-140, -82, 100, 84, 10.5, darker(dim, 0.5)),
    path('M-90 -156L-156 -72L-146 -72L-90 -142L-40 -80L144 -80L108 -156Z', roof),
    path('M-90 -156L108 -156L112 -147L-84 -147Z', lighter(roof, 0.3)),
    pane(palette, -106, -62, 32, 34, lighter(wood, 0.3)),
    door(palette, 0, -60, 32, 62, inLight(palette, '#4f6f5a')),
    pane(palette, 60, -60, 44, 32, lighter(wood, 0.35)),
    box(56, -24, 52, 5, inLight(palette, '#e0b070')),
    box(-46, 0, 196, 8, lighter(wood, 0.2)),
    stroke('M140 -78V2M-36 -78V2', darker(wood, 0.2), 5),
    ellipse(118, -6, 12, 12, inLight(palette, '#5f8f52')),
  ].join('')
}

/** Small modern timber cabin with one big pane. */
function pod(brush: SubjectBrush): string {
  const { palette, canvas, random } = brush
  const skin = inLight(palette, random.pick(['#3f4a4a', '#5a4438', '#2f4a44'] as const))
  const wood = inLight(palette, '#c48d58')
  return [
    lightPool(canvas, palette, 0, 8, 260, 46),
    stroke('M-120 -10V14M20 -10V16M138 -10V14', darker(wood, 0.6), 6),
    box(-170, -16, 340, 11, wood),
    box(-170, -16, 340, 3, lighter(wood, 0.35)),
    path('M-128 -16V-118L150 -140V-16Z', skin),
    path('M-140 -116L162 -142V-132L-140 -106Z', lighter(skin, 0.25)),
    planks(-128, -106, 60, 88, 9, lighter(skin, 0.25)),
    path('M-66 -16V-106L72 -117V-16Z', glass(palette)),
    path('M-66 -106L-10 -110.500L-40 -16H-66Z', lighter(glass(palette), 0.4), 'opacity="0.4"'),
    box(-50, -40, 70, 22, mix(glass(palette), '#8a3f2a', 0.45)),
    box(34, -56, 6, 40, darker(skin, 0.2)),
    stroke('M0 -112V-16M72 -117V-16M-66 -106V-16', skin, 4),
    path('M84 -16V-118L150 -124V-16Z', wood),
    stroke('M98 -120V-16M112 -121V-16M126 -122V-16M140 -123V-16', darker(wood, 0.4), 1.6, 'opacity="0.5"'),
    circle(-26, -78, 7, '#fff2c8'),
    stroke('M-160 -16V-44M-160 -44H-128M150 -44H168V-16', darker(wood, 0.3), 3.4),
  ].join('')
}

function aFrame(brush: SubjectBrush): string {
  const { palette, canvas, random } = brush
  const roof = inLight(palette, random.pick(['#7a3b2e', '#3d4f4a', '#5a4a58'] as const))
  const wood = inLight(palette, '#c08a55')
  const lit = glass(palette)
  return [
    lightPool(canvas, palette, -20, 8, 250, 44),
    stroke('M-130 -8V14M120 -8V14', darker(wood, 0.5), 7),
    box(-150, -12, 300, 11, darker(wood, 0.1)),
    box(-150, -12, 300, 3, lighter(wood, 0.3)),
    path('M-24 -190L96 -178L176 -12H104Z', roof),
    path('M-24 -190L96 -178L101 -168L-19 -180Z', lighter(roof, 0.35)),
    stroke('M6 -150L114 -142M34 -100L136 -96M66 -54L156 -52', darker(roof, 0.3), 2, 'opacity="0.6"'),
    path('M-24 -182L-122 -12H78Z', wood),
    path('M-24 -152L-64 -82H16Z', lit),
    path('M-70 -72H20L46 -12H-96Z', lit),
    path('M-70 -72H-40L-64 -12H-96Z', lighter(lit, 0.4), 'opacity="0.5"'),
    stroke('M-24 -152V-12M-70 -72H22M-64 -78H18', darker(wood, 0.15), 4),
    path('M-24 -196L-140 -8L-124 -8L-24 -172L80 -8L108 -8Z', darker(roof, 0.25)),
    stroke('M-146 -12V-38H-110M-128 -38V-12', wood, 3),
    smoke(brush, 74, -196),
    box(62, -196, 13, 22, darker(roof, 0.35)),
  ].join('')
}

/** Timber chalet on stilts with a balcony. */
function chalet(brush: SubjectBrush): string {
  const { palette, canvas, random } = brush
  const wall = inLight(palette, random.pick(['#e9d7b4', '#d8a870', '#e4c9a0'] as const))
  const roof = inLight(palette, random.pick(['#8a4a32', '#4f5f58', '#a85a38'] as const))
  const wood = inLight(palette, '#7d5638')
  return [
    lightPool(canvas, palette, 0, 10, 250, 44),
    stroke('M-110 -40V4M-50 -40V4M40 -40V4M116 -40V4', darker(wood, 0.35), 8),
    stroke('M-110 0L-50 -36M40 -36L116 0', darker(wood, 0.3), 4),
    path('M-130 -40V-118L0 -186L130 -118V-40Z', wall),
    path('M-130 -40V-118L0 -186V-40Z', shaded(palette, wall, 0.2)),
    path('M-152 -104L0 -192L152 -104L144 -94L0 -176L-144 -94Z', roof),
    path('M0 -192L152 -104L148 -99L0 -184Z', lighter(roof, 0.35)),
    path('M0 -162L-34 -126H34Z', glass(palette)),
    stroke('M0 -162V-126', wood, 3),
    pane(palette, -96, -100, 48, 42, wood),
    box(-24, -104, 56, 64, wood),
    box(-20, -100, 48, 60, glass(palette)),
    stroke('M4 -100V-40', wood, 3),
    pane(palette, 62, -100, 44, 42, wood),
    box(-160, -46, 320, 9, lighter(wood, 0.12)),
    box(-160, -74, 320, 5, lighter(wood, 0.2)),
    stroke(Array.from({ length: 15 }, (_, index) => at`M${-154 + index * 22} -72V-44`).join(''), wood, 3),
    path('M140 -42L186 6H170L126 -40Z', darker(wood, 0.1)),
  ].join('')
}

function rondavels(brush: SubjectBrush): string {
  const { palette, canvas } = brush
  return lightPool(canvas, palette, -10, 6, 250, 40) + hut(brush, 92, -4, 0.78) + hut(brush, -46, 2, 1.12)
}

function hut({ palette, random }: SubjectBrush, x: number, y: number, size: number): string {
  const wall = inLight(palette, random.pick(['#e8cfa8', '#d9a878', '#f1e4cc'] as const))
  const thatch = inLight(palette, '#b08a52')
  const band = inLight(palette, random.pick(['#b5502f', '#3f6f7a', '#7a4a30'] as const))
  const inside = [
    box(-76, -70, 152, 72, wall),
    path('M-76 -70H-26V2H-76Z', shaded(palette, wall, 0.28)),
    path('M40 -70H76V2H40Z', lighter(wall, 0.25)),
    box(-76, -16, 152, 9, band, 'opacity="0.75"'),
    path('M-102 -62C-60 -92 -24 -128 0 -164C24 -128 60 -92 102 -62Q0 -46 -102 -62Z', thatch),
    path('M0 -164C24 -128 60 -92 102 -62Q70 -55 40 -54C34 -90 14 -132 0 -164Z', lighter(thatch, 0.3)),
    stroke(
      'M-8 -146C-30 -112 -56 -84 -84 -62M0 -146V-54M8 -146C30 -112 56 -84 84 -62M-3 -146C-14 -112 -26 -84 -36 -56',
      darker(thatch, 0.35),
      2,
      'opacity="0.5"',
    ),
    path('M-9 -152L0 -172L9 -152Z', darker(thatch, 0.3)),
    door(palette, -18, -56, 34, 58, inLight(palette, '#6b4630')),
    pane(palette, 36, -50, 24, 24, lighter(wall, 0.4)),
  ].join('')
  return `<g transform="translate(${x} ${y}) scale(${size})">${inside}</g>`
}
