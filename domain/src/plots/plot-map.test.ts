import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type MapMark, mostMarks, movedPoint } from './map-marks.ts'
import { mapReach } from './map-place.ts'
import { emptyPlotMap, isSamePlotMap, nearSpots, type PlotMap, plotMapProblems, scaleBar } from './plot-map.ts'

const gate: MapMark = { kind: 'gate', label: '', points: [[0, 0]] }
const background = { place: { x: 0, y: 0, width: 600, height: 400 }, opacity: 60 }
const plot = { x: 90, y: 40, width: 20, height: 20 }

describe('what a campsite draws around its plots', () => {
  it.each<[string, Partial<PlotMap>, object]>([
    ['a line of one point', { marks: [{ kind: 'road', label: '', points: [[1, 1]] }] }, { field: 'marks.0.points', least: 2 }],
    [
      'a spot in two places',
      {
        marks: [
          {
            ...gate,
            points: [
              [0, 0],
              [1, 1],
            ],
          },
        ],
      },
      { field: 'marks.0.points', most: 1 },
    ],
    ['a long label', { marks: [gate, { ...gate, label: 'x'.repeat(41) }] }, { field: 'marks.1.label', code: 'too-long' }],
    ['no number', { marks: [{ ...gate, points: [[Number.NaN, 0]] }] }, { field: 'marks.0.points', code: 'not-a-number' }],
    ['outside', { marks: [{ ...gate, points: [[mapReach + 1, 0]] }] }, { field: 'marks.0.points', code: 'too-much' }],
    ['too many', { marks: Array.from({ length: mostMarks + 1 }, () => gate) }, { field: 'marks', most: mostMarks }],
    ['a picture that nobody sees', { background: { ...background, opacity: 5 } }, { field: 'background.opacity', least: 10 }],
    ['no scale', { metresPerHundred: 0 }, { field: 'metresPerHundred', code: 'too-little' }],
  ])('is refused: %s', (_, part, problem) => {
    expect(plotMapProblems({ ...emptyPlotMap, ...part })).toMatchObject([problem])
  })

  it('is fine with spots, lines and patches, over a picture, measured', () => {
    const marks: readonly MapMark[] = [
      gate,
      {
        kind: 'road',
        label: 'Track',
        points: [
          [0, 0],
          [10, 10],
        ],
      },
      {
        kind: 'water',
        label: 'Dam',
        points: [
          [0, 0],
          [10, 10],
          [0, 10],
        ],
      },
    ]

    expect(plotMapProblems({ marks, background, metresPerHundred: 27.5 })).toEqual([])
  })

  it('is the same whatever order its fields were kept in', () => {
    const map: PlotMap = { marks: [gate], background, metresPerHundred: 25 }
    const kept: PlotMap = {
      metresPerHundred: 25,
      background: { opacity: 60, place: { height: 400, width: 600, y: 0, x: 0 } },
      marks: [{ points: [[0, 0]], label: '', kind: 'gate' }],
    }

    expect(isSamePlotMap(map, kept)).toBe(true)
    expect(isSamePlotMap(map, { ...kept, background: null })).toBe(false)
    expect(isSamePlotMap(map, { ...kept, marks: [{ ...gate, label: 'Main' }] })).toBe(false)
  })
})

describe('how far it is from a plot', () => {
  const marks: readonly MapMark[] = [
    { ...gate, points: [[100, 450]] },
    { kind: 'ablutions', label: 'Lower', points: [[100, 130]] },
    { kind: 'ablutions', label: 'Upper', points: [[100, 250]] },
  ]

  it('is said of the nearest of each kind, nearest first, to five metres', () => {
    expect(nearSpots(plot, { ...emptyPlotMap, marks, metresPerHundred: 25 }, ['gate', 'ablutions'])).toEqual([
      { kind: 'ablutions', label: 'Lower', metres: 20 },
      { kind: 'gate', label: '', metres: 100 },
    ])
  })

  it('is not said where nobody measured, nor of what was not asked', () => {
    expect(nearSpots(plot, { ...emptyPlotMap, marks }, ['gate'])).toEqual([])
    expect(nearSpots(plot, { ...emptyPlotMap, marks, metresPerHundred: 25 }, ['tap'])).toEqual([])
  })
})

