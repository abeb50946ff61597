import { at, box, circle, ellipse, path, stroke } from './canvas.ts'
import { darker, lighter } from './colour.ts'
import { door, smoke } from './house-parts.ts'
import { inLight, lightPool, pane, shaded, stringLights } from './lamplight.ts'
import type { SubjectBrush } from './tents.ts'

type Subject = (brush: SubjectBrush) => string

/** Walls and verandahs: they stand at 0,0, about 300 wide, lit from the right. */
export const cottages: Readonly<Record<'capeDutch' | 'stoneCottage' | 'fishermans' | 'lodge' | 'verandahRooms', Subject>> = {
  capeDutch,
  stoneCottage,
  fishermans,
  lodge,
  verandahRooms,
}

function capeDutch(brush: SubjectBrush): string {
  const { palette, canvas } = brush
  const wall = inLight(palette, '#fbf6ea')
  const thatch = inLight(palette, '#8f7350')
  const green = inLight(palette, '#2f6b52')
  return [
    lightPool(canvas, palette, 0, 6, 270, 42),
    box(-150, -74, 300, 76, wall),
    box(-150, -74, 70, 76, shaded(palette, wall, 0.12)),
    path('M-164 -70L-132 -136H132L164 -70Z', thatch),
    path('M-132 -136H132L136 -127H-136Z', lighter(thatch, 0.3)),
    stroke('M-110 -124L-132 -76M-76 -124L-90 -76M76 -124L90 -76M110 -124L132 -76', darker(thatch, 0.4), 2, 'opacity="0.4"'),
    path(
      'M-52 2V-92C-52 -104 -38 -100 -38 -114C-38 -128 -24 -124 -22 -140C-20 -158 20 -158 22 -140C24 -124 38 -128 38 -114C38 -100 52 -104 52 -92V2Z',
      lighter(wall, 0.3),
    ),
    stroke(
      'M-52 -92C-52 -104 -38 -100 -38 -114C-38 -128 -24 -124 -22 -140C-20 -158 20 -158 22 -140C24 -124 38 -128 38 -114C38 -100 52 -104 52 -92',
      shaded(palette, wall, 0.3),
      3,
    ),
    pane(palette, -9, -118, 18, 22, green),
    door(palette, -17, -62, 34, 64, green),
    ...[-126, -86, 66, 106].map(
      (x) => pane(palette, x, -56, 22, 32, wall) + box(x - 11, -58, 8, 36, green) + box(x + 25, -58, 8, 36, green),
    ),
    box(130, -152, 20, 40, wall),
    box(128, -156, 24, 6, shaded(palette, wall, 0.2)),
    smoke(brush, 140, -164),
    box(-60, 0, 120, 6, shaded(palette, wall, 0.2)),
    ...[-136, -70, 62, 128].map(
      (x) =>
        ellipse(x, -4, 15, 12, inLight(palette, '#4f7f4a')) +
        circle(x - 4, -10, 3.4, '#e2688a') +
        circle(x + 6, -6, 3, '#f2a0b0'),
    ),
  ].join('')
}

/** Karoo cottage: flat parapet, stoep with a bull-nosed roof. */
function stoneCottage(brush: SubjectBrush): string {
  const { palette, canvas, random } = brush
  const wall = inLight(palette, random.pick(['#f2dfc0', '#e8b98a', '#f6efdf', '#d8876a'] as const))
  const roof = inLight(palette, random.pick(['#a8412f', '#4f6f6a', '#8a8f92'] as const))
  const trim = inLight(palette, '#fbf6ea')
  return [
    lightPool(canvas, palette, 0, 8, 260, 42),
    box(-138, -124, 276, 126, wall),
    box(-138, -124, 60, 126, shaded(palette, wall, 0.22)),
    box(-144, -132, 288, 12, trim),
    box(-132, -116, 264, 4, trim, 'opacity="0.6"'),
    box(84, -162, 26, 34, wall),
    box(80, -166, 34, 7, trim),
    smoke(brush, 97, -174),
    box(-138, -76, 276, 78, darker(wall, 0.3), 'opacity="0.35"'),
    pane(palette, -108, -62, 42, 38, trim),
    door(palette, -20, -66, 38, 68, inLight(palette, '#3f6f7f')),
    pane(palette, 64, -62, 42, 38, trim),
    path('M-160 -74Q-156 -96 -140 -98H140Q156 -96 160 -74Z', roof),
    stroke(
      Array.from(
        { length: 15 },
        (_, index) => at`M${-140 + index * 20} -97Q${-143 + index * 20.6} -90 ${-148 + index * 21.2} -75`,
      ).join(''),
      darker(roof, 0.25),
      1.6,
      'opacity="0.6"',
    ),
    path('M-140 -98H140L143 -93H-143Z', lighter(roof, 0.35)),
    stroke('M-152 -74V0M-52 -74V0M52 -74V0M152 -74V0', trim, 5),
    box(-164, -2, 328, 9, shaded(palette, trim, 0.25)),
    circle(118, -8, 10, inLight(palette, '#5f8f52')),
    stroke('M-88 0V-20H-62V0M-90 -20L-94 -40', inLight(palette, '#7a4f30'), 3.4),
  ].join('')
}

