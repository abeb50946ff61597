import { expect, it } from 'vitest'
import { Money } from '../shared/money.ts'
import { Temporal } from '../shared/temporal.ts'
import { halfNow, thirtyOnBooking } from '../testing/payment-rules.ts'
import { paymentTerms } from './payment-terms.ts'

const arrival = Temporal.PlainDate.from('2027-04-12')
const [early, late] = ['2027-01-05', '2027-03-30'].map((date) => Temporal.PlainDate.from(date)) as [
  Temporal.PlainDate,
  Temporal.PlainDate,
]
const due = Temporal.PlainDate.from('2027-03-29')
const full = { kind: 'full-amount' }

it.each([
  [halfNow, 2000, early, { kind: 'deposit', percentage: 50, deposit: Money.rand(1000), balance: Money.rand(1000), due }],
  [
    thirtyOnBooking,
    500,
    late,
    { kind: 'deposit', percentage: 30, deposit: Money.rand(150), balance: Money.rand(350), due: null },
  ],
  [halfNow, 2000, late, full],
  [halfNow, 999.9, early, full],
  [null, 2000, early, full],
] as const)('%#: what a plot asks for, and when', (rule, total, today, terms) => {
  expect(paymentTerms({ rule, total: Money.rand(total), arrival, today })).toEqual(terms)
})
