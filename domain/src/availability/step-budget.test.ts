import { expect, it } from 'vitest'
import { StepBudget } from './step-budget.ts'

it('gives so many steps, and after the first refusal none', () => {
  const budget = new StepBudget(5)

  expect([budget.take(3), budget.take(2), budget.isSpent]).toEqual([true, true, false])
  expect([budget.take(1), budget.isSpent, new StepBudget(5).take(6)]).toEqual([false, true, false])
})

it('gives a part no more than the part, nor more than is left of the whole', () => {
  const whole = new StepBudget(10)
  const [first, second] = [whole.part(6), whole.part(6)]

  expect([first.take(6), first.take(1), whole.isSpent]).toEqual([true, false, false])
  expect([second.take(4), second.take(1), whole.isSpent]).toEqual([true, false, true])
})
