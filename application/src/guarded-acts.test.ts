import { expect, it } from 'vitest'
import { isGuarded } from './guarded-acts.ts'

it.each<[string, object, boolean]>([
  ['amendReservation', { as: 'staff' }, true],
  ['amendReservation', { as: 'guest' }, false],
  ['savePaymentRule', {}, true],
  ['showProfile', {}, false],
  ['showInvoice', { as: 'staff' }, false],
])('the stores keep %s with %j to the campsites of who asks: %s', (name, command, expected) => {
  expect(isGuarded(name, command)).toBe(expected)
})
