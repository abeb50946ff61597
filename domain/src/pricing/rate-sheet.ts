import type { Plot, RateBasis, RateColumns } from '../plots/plot.ts'
import { isNights } from '../seasons/season-problems.ts'
import { type Currency, Money } from '../shared/money.ts'

export const rateMoneyCells = ['rateOffPeak', 'ratePeak', 'rateSuperPeak'] as const
export const baseMoneyCells = ['baseOffPeak', 'basePeak', 'baseSuperPeak'] as const
export const moneyCells = [...rateMoneyCells, ...baseMoneyCells] as const
export const nightsCells = ['minimumGeneral', 'minimumOffPeak', 'minimumPeak', 'minimumSuperPeak'] as const
/** The columns of the rates grid, in their order: what is changed most often comes first. */
export const rateCells = [...rateMoneyCells, 'basis', ...baseMoneyCells, ...nightsCells, 'weekend'] as const

export type MoneyCell = (typeof moneyCells)[number]
export type NightsCell = (typeof nightsCells)[number]
export type RateCell = (typeof rateCells)[number]

/** What a cell holds: whole cents, nights, the basis, or whether two weekend nights are asked for. */
export type CellValue<Cell extends RateCell = RateCell> = Cell extends 'basis'
  ? RateBasis
  : Cell extends 'weekend'
    ? boolean
    : number

/** One plot's row of the rates grid: everything about its price and minimum stay that is not a list. */
export type PlotRates = { readonly [Cell in RateCell]: CellValue<Cell> }

export type CellProblem = 'not-an-amount' | 'not-nights' | 'not-a-basis' | 'not-yes-or-no'

/** Cents: a million rand a night. */
export const highestRate = 100_000_000

export function ratesOfPlot({ baseRates, rates, rateBasis, minimumNights, isWeekendTwoDaysRequired }: Plot): PlotRates {
  return {
    baseOffPeak: baseRates.offPeak.cents,
    basePeak: baseRates.peak.cents,
    baseSuperPeak: baseRates.superPeak.cents,
    rateOffPeak: rates.offPeak.cents,
    ratePeak: rates.peak.cents,
    rateSuperPeak: rates.superPeak.cents,
    basis: rateBasis,
    minimumGeneral: minimumNights.general,
    minimumOffPeak: minimumNights.offPeak,
    minimumPeak: minimumNights.peak,
    minimumSuperPeak: minimumNights.superPeak,
    weekend: isWeekendTwoDaysRequired,
  }
}

/** The plot with another row of rates; nothing else of it changes. */
export function plotWithRates(plot: Plot, rates: PlotRates): Plot {
  const { currency } = plot.rates.offPeak
  return {
    ...plot,
    baseRates: ratesByColumn([rates.baseOffPeak, rates.basePeak, rates.baseSuperPeak], currency),
    rates: ratesByColumn([rates.rateOffPeak, rates.ratePeak, rates.rateSuperPeak], currency),
    rateBasis: rates.basis,
    minimumNights: {
      general: rates.minimumGeneral,
      offPeak: rates.minimumOffPeak,
      peak: rates.minimumPeak,
      superPeak: rates.minimumSuperPeak,
    },
    isWeekendTwoDaysRequired: rates.weekend,
  }
}

export function cellProblem(cell: RateCell, value: CellValue): CellProblem | null {
  if (cell === 'basis') return value === 'perPlot' || value === 'perPerson' ? null : 'not-a-basis'
  if (cell === 'weekend') return typeof value === 'boolean' ? null : 'not-yes-or-no'
  if (isNightsCell(cell)) return typeof value === 'number' && isNights(value) ? null : 'not-nights'
  return typeof value === 'number' && isRate(value) ? null : 'not-an-amount'
}

/** Whole cents that a night may cost. */
export function isRate(cents: number): boolean {
  return Number.isInteger(cents) && cents >= 0 && cents <= highestRate
}

export function isMoneyCell(cell: RateCell): cell is MoneyCell {
  return (moneyCells as readonly RateCell[]).includes(cell)
}

export function isNightsCell(cell: RateCell): cell is NightsCell {
  return (nightsCells as readonly RateCell[]).includes(cell)
}

/** Cents in the order off-peak, peak, super-peak. */
export function ratesByColumn([offPeak, peak, superPeak]: readonly [number, number, number], currency: Currency): RateColumns {
  return {
    offPeak: Money.cents(offPeak, currency),
    peak: Money.cents(peak, currency),
    superPeak: Money.cents(superPeak, currency),
  }
}
