import type { Plot, Site, Weekday, WeekdaySupplement } from '../plots/plot.ts'
import type { FieldProblem } from '../shared/field-problem.ts'
import { type ExactCents, percentageOf } from './exact.ts'
import { isRate } from './rate-sheet.ts'

/** Per cent of the rate: a night may cost three times its rate. */
export const mostSupplementPercentage = 200
/** What every day of the week has belongs into the rate, which the price on a card shows. */
export const mostSupplementDays = 6

/** Rule P7: a plot's own wins over that of its site. */
export function supplementOfPlot(plot: Plot, sites: readonly Site[]): WeekdaySupplement | null {
  const { weekdaySupplement: own, siteId } = plot
  if (own === 'none') return null
  return own ?? sites.find(({ id }) => id === siteId)?.weekdaySupplement ?? null
}

/** Whether both make the same nights dearer by the same. */
export function isSameSupplement(one: Plot['weekdaySupplement'], other: Plot['weekdaySupplement']): boolean {
  if (one === null || one === 'none' || other === null || other === 'none') return one === other
  return (
    one.kind === other.kind &&
    figureOf(one) === figureOf(other) &&
    one.weekdays.toSorted().join() === other.weekdays.toSorted().join()
  )
}

function figureOf(supplement: WeekdaySupplement): number {
  return supplement.kind === 'amount' ? supplement.cents : supplement.percentage
}

export function isSupplementDay(supplement: WeekdaySupplement | null, weekday: Weekday): boolean {
  return supplement?.weekdays.includes(weekday) ?? false
}

/** What comes onto a rate of this many cents. */
export function supplementOn(supplement: WeekdaySupplement, rate: ExactCents): ExactCents {
  return supplement.kind === 'amount' ? supplement.cents : percentageOf(rate, supplement.percentage)
}

/** What speaks against saving it. */
export function supplementProblems(supplement: WeekdaySupplement | 'none' | null): readonly FieldProblem[] {
  if (supplement === null || supplement === 'none') return []
  const days = supplement.weekdays.length
  return [
    ...(days === 0 ? [{ field: 'weekdaySupplement.weekdays', code: 'missing' as const }] : []),
    ...(days > mostSupplementDays
      ? [{ field: 'weekdaySupplement.weekdays', code: 'too-much' as const, most: mostSupplementDays }]
      : []),
    ...(isSupplementValue(supplement) ? [] : [{ field: 'weekdaySupplement.value', code: 'not-a-number' as const }]),
  ]
}

function isSupplementValue(supplement: WeekdaySupplement): boolean {
  if (supplement.kind === 'amount') return isRate(supplement.cents) && supplement.cents > 0
  return supplement.percentage > 0 && supplement.percentage <= mostSupplementPercentage
}
