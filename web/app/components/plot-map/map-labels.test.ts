import type { MapMark } from '@camp/domain/plots/map-marks.ts'
import type { MapPlace } from '@camp/domain/plots/map-place.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mapLabels, nameSize } from './map-labels.ts'

const view: MapPlace = { x: 0, y: 0, width: 600, height: 400 }

const gate: MapMark = { kind: 'gate', label: 'Main gate', points: [[300, 200]] }

it('writes the name of a spot below its sign, where a plot lies there beside it, and nowhere where no room is', () => {
  const below: MapPlace = { x: 240, y: 215, width: 120, height: 60 }
  const everywhere: MapPlace = { x: 0, y: 0, width: 600, height: 400 }

  const [free] = mapLabels([gate], [], view)
  const [moved] = mapLabels([gate], [below], view)

  expect(free?.at[0]).toBe(300)
  expect(free?.at[1]).toBeGreaterThan(210)
  expect(moved?.at[1]).toBe(200)
  expect(moved?.at[0]).toBeGreaterThan(310)
  expect(mapLabels([gate], [everywhere], view)).toEqual([])
})

it('writes no name over another', () => {
  const point = fc.tuple(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 400 }))
  const mark = fc.record({
    kind: fc.constantFrom('gate' as const, 'tap' as const, 'road' as const),
    label: fc.string({ minLength: 1, maxLength: 40 }),
    points: fc.array(point, { minLength: 2, maxLength: 4 }),
  })
  fc.assert(
    fc.property(fc.array(mark, { maxLength: 30 }), (marks) => {
      const boxes = mapLabels(marks, [], view).map(({ text, at: [x, y] }) => {
        const [width, height] = [text.length * nameSize(view) * 0.5, nameSize(view)]
        return [x - width / 2, y - height / 2, x + width / 2, y + height / 2] as const
      })
      for (const [nth, one] of boxes.entries()) {
        for (const other of boxes.slice(nth + 1)) {
          expect(one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3]).toBe(false)
        }
      }
    }),
  )
})
