import { at, box, circle, ellipse, path, stroke } from './canvas.ts'
import { type Colour, darker, lighter, mix } from './colour.ts'
import { glass, inLight, lightPool, pane, shaded, stringLights } from './lamplight.ts'
import type { SubjectBrush } from './tents.ts'

type Subject = (brush: SubjectBrush) => string

/** Houses stand at 0,0, about 300 wide, and are lit from the right. */
export const houses: Readonly<Record<'logCabin' | 'pod' | 'aFrame' | 'chalet' | 'rondavels' | 'capeDutch' | 'stoneCottage' | 'fishermans' | 'lodge' | 'verandahRooms', Subject>> = {
  logCabin, pod, aFrame, chalet, rondavels, capeDutch, stoneCottage, fishermans, lodge, verandahRooms,
}

function smoke({ palette, random }: SubjectBrush, x: number, y: number): string {
  const colour = lighter(palette.haze, 0.5)
  return Array.from({ length: 5 }, (_, index) => circle(x + index * 9 + random.between(-4, 4), y - index * 17, 6 + index * 3.4, colour, `opacity="${at`${0.42 - index * 0.07}`}"`)).join('')
}

function planks(x: number, y: number, width: number, height: number, gap: number, colour: Colour): string {
  const rows = Array.from({ length: Math.floor(height / gap) }, (_, index) => at`M${x} ${y + gap * (index + 1)}h${width}`)
  return stroke(rows.join(''), colour, 1.6, 'opacity="0.45"')
}

function door(palette: SubjectBrush['palette'], x: number, y: number, width: number, height: number, colour: Colour): string {
  return box(x - 2, y - 2, width + 4, height + 2, lighter(colour, 0.35)) + box(x, y, width, height, colour) + box(x + 4, y + 5, width - 8, height * 0.36, glass(palette)) + circle(x + width - 5, y + height * 0.6, 1.8, '#f0d58a')
}

function logCabin(brush: SubjectBrush): string {
  const { palette, canvas, random } = brush
  const wood = inLight(palette, random.pick(['#b07a4a', '#8f5f3c', '#a8713f'] as const))
  const dim = shaded(palette, wood, 0.32)
  const roof = inLight(palette, random.pick(['#5a4a48', '#7a3f32', '#3f5a52'] as const))
  return [
    lightPool(canvas, palette, 20, 6, 240, 40), smoke(brush, 84, -176), box(74, -172, 24, 50, inLight(palette, '#8a7f76')), box(72, -176, 28, 8, inLight(palette, '#6f655e')),
    box(-40, -82, 176, 84, wood), planks(-40, -82, 176, 84, 10.5, darker(wood, 0.5)),
    path('M-140 2V-82L-90 -146L-40 -82V2Z', dim), planks(-140, -82, 100, 84, 10.5, darker(dim, 0.5)),
    path('M-90 -156L-156 -72L-146 -72L-90 -142L-40 -80L144 -80L108 -156Z', roof), path('M-90 -156L108 -156L112 -147L-84 -147Z', lighter(roof, 0.3)),
    pane(palette, -106, -62, 32, 34, lighter(wood, 0.3)), door(palette, 0, -60, 32, 62, inLight(palette, '#4f6f5a')), pane(palette, 60, -60, 44, 32, lighter(wood, 0.35)), box(56, -24, 52, 5, inLight(palette, '#e0b070')),
    box(-46, 0, 196, 8, lighter(wood, 0.2)), stroke('M140 -78V2M-36 -78V2', darker(wood, 0.2), 5), ellipse(118, -6, 12, 12, inLight(palette, '#5f8f52')),
  ].join('')
}

/** Small modern timber cabin with one big pane. */
function pod(brush: SubjectBrush): string {
  const { palette, canvas, random } = brush
  const skin = inLight(palette, random.pick(['#3f4a4a', '#5a4438', '#2f4a44'] as const))
  const wood = inLight(palette, '#c48d58')
  return [
    lightPool(canvas, palette, 0, 8, 260, 46), stroke('M-120 -10V14M20 -10V16M138 -10V14', darker(wood, 0.6), 6), box(-170, -16, 340, 11, wood), box(-170, -16, 340, 3, lighter(wood, 0.35)),
    path('M-128 -16V-118L150 -140V-16Z', skin), path('M-140 -116L162 -142V-132L-140 -106Z', lighter(skin, 0.25)), planks(-128, -106, 60, 88, 9, lighter(skin, 0.25)),
    path('M-66 -16V-106L72 -117V-16Z', glass(palette)), path('M-66 -106L-10 -110.500L-40 -16H-66Z', lighter(glass(palette), 0.4), 'opacity="0.4"'), box(-50, -40, 70, 22, mix(glass(palette), '#8a3f2a', 0.45)), box(34, -56, 6, 40, darker(skin, 0.2)), stroke('M0 -112V-16M72 -117V-16M-66 -106V-16', skin, 4),
    path('M84 -16V-118L150 -124V-16Z', wood), stroke('M98 -120V-16M112 -121V-16M126 -122V-16M140 -123V-16', darker(wood, 0.4), 1.6, 'opacity="0.5"'), circle(-26, -78, 7, '#fff2c8'),
    stroke('M-160 -16V-44M-160 -44H-128M150 -44H168V-16', darker(wood, 0.3), 3.4),
  ].join('')
}

