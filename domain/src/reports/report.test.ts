import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysAheadFrom, reportFigures, reportKinds, reportShapes } from './report.ts'

describe('the figures of a report', () => {
  it('have the share of each night and of the month, worked out from the sums', () => {
    const found = [
      { label: '2026-12-01', values: [1, 2] },
      { label: '2026-12-02', values: [0, 6] },
      { label: '2026-12-03', values: [0, 0] },
    ]

    const { rows, totals } = reportFigures('occupancy', found)

    expect(rows.map(({ values }) => values)).toEqual([
      [1, 2, 50],
      [0, 6, 0],
      [0, 0, 0],
    ])
    expect(totals).toEqual([1, 8, 13])
  })

  it('have the average rate of a night of each row and of all, worked out from the sums', () => {
    const months = reportFigures('months', [
      { label: '2026-11', values: [2, 4, 90, 160_000] },
      { label: '2026-12', values: [1, 1, 93, 20_001] },
    ])
    const sites = reportFigures('sites', [{ label: 'Chalets', values: [0, 0, 0] }])

    expect(months.rows.map(({ values }) => values)).toEqual([
      [2, 4, 90, 4, 160_000, 40_000],
      [1, 1, 93, 1, 20_001, 20_001],
    ])
    expect(months.totals).toEqual([3, 5, 183, 3, 180_001, 36_000])
    expect(sites.rows[0]?.values).toEqual([0, 0, 0, 0])
  })

  it('have as revenue what came in less what went back, below nought where more went back', () => {
    const found = [
      { label: '2026-12-01', values: [10_050, 50] },
      { label: '2026-12-02', values: [0, 20_000] },
    ]

    const { rows, totals } = reportFigures('revenue', found)

    expect(rows.map(({ values }) => values[2])).toEqual([10_000, -20_000])
    expect(totals).toEqual([10_050, 20_050, -10_000])
  })

  it('group days ahead as people speak of them, each day once', () => {
    const found = [-3, 0, 1, 2, 7, 8, 30, 31, 90, 91, 400].map((days) => ({ label: String(days), values: [1, 100] }))

    const { rows, totals } = reportFigures('lead-time', found)

    expect(rows.map(({ label, values }) => [label, values[0]])).toEqual([
      ['0', 3],
      ['2', 2],
      ['8', 2],
      ['31', 2],
      ['91', 2],
    ])
    expect(totals).toEqual([11, 1100])
  })

  it('add up, whatever is grouped', () => {
    const days = fc.record({ label: fc.integer({ min: -500, max: 900 }).map(String), values: fc.tuple(fc.nat(), fc.nat()) })
    fc.assert(
      fc.property(fc.array(days), (found) => {
        const { rows, totals } = reportFigures('cancellations', found)
        const sum = (measure: number) => found.reduce((all, { values }) => all + (values[measure] ?? 0), 0)
        return rows.length === daysAheadFrom.length && totals[0] === sum(0) && totals[1] === sum(1)
      }),
    )
  })

  it.each(reportKinds)('of %s have as many totals as measures, and no sum of nothing', (kind) => {
    expect(reportFigures(kind, []).totals).toEqual(reportShapes[kind].measures.map(() => 0))
  })
})

it.each([
  ['bookings', 'bookings'],
  ['occupancy', 'occupancy'],
  ['revenue', 'revenue'],
  ['months', 'occupancy'],
  ['sites', 'worth'],
  ['sources', 'worth'],
  ['lead-time', 'bookings'],
  ['channels', 'bookings'],
  ['cancellations', 'cancelled'],
  ['messages', 'messages'],
  ['searches', 'searches'],
] as const)('the picture of %s draws what the report is about: %s', (kind, drawn) => {
  const { measures, drawn: position } = reportShapes[kind]

  expect(measures[position]?.[0]).toBe(drawn)
})

it('of all reports the searches alone belong to no organisation', () => {
  expect(reportKinds.filter((kind) => reportShapes[kind].isOfPlatform)).toEqual(['searches'])
})
