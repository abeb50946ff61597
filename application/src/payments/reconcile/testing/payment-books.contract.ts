import type { PaymentAttemptId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Payments } from '../../payments.ts'
import { anAttempt, aRefundTask } from '../../testing/payments.contract.ts'
import type { PaymentBooks } from '../payment-books.ts'

export interface PaymentBooksFixture {
  /** Of the reservation `hold-1` of `a-campsite.ts`, which is there. */
  readonly payments: Payments
  readonly books: PaymentBooks
  readonly stop: () => Promise<void>
}

const at = (time: string) => aMoment(time).now

export function paymentBooksContract(adapter: string, start: () => Promise<PaymentBooksFixture>): void {
  describe(`${adapter}: PaymentBooks`, () => {
    let fixture: PaymentBooksFixture
    beforeEach(async () => {
      fixture = await start()
    })
    afterEach(() => fixture.stop())

    const givenAttempts = async () => {
      const ids = ['attempt-1', 'attempt-2', 'attempt-3'] as PaymentAttemptId[]
      for (const [index, id] of ids.entries()) {
        const createdAt = at(`2026-11-21T10:0${5 + Math.floor(index / 2)}`)
        await fixture.payments.addAttempt(anAttempt({ id, createdAt, merchantTransactionId: `4829131070${index + 1}` }))
      }
    }
    const idsSince = async (since: string, limit = 10) => {
      const found = await fixture.books.bookedSince(at(since), { after: null, limit })
      return found.map(({ attempt }) => attempt.id)
    }

    it('names the attempts since a moment, the oldest first, page by page', async () => {
      await givenAttempts()

      expect(await idsSince('2026-11-21T10:05')).toEqual(['attempt-1', 'attempt-2', 'attempt-3'])
      expect(await idsSince('2026-11-21T10:06')).toEqual(['attempt-3'])
      const [first] = await fixture.books.bookedSince(at('2026-11-21T10:00'), { after: null, limit: 1 })
      const rest = await fixture.books.bookedSince(at('2026-11-21T10:00'), { after: first!.attempt, limit: 10 })
      expect(rest.map(({ attempt }) => attempt.id)).toEqual(['attempt-2', 'attempt-3'])
    })

    it('has no money for an attempt that nobody paid', async () => {
      await fixture.payments.addAttempt(anAttempt())

      const booked = await fixture.books.booked('attempt-1' as PaymentAttemptId)

      expect(booked).toMatchObject({ captures: [], refunded: Money.zero(), refundsByHand: [] })
      expect(booked?.attempt).toEqual(anAttempt())
      expect(booked?.simpleReference).toMatch(/^\d{3}-\d{3}-\d{3}$/)
    })

    it('has what came in, what went back and what staff have in hand', async () => {
      const paid = anAttempt({ state: 'successful', gatewayPaymentId: 'gateway-1', settledAt: at('2026-11-21T10:07') })
      await fixture.payments.addAttempt(paid)
      await fixture.payments.recordCapture(paid, [])
      const ofAttempt = { paymentAttemptId: paid.id, amount: Money.rand(100) }
      const [sent, byHand, open] = ['task-1', 'task-2', 'task-3'].map((id) => aRefundTask({ id, ...ofAttempt }))
      for (const task of [sent!, byHand!, open!]) await fixture.payments.addRefundTask(task)
      await fixture.payments.closeRefundTask(sent!, { gatewayRefundId: 'refund-1', at: at('2026-11-21T12:00') })
      await fixture.payments.closeRefundTask(byHand!, null)

      const booked = await fixture.books.booked(paid.id)

      expect(booked).toMatchObject({
        captures: [{ gatewayPaymentId: 'gateway-1', amount: Money.rand(400) }],
        refunded: Money.rand(100),
        refundsByHand: [{ id: 'task-2', state: 'manual', amount: Money.rand(100) }],
      })
    })

    it('has nothing of a refund that a bank took instead', async () => {
      const paid = anAttempt({ state: 'charged-back', gatewayPaymentId: 'gateway-1' })
      const task = aRefundTask({ paymentAttemptId: paid.id, state: 'manual' })
      await fixture.payments.addAttempt(paid)
      await fixture.payments.recordCapture(paid, [])
      await fixture.payments.addRefundTask(task)

      await fixture.payments.settleRefundTask(task)

      expect(await fixture.books.booked(paid.id)).toMatchObject({ refunded: Money.zero(), refundsByHand: [] })
    })

    it('knows no attempt that was never begun', async () => {
      expect(await fixture.books.booked('nobody' as PaymentAttemptId)).toBeUndefined()
    })
  })
}
