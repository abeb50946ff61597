import { describe, expect, it } from 'vitest'
import { accepted, refused } from '../shared/result.ts'
import { aPlot } from '../testing/a-plot.ts'
import { aSite } from '../testing/a-site.ts'
import { longestPlaceName } from './longest-place-name.ts'
import { mapPlaceProblems, placeOnMap, placesInRows, withinMap } from './map-place.ts'
import { isPlotFieldForGuests, usualPlotFacts } from './plot.ts'
import { judgePlotChange, type SharedNight } from './plot-change.ts'
import { copyName, numberedPlots, plotSeriesProblems } from './plot-numbering.ts'
import { plotProblems } from './plot-problems.ts'
import { siteProblems } from './site-problems.ts'

describe('a site', () => {
  it('is saved with a name, a known type and times of the clock', () => {
    expect(siteProblems(aSite())).toEqual([])
  })

  it('has a name of a hundred characters at most', () => {
    expect(siteProblems(aSite({ name: 'x'.repeat(100) }))).toEqual([])
    expect(siteProblems(aSite({ name: 'x'.repeat(101) }))).toEqual([{ field: 'name', code: 'too-long', most: 100 }])
  })

  it('is refused with every fault at once', () => {
    const site = aSite({ name: ' ', times: { ...aSite().times, holiday: { checkIn: '24:00', checkOut: '9:00' } } })

    expect(siteProblems(site)).toEqual([
      { field: 'name', code: 'missing' },
      { field: 'holiday.checkIn', code: 'not-a-time' },
      { field: 'holiday.checkOut', code: 'not-a-time' },
    ])
  })
})

describe('a plot', () => {
  it.each([
    [{}, []],
    [{ paxMin: 4, paxMax: 3 }, [{ field: 'paxMax', code: 'below-minimum', other: 'paxMin' }]],
    [{ paxMax: 0, paxMin: 0 }, [{ field: 'paxMax', code: 'too-little', least: 1 }]],
    [{ tentsMax: Number.NaN }, [{ field: 'tentsMax', code: 'not-a-number' }]],
    [{ irlWidth: 1_000_001 }, [{ field: 'irlWidth', code: 'too-much', most: 1_000_000 }]],
    [{ plotNumber: 1.5 }, [{ field: 'plotNumber', code: 'not-whole' }]],
    [
      { minimumNights: { general: 1, offPeak: 0, peak: 366, superPeak: 0 } },
      [{ field: 'minimumNights.peak', code: 'too-much', most: 365 }],
    ],
  ])('with %j is answered %j', (facts, problems) => {
    expect(plotProblems(aPlot(facts))).toEqual(problems)
  })
})

describe('many plots at once', () => {
  it('are numbered from the first', () => {
    expect(numberedPlots({ name: ' Stand ', count: 3, firstNumber: 9 })).toEqual([
      { name: 'Stand 9', plotNumber: 9 },
      { name: 'Stand 10', plotNumber: 10 },
      { name: 'Stand 11', plotNumber: 11 },
    ])
  })

  it('need a number, and one plot does not', () => {
    expect(plotSeriesProblems({ name: 'Stand', count: 2, firstNumber: null })).toEqual([
      { field: 'firstNumber', code: 'missing' },
    ])
    expect(plotSeriesProblems({ name: 'Old Mill', count: 1, firstNumber: null })).toEqual([])
    expect(numberedPlots({ name: 'Old Mill', count: 1, firstNumber: null })).toEqual([{ name: 'Old Mill', plotNumber: null }])
  })

  it.each([
    [
      { name: 'Stand 1', plotNumber: 1 },
      { name: 'Stand 3', plotNumber: 3 },
    ],
    [
      { name: 'Old Mill', plotNumber: null },
      { name: 'Old Mill (2)', plotNumber: null },
    ],
    [
      { name: 'Baobab', plotNumber: 7 },
      { name: 'Baobab (2)', plotNumber: 7 },
    ],
  ])('a copy of %j becomes %j', (original, copy) => {
    expect(copyName(original, [original, { name: 'Stand 2', plotNumber: 2 }])).toEqual(copy)
  })
})

