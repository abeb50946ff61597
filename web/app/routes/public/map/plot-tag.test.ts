import type { MapPlace } from '@camp/domain/plots/map-place.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plotTag } from './plot-tag.ts'

const view = { x: 0, y: 0, width: 1000, height: 1000 }
const stand = { x: 100, y: 100, width: 60, height: 40 }

const tagOf = (place: MapPlace, text = 'R1266.80', around: readonly MapPlace[] = []) => plotTag(place, text, { around, view })
const right = ({ x, width }: MapPlace) => x + width
const bottom = ({ y, height }: MapPlace) => y + height
const isApart = (one: MapPlace, other: MapPlace) => {
  const grain = 1e-6
  return (
    right(one) <= other.x + grain ||
    right(other) <= one.x + grain ||
    bottom(one) <= other.y + grain ||
    bottom(other) <= one.y + grain
  )
}

describe('the tag of a plot', () => {
  it('says a price on one line, in the middle of the plot, below its number', () => {
    const { lines, box, above } = tagOf(stand)

    expect(lines).toEqual(['R1266.80'])
    expect(box.x + box.width / 2).toBe(130)
    expect(bottom(above)).toBe(box.y)
    expect(above).toMatchObject({ x: 100, y: 100, width: 60 })
  })

  it('breaks what has no room on one line', () => {
    expect(tagOf(stand, 'Min 3 nights').lines).toEqual(['Min', '3 nights'])
    expect(tagOf({ ...stand, width: 200 }, 'Min 3 nights').lines).toEqual(['Min 3 nights'])
    expect(tagOf({ ...stand, width: 12, height: 90 }, 'Two more days').lines).toEqual(['Two', 'more', 'days'])
  })

  it('is smaller where a neighbour stands close', () => {
    const neighbour = { ...stand, x: 162 }

    expect(tagOf(stand, 'R1266.80', [neighbour]).size).toBeLessThan(tagOf(stand).size)
  })

  it('stays on the map', () => {
    const { box } = tagOf({ x: 0, y: 960, width: 60, height: 40 })

    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(bottom(box)).toBeLessThanOrEqual(1000)
  })

  it('never lies on another tag or another plot, and leaves room for the number', () => {
    const texts = fc.constantFrom('R480.00', 'R12660.00', 'Full', 'Min 3 nights', 'Whole weekend')
    const column = fc.record({ width: fc.integer({ min: 10, max: 100 }), gap: fc.integer({ min: 0, max: 60 }), down: fc.nat(90) })
    const plots = fc.array(fc.tuple(column, texts, fc.integer({ min: 10, max: 80 }), fc.nat(50)), { minLength: 2, maxLength: 8 })
    fc.assert(
      fc.property(plots, (drawn) => {
        const placed = drawn.flatMap(([{ width, gap, down }, text, height, apart], nth) => {
          const x = drawn.slice(0, nth).reduce((sum, [before]) => sum + before.width + before.gap, 0) + gap
          const upper = { x, y: down, width, height }
          return [upper, { x: x + gap / 3, y: down + height + apart, width, height }].map((place) => ({ place, text }))
        })
        const apart = placed.filter(({ place }, nth) => placed.slice(0, nth).every((before) => isApart(before.place, place)))
        const tags = apart.map(({ place, text }) => {
          const around = apart.map((one) => one.place).filter((one) => one !== place)
          return { place, ...plotTag(place, text, { around, view }) }
        })
        for (const [nth, one] of tags.entries()) {
          expect(one.above.height).toBeGreaterThan(one.size)
          for (const other of [...tags.slice(0, nth), ...tags.slice(nth + 1)]) {
            expect(isApart(one.box, other.box)).toBe(true)
            expect(isApart(one.box, other.place)).toBe(true)
          }
        }
      }),
    )
  })
})
