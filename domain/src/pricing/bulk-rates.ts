import Fraction from 'fraction.js'
import type { Plot, RateColumn, Tier } from '../plots/plot.ts'
import { Money, roundHalfUp } from '../shared/money.ts'
import { rateCellOf, rateColumns } from './rate-columns.ts'
import {
  type CellProblem,
  type CellValue,
  cellProblem,
  isMoneyCell,
  isNightsCell,
  isRate,
  plotWithRates,
  type RateCell,
  ratesOfPlot,
} from './rate-sheet.ts'
import { isSameSupplement, supplementProblems } from './weekday-supplement.ts'

/** Whole multiples of so many cents: to the cent, ten cents, one rand, five, ten. */
export const roundingSteps = [1, 10, 100, 500, 1000] as const
export type RoundingStep = (typeof roundingSteps)[number]

/**
 * `set` and `add` take whole cents in money cells and nights in minimum stays. `percent` acts on money alone:
 * 10 raises by a tenth, -10 lowers by it; `roundTo` rounds half-up to whole multiples of so many cents.
 */
export type BulkAct =
  | { readonly kind: 'set'; readonly value: CellValue }
  | { readonly kind: 'add'; readonly value: number }
  | { readonly kind: 'percent'; readonly percent: number; readonly roundTo: RoundingStep }

export interface BulkChange {
  readonly act: BulkAct
  readonly cells: readonly RateCell[]
  /**
   * Tiers replace the rate, so what raises a rate may raise the same column of its tiers. Never with `set`.
   */
  readonly withTiers: boolean
}

export interface CellChange {
  readonly cell: RateCell
  readonly from: CellValue
  readonly to: CellValue
}

/** Of a tier that comes or goes, what it was or is to be is null. */
export interface TierChange {
  readonly paxFrom: number
  readonly paxTo: number
  readonly column: RateColumn
  readonly from: Money | null
  readonly to: Money | null
}

/** Of the plot itself, not of its site. */
export interface SupplementChange {
  readonly from: Plot['weekdaySupplement']
  readonly to: Plot['weekdaySupplement']
}

/** What becomes of one plot, before anything is written. */
export interface PlannedPlot {
  readonly before: Plot
  readonly after: Plot
  readonly cells: readonly CellChange[]
  readonly tiers: readonly TierChange[]
  readonly supplement: SupplementChange | null
  /** With one, nothing of the whole change is written. */
  readonly problems: readonly { readonly cell: RateCell; readonly code: CellProblem }[]
}

/** The columns that the act can work on. */
export function cellsFor(act: BulkAct, cells: readonly RateCell[]): readonly RateCell[] {
  if (act.kind === 'set') return cells
  return cells.filter((cell) => isMoneyCell(cell) || (act.kind === 'add' && isNightsCell(cell)))
}

export function plannedPlot(plot: Plot, change: BulkChange): PlannedPlot {
  const rates = ratesOfPlot(plot)
  const wanted = cellsFor(change.act, change.cells).map((cell) => ({ cell, to: bulkValue(rates[cell], change.act) }))
  const tiers = change.withTiers ? tiersAfter(plot.tiers, change) : plot.tiers
  return plannedChange(plot, wanted, { tiers })
}

/** How many values of a plot change. */
export function valueCount({ cells, tiers, supplement }: Pick<PlannedPlot, 'cells' | 'tiers' | 'supplement'>): number {
  return cells.length + tiers.length + (supplement ? 1 : 0)
}

/**
 * Other values for some cells, and perhaps other tiers or another supplement; what stays as it was is no
 * change.
 */
export function plannedChange(
  plot: Plot,
  wanted: readonly { readonly cell: RateCell; readonly to: CellValue }[],
  { tiers = plot.tiers, weekdaySupplement = plot.weekdaySupplement }: Partial<Pick<Plot, 'tiers' | 'weekdaySupplement'>> = {},
): PlannedPlot {
  const rates = ratesOfPlot(plot)
  const cells = wanted.filter(({ cell, to }) => rates[cell] !== to).map(({ cell, to }) => ({ cell, from: rates[cell], to }))
  const problems = cells.flatMap(({ cell, to }) => {
    const code = cellProblem(cell, to)
    return code ? [{ cell, code }] : []
  })
  const tierChanges = changedTiers(plot.tiers, tiers)
  const wrongTiers = tierChanges.filter(({ to }) => to && !isRate(to.cents)).map(({ column }) => wrongTier(column))
  const { weekdaySupplement: own } = plot
  const supplement = isSameSupplement(own, weekdaySupplement) ? null : { from: own, to: weekdaySupplement }
  const wrongSupplement = supplementProblems(weekdaySupplement).length > 0 ? [wrongTier('offPeak')] : []
  const wrong = [...problems, ...wrongTiers, ...wrongSupplement]
  const planned = { before: plot, cells, tiers: tierChanges, supplement, problems: wrong }
  if (wrong.length > 0) return { ...planned, after: plot }
  const priced = plotWithRates(plot, { ...rates, ...Object.fromEntries(cells.map(({ cell, to }) => [cell, to])) })
  return { ...planned, after: { ...priced, tiers, weekdaySupplement: supplement ? supplement.to : own } }
}

function bulkValue(value: CellValue, act: BulkAct): CellValue {
  if (act.kind === 'set' || typeof value !== 'number') return act.kind === 'set' ? act.value : value
  return act.kind === 'add' ? value + act.value : percentOf(value, act)
}

function tiersAfter(tiers: readonly Tier[], { act, cells }: BulkChange): readonly Tier[] {
  if (act.kind === 'set') return tiers
  const columns = rateColumns.filter((column) => cells.includes(rateCellOf[column]))
  const moved = ({ cents, currency }: Money) => Money.cents(Number(bulkValue(cents, act)), currency)
  return tiers.map((tier) => ({
    ...tier,
    rates: { ...tier.rates, ...Object.fromEntries(columns.map((column) => [column, moved(tier.rates[column])])) },
  }))
}

function changedTiers(before: readonly Tier[], after: readonly Tier[]): readonly TierChange[] {
  const ranges = [...after, ...before.filter((tier) => !tierOfRange(after, tier))]
  return ranges.flatMap(({ paxFrom, paxTo }) =>
    rateColumns.flatMap((column) => {
      const [from, to] = [before, after].map((tiers) => tierOfRange(tiers, { paxFrom, paxTo })?.rates[column] ?? null)
      return from?.cents === to?.cents ? [] : [{ paxFrom, paxTo, column, from: from ?? null, to: to ?? null }]
    }),
  )
}

/** The tier of exactly these guests. */
export function tierOfRange(tiers: readonly Tier[], { paxFrom, paxTo }: Pick<Tier, 'paxFrom' | 'paxTo'>): Tier | undefined {
  return tiers.find((tier) => tier.paxFrom === paxFrom && tier.paxTo === paxTo)
}

function wrongTier(column: RateColumn) {
  return { cell: rateCellOf[column], code: 'not-an-amount' } as const
}

function percentOf(cents: number, { percent, roundTo }: { readonly percent: number; readonly roundTo: RoundingStep }): number {
  const factor = new Fraction(String(percent)).add(100).div(100)
  return roundHalfUp(new Fraction(cents).mul(factor), roundTo).cents
}