function aFrame(brush: SubjectBrush): string {
  const { palette, canvas, random } = brush
  const roof = inLight(palette, random.pick(['#7a3b2e', '#3d4f4a', '#5a4a58'] as const))
  const wood = inLight(palette, '#c08a55')
  const lit = glass(palette)
  return [
    lightPool(canvas, palette, -20, 8, 250, 44), stroke('M-130 -8V14M120 -8V14', darker(wood, 0.5), 7), box(-150, -12, 300, 11, darker(wood, 0.1)), box(-150, -12, 300, 3, lighter(wood, 0.3)),
    path('M-24 -190L96 -178L176 -12H104Z', roof), path('M-24 -190L96 -178L101 -168L-19 -180Z', lighter(roof, 0.35)), stroke('M6 -150L114 -142M34 -100L136 -96M66 -54L156 -52', darker(roof, 0.3), 2, 'opacity="0.6"'),
    path('M-24 -182L-122 -12H78Z', wood), path('M-24 -152L-64 -82H16Z', lit), path('M-70 -72H20L46 -12H-96Z', lit), path('M-70 -72H-40L-64 -12H-96Z', lighter(lit, 0.4), 'opacity="0.5"'),
    stroke('M-24 -152V-12M-70 -72H22M-64 -78H18', darker(wood, 0.15), 4), path('M-24 -196L-140 -8L-124 -8L-24 -172L80 -8L108 -8Z', darker(roof, 0.25)),
    stroke('M-146 -12V-38H-110M-128 -38V-12', wood, 3), smoke(brush, 74, -196), box(62, -196, 13, 22, darker(roof, 0.35)),
  ].join('')
}

/** Timber chalet on stilts with a balcony. */
function chalet(brush: SubjectBrush): string {
  const { palette, canvas, random } = brush
  const wall = inLight(palette, random.pick(['#e9d7b4', '#d8a870', '#e4c9a0'] as const))
  const roof = inLight(palette, random.pick(['#8a4a32', '#4f5f58', '#a85a38'] as const))
  const wood = inLight(palette, '#7d5638')
  return [
    lightPool(canvas, palette, 0, 10, 250, 44), stroke('M-110 -40V4M-50 -40V4M40 -40V4M116 -40V4', darker(wood, 0.35), 8), stroke('M-110 0L-50 -36M40 -36L116 0', darker(wood, 0.3), 4),
    path('M-130 -40V-118L0 -186L130 -118V-40Z', wall), path('M-130 -40V-118L0 -186V-40Z', shaded(palette, wall, 0.2)), path('M-152 -104L0 -192L152 -104L144 -94L0 -176L-144 -94Z', roof), path('M0 -192L152 -104L148 -99L0 -184Z', lighter(roof, 0.35)),
    path('M0 -162L-34 -126H34Z', glass(palette)), stroke('M0 -162V-126', wood, 3), pane(palette, -96, -100, 48, 42, wood), box(-24, -104, 56, 64, wood), box(-20, -100, 48, 60, glass(palette)), stroke('M4 -100V-40', wood, 3), pane(palette, 62, -100, 44, 42, wood),
    box(-160, -46, 320, 9, lighter(wood, 0.12)), box(-160, -74, 320, 5, lighter(wood, 0.2)), stroke(Array.from({ length: 15 }, (_, index) => at`M${-154 + index * 22} -72V-44`).join(''), wood, 3), path('M140 -42L186 6H170L126 -40Z', darker(wood, 0.1)),
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
    box(-76, -70, 152, 72, wall), path('M-76 -70H-26V2H-76Z', shaded(palette, wall, 0.28)), path('M40 -70H76V2H40Z', lighter(wall, 0.25)), box(-76, -16, 152, 9, band, 'opacity="0.75"'),
    path('M-102 -62C-60 -92 -24 -128 0 -164C24 -128 60 -92 102 -62Q0 -46 -102 -62Z', thatch), path('M0 -164C24 -128 60 -92 102 -62Q70 -55 40 -54C34 -90 14 -132 0 -164Z', lighter(thatch, 0.3)), stroke('M-8 -146C-30 -112 -56 -84 -84 -62M0 -146V-54M8 -146C30 -112 56 -84 84 -62M-3 -146C-14 -112 -26 -84 -36 -56', darker(thatch, 0.35), 2, 'opacity="0.5"'), path('M-9 -152L0 -172L9 -152Z', darker(thatch, 0.3)),
    door(palette, -18, -56, 34, 58, inLight(palette, '#6b4630')), pane(palette, 36, -50, 24, 24, lighter(wall, 0.4)),
  ].join('')
  return `<g transform="translate(${x} ${y}) scale(${size})">${inside}</g>`
}

