import type { StayDates } from '../stay-rules/stay-dates.ts'

const stepsOfPlot = 10
const stepsOfNight = 0.5

/** What it takes of a budget to judge so many plots for a stay. */
export function stepsOfJudging(plots: number, { nightCount }: StayDates): number {
  return Math.ceil(plots * (stepsOfPlot + nightCount * stepsOfNight))
}
