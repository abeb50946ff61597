import { Money } from '@camp/domain/shared/money.ts'
import { aConfirmedReservation } from '@camp/domain/testing/a-submitted-reservation.ts'
import { expect, it } from 'vitest'
import type { RefundTask } from '../../payments/payments.ts'
import { aRefundTask } from '../../payments/testing/payments.contract.ts'
import { givenMarketplace } from '../../testing/given-marketplace.ts'
import { refundOfAmendment } from './amendment-money.ts'

/** R800.00 paid for what costs R500.00 now; refunds of before are planned, promised and done. */
async function givenOverpaid() {
  const { ports, payments } = givenMarketplace()
  const after = { ...aConfirmedReservation(), amountDue: Money.rand(500), amountPaid: Money.rand(800) }
  const { id: reservationId, organisationId } = after
  const tasks: readonly Partial<RefundTask>[] = [
    { state: 'open', reason: 'overpayment', amount: Money.rand(100) },
    { state: 'manual', reason: 'overpayment', amount: Money.rand(40) },
    { state: 'open', reason: 'cancellation', amount: Money.rand(50) },
    { state: 'done', reason: 'overpayment', amount: Money.rand(7) },
  ]
  for (const [nth, task] of tasks.entries()) {
    await payments.addRefundTask(aRefundTask({ ...task, id: `task-${nth}`, reservationId, organisationId }))
  }
  return { ports, after }
}

it('an amendment sends back what is paid beyond the price, less what is promised; a plan is no promise', async () => {
  const { ports, after } = await givenOverpaid()

  expect(await refundOfAmendment(ports, after)).toEqual(Money.rand(210))
})
