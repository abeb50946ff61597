import { CheckOpenPayments } from '@camp/application/payments/check-open-payments.ts'
import { anAttempt, aRefundTask, paymentsContract } from '@camp/application/payments/testing/payments.contract.ts'
import { aHoldOn, asHeld, stands } from '@camp/application/testing/a-campsite.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetGuests, noJitter, startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresTransaction } from '../postgres/transaction.ts'
import { PostgresReservations } from '../reservations/postgres-reservations.ts'
import { PostgresPayments } from './postgres-payments.ts'

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore()
})
afterAll(() => store.stop())

async function givenReservation(): Promise<void> {
  await forgetGuests(store.em)
  await new PostgresReservations(store.em).add(aHoldOn(stands.slice(0, 1)), asHeld)
}

paymentsContract('postgres', async () => {
  await givenReservation()
  const transaction = new PostgresTransaction({ em: store.em, randomness: noJitter })
  return { payments: new PostgresPayments(store.em), transaction, stop: async () => {} }
})

describe('payments within a transaction', () => {
  const payments = () => new PostgresPayments(store.em)
  const inTransaction = <Value>(work: () => Promise<Value>) =>
    new PostgresTransaction({ em: store.em, randomness: noJitter }).run(work)

  it('let the work go on after a payment was reported twice', async () => {
    await givenReservation()
    const paid = anAttempt({ checkoutId: 'checkout-1', gatewayPaymentId: 'gateway-1' })
    await payments().addAttempt(paid)

    await inTransaction(async () => {
      await payments().recordCapture(paid, [])
      await payments().recordCapture(paid, [])
      await payments().saveAttempt({ ...paid, state: 'successful' })
    })

    const found = await inTransaction(() => payments().findByCheckoutForChange('checkout-1'))
    expect(found?.state).toBe('successful')
    expect(await store.em.execute('select kind, amount_cents from payment')).toEqual([{ kind: 'capture', amount_cents: 40_000 }])
  })

  it('write a refund as a payment of its own', async () => {
    await givenReservation()
    await payments().addRefundTask(aRefundTask())

    const task = await inTransaction(() => payments().findRefundTaskForChange('task-1'))
    await payments().closeRefundTask(task ?? aRefundTask(), { gatewayRefundId: 'refund-1', at: aMoment().now })

    expect(await store.em.execute('select kind, amount_cents from payment')).toEqual([{ kind: 'refund', amount_cents: 40_000 }])
  })

  it('are asked about once when two look at the same moment', async () => {
    await givenReservation()
    const { now } = aMoment('2026-11-21T10:10')
    await payments().addAttempt(anAttempt({ checkoutId: 'checkout-1', nextLookAt: now.subtract({ minutes: 1 }) }))
    const asked: string[] = []
    const look = () => {
      const em = store.em.fork({ useContext: true })
      return new CheckOpenPayments({
        payments: new PostgresPayments(em),
        gateway: { find: async () => 'unknown' },
        settleCheckout: {
          execute: async ({ checkoutId }) => {
            asked.push(checkoutId)
            return accepted({ kind: 'pending', reservationId: anAttempt().reservationId })
          },
        },
        transaction: new PostgresTransaction({ em, randomness: noJitter }),
        clock: { now: () => now },
      }).execute({ dryRun: false, limit: 10 })
    }

    await Promise.all([look(), look(), look()])

    expect(asked).toEqual(['checkout-1'])
  })
})
