import type { PaymentItem } from '@camp/domain/payments/payment-items.ts'
import type { OrganisationId, PaymentAttemptId, ReservationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Transaction } from '../../shared/transaction.ts'
import { campsite, stands } from '../../testing/a-campsite.ts'
import type { PaymentDispute } from '../payment-disputes.ts'
import type { PaymentAttempt, Payments, RefundTask } from '../payments.ts'

export interface PaymentsFixture {
  /** Of the reservation `hold-1` of `a-campsite.ts`, which is there. */
  readonly payments: Payments
  readonly transaction: Transaction
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
    method: null,
    remembersFor: null,
    createdAt: aMoment('2026-11-21T10:05').now,
    settledAt: null,
    nextLookAt: null,
    ...facts,
  }
}

const [stand] = stands
const depositOfStand1: PaymentItem = {
  kind: 'deposit',
  plotId: stand?.id ?? null,
  plotName: 'Stand 1',
  amount: Money.rand(250),
}

export function aDispute(facts: Partial<PaymentDispute> = {}): PaymentDispute {
  return {
    id: 'dispute-1',
    organisationId,
    reservationId,
    paymentAttemptId: 'attempt-1' as PaymentAttemptId,
    taken: Money.rand(300),
    owedBack: Money.rand(50),
    goingBack: Money.rand(50),
    resultCode: '000.100.206',
    openedAt: aMoment('2026-12-01T09:00').now,
    state: 'open',
    closedAt: null,
    closedBy: null,
    note: null,
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

    /** R400.00 that were paid, and that the guest's bank is about to take back. */
    const givenDisputed = async (facts: Partial<PaymentAttempt> = {}) => {
      const paid = anAttempt({ state: 'charged-back', gatewayPaymentId: 'gateway-1', ...facts })
      await payments.addAttempt(paid)
      await payments.recordCapture(paid, [])
      return paid
    }

    it('keeps an attempt, and finds it by checkout and by our own name for it', async () => {
      await payments.addAttempt(anAttempt())
      const sent = anAttempt({
        state: 'successful',
        checkoutId: 'checkout-1',
        redirectUrl: 'https://pay.test/1',
        gatewayPaymentId: 'gateway-1',
        resultCode: '000.000.000',
        method: { brand: 'CAPITECPAY', last4: null },
        nextLookAt: aMoment('2026-11-21T10:09').now,
        settledAt: aMoment('2026-11-21T10:07').now,
      })

      await payments.saveAttempt(sent)

      expect(await payments.findByMerchantTransaction('48291310701')).toEqual(sent)
      expect(await payments.findByMerchantTransaction('000')).toBeUndefined()
      expect(await payments.attemptsOf(reservationId)).toEqual([sent])
    })

    it('finds what a transaction is about to change, and nothing by another name', async () => {
      const attempt = await givenDisputed({ checkoutId: 'checkout-1' })
      const task = aRefundTask()
      await payments.addRefundTask(task)
      await payments.openDispute(aDispute())

      const found = await fixture.transaction.run(async () => [
        await payments.findByCheckoutForChange('checkout-1'),
        await payments.findAttemptForChange(attempt.id),
        await payments.findRefundTaskForChange(task.id),
        await payments.findDisputeForChange(aDispute().id),
      ])
      const nothing = await fixture.transaction.run(async () => [
        await payments.findByCheckoutForChange('checkout-2'),
        await payments.findAttemptForChange('attempt-2' as PaymentAttemptId),
        await payments.findRefundTaskForChange('task-2'),
        await payments.findDisputeForChange('dispute-2'),
      ])

      expect(found).toEqual([attempt, attempt, task, aDispute()])
      expect(nothing).toEqual([undefined, undefined, undefined, undefined])
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

      expect(await payments.recordCapture(paid, [])).toEqual(accepted(undefined))
      expect(await payments.recordCapture(paid, [])).toEqual(refused({ code: 'already-recorded' }))
    })

    const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`
    const offline = (method: 'cash' | 'eft', reference: string | null) => ({
      method,
      reference,
      paidOn: aMoment('2026-11-22T00:00').today,
      recordedBy: 'desk',
    })

    it('keeps what the desk took and gave back, beside what went through the gateway', async () => {
      const method = { brand: 'VISA', last4: '0091' }
      const paid = anAttempt({ gatewayPaymentId: 'gateway-1', method, settledAt: aMoment('2026-11-21T10:07').now })
      const over: PaymentItem = { kind: 'overpaid', plotId: null, plotName: null, amount: Money.rand(150) }
      await payments.addAttempt(paid)
      await payments.recordCapture(paid, [depositOfStand1, over])
      await payments.addRefundTask(aRefundTask({ state: 'manual' }))
      const cash = {
        id: id(1),
        organisationId,
        reservationId,
        kind: 'capture' as const,
        amount: Money.rand(250),
        at: aMoment('2026-11-22T09:00').now,
        offline: offline('cash', null),
        items: [depositOfStand1],
      }

      await payments.recordOfflinePayment(cash)
      const back = { id: id(2), at: aMoment('2026-11-23T09:00').now, offline: offline('eft', 'FNB 4711') }
      await payments.closeRefundTaskByHand(aRefundTask(), back)

      const [online, ...others] = await payments.movesOf(reservationId)
      expect(online).toMatchObject({ kind: 'capture', amount: Money.rand(400), offline: null, method })
      expect(online?.items).toEqual([depositOfStand1, over])
      expect(others).toEqual([
        { ...cash, method: null },
        { ...cash, ...back, kind: 'refund', amount: Money.rand(400), method: null, items: [] },
      ])
      expect((await payments.refundTasksOf(reservationId)).map(({ state }) => state)).toEqual(['done'])
    })

    it('takes back what the desk wrote down wrongly, once', async () => {
      const moved = { organisationId, reservationId, amount: Money.rand(50), offline: offline('cash', 'Slip 7') }
      const [at, later] = [aMoment('2026-11-22T10:00').now, aMoment('2026-11-22T11:00').now]
      await payments.recordOfflinePayment({ ...moved, id: id(1), kind: 'capture', at, items: [] })
      const reversal = { ...moved, id: id(2), at: later, offline: offline('cash', 'Typed twice'), reversedMoveId: id(1) }

      await payments.reverseOfflinePayment(reversal)

      expect((await payments.movesOf(reservationId)).at(-1)).toEqual({ ...reversal, kind: 'reversal', method: null, items: [] })
      await expect(payments.reverseOfflinePayment({ ...reversal, id: id(3) })).rejects.toThrow()
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
      expect(await payments.isGatewayMoveRecorded('refund-1')).toBe(false)
      await payments.closeRefundTask(first, { gatewayRefundId: 'refund-1', at: aMoment().now })
      expect(await payments.isGatewayMoveRecorded('refund-1')).toBe(true)
      await payments.closeRefundTask(first, { gatewayRefundId: 'refund-1', at: aMoment().now })
      await payments.reopenRefundTask(first)

      expect((await payments.refundTasksOf(reservationId)).map(({ id, state }) => [id, state])).toEqual([
        ['task-1', 'done'],
        ['task-2', 'open'],
      ])
    })

    it('knows a refund of which nobody can say whether it went out, until that is known', async () => {
      const paid = anAttempt({ state: 'successful', gatewayPaymentId: 'gateway-1' })
      await payments.addAttempt(paid)
      await payments.recordCapture(paid, [])
      const task = aRefundTask({ paymentAttemptId: paid.id })
      await payments.addRefundTask(task)
      const isUnclear = async () => (await payments.findRefundTaskForChange(task.id))?.isUnclear
      const now = () => fixture.transaction.run(isUnclear)
      expect(await now()).toBeUndefined()

      await payments.closeRefundTask(task, null)
      expect([await now(), (await payments.manualRefundTasks('all', 10))[0]?.isUnclear]).toEqual([true, true])
      await payments.noteRefundNotMade(task)
      expect(await now()).toBeUndefined()

      await payments.closeRefundTask(task, null)
      await payments.closeRefundTask(task, { gatewayRefundId: 'refund-1', at: aMoment('2026-11-22T10:00').now })
      await fixture.transaction.run(() => payments.returnGatewayRefund(task, aMoment('2026-11-23T10:00').now))
      const returned = await payments.manualRefundTasks('all', 10)
      expect(returned.map((one) => [one.isReturned, one.isUnclear])).toEqual([[true, undefined]])
    })

    it('takes a refund back that never went out, once, and writes it anew when it went out after all', async () => {
      const paid = anAttempt({ state: 'successful', gatewayPaymentId: 'gateway-1' })
      await payments.addAttempt(paid)
      await payments.recordCapture(paid, [])
      await payments.addRefundTask(aRefundTask())
      await payments.closeRefundTask(aRefundTask(), { gatewayRefundId: 'refund-1', at: aMoment('2026-11-22T10:00').now })
      const sent = await payments.findGatewayRefundForChange('refund-1')
      expect(sent).toMatchObject({ task: { id: 'task-1', state: 'done' }, heardAt: null, isReturned: false })
      expect(await payments.findGatewayRefundForChange('refund-2')).toBeUndefined()

      const [heardAt, after] = [aMoment('2026-11-23T10:00').now, aMoment('2026-11-24T10:00').now]
      await payments.noteRefundHeard(aRefundTask(), heardAt)
      await payments.returnGatewayRefund(aRefundTask(), heardAt)

      const returned = await payments.findGatewayRefundForChange('refund-1')
      expect(returned).toMatchObject({ task: { state: 'manual', isReturned: true }, heardAt, isReturned: true })
      await expect(payments.returnGatewayRefund(aRefundTask(), after)).rejects.toThrow()

      await payments.closeReturnedRefund(aRefundTask(), after)
      expect(await payments.findGatewayRefundForChange('refund-1')).toMatchObject({ task: { state: 'done' }, isReturned: true })
      const moved = (await payments.movesOf(reservationId)).map(({ kind, amount }) => [kind, amount.toRand()])
      expect(moved.slice(1)).toEqual([
        ['refund', 400],
        ['refund-returned', 400],
        ['refund', 400],
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

    it('lists the attempts that are due for a look, the longest due first', async () => {
      const later = anAttempt({ id: 'attempt-2' as PaymentAttemptId, merchantTransactionId: '48291310702' })
      const [early, due, late] = ['10:05', '10:07', '10:09'].map((time) => aMoment(`2026-11-21T${time}`).now)
      await payments.addAttempt(anAttempt({ nextLookAt: due }))
      await payments.addAttempt({ ...later, nextLookAt: early! })
      await payments.addAttempt({ ...later, id: 'attempt-3' as PaymentAttemptId, merchantTransactionId: '3', nextLookAt: late! })

      const looks = async (limit: number) => (await payments.attemptsToLookAt(due!, limit)).map(({ id }) => id)

      expect(await looks(10)).toEqual(['attempt-2', 'attempt-1'])
      expect(await looks(1)).toEqual(['attempt-2'])
    })

    it('keeps a dispute with the money that it took, and with its return when it is won', async () => {
      const method = { brand: 'VISA', last4: '0091' }
      await givenDisputed({ method })
      await payments.openDispute(aDispute())

      expect(await payments.openDisputes('all', 10)).toEqual([aDispute()])
      expect(await payments.openDisputes(organisationId, 10)).toEqual([aDispute()])
      expect(await payments.openDisputes('00000000-0000-4000-8000-0000000000ff' as OrganisationId, 10)).toEqual([])

      const ending = { state: 'won', closedAt: aMoment('2026-12-09T09:00').now, closedBy: 'desk', note: 'Bank letter' } as const
      await payments.closeDispute(aDispute(), ending)

      expect(await payments.disputesOf(reservationId)).toEqual([aDispute(ending)])
      expect(await payments.openDisputes('all', 10)).toEqual([])
      expect(await payments.movesOf(reservationId)).toMatchObject([
        { kind: 'capture', amount: Money.rand(400), method },
        { kind: 'chargeback', amount: Money.rand(300), method },
        { kind: 'chargeback-reversal', amount: Money.rand(300), method },
      ])
      await expect(payments.closeDispute(aDispute(), ending)).rejects.toThrow('not open')
    })

    it('lessens a dispute by a refund that had gone out, and returns the rest alone when it is won', async () => {
      await givenDisputed()
      await payments.openDispute(aDispute())
      const lessened = aDispute({ taken: Money.rand(200), owedBack: Money.zero(), goingBack: Money.rand(20) })

      await payments.lessenDispute(lessened, { amount: Money.rand(100), at: aMoment('2026-12-02T09:00').now })

      expect(await payments.disputesOf(reservationId)).toEqual([lessened])
      const ending = { state: 'won', closedAt: aMoment('2026-12-09T09:00').now, closedBy: 'desk', note: 'Bank letter' } as const
      await payments.closeDispute(lessened, ending)
      const moves = (await payments.movesOf(reservationId)).map(({ kind, amount }) => [kind, amount.toRand()])
      expect(moves).toEqual([
        ['capture', 400],
        ['chargeback', 300],
        ['chargeback-correction', 100],
        ['chargeback-reversal', 200],
      ])
    })

    it('widens a dispute by a refund that was refused later, and returns all of it when it is won', async () => {
      await givenDisputed()
      await payments.openDispute(aDispute())
      const widened = aDispute({ taken: Money.rand(400), owedBack: Money.rand(150) })

      await payments.widenDispute(widened, { amount: Money.rand(100), at: aMoment('2026-12-02T09:00').now })

      expect(await payments.disputesOf(reservationId)).toEqual([widened])
      const ending = { state: 'won', closedAt: aMoment('2026-12-09T09:00').now, closedBy: 'desk', note: 'Bank letter' } as const
      await payments.closeDispute(widened, ending)
      const moves = (await payments.movesOf(reservationId)).map(({ kind, amount }) => [kind, amount.toRand()])
      expect(moves).toEqual([
        ['capture', 400],
        ['chargeback', 300],
        ['chargeback', 100],
        ['chargeback-reversal', 400],
      ])
    })

    it('moves nothing for a dispute over money that had gone back already', async () => {
      await payments.addAttempt(anAttempt({ state: 'charged-back' }))

      await payments.openDispute(aDispute({ taken: Money.zero() }))

      expect(await payments.movesOf(reservationId)).toEqual([])
    })

    it('lists what staff have to pay back, and forgets what a bank took itself, unless it was done', async () => {
      const [byHand, taken] = [aRefundTask({ state: 'manual' }), aRefundTask({ id: 'task-2', state: 'open' })]
      await payments.addRefundTask(byHand)
      await payments.addRefundTask(taken)

      await payments.addRefundTask(aRefundTask({ id: 'task-3', state: 'done' }))

      for (const task of await payments.refundTasksOf(reservationId))
        if (task.id !== byHand.id) await payments.settleRefundTask(task)

      expect(await payments.manualRefundTasks('all', 10)).toEqual([byHand])
      expect(await payments.manualRefundTasks(organisationId, 10)).toEqual([byHand])
      expect(await payments.manualRefundTasks('00000000-0000-4000-8000-0000000000ff' as OrganisationId, 10)).toEqual([])
      expect((await payments.refundTasksOf(reservationId)).map(({ state }) => state).toSorted()).toEqual(['done', 'manual'])
      expect(await payments.movesOf(reservationId)).toEqual([])
    })

    it('keeps of a dispute whether the reservation stood', async () => {
      await givenDisputed()
      const dispute = aDispute({ owedBack: null })

      await payments.openDispute(dispute)

      expect(await payments.disputesOf(reservationId)).toEqual([dispute])
    })
  })
}
