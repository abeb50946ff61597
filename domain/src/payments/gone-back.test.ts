import { expect, it } from 'vitest'
import type { VoucherId } from '../shared/ids.ts'
import { Money } from '../shared/money.ts'
import { aMoment } from '../testing/a-moment.ts'
import { goneBack } from './gone-back.ts'

const ended = { status: 'cancelled', statusDate: aMoment('2026-12-01T10:00').now, amountPaid: Money.rand(180) } as const
const byVoucher = { voucherId: 'one' as VoucherId }

function move(kind: Parameters<typeof goneBack>[1][number]['kind'], rand: number, facts: object = {}) {
  return { kind, amount: Money.rand(rand), at: aMoment('2026-12-01T10:00').now, offline: null, ...facts }
}

const paid = move('capture', 480, { at: aMoment('2026-11-21T10:00').now })
const surplus = move('refund', 20, { at: aMoment('2026-11-30T10:00').now })

it.each([
  ['nothing yet', [paid], 0],
  ['what was paid back or became a voucher since', [paid, move('refund', 200), move('refund', 100)], 300],
  ['nothing of what went before it ended', [paid, surplus, move('refund', 300)], 300],
  ['nothing that did not go out', [paid, move('refund', 300), move('refund-returned', 300)], 0],
  ['nothing that the bank took', [paid, move('chargeback', 480)], 0],
  ['a payment that came too late', [paid, move('capture', 50), move('refund', 50)], 50],
  [
    'no more than was used of a voucher that was cancelled',
    [paid, move('refund', 300, { offline: byVoucher }), move('capture', 200, { offline: byVoucher })],
    100,
  ],
])('of a booking that ended went back: %s', (_, moves, rand) => {
  expect(goneBack(ended, moves)).toEqual(Money.rand(rand))
})