function capeDutch(brush: SubjectBrush): string {
  const { palette, canvas } = brush
  const wall = inLight(palette, '#fbf6ea')
  const thatch = inLight(palette, '#8f7350')
  const green = inLight(palette, '#2f6b52')
  return [
    lightPool(canvas, palette, 0, 6, 270, 42), box(-150, -74, 300, 76, wall), box(-150, -74, 70, 76, shaded(palette, wall, 0.12)), path('M-164 -70L-132 -136H132L164 -70Z', thatch), path('M-132 -136H132L136 -127H-136Z', lighter(thatch, 0.3)), stroke('M-110 -124L-132 -76M-76 -124L-90 -76M76 -124L90 -76M110 -124L132 -76', darker(thatch, 0.4), 2, 'opacity="0.4"'),
    path('M-52 2V-92C-52 -104 -38 -100 -38 -114C-38 -128 -24 -124 -22 -140C-20 -158 20 -158 22 -140C24 -124 38 -128 38 -114C38 -100 52 -104 52 -92V2Z', lighter(wall, 0.3)), stroke('M-52 -92C-52 -104 -38 -100 -38 -114C-38 -128 -24 -124 -22 -140C-20 -158 20 -158 22 -140C24 -124 38 -128 38 -114C38 -100 52 -104 52 -92', shaded(palette, wall, 0.3), 3),
    pane(palette, -9, -118, 18, 22, green), door(palette, -17, -62, 34, 64, green), ...[-126, -86, 66, 106].map((x) => pane(palette, x, -56, 22, 32, wall) + box(x - 11, -58, 8, 36, green) + box(x + 25, -58, 8, 36, green)),
    box(130, -152, 20, 40, wall), box(128, -156, 24, 6, shaded(palette, wall, 0.2)), smoke(brush, 140, -164), box(-60, 0, 120, 6, shaded(palette, wall, 0.2)), ...[-136, -70, 62, 128].map((x) => ellipse(x, -4, 15, 12, inLight(palette, '#4f7f4a')) + circle(x - 4, -10, 3.4, '#e2688a') + circle(x + 6, -6, 3, '#f2a0b0')),
  ].join('')
}

/** Karoo cottage: flat parapet, stoep with a bull-nosed roof. */
function stoneCottage(brush: SubjectBrush): string {
  const { palette, canvas, random } = brush
  const wall = inLight(palette, random.pick(['#f2dfc0', '#e8b98a', '#f6efdf', '#d8876a'] as const))
  const roof = inLight(palette, random.pick(['#a8412f', '#4f6f6a', '#8a8f92'] as const))
  const trim = inLight(palette, '#fbf6ea')
  return [
    lightPool(canvas, palette, 0, 8, 260, 42), box(-138, -124, 276, 126, wall), box(-138, -124, 60, 126, shaded(palette, wall, 0.22)), box(-144, -132, 288, 12, trim), box(-132, -116, 264, 4, trim, 'opacity="0.6"'), box(84, -162, 26, 34, wall), box(80, -166, 34, 7, trim), smoke(brush, 97, -174),
    box(-138, -76, 276, 78, darker(wall, 0.3), 'opacity="0.35"'), pane(palette, -108, -62, 42, 38, trim), door(palette, -20, -66, 38, 68, inLight(palette, '#3f6f7f')), pane(palette, 64, -62, 42, 38, trim),
    path('M-160 -74Q-156 -96 -140 -98H140Q156 -96 160 -74Z', roof), stroke(Array.from({ length: 15 }, (_, index) => at`M${-140 + index * 20} -97Q${-143 + index * 20.6} -90 ${-148 + index * 21.2} -75`).join(''), darker(roof, 0.25), 1.6, 'opacity="0.6"'), path('M-140 -98H140L143 -93H-143Z', lighter(roof, 0.35)),
    stroke('M-152 -74V0M-52 -74V0M52 -74V0M152 -74V0', trim, 5), box(-164, -2, 328, 9, shaded(palette, trim, 0.25)), circle(118, -8, 10, inLight(palette, '#5f8f52')), stroke('M-88 0V-20H-62V0M-90 -20L-94 -40', inLight(palette, '#7a4f30'), 3.4),
  ].join('')
}