describe('changing a plot whose nights are shared', () => {
  const shared = (night: string, pax: number, references: readonly string[]): SharedNight => ({ night, pax, references })
  const nights = [shared('2026-12-25', 9, ['c', 'd', 'e']), shared('2026-12-24', 7, ['a', 'b']), shared('2027-01-02', 2, ['a'])]

  it.each([
    [{ paxMax: 9, allowMultipleReservationsUpToPaxMax: true }, accepted(null)],
    [
      { paxMax: 6, allowMultipleReservationsUpToPaxMax: true },
      refused({ code: 'shared-nights-fuller', paxMax: 6, fullest: nights[0], nights: 2 }),
    ],
    [
      { paxMax: 9, allowMultipleReservationsUpToPaxMax: false },
      refused({ code: 'nights-shared-by-several', first: nights[1], nights: 2 }),
    ],
  ])('to %j', (after, answer) => {
    expect(judgePlotChange(after, nights)).toEqual(answer)
  })

  it('may end the sharing when no two parties have a night', () => {
    expect(judgePlotChange({ paxMax: 2, allowMultipleReservationsUpToPaxMax: false }, nights.slice(2))).toEqual(accepted(null))
  })
})

describe('the map', () => {
  it('keeps every plot inside', () => {
    expect(withinMap({ x: -3.4, y: 100_001, width: 40.6, height: 2 })).toEqual({ x: -3, y: 100_000, width: 41, height: 8 })
    expect(mapPlaceProblems('plots.1', { x: -100_001, y: 0.5, width: 8, height: Number.NaN })).toEqual([
      { field: 'plots.1.x', code: 'too-little', least: -100_000 },
      { field: 'plots.1.height', code: 'not-a-number' },
    ])
  })

  it('puts new plots in rows below the others, where nothing touches', () => {
    const places = placesInRows(10, [{ x: 0, y: 100, width: 50, height: 50 }])

    expect(places[0]).toEqual({ x: 40, y: 190, width: 36, height: 24 })
    expect(places[9]).toEqual({ x: 92, y: 234, width: 36, height: 24 })
    expect(places.flatMap((place, nth) => mapPlaceProblems(String(nth), place))).toEqual([])
  })
})

it.each([
  ['plotNumber', 0, 99_999],
  ['irlWidth', 1, 1_000_000],
  ['irlLength', 1, 1_000_000],
  ['irlSqm', 0.1, 1_000_000],
  ['tentsMax', 0, 999],
  ['caravansMax', 0, 999],
  ['paxMax', 1, 999],
  ['kidsUnderWhatAgeDontCountTowardsMaxPax', 0, 18],
] as const)('%s of a plot is from %s to %i', (field, least, most) => {
  const problemsWith = (value: number) => plotProblems(aPlot({ paxMin: 0, [field]: value })).filter((one) => one.field === field)

  expect([...problemsWith(least), ...problemsWith(most)]).toEqual([])
  expect(problemsWith(least - 0.1).length + problemsWith(least - 1).length).toBe(2)
  expect(problemsWith(most + 1)).toEqual([{ field, code: 'too-much', most }])
})

it('the name of a series leaves room for its number, as the longest name of a plot has', () => {
  const problemsOf = (length: number) => plotSeriesProblems({ name: 'x'.repeat(length), count: 1, firstNumber: 1 })

  expect(problemsOf(longestPlaceName - 6)).toEqual([])
  expect(problemsOf(longestPlaceName - 5)).toEqual([{ field: 'name', code: 'too-long', most: longestPlaceName - 6 }])
})

