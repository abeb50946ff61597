import { expect, it } from 'vitest'
import { StayDates } from '../stay-rules/stay-dates.ts'
import { stepsOfJudging } from './steps-of-judging.ts'

it.each([
  [1, '2026-12-02', 11],
  [20, '2026-12-03', 220],
  [3, '2026-12-15', 51],
])('judging %i plots from 1 December to %s takes %i steps', (plots, departure, steps) => {
  expect(stepsOfJudging(plots, StayDates.of('2026-12-01', departure))).toBe(steps)
})
