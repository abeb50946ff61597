import { type FieldProblem, numberProblems, textProblems } from '../shared/field-problem.ts'
import { longestPlaceName } from './longest-place-name.ts'

/** Plots that are made at once. */
export const mostPlotsAtOnce = 200

export interface PlotSeries {
  /** What stands before the number: `Stand`. */
  readonly name: string
  readonly count: number
  /** The number of the first; null for one plot that has none. */
  readonly firstNumber: number | null
}

export interface NumberedPlot {
  readonly name: string
  readonly plotNumber: number | null
}

/** With the space before it. */
const longestNumber = 6
/** Characters of what stands before the number. */
export const longestSeriesName = longestPlaceName - longestNumber

export function plotSeriesProblems({ name, count, firstNumber }: PlotSeries): readonly FieldProblem[] {
  return [
    ...textProblems('name', name, longestSeriesName),
    ...numberProblems('count', count, { least: 1, most: mostPlotsAtOnce }),
    ...numberProblems('firstNumber', firstNumber, { least: 0, most: 99_000 }),
    ...(firstNumber === null && count > 1 ? [{ field: 'firstNumber', code: 'missing' as const }] : []),
  ]
}

/** `Stand 1` to `Stand 12`; without a number the one plot keeps its name as it is. */
export function numberedPlots({ name, count, firstNumber }: PlotSeries): readonly NumberedPlot[] {
  const plain = name.trim()
  if (firstNumber === null) return [{ name: plain, plotNumber: null }]
  return Array.from({ length: count }, (_, nth) => ({ name: `${plain} ${firstNumber + nth}`, plotNumber: firstNumber + nth }))
}

/**
 * For a copy: the next number that no plot of the site has, behind the same words; a plot without a number
 * gets `(2)`.
 */
export function copyName(original: NumberedPlot, taken: readonly NumberedPlot[]): NumberedPlot {
  const names = new Set(taken.map(({ name }) => name))
  const { plotNumber } = original
  const words = plotNumber === null ? null : wordsBefore(original.name, plotNumber)
  for (let next = words === null ? 2 : (plotNumber ?? 0) + 1; ; next += 1) {
    const copy =
      words === null ? { name: `${original.name} (${next})`, plotNumber } : { name: `${words}${next}`, plotNumber: next }
    if (!names.has(copy.name)) return copy
  }
}

function wordsBefore(name: string, plotNumber: number): string | null {
  const number = String(plotNumber)
  return name.endsWith(number) ? name.slice(0, -number.length) : null
}
