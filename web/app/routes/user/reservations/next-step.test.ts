import { expect, it } from 'vitest'
import { isOnNow, nextStep } from './next-step.ts'

const before = { kind: 'before-arrival', nights: 0 } as const

it.each([
  [
    { status: 'pending', wantsPayment: true, amountToPayNow: 875, nights: before },
    { kind: 'pay', amount: 875, mayCancel: true },
  ],
  [
    { status: 'pending', wantsPayment: false, amountToPayNow: 0, nights: before },
    { kind: 'confirm', mayCancel: true },
  ],
  [
    { status: 'confirmed', wantsPayment: false, amountToPayNow: 0, nights: before },
    { kind: 'nothing', mayCancel: true },
  ],
  [
    { status: 'confirmed', wantsPayment: false, amountToPayNow: 0, nights: { kind: 'arriving-today', nights: 0 } },
    { kind: 'nothing', mayCancel: false },
  ],
  [
    { status: 'cancelled', wantsPayment: false, amountToPayNow: 0, nights: before },
    { kind: 'book-again', mayCancel: false },
  ],
] as const)('after %j comes %j', (facts, step) => {
  expect(nextStep(facts)).toEqual(step)
})

it.each([
  ['before-arrival', false],
  ['arriving-today', true],
  ['departing-today', true],
] as const)('on a day that is %s a stay is on: %s', (kind, isOn) => {
  expect(isOnNow({ nights: { kind, nights: 0 } })).toBe(isOn)
})
