import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Plot, Site, WeekdaySupplement } from '../plots/plot.ts'
import { aPlot, rates } from '../testing/a-plot.ts'
import { type BulkAct, type BulkChange, cellsFor, plannedChange, plannedPlot, roundingSteps, valueCount } from './bulk-rates.ts'
import { copiedRates, type RatesCopy } from './copied-rates.ts'
import { cellProblem, isMoneyCell, moneyCells, nightsCells, plotWithRates, rateCells, ratesOfPlot } from './rate-sheet.ts'
import { tierCoverage } from './tier-coverage.ts'
import { supplementOfPlot } from './weekday-supplement.ts'

const ratesAlone = { cells: [], withTiers: false, withSupplement: false, sites: [] } as const

const rand = fc.integer({ min: 0, max: 500_000 }).map((cents) => cents / 100)
const columns = fc.tuple(rand, rand, rand).map(([offPeak, peak, superPeak]) => rates(offPeak, peak, superPeak))
const nights = fc.integer({ min: 0, max: 30 })
const plots: fc.Arbitrary<Plot> = fc
  .record({
    baseRates: columns,
    rates: columns,
    rateBasis: fc.constantFrom('perPlot' as const, 'perPerson' as const),
    minimumNights: fc.record({ general: nights, offPeak: nights, peak: nights, superPeak: nights }),
    isWeekendTwoDaysRequired: fc.boolean(),
    tiers: fc
      .array(columns, { maxLength: 3 })
      .map((all) => all.map((each, i) => ({ paxFrom: i + 1, paxTo: i + 1, rates: each }))),
  })
  .map((facts) => aPlot(facts))
const cells = fc.subarray([...rateCells])
const percent = fc.oneof(fc.integer({ min: -100, max: 200 }), fc.constantFrom(0, 7.5, -12.25, 33.3333))
const percentAct = fc.record({ kind: fc.constant('percent' as const), percent, roundTo: fc.constantFrom(...roundingSteps) })
const acts: fc.Arbitrary<BulkAct> = fc.oneof(
  percentAct,
  fc.record({ kind: fc.constant('add' as const), value: fc.integer({ min: -60_000, max: 60_000 }) }),
  fc.record({ kind: fc.constant('set' as const), value: fc.integer({ min: -10, max: 1000 }) }),
)
const changes: fc.Arbitrary<BulkChange> = fc.record({ act: acts, cells, withTiers: fc.boolean() })

describe('the row of a plot in the rates grid', () => {
  it('is read and written without loss, and touches nothing else of the plot', () => {
    fc.assert(
      fc.property(plots, (plot) => {
        expect(plotWithRates(plot, ratesOfPlot(plot))).toEqual(plot)
      }),
    )
  })

  it('changes in the cells that are named and in no other', () => {
    fc.assert(
      fc.property(plots, plots, cells, (plot, other, chosen) => {
        const wanted = ratesOfPlot(other)

        const planned = plannedChange(
          plot,
          chosen.map((cell) => ({ cell, to: wanted[cell] })),
        )

        expect(planned.problems).toEqual([])
        for (const cell of rateCells) {
          const source = chosen.includes(cell) ? other : plot
          expect(ratesOfPlot(planned.after)[cell]).toBe(ratesOfPlot(source)[cell])
        }
      }),
    )
  })
})

