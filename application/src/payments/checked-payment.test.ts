import type { PaymentAttemptId } from '@camp/domain/shared/ids.ts'
import { expect, it } from 'vitest'
import { outcomeOfAttempt } from './checked-payment.ts'
import type { RefundTask } from './payments.ts'
import { InMemoryPayments } from './testing/in-memory-payments.ts'
import { anAttempt, aRefundTask } from './testing/payments.contract.ts'

const attempt = anAttempt({ state: 'successful' })
const { id: paymentAttemptId, reservationId } = attempt

it.each<readonly [string, Partial<RefundTask>, 'paid' | 'to-be-refunded']>([
  ['it came too late', { paymentAttemptId, reason: 'payment-after-expiry' }, 'to-be-refunded'],
  ['the booking was cancelled later', { paymentAttemptId, reason: 'cancellation' }, 'paid'],
  ['another came too late', { paymentAttemptId: 'another' as PaymentAttemptId, reason: 'payment-after-expiry' }, 'paid'],
])('a payment of which money goes back because %s: %j is %s', async (_why, task, kind) => {
  const payments = new InMemoryPayments()
  await payments.addRefundTask(aRefundTask({ ...task, reservationId }))

  expect(await outcomeOfAttempt(payments, attempt)).toEqual({ kind, reservationId })
})

it.each([
  ['created', { kind: 'pending', reservationId }],
  ['pending', { kind: 'pending', reservationId }],
  ['uncertain', { kind: 'pending', reservationId }],
  ['cancelled', { kind: 'cancelled', reservationId }],
  ['declined', { kind: 'declined', reservationId, resultCode: '800.100.152' }],
  ['charged-back', { kind: 'declined', reservationId, resultCode: '800.100.152' }],
] as const)('a payment that is %s is told so', async (state, told) => {
  expect(await outcomeOfAttempt(new InMemoryPayments(), { ...attempt, state, resultCode: '800.100.152' })).toEqual(told)
})