/** West-coast cottage: whitewash, outside chimney, blue trim. */
function fishermans(brush: SubjectBrush): string {
  const { palette, canvas, random } = brush
  const wall = inLight(palette, '#fdf8ee')
  const trim = inLight(palette, random.pick(['#3a7fae', '#3f8f86', '#d9774a'] as const))
  const thatch = inLight(palette, '#9a8460')
  return [
    lightPool(canvas, palette, 10, 6, 240, 38), path('M-146 2V-78L-104 -138L-62 -78V2Z', shaded(palette, wall, 0.22)), path('M-116 2V-150H-92V2Z', shaded(palette, wall, 0.1)), box(-62, -80, 204, 82, wall),
    path('M-104 -146L-156 -70L-146 -66L-104 -128L-60 -72L152 -72L120 -146Z', thatch), path('M-104 -146L120 -146L124 -137L-98 -137Z', lighter(thatch, 0.35)), box(-118, -168, 28, 32, wall), box(-121, -172, 34, 7, trim), smoke(brush, -102, -180),
    door(palette, 10, -60, 34, 62, trim), pane(palette, -38, -54, 30, 30, trim), pane(palette, 68, -54, 46, 30, trim), box(64, -20, 54, 6, trim), box(-66, 0, 214, 6, shaded(palette, wall, 0.25)), stroke('M126 0L150 -2L160 -18L118 -16Z', trim, 3), path('M112 -18H164Q156 2 138 2Q120 2 112 -18Z', trim),
  ].join('')
}

/** Long thatched lodge with rooms in a row. */
function lodge(brush: SubjectBrush): string {
  const { palette, canvas } = brush
  const wall = inLight(palette, '#e2c69c')
  const thatch = inLight(palette, '#a07d4a')
  const wood = inLight(palette, '#6b4a32')
  return [
    lightPool(canvas, palette, 0, 8, 300, 44), box(-168, -82, 336, 84, wall), box(-168, -82, 336, 22, darker(wall, 0.4), 'opacity="0.4"'),
    path('M-196 -70C-160 -96 -120 -134 -104 -152H104C120 -134 160 -96 196 -70Q0 -60 -196 -70Z', thatch), path('M-104 -152H104L112 -142H-112Z', lighter(thatch, 0.35)), stroke(Array.from({ length: 11 }, (_, index) => at`M${-90 + index * 18} -142L${-150 + index * 30} -70`).join(''), darker(thatch, 0.4), 2, 'opacity="0.38"'), path('M-60 -70L0 -126L60 -70Q0 -64 -60 -70Z', lighter(thatch, 0.14)), pane(palette, -11, -98, 22, 22, wood),
    ...[-132, -52, 28, 108].map((x) => door(palette, x - 12, -58, 28, 60, wood) + pane(palette, x + 24, -52, 24, 26, lighter(wall, 0.4))), stroke('M-180 -68V2M-92 -66V2M-10 -64V2M70 -66V2M180 -68V2', wood, 6), box(-190, -2, 380, 9, shaded(palette, wall, 0.3)), stringLights(canvas, palette, -178, -62, 178, -62),
  ].join('')
}

/** Farm-house rooms behind a verandah with an iron roof. */
function verandahRooms(brush: SubjectBrush): string {
  const { palette, canvas, random } = brush
  const wall = inLight(palette, random.pick(['#f6ecd6', '#e8c9a8', '#dfe3d0'] as const))
  const roof = inLight(palette, random.pick(['#a8432f', '#3f6f63', '#6f7f8a'] as const))
  const trim = inLight(palette, '#fffaf0')
  return [
    lightPool(canvas, palette, 0, 8, 290, 44), path('M-170 -86L-126 -150H126L170 -86Z', roof), stroke(Array.from({ length: 15 }, (_, index) => at`M${-119 + index * 17} -149L${-160 + index * 22.8} -86`).join(''), darker(roof, 0.25), 1.8, 'opacity="0.5"'), path('M-126 -150H126L130 -143H-131Z', lighter(roof, 0.35)), box(64, -176, 22, 34, wall), box(60, -180, 30, 7, trim), smoke(brush, 75, -188),
    box(-158, -88, 316, 90, wall), box(-158, -88, 60, 90, shaded(palette, wall, 0.2)), ...[-128, -26, 76].map((x) => door(palette, x, -60, 30, 62, inLight(palette, '#2f5f52')) + pane(palette, x + 42, -54, 28, 30, trim)),
    path('M-186 -66L-160 -90H160L186 -66Z', lighter(roof, 0.12)), path('M-186 -66H186V-59H-186Z', trim), stroke('M-178 -60V2M-90 -60V2M12 -60V2M114 -60V2M178 -60V2', trim, 5), box(-190, -2, 380, 9, shaded(palette, wall, 0.3)), ...[-104, 2, 104].map((x) => circle(x, -12, 10, inLight(palette, '#5f8f52')) + box(x - 7, -8, 14, 8, inLight(palette, '#b5623a'))),
  ].join('')
}
