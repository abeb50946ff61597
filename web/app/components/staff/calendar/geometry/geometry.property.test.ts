import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BarColumns, type ChartSpan, chartColumns, dayAt } from './columns.ts'
import { addDays, dateOfDay, dayNumber, daysBetween } from './day-number.ts'
import { inLanes } from './lanes.ts'
import { movedNights, movedPart } from './moved-nights.ts'
import { bandAt, rowHeight, visibleRows } from './visible-rows.ts'

const dates = fc.integer({ min: dayNumber('2024-01-01'), max: dayNumber('2030-12-31') }).map(dateOfDay)
const spans = fc.record({ from: dates, days: fc.integer({ min: 7, max: 60 }) })
const stays = fc
  .tuple(dates, fc.integer({ min: 1, max: 40 }))
  .map(([arrival, nights]) => ({ arrival, departure: addDays(arrival, nights) }))

/** The way back, for a bar that is not cut. */
function nightsAt({ start, span }: BarColumns, { from }: ChartSpan) {
  const arrival = addDays(from, (start - 1) / 2)
  return { arrival, departure: addDays(arrival, span / 2) }
}

describe('the columns of a bar', () => {
  it('lead back to its nights when it is not cut', () => {
    fc.assert(
      fc.property(spans, fc.nat(59), fc.integer({ min: 1, max: 60 }), (span, offset, nights) => {
        const arrival = addDays(span.from, offset)
        const stay = { arrival, departure: addDays(arrival, nights) }
        const columns = chartColumns(stay, span)
        fc.pre(columns !== null && !columns.continuesAfter)
        expect(columns && nightsAt(columns, span)).toEqual(stay)
      }),
    )
  })

  it('lie inside the chart, and are there exactly when the stay has a part of a day in it', () => {
    fc.assert(
      fc.property(spans, stays, (span, stay) => {
        const columns = chartColumns(stay, span)
        const isInside = stay.arrival < addDays(span.from, span.days) && stay.departure >= span.from
        expect(columns !== null).toBe(isInside)
        if (columns) expect(columns.start >= 0 && columns.start + columns.span <= span.days * 2).toBe(true)
      }),
    )
  })

  it('let the next party begin where the last one ends, and never earlier', () => {
    fc.assert(
      fc.property(spans, stays, fc.integer({ min: 1, max: 9 }), (span, first, nights) => {
        const next = { arrival: first.departure, departure: addDays(first.departure, nights) }
        const [one, other] = [chartColumns(first, span), chartColumns(next, span)]
        fc.pre(one !== null && other !== null)
        expect((one?.start ?? 0) + (one?.span ?? 0)).toBe(other?.start)
      }),
    )
  })

  it('move by two for every day', () => {
    fc.assert(
      fc.property(spans, stays, fc.integer({ min: -30, max: 30 }), (span, stay, days) => {
        const moved = chartColumns(movedNights(stay, 'whole', days), { ...span, from: addDays(span.from, days) })
        expect(moved).toEqual(chartColumns(stay, span))
      }),
    )
  })
})

describe('a pull at a bar', () => {
  it('leaves a night at least, and comes back where it came from', () => {
    fc.assert(
      fc.property(
        stays,
        fc.constantFrom('whole', 'arrival', 'departure'),
        fc.integer({ min: -60, max: 60 }),
        (stay, grip, days) => {
          const moved = movedNights(stay, grip, days)
          expect(daysBetween(moved.arrival, moved.departure)).toBeGreaterThanOrEqual(1)
          if (grip === 'whole') expect(movedNights(moved, grip, -days)).toEqual(stay)
        },
      ),
    )
  })

  it('takes the parts of a split stay along: first to last without a gap', () => {
    fc.assert(
      fc.property(stays, fc.nat(38), stays, (stay, cut, wish) => {
        const middle = addDays(stay.arrival, 1 + cut)
        fc.pre(middle < stay.departure)
        const parts = [
          { arrival: stay.arrival, departure: middle },
          { arrival: middle, departure: stay.departure },
        ].map((part) => movedPart(part, stay, wish))
        const [first, last] = parts
        fc.pre(first != null && last != null)
        expect([first?.arrival, last?.departure]).toEqual([wish.arrival, wish.departure])
        expect(first?.departure).toBe(last?.arrival)
      }),
    )
  })
})

describe('lanes', () => {
  it('hold no two that meet, and are as few as the fullest night needs', () => {
    fc.assert(
      fc.property(fc.array(stays, { maxLength: 12 }), (items) => {
        const { items: placed, count } = inLanes(items)
        const meet = (one: (typeof items)[number], other: (typeof items)[number]) =>
          one.arrival < other.departure && other.arrival < one.departure
        for (const [index, one] of placed.entries()) {
          for (const other of placed.slice(index + 1)) if (one.lane === other.lane) expect(meet(one, other)).toBe(false)
        }
        const onArrivalOf = ({ arrival }: (typeof items)[number]) =>
          items.filter((item) => item.arrival <= arrival && arrival < item.departure).length
        expect(count).toBe(Math.max(1, ...items.map(onArrivalOf)))
      }),
    )
  })
})

describe('the rows that are drawn', () => {
  const groups = fc.array(fc.integer({ min: 1, max: 4 }).map(rowHeight), { maxLength: 60 })

  it('are every row in sight, and leave the chart as high as it is', () => {
    fc.assert(
      fc.property(groups, fc.nat(3_000), fc.nat(6_000), fc.integer({ min: 100, max: 900 }), (heights, top, scrollTop, height) => {
        const { first, end, before, after } = visibleRows(heights, top, bandAt(scrollTop, height))
        const sum = (some: readonly number[]) => some.reduce((total, one) => total + one, 0)
        expect(before + sum(heights.slice(first, end)) + after).toBe(sum(heights))
        for (const [index, own] of heights.entries()) {
          const begins = top + sum(heights.slice(0, index))
          const isInSight = begins < scrollTop + height && begins + own > scrollTop
          if (isInSight) expect(first <= index && index < end).toBe(true)
        }
      }),
    )
  })

  it('stay the same while a scroll is small', () => {
    expect(bandAt(1_045, 600)).toEqual(bandAt(1_075, 600))
  })
})

describe('a column', () => {
  it('is found under the pointer, the nearest one outside', () => {
    expect([-5, 0, 39, 40, 399, 400, 9_000].map((x) => dayAt(x, 40, 10))).toEqual([0, 0, 0, 1, 9, 9, 9])
  })
})