it('a place on the map may be broken, not smaller than can be seen', () => {
  expect(mapPlaceProblems('plots.7', { x: 0.5, y: -0.5, width: 8.5, height: 8 })).toEqual([])
  expect(mapPlaceProblems('plots.7', { x: 0, y: 0, width: 7.9, height: 7 }).map(({ field }) => field)).toEqual([
    'plots.7.width',
    'plots.7.height',
  ])
})

it('one to two hundred plots are made at once', () => {
  const problemsOf = (count: number) => plotSeriesProblems({ name: 'Stand', count, firstNumber: 1 })

  expect([...problemsOf(1), ...problemsOf(200)]).toEqual([])
  expect(problemsOf(0)).toEqual([{ field: 'count', code: 'too-little', least: 1 }])
  expect(problemsOf(201)).toEqual([{ field: 'count', code: 'too-much', most: 200 }])
})

it('a copy takes the very next number where it is free', () => {
  const original = { name: 'Stand 1', plotNumber: 1 }

  expect(copyName(original, [original])).toEqual({ name: 'Stand 2', plotNumber: 2 })
})

it('the first plots of an empty map stand a margin from its corner', () => {
  expect(placesInRows(2, [])).toEqual([
    { x: 40, y: 40, width: 36, height: 24 },
    { x: 92, y: 40, width: 36, height: 24 },
  ])
})

it('a smaller plot is refused by its fullest night, wherever that stands in the list', () => {
  const night = (day: string, pax: number): SharedNight => ({ night: day, pax, references: ['a', 'b'] })
  const sharing = { paxMax: 6, allowMultipleReservationsUpToPaxMax: true }

  expect(judgePlotChange(sharing, [night('2026-12-24', 7), night('2026-12-25', 9), night('2026-12-26', 8)])).toEqual(
    refused({ code: 'shared-nights-fuller', paxMax: 6, fullest: night('2026-12-25', 9), nights: 3 }),
  )
})

it('guests see everything of a plot but how its price is made, and whose it is', () => {
  const unseen = Object.entries(isPlotFieldForGuests).flatMap(([field, isSeen]) => (isSeen ? [] : [field]))

  expect(unseen.toSorted()).toEqual([
    ...['ageScaleId', 'baseRates', 'discountIds', 'minimumNights', 'organisationId'],
    ...['paymentRuleId', 'rates', 'tiers', 'weekdaySupplement'],
  ])
})

it('a plot of which nothing is said is open, and has neither power nor rules of its own', () => {
  const { isActive, minimumNights, kidsUnderWhatAgeDontCountTowardsMaxPax, ...others } = usualPlotFacts

  expect([isActive, kidsUnderWhatAgeDontCountTowardsMaxPax]).toEqual([true, 0])
  expect(Object.values(minimumNights)).toEqual([0, 0, 0, 0])
  expect(Object.values(others).filter((value) => value !== null && value !== false)).toEqual([])
})

it.each([
  [{ mapX: null }, null],
  [{ mapY: null }, null],
  [{ mapWidth: null }, null],
  [{ mapHeight: null }, null],
  [
    { mapX: 0, mapY: 0 },
    { x: 0, y: 0, width: 36, height: 24 },
  ],
])('a plot is on the map once it has a corner and a size: %j', (facts, place) => {
  expect(placeOnMap({ mapX: 40, mapY: 60, mapWidth: 36, mapHeight: 24, ...facts })).toEqual(place)
})

it('the first number of many is 0 to 99,000', () => {
  const problemsOf = (firstNumber: number) => plotSeriesProblems({ name: 'Stand', count: 2, firstNumber })

  expect([problemsOf(0), problemsOf(99_000)]).toEqual([[], []])
  expect(problemsOf(-1)).toEqual([{ field: 'firstNumber', code: 'too-little', least: 0 }])
  expect(problemsOf(99_001)).toEqual([{ field: 'firstNumber', code: 'too-much', most: 99_000 }])
})
