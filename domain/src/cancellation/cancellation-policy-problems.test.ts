import { expect, it } from 'vitest'
import { defaultCancellationPolicy } from './cancellation-policy.ts'
import { type PolicyProblem, policyProblems } from './cancellation-policy-problems.ts'

type Steps = readonly (readonly [daysBeforeArrival: number, refundPercentage: number])[]

const policyOf = (steps: Steps) => steps.map(([daysBeforeArrival, refundPercentage]) => ({ daysBeforeArrival, refundPercentage }))
const falling = (count: number): Steps => Array.from({ length: count }, (_, position) => [count - position, 50])

it.each<readonly [string, Steps]>([
  ['no step', []],
  [
    'steps from two years to the day itself',
    [
      [730, 100],
      [7, 50],
      [0, 0],
    ],
  ],
  [
    'the same refund on a later day',
    [
      [14, 50],
      [7, 50],
    ],
  ],
  ['ten steps', falling(10)],
])('a policy may have %s', (_what, steps) => {
  expect(policyProblems(policyOf(steps))).toEqual([])
  expect(policyProblems(defaultCancellationPolicy)).toEqual([])
})

it.each<readonly [string, Steps, readonly PolicyProblem[]]>([
  ['eleven steps', falling(11), [{ code: 'too-many-steps' }]],
  ['more than two years', [[731, 100]], [{ code: 'days-invalid', position: 0 }]],
  ['half a day', [[1.5, 100]], [{ code: 'days-invalid', position: 0 }]],
  ['a day after arrival', [[-1, 100]], [{ code: 'days-invalid', position: 0 }]],
  ['more than everything', [[14, 101]], [{ code: 'percentage-invalid', position: 0 }]],
  ['part of a percentage', [[14, 33.5]], [{ code: 'percentage-invalid', position: 0 }]],
  [
    'days that do not fall',
    [
      [14, 100],
      [14, 50],
    ],
    [{ code: 'days-not-fewer', position: 1 }],
  ],
  [
    'a refund that grows as arrival nears',
    [
      [14, 50],
      [7, 100],
    ],
    [{ code: 'refund-grows', position: 1 }],
  ],
])('a policy may not have %s', (_what, steps, problems) => {
  expect(policyProblems(policyOf(steps))).toEqual(problems)
})