describe('a change of many cells', () => {
  it('shows exactly what it will do: the cells shown are those that differ, and what they show is what is kept', () => {
    fc.assert(
      fc.property(plots, changes, (plot, change) => {
        const { before, after, cells: shown, tiers, problems } = plannedPlot(plot, change)
        fc.pre(problems.length === 0)

        expect(before).toBe(plot)
        const differing = rateCells.filter((cell) => ratesOfPlot(plot)[cell] !== ratesOfPlot(after)[cell])
        expect(shown.map(({ cell }) => cell).toSorted()).toEqual([...differing].toSorted())
        for (const { cell, from, to } of shown) expect([ratesOfPlot(plot)[cell], ratesOfPlot(after)[cell]]).toEqual([from, to])
        for (const { paxFrom, column, to } of tiers) {
          expect(after.tiers.find((tier) => tier.paxFrom === paxFrom)?.rates[column]).toEqual(to)
        }
      }),
    )
  })

  it('never writes half: with one wrong cell the plot stays as it is, and the cell is named', () => {
    fc.assert(
      fc.property(plots, changes, (plot, change) => {
        const { after, cells: shown, problems } = plannedPlot(plot, change)

        if (problems.length > 0) expect(after).toBe(plot)
        for (const { cell, to } of shown) {
          expect(problems.some((problem) => problem.cell === cell) || cellProblem(cell, to) === null).toBe(true)
        }
        for (const cell of rateCells) expect(cellProblem(cell, ratesOfPlot(after)[cell])).toBeNull()
      }),
    )
  })

  it('by a percentage lands on the chosen step, at most half a step from the exact amount, and keeps the order of amounts', () => {
    fc.assert(
      fc.property(rand, rand, percentAct, (one, other, act) => {
        const planned = [one, other].map((amount) => {
          const plot = aPlot({ rates: rates(amount) })
          return ratesOfPlot(plannedPlot(plot, { act, cells: ['rateOffPeak'], withTiers: false }).after).rateOffPeak
        })

        planned.forEach((cents, position) => {
          const exact = ([one, other][position]! * 100 * (100 + act.percent)) / 100
          expect(cents % act.roundTo).toBe(0)
          expect(Math.abs(cents - exact)).toBeLessThanOrEqual(act.roundTo / 2 + 1e-3)
        })
        expect((one - other) * (planned[0]! - planned[1]!)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('by nothing changes nothing', () => {
    fc.assert(
      fc.property(
        plots,
        cells,
        fc.constantFrom<BulkAct>({ kind: 'percent', percent: 0, roundTo: 1 }, { kind: 'add', value: 0 }),
        (plot, chosen, act) => {
          const planned = plannedPlot(plot, { act, cells: chosen, withTiers: true })

          expect([planned.cells, planned.tiers, planned.after]).toEqual([[], [], plot])
        },
      ),
    )
  })

  it.each([
    ['set', [...rateCells]],
    ['add', [...moneyCells, ...nightsCells]],
    ['percent', [...moneyCells]],
  ] as const)('to %s works on its columns alone', (kind, expected) => {
    const act = { kind, value: 1, percent: 1, roundTo: 1 } as BulkAct

    expect(cellsFor(act, rateCells)).toEqual(expected)
  })

  it('raises the tiers of a column with its rate when asked to', () => {
    const plot = aPlot({ rates: rates(100), tiers: [{ paxFrom: 1, paxTo: 6, rates: rates(250, 300, 350) }] })
    const act = { kind: 'percent', percent: 10, roundTo: 100 } as const

    const planned = plannedPlot(plot, { act, cells: ['rateOffPeak', 'rateSuperPeak'], withTiers: true })

    expect(planned.after.rates).toEqual(rates(110, 100, 110))
    expect(planned.after.tiers).toEqual([{ paxFrom: 1, paxTo: 6, rates: rates(275, 300, 385) }])
    expect(planned.tiers.map(({ column }) => column)).toEqual(['offPeak', 'superPeak'])
  })

  it('below nothing is refused for tiers too', () => {
    const plot = aPlot({ rates: rates(100), tiers: [{ paxFrom: 1, paxTo: 6, rates: rates(5) }] })

    const planned = plannedPlot(plot, { act: { kind: 'add', value: -1000 }, cells: ['rateOffPeak'], withTiers: true })

    expect(planned.problems).toEqual([{ cell: 'rateOffPeak', code: 'not-an-amount' }])
    expect(planned.after).toBe(plot)
  })
})

it('every amount up to a million rand may stand in a money cell', () => {
  expect(rateCells.filter(isMoneyCell).map((cell) => cellProblem(cell, 100_000_001))).toEqual(
    moneyCells.map(() => 'not-an-amount'),
  )
  expect([cellProblem('basis', 'perNight' as never), cellProblem('weekend', 1), cellProblem('minimumPeak', 366)]).toEqual([
    'not-a-basis',
    'not-yes-or-no',
    'not-nights',
  ])
})

describe('what a plot costs, copied to another', () => {
  it('is what the other costs from then on, for every number of guests that it sleeps', () => {
    fc.assert(
      fc.property(plots, plots, fc.integer({ min: 1, max: 9 }), (source, other, paxMax) => {
        const plot = { ...other, paxMax }

        const { after, problems } = copiedRates(source, plot, {
          ...ratesAlone,
          cells: [...moneyCells, ...nightsCells],
          withTiers: true,
        })

        expect(problems).toEqual([])
        expect(ratesOfPlot(after)).toEqual(ratesOfPlot(source))
        expect(after.tiers.map((tier) => tier.rates)).toEqual(source.tiers.map((tier) => tier.rates))
        expect(tierCoverage(after.tiers, paxMax).ok).toBe(true)
        expect({ ...after, ...pricesOf(plot) }).toEqual(plot)
      }),
    )
  })

  it('shows each tier that comes, goes or costs something else, and nothing that stays', () => {
    const tier = (paxFrom: number, paxTo: number, ...amounts: [number, number, number]) => ({
      paxFrom,
      paxTo,
      rates: rates(...amounts),
    })
    const source = aPlot({ tiers: [tier(1, 2, 100, 100, 100), tier(3, 4, 150, 150, 150)] })
    const plot = aPlot({ paxMax: 6, tiers: [tier(1, 2, 100, 100, 90), tier(3, 6, 150, 150, 150), tier(7, 8, 9, 9, 9)] })

    const { tiers } = copiedRates(source, plot, { ...ratesAlone, withTiers: true })

    expect(tiers.map(({ paxFrom, paxTo, column, from, to }) => [paxFrom, paxTo, column, from?.cents, to?.cents])).toEqual([
      [1, 2, 'superPeak', 9_000, 10_000],
      ...(['offPeak', 'peak', 'superPeak'] as const).map((column) => [7, 8, column, 900, undefined]),
    ])
  })

  it('leaves the tiers where they are not asked for, and brings along how amounts are charged', () => {
    const source = aPlot({ rates: rates(500), rateBasis: 'perPerson', isWeekendTwoDaysRequired: true, tiers: [] })
    const plot = aPlot({ rates: rates(100), rateBasis: 'perPlot', isWeekendTwoDaysRequired: false })

    const cellsOf = (cells: RatesCopy['cells']) =>
      copiedRates(source, plot, { ...ratesAlone, cells }).cells.map(({ cell }) => cell)

    expect(cellsOf(['rateOffPeak'])).toEqual(['rateOffPeak', 'basis'])
    expect(cellsOf(['minimumGeneral'])).toEqual(['weekend'])
    expect(copiedRates(source, plot, { ...ratesAlone, cells: ['rateOffPeak'] }).after.tiers).toBe(plot.tiers)
  })
})

describe('a copied weekday supplement', () => {
  const weekend: WeekdaySupplement = { kind: 'percentage', percentage: 20, weekdays: ['FRIDAY', 'SATURDAY'] }
  const friday: WeekdaySupplement = { kind: 'amount', cents: 5_000, weekdays: ['FRIDAY'] }
  const [river, forest] = ['river', 'forest'].map((id) => id as Plot['siteId']) as [Plot['siteId'], Plot['siteId']]
  const site = (id: Plot['siteId'], weekdaySupplement: WeekdaySupplement | null) => ({ id, weekdaySupplement }) as Site
  const wish = { ...ratesAlone, withSupplement: true }

  it.each([
    ['its own', weekend, null, null, weekend],
    ['that of its site', null, weekend, null, weekend],
    ['none, where the other site has one', null, null, friday, 'none'],
    ['none by choice, where the other site has one', 'none', weekend, friday, 'none'],
    ['what the other site has, too', weekend, null, weekend, null],
  ] as const)('makes the same nights dearer: %s', (_what, own, ofItsSite, ofTheOther, expected) => {
    const source = aPlot({ siteId: river, weekdaySupplement: own })
    const plot = aPlot({ siteId: forest, weekdaySupplement: ofTheOther === weekend ? friday : null })
    const sites = [site(river, ofItsSite), site(forest, ofTheOther)]

    const { after, supplement, problems } = copiedRates(source, plot, { ...wish, sites })

    expect(problems).toEqual([])
    expect(supplementOfPlot(after, sites)).toEqual(supplementOfPlot(source, sites))
    expect(after.weekdaySupplement).toEqual(expected)
    expect(supplement).toEqual({ from: plot.weekdaySupplement, to: expected })
  })

  it('is no change where the plot has the same already, and stays where it is not asked for', () => {
    const source = aPlot({ siteId: river, weekdaySupplement: weekend })
    const same = aPlot({ siteId: river, weekdaySupplement: { ...weekend, weekdays: ['SATURDAY', 'FRIDAY'] } })
    const other = aPlot({ siteId: river, weekdaySupplement: friday })

    expect(copiedRates(source, same, wish).supplement).toBeNull()
    expect(copiedRates(source, other, ratesAlone)).toMatchObject({ supplement: null, after: { weekdaySupplement: friday } })
    expect(valueCount(copiedRates(source, other, wish))).toBe(1)
  })

  it('that makes no sense changes nothing', () => {
    const plot = aPlot({ weekdaySupplement: friday })

    const { after, problems } = plannedChange(plot, [], { weekdaySupplement: { ...weekend, weekdays: [] } })

    expect(problems).toHaveLength(1)
    expect(after).toBe(plot)
  })
})

function pricesOf({ baseRates, rates: own, rateBasis, minimumNights, isWeekendTwoDaysRequired, tiers }: Plot) {
  return { baseRates, rates: own, rateBasis, minimumNights, isWeekendTwoDaysRequired, tiers }
}

it('rounds to the cent, ten cents, one rand, five or ten', () => {
  expect(roundingSteps).toEqual([1, 10, 100, 500, 1000])
})
