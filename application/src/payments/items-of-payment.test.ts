import { Money } from '@camp/domain/shared/money.ts'
import { aPartiallyPaidReservation, aPendingReservation } from '@camp/domain/testing/a-submitted-reservation.ts'
import { expect, it } from 'vitest'
import { purposeOfMoney } from './items-of-payment.ts'

const pending = aPendingReservation()

it.each([
  ['a deposit below what is due', pending, 79_999, 'deposit'],
  ['the full price at what is due', pending, 80_000, 'full'],
  ['the full price above it', pending, 80_001, 'full'],
  ['the balance once something is paid', aPartiallyPaidReservation(pending), 80_000, 'balance'],
] as const)('money at the desk pays %s', (_, reservation, cents, purpose) => {
  expect(purposeOfMoney(reservation, Money.cents(cents))).toBe(purpose)
})
