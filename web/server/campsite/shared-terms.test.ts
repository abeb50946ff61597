import { expect, it } from 'vitest'
import type { PickedPlot } from './load-selection.ts'
import { sharedTerms } from './shared-terms.ts'

const full = { paymentTermsFacts: { kind: 'full-amount' } } as PickedPlot
const deposit = (amount: number, percentage = 50) =>
  ({ paymentTermsFacts: { kind: 'deposit', percentage, deposit: amount, balance: amount, due: '2027-01-22' } }) as PickedPlot

it('are said once when only their amounts differ', () => {
  expect(sharedTerms([deposit(400), deposit(600)])).toEqual({ kind: 'deposit', percentage: 50, due: '2027-01-22' })
  expect(sharedTerms([full, full])).toEqual({ kind: 'full-amount' })
})

it('are said of each plot when they differ', () => {
  expect(sharedTerms([deposit(400), deposit(400, 30)])).toBeNull()
  expect(sharedTerms([full, deposit(400)])).toBeNull()
  expect(sharedTerms([])).toBeNull()
})

it('do not ask a booked plot, which says none', () => {
  expect(sharedTerms([full, { ...deposit(400), unavailableReason: 'booked' }])).toEqual({ kind: 'full-amount' })
})
