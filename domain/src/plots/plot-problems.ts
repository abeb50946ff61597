import { longestHtml } from '../formatting/typed-html.ts'
import { supplementProblems } from '../pricing/weekday-supplement.ts'
import { longestMinimumStay } from '../seasons/season-problems.ts'
import { type FieldProblem, type NumberLimits, numberProblems, textProblems } from '../shared/field-problem.ts'
import { longestPlaceName } from './longest-place-name.ts'
import type { PlotFacts } from './plot.ts'

/** Guests of one plot: a group's field holds hundreds. */
const mostGuests = 999
/** Tents, or caravans, of one plot. */
const mostEquipment = 999
/** A kilometre, in millimetres. */
const longestSide = 1_000_000

export const plotLimits = {
  plotNumber: { least: 0, most: 99_999 },
  irlWidth: { least: 1, most: longestSide },
  irlLength: { least: 1, most: longestSide },
  irlSqm: { least: 0.1, most: 1_000_000, isWhole: false },
  tentsMax: { least: 0, most: mostEquipment },
  caravansMax: { least: 0, most: mostEquipment },
  paxMin: { least: 0, most: mostGuests },
  paxMax: { least: 1, most: mostGuests },
  kidsUnderWhatAgeDontCountTowardsMaxPax: { least: 0, most: 18 },
} as const satisfies Partial<Record<keyof PlotFacts, NumberLimits>>

/** Nights. */
export const minimumStayLimits: NumberLimits = { least: 0, most: longestMinimumStay }

/** What speaks against saving a plot. The field of a minimum stay is `minimumNights.peak`. */
export function plotProblems(facts: PlotFacts): readonly FieldProblem[] {
  const { name, aboutPlot, minimumNights, paxMin, paxMax, weekdaySupplement } = facts
  const fields = Object.keys(plotLimits) as (keyof typeof plotLimits)[]
  return [
    ...textProblems('name', name, longestPlaceName),
    ...fields.flatMap((field) => numberProblems(field, facts[field], plotLimits[field])),
    ...(paxMin > paxMax ? [{ field: 'paxMax', code: 'below-minimum' as const, other: 'paxMin' }] : []),
    ...Object.entries(minimumNights).flatMap(([name, nights]) =>
      numberProblems(`minimumNights.${name}`, nights, minimumStayLimits),
    ),
    ...supplementProblems(weekdaySupplement),
    ...(aboutPlot === null || aboutPlot.length <= longestHtml
      ? []
      : [{ field: 'aboutPlot', code: 'too-long' as const, most: longestHtml }]),
  ]
}
