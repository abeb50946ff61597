import { expect, it } from 'vitest'
import { isOnNow, nextStep } from './next-step.ts'

it.each([
  [
    { status: 'pending', wantsPayment: true, amountToPayNow: 875, underWay: 875, mayCancel: true },
    { kind: 'wait', mayCancel: true },
  ],
  [
    { status: 'pending', wantsPayment: true, amountToPayNow: 875, mayCancel: true },
    { kind: 'pay', amount: 875, mayCancel: true },
  ],
  [
    { status: 'pending', wantsPayment: false, amountToPayNow: 0, mayCancel: true },
    { kind: 'confirm', mayCancel: true },
  ],
  [
    { status: 'confirmed', wantsPayment: false, amountToPayNow: 0, mayCancel: true },
    { kind: 'nothing', mayCancel: true },
  ],
  [
    { status: 'confirmed', wantsPayment: false, amountToPayNow: 0, mayCancel: false },
    { kind: 'nothing', mayCancel: false },
  ],
  [
    { status: 'cancelled', wantsPayment: false, amountToPayNow: 0, mayCancel: false },
    { kind: 'book-again', mayCancel: false },
  ],
  [
    { status: 'cancelled', wantsPayment: false, amountToPayNow: 0, underWay: 875, mayCancel: false },
    { kind: 'book-again', mayCancel: false },
  ],
] as const)('after %j comes %j', (facts, step) => {
  expect(nextStep({ underWay: null, ...facts })).toEqual(step)
})

it.each([
  ['before-arrival', false],
  ['arriving-today', true],
  ['departing-today', true],
] as const)('on a day that is %s a stay is on: %s', (kind, isOn) => {
  expect(isOnNow({ nights: { kind, nights: 0 } })).toBe(isOn)
})
