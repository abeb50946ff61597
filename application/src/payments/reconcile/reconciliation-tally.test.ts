import { Money } from '@camp/domain/shared/money.ts'
import { expect, it } from 'vitest'
import { anAttempt } from '../testing/payments.contract.ts'
import { ReconciliationTally } from './reconciliation-tally.ts'

it('names a payment by the money that moved, and by the attempt where none did', () => {
  const tally = new ReconciliationTally()
  const attempt = anAttempt({ gatewayPaymentId: 'of-the-attempt' })
  const booked = { attempt, simpleReference: '482-913-107', refunded: Money.zero(), refundsByHand: [] }
  const judged = { asked: { status: 'unknown' as const }, differences: ['state-behind' as const], fixed: [] }
  const captures = [{ gatewayPaymentId: 'of-the-money', amount: Money.rand(400) }]

  tally.add({ ...judged, booked: { ...booked, captures } })
  tally.add({ ...judged, booked: { ...booked, captures: [] } })

  expect(tally.result({ isWhole: true })).toMatchObject({
    attempts: 2,
    captured: [{ ours: Money.rand(400), theirs: Money.zero() }],
    differences: [{ ours: { paymentId: 'of-the-money' } }, { ours: { paymentId: 'of-the-attempt' } }],
  })
})
