import { cancelByGuest } from '@camp/domain/reservations/cancel.ts'
import type { PaymentAttemptId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { aConfirmedReservation } from '@camp/domain/testing/a-submitted-reservation.ts'
import { expect, it } from 'vitest'
import { CountingRandomness } from '../shared/testing/counting-randomness.ts'
import { refundReturned } from './refund-returned.ts'
import { InMemoryPayments } from './testing/in-memory-payments.ts'
import { aDispute, anAttempt, aRefundTask } from './testing/payments.contract.ts'

const [first, second] = ['attempt-1', 'attempt-2'] as PaymentAttemptId[]

/** R800.00 by two cards, cancelled when half goes back; the first R400.00 were disputed and are back. */
async function givenReturned(promised: number) {
  const moment = aMoment('2027-01-22T10:00')
  const paid = { ...aConfirmedReservation(), amountPaid: Money.rand(800) }
  const cancelled = cancelByGuest(paid, { by: 'guest', moment })
  if (!cancelled.ok) throw new Error(cancelled.refusal.code)
  const { reservation } = cancelled.value
  const { id: reservationId, organisationId } = reservation
  const payments = new InMemoryPayments()
  for (const id of [first!, second!]) await payments.addAttempt(anAttempt({ id, reservationId, state: 'successful' }))
  const task = { reservationId, organisationId, paymentAttemptId: second!, amount: Money.rand(promised) }
  await payments.addRefundTask(aRefundTask(task))
  const returns = (owedBack: number) => {
    const dispute = aDispute({ reservationId, paymentAttemptId: first!, taken: Money.rand(400), owedBack: Money.rand(owedBack) })
    return refundReturned({ payments, randomness: new CountingRandomness() }, dispute, { reservation, moment })
  }
  return { returns }
}

it('money that the bank returns does not go back twice where another payment carries the refund', async () => {
  const { returns } = await givenReturned(400)

  expect(await returns(0)).toEqual([])
})

it('money that the bank returns goes back by its own payment as far as it was promised', async () => {
  const { returns } = await givenReturned(250)

  expect(await returns(150)).toMatchObject([
    { paymentAttemptId: first, amount: Money.rand(150), reason: 'cancellation', state: 'open' },
  ])
})