/** West-coast cottage: whitewash, outside chimney, blue trim. */
function fishermans(brush: SubjectBrush): string {
  const { palette, canvas, random } = brush
  const wall = inLight(palette, '#fdf8ee')
  const trim = inLight(palette, random.pick(['#3a7fae', '#3f8f86', '#d9774a'] as const))
  const thatch = inLight(palette, '#9a8460')
  return [
    lightPool(canvas, palette, 10, 6, 240, 38),
    path('M-146 2V-78L-104 -138L-62 -78V2Z', shaded(palette, wall, 0.22)),
    path('M-116 2V-150H-92V2Z', shaded(palette, wall, 0.1)),
    box(-62, -80, 204, 82, wall),
    path('M-104 -146L-156 -70L-146 -66L-104 -128L-60 -72L152 -72L120 -146Z', thatch),
    path('M-104 -146L120 -146L124 -137L-98 -137Z', lighter(thatch, 0.35)),
    box(-118, -168, 28, 32, wall),
    box(-121, -172, 34, 7, trim),
    smoke(brush, -102, -180),
    door(palette, 10, -60, 34, 62, trim),
    pane(palette, -38, -54, 30, 30, trim),
    pane(palette, 68, -54, 46, 30, trim),
    box(64, -20, 54, 6, trim),
    box(-66, 0, 214, 6, shaded(palette, wall, 0.25)),
    stroke('M126 0L150 -2L160 -18L118 -16Z', trim, 3),
    path('M112 -18H164Q156 2 138 2Q120 2 112 -18Z', trim),
  ].join('')
}

/** Long thatched lodge with rooms in a row. */
function lodge(brush: SubjectBrush): string {
  const { palette, canvas } = brush
  const wall = inLight(palette, '#e2c69c')
  const thatch = inLight(palette, '#a07d4a')
  const wood = inLight(palette, '#6b4a32')
  return [
    lightPool(canvas, palette, 0, 8, 300, 44),
    box(-168, -82, 336, 84, wall),
    box(-168, -82, 336, 22, darker(wall, 0.4), 'opacity="0.4"'),
    path('M-196 -70C-160 -96 -120 -134 -104 -152H104C120 -134 160 -96 196 -70Q0 -60 -196 -70Z', thatch),
    path('M-104 -152H104L112 -142H-112Z', lighter(thatch, 0.35)),
    stroke(
      Array.from({ length: 11 }, (_, index) => at`M${-90 + index * 18} -142L${-150 + index * 30} -70`).join(''),
      darker(thatch, 0.4),
      2,
      'opacity="0.38"',
    ),
    path('M-60 -70L0 -126L60 -70Q0 -64 -60 -70Z', lighter(thatch, 0.14)),
    pane(palette, -11, -98, 22, 22, wood),
    ...[-132, -52, 28, 108].map(
      (x) => door(palette, x - 12, -58, 28, 60, wood) + pane(palette, x + 24, -52, 24, 26, lighter(wall, 0.4)),
    ),
    stroke('M-180 -68V2M-92 -66V2M-10 -64V2M70 -66V2M180 -68V2', wood, 6),
    box(-190, -2, 380, 9, shaded(palette, wall, 0.3)),
    stringLights(canvas, palette, -178, -62, 178, -62),
  ].join('')
}

/** Farm-house rooms behind a verandah with an iron roof. */
function verandahRooms(brush: SubjectBrush): string {
  const { palette, canvas, random } = brush
  const wall = inLight(palette, random.pick(['#f6ecd6', '#e8c9a8', '#dfe3d0'] as const))
  const roof = inLight(palette, random.pick(['#a8432f', '#3f6f63', '#6f7f8a'] as const))
  const trim = inLight(palette, '#fffaf0')
  return [
    lightPool(canvas, palette, 0, 8, 290, 44),
    path('M-170 -86L-126 -150H126L170 -86Z', roof),
    stroke(
      Array.from({ length: 15 }, (_, index) => at`M${-119 + index * 17} -149L${-160 + index * 22.8} -86`).join(''),
      darker(roof, 0.25),
      1.8,
      'opacity="0.5"',
    ),
    path('M-126 -150H126L130 -143H-131Z', lighter(roof, 0.35)),
    box(64, -176, 22, 34, wall),
    box(60, -180, 30, 7, trim),
    smoke(brush, 75, -188),
    box(-158, -88, 316, 90, wall),
    box(-158, -88, 60, 90, shaded(palette, wall, 0.2)),
    ...[-128, -26, 76].map(
      (x) => door(palette, x, -60, 30, 62, inLight(palette, '#2f5f52')) + pane(palette, x + 42, -54, 28, 30, trim),
    ),
    path('M-186 -66L-160 -90H160L186 -66Z', lighter(roof, 0.12)),
    path('M-186 -66H186V-59H-186Z', trim),
    stroke('M-178 -60V2M-90 -60V2M12 -60V2M114 -60V2M178 -60V2', trim, 5),
    box(-190, -2, 380, 9, shaded(palette, wall, 0.3)),
    ...[-104, 2, 104].map(
      (x) => circle(x, -12, 10, inLight(palette, '#5f8f52')) + box(x - 7, -8, 14, 8, inLight(palette, '#b5623a')),
    ),
  ].join('')
}