it.each([
  [25, 600, { metres: 20, length: 80 }],
  [100, 600, { metres: 100, length: 100 }],
  [100, 400, { metres: 100, length: 100 }],
  [100, 799, { metres: 100, length: 100 }],
  [100, 800, { metres: 200, length: 200 }],
  [100, 2_000, { metres: 500, length: 500 }],
  [3, 500, { metres: 2, length: 200 / 3 }],
])('a scale of %s metres on a map %s wide has a bar of %j', (metresPerHundred, width, bar) => {
  expect(scaleBar(metresPerHundred, width)).toEqual(bar)
})

it('a scale bar is never longer than a quarter of the map, and never shorter than a tenth of one', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 2000, noNaN: true }), fc.integer({ min: 8, max: mapReach }), (scale, width) => {
      const { length } = scaleBar(scale, width)
      return length <= width / 4 + 1e-6 && length >= width / 10 - 1e-6
    }),
  )
})

it('a point stays on the map wherever it is dragged', () => {
  expect(movedPoint([10, 10], [0.4, 4.6])).toEqual([10, 15])
  expect(movedPoint([mapReach, 0], [50, -1])).toEqual([mapReach, -1])
})

it('a spot is as far as it is from the middle of the plot, in either direction', () => {
  const along = (points: MapMark['points']) =>
    nearSpots(plot, { ...emptyPlotMap, marks: [{ ...gate, points }], metresPerHundred: 100 }, ['gate'])[0]?.metres

  expect([along([[200, 50]]), along([[100, 150]]), along([[101, 50]])]).toEqual([100, 100, 5])
  expect(along([[1_100, 50]])).toBe(1_000)
})

it('a mark may lie on the very edge of the map', () => {
  expect(plotMapProblems({ ...emptyPlotMap, marks: [{ ...gate, points: [[mapReach, -mapReach]] }] })).toEqual([])
})

it('a line has forty points at most, and a spot one', () => {
  const problemsOf = (kind: MapMark['kind'], count: number) =>
    plotMapProblems({
      ...emptyPlotMap,
      marks: [{ kind, label: '', points: Array.from({ length: count }, () => [1, 1] as const) }],
    })

  expect(problemsOf('road', 40)).toEqual([])
  expect(problemsOf('road', 41)).toEqual([{ field: 'marks.0.points', code: 'too-much', most: 40 }])
  expect(problemsOf('lawn', 3)).toEqual([])
  expect(problemsOf('lawn', 2)).toEqual([{ field: 'marks.0.points', code: 'too-little', least: 3 }])
  expect(problemsOf('gate', 0)).toEqual([{ field: 'marks.0.points', code: 'too-little', least: 1 }])
})

it('a map is one metre to two kilometres for a hundred units', () => {
  const problemsOf = (metresPerHundred: number) => plotMapProblems({ ...emptyPlotMap, metresPerHundred })

  expect([...problemsOf(1), ...problemsOf(2000)]).toEqual([])
  expect(problemsOf(2000.5)).toEqual([{ field: 'metresPerHundred', code: 'too-much', most: 2000 }])
})

it('a map has 120 marks at most, over a picture that can be seen', () => {
  const withMarks = (count: number) => plotMapProblems({ ...emptyPlotMap, marks: Array.from({ length: count }, () => gate) })
  const withOpacity = (opacity: number) => plotMapProblems({ ...emptyPlotMap, background: { ...background, opacity } })

  expect([withMarks(120), withOpacity(10), withOpacity(100)]).toEqual([[], [], []])
  expect(withMarks(121)).toEqual([{ field: 'marks', code: 'too-much', most: 120 }])
  expect([withOpacity(9), withOpacity(101)]).toMatchObject([[{ least: 10 }], [{ most: 100 }]])
})
