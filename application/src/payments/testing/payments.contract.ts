import type { PaymentAttemptId, ReservationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { campsite } from '../../testing/a-campsite.ts'
import type { PaymentAttempt, Payments, RefundTask } from '../payments.ts'

export interface PaymentsFixture {
  /** Of the reservation `hold-1` of `a-campsite.ts`, which is there. */
  readonly payments: Payments
  readonly stop: () => Promise<void>
}

const reservationId = 'hold-1' as ReservationId
const organisationId = campsite.organisation.id

export function anAttempt(facts: Partial<PaymentAttempt> = {}): PaymentAttempt {
  return {
    id: 'attempt-1' as PaymentAttemptId,
    organisationId,
    reservationId,
    purpose: 'deposit',
    amount: Money.rand(400),
    merchantTransactionId: '48291310701',
    state: 'created',
    checkoutId: null,
    redirectUrl: null,
    gatewayPaymentId: null,
    resultCode: null,
    createdAt: aMoment('2026-11-21T10:05').now,
    settledAt: null,
    ...facts,
  }
}

export function aRefundTask(facts: Partial<RefundTask> = {}): RefundTask {
  return {
    id: 'task-1',
    organisationId,
    reservationId,
    paymentAttemptId: null,
    amount: Money.rand(400),
    reason: 'cancellation',
    state: 'open',
    createdAt: aMoment('2026-11-21T11:00').now,
    ...facts,
  }
}

export function paymentsContract(adapter: string, start: () => Promise<PaymentsFixture>): void {
  describe(`${adapter}: Payments`, () => {
    let fixture: PaymentsFixture
    let payments: Payments
    beforeEach(async () => {
      fixture = await start()
      payments = fixture.payments
    })
    afterEach(() => fixture.stop())

    it('keeps an attempt, and finds it by checkout and by our own name for it', async () => {
      await payments.addAttempt(anAttempt())
      const sent = anAttempt({
        state: 'successful',
        checkoutId: 'checkout-1',
        redirectUrl: 'https://pay.test/1',
        gatewayPaymentId: 'gateway-1',
        resultCode: '000.000.000',
        settledAt: aMoment('2026-11-21T10:07').now,
      })

      await payments.saveAttempt(sent)

      expect(await payments.findByMerchantTransaction('48291310701')).toEqual(sent)
      expect(await payments.findByMerchantTransaction('000')).toBeUndefined()
      expect(await payments.attemptsOf(reservationId)).toEqual([sent])
    })

    it('lists the attempts of a reservation, the oldest first', async () => {
      const later = anAttempt({
        id: 'attempt-2' as PaymentAttemptId,
        merchantTransactionId: '48291310702',
        createdAt: aMoment('2026-11-21T10:09').now,
      })
      await payments.addAttempt(later)
      await payments.addAttempt(anAttempt())

      expect((await payments.attemptsOf(reservationId)).map(({ id }) => id)).toEqual(['attempt-1', 'attempt-2'])
      expect(await payments.attemptsOf('nobody' as ReservationId)).toEqual([])
    })

    it('refuses to save an attempt that was never added', async () => {
      await expect(payments.saveAttempt(anAttempt())).rejects.toThrow('never been added')
    })

    it('records a captured payment once, however often it is reported', async () => {
      const paid = anAttempt({ state: 'successful', gatewayPaymentId: 'gateway-1' })
      await payments.addAttempt(paid)

      expect(await payments.recordCapture(paid)).toEqual(accepted(undefined))
      expect(await payments.recordCapture(paid)).toEqual(refused({ code: 'already-recorded' }))
    })

    it('keeps what the desk took and gave back, beside what went through the gateway', async () => {
      const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`
      const offline = (method: 'cash' | 'eft', reference: string | null) => ({
        ...{ method, reference, paidOn: aMoment('2026-11-22T00:00').today, recordedBy: 'desk' },
      })
      const paid = anAttempt({ gatewayPaymentId: 'gateway-1', settledAt: aMoment('2026-11-21T10:07').now })
      await payments.addAttempt(paid)
      await payments.recordCapture(paid)
      await payments.addRefundTask(aRefundTask({ state: 'manual' }))
      const cash = {
        ...{ id: id(1), organisationId, reservationId, kind: 'capture' as const, amount: Money.rand(250) },
        ...{ at: aMoment('2026-11-22T09:00').now, offline: offline('cash', null) },
      }

      await payments.recordOfflinePayment(cash)
      const back = { id: id(2), at: aMoment('2026-11-23T09:00').now, offline: offline('eft', 'FNB 4711') }
      await payments.closeRefundTaskByHand(aRefundTask(), back)

      const [online, ...others] = await payments.movesOf(reservationId)
      expect(online).toMatchObject({ kind: 'capture', amount: Money.rand(400), offline: null })
      expect(others).toEqual([cash, { ...cash, ...back, kind: 'refund', amount: Money.rand(400) }])
      expect((await payments.refundTasksOf(reservationId)).map(({ state }) => state)).toEqual(['done'])
    })

    it('keeps refund tasks until they are done, and gives failed ones back', async () => {
      const [first, second] = [
        aRefundTask(),
        aRefundTask({ id: 'task-2', reason: 'overpayment', createdAt: aMoment('2026-11-21T12:00').now }),
      ]
      await payments.addRefundTask(second)
      await payments.addRefundTask(first)

      await payments.closeRefundTask(first, null)
      expect(await payments.openRefundTasks(10)).toEqual([second])
      await payments.reopenRefundTask(first)
      expect(await payments.openRefundTasks(1)).toEqual([first])
      await payments.closeRefundTask(first, { gatewayRefundId: 'refund-1', at: aMoment().now })
      await payments.closeRefundTask(first, { gatewayRefundId: 'refund-1', at: aMoment().now })
      await payments.reopenRefundTask(first)

      expect((await payments.refundTasksOf(reservationId)).map(({ id, state }) => [id, state])).toEqual([
        ['task-1', 'done'],
        ['task-2', 'open'],
      ])
    })

    it('forgets a refund that is no longer owed, unless somebody is already at it', async () => {
      const [open, begun] = [aRefundTask(), aRefundTask({ id: 'task-2' })]
      await payments.addRefundTask(open)
      await payments.addRefundTask(begun)
      await payments.closeRefundTask(begun, null)

      await payments.withdrawRefundTask(open)
      await payments.withdrawRefundTask(begun)

      expect((await payments.refundTasksOf(reservationId)).map(({ id, state }) => [id, state])).toEqual([['task-2', 'manual']])
    })
  })
}
