import type { PaymentAttemptId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { aConfirmedReservation } from '@camp/domain/testing/a-submitted-reservation.ts'
import { expect, it } from 'vitest'
import { CountingRandomness } from '../shared/testing/counting-randomness.ts'
import type { RefundTask } from './payments.ts'
import { planSurplusAnew } from './plan-surplus-anew.ts'
import { InMemoryPayments } from './testing/in-memory-payments.ts'
import { aRefundTask } from './testing/payments.contract.ts'

const { now: at } = aMoment('2026-11-22T10:00')

/** R800.00 paid, no card that it could go back to, and refunds of before. */
async function plansAnew(facts: { readonly due: number; readonly neverTaken?: number }, tasks: readonly Partial<RefundTask>[]) {
  const payments = new InMemoryPayments()
  const after = { ...aConfirmedReservation(), amountDue: Money.rand(facts.due), amountPaid: Money.rand(800) }
  const { id: reservationId, organisationId } = after
  for (const [nth, task] of tasks.entries()) {
    await payments.addRefundTask(
      aRefundTask({ paymentAttemptId: null, ...task, id: `task-${nth}`, reservationId, organisationId }),
    )
  }
  const neverTaken = Money.rand(facts.neverTaken ?? 0)
  const fresh = await planSurplusAnew({ payments, randomness: new CountingRandomness() }, after, { at, neverTaken })
  const amounts = (of: readonly RefundTask[]) => of.map(({ amount }) => amount.toRand())
  return { fresh: amounts(fresh), all: amounts(await payments.refundTasksOf(reservationId)) }
}

const planned = { state: 'open', reason: 'overpayment', amount: Money.rand(100) } as const
const byHand = { state: 'manual', reason: 'overpayment', amount: Money.rand(40) } as const
const atGateway = { ...byHand, paymentAttemptId: 'attempt-1' as PaymentAttemptId, amount: Money.rand(60) }

it('what was only planned is planned anew, less what is promised already', async () => {
  const other = [{ ...planned, reason: 'cancellation', amount: Money.rand(50) } as const, { ...planned, state: 'done' } as const]

  expect(await plansAnew({ due: 500 }, [planned, byHand, ...other])).toEqual({ fresh: [210], all: [40, 50, 100, 210] })
})

it.each([
  ['as it is while so much is paid too much', { due: 760 }, { fresh: [], all: [40] }],
  ['as far as so much is paid too much', { due: 790 }, { fresh: [], all: [10] }],
  ['not at all where nothing is', { due: 900 }, { fresh: [], all: [] }],
  ['less what the desk never took, and the rest as it came', { due: 700, neverTaken: 15 }, { fresh: [75], all: [25, 75] }],
] as const)('the desk gives back what it was to give, %s', async (_how, facts, then) => {
  expect(await plansAnew(facts, [byHand])).toEqual(then)
})

it('what the gateway may have paid is left, and counts', async () => {
  expect(await plansAnew({ due: 800 }, [atGateway, byHand])).toEqual({ fresh: [], all: [60] })
  expect(await plansAnew({ due: 720 }, [atGateway, planned])).toEqual({ fresh: [20], all: [60, 20] })
})
