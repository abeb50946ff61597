import type { PaymentAttemptId, VoucherId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { describe, expect, it } from 'vitest'
import { CountingRandomness } from '../shared/testing/counting-randomness.ts'
import type { MoneyMove } from './payments.ts'
import { orderRefund, type RefundOrder, refundsOnTheirWay } from './refund-tasks.ts'
import { InMemoryPayments } from './testing/in-memory-payments.ts'
import { anAttempt, aRefundTask } from './testing/payments.contract.ts'

const at = aMoment('2026-11-22T10:00').now
const first = 'attempt-1' as PaymentAttemptId
const second = 'attempt-2' as PaymentAttemptId
const voucherId = 'voucher-1' as VoucherId

/** R300.00 by card, then R500.00 by card; a third try failed. */
async function givenTwoPayments() {
  const payments = new InMemoryPayments()
  const paid = [
    { id: first, amount: Money.rand(300), createdAt: aMoment('2026-11-21T10:00').now },
    { id: second, amount: Money.rand(500), createdAt: aMoment('2026-11-21T11:00').now },
  ]
  for (const attempt of paid) await payments.addAttempt(anAttempt({ ...attempt, state: 'successful' }))
  await payments.addAttempt(anAttempt({ id: 'attempt-3' as PaymentAttemptId, state: 'declined', createdAt: at }))
  const { organisationId, reservationId: id } = anAttempt()
  const reservation = { organisationId, id, amountPaid: Money.rand(800) }
  const ports = { payments, randomness: new CountingRandomness() }
  const orders = async (rand: number, facts: Partial<RefundOrder> = {}) => {
    const order = { reservation, amount: Money.rand(rand), reason: 'cancellation', at, ...facts } as const
    const tasks = await orderRefund(ports, order)
    return tasks.map((task) => [task.paymentAttemptId ?? task.voucherId ?? 'staff', task.amount.toRand(), task.state])
  }
  return { payments, reservation, ports, orders }
}

/** R200.00 of it came off a voucher. */
async function givenVoucherToo() {
  const given = await givenTwoPayments()
  const { organisationId, id: reservationId } = given.reservation
  const paidOn = Temporal.PlainDate.from('2026-11-21')
  const offline = { method: 'credit-voucher', voucherId, reference: null, paidOn, recordedBy: 'desk' } as const
  const move = { id: 'move-1', organisationId, reservationId, at, items: [], kind: 'capture' } as const
  await given.payments.recordOfflinePayment({ ...move, amount: Money.rand(200), offline })
  return given
}

describe('a refund', () => {
  it('goes back the way the last money came, then the way of the money before it', async () => {
    const { orders } = await givenTwoPayments()

    expect(await orders(400)).toEqual([[second, 400, 'open']])
    expect(await orders(400)).toEqual([
      [second, 100, 'open'],
      [first, 300, 'open'],
    ])
  })

  it('goes back by the payment that is asked for first', async () => {
    const { orders } = await givenTwoPayments()

    expect(await orders(400, { cameBy: first })).toEqual([
      [first, 300, 'open'],
      [second, 100, 'open'],
    ])
  })

  it('by hand is left to the desk in one', async () => {
    const { orders } = await givenTwoPayments()

    expect(await orders(400, { isByHand: true })).toEqual([['staff', 400, 'manual']])
  })

  it('leaves to the desk what no payment covers', async () => {
    const { orders, reservation } = await givenTwoPayments()

    expect(await orders(900, { reservation: { ...reservation, amountPaid: Money.rand(1000) } })).toEqual([
      [second, 500, 'open'],
      [first, 300, 'open'],
      ['staff', 100, 'manual'],
    ])
  })

  it('of a cancellation promises no more than is paid and not promised yet', async () => {
    const { payments, orders } = await givenTwoPayments()
    await payments.addRefundTask(aRefundTask({ paymentAttemptId: first, amount: Money.rand(300) }))

    expect(await orders(800)).toEqual([[second, 500, 'open']])
    expect(await orders(1)).toEqual([])
  })

  it('of an overpayment is just what it was worked out to be', async () => {
    const { payments, orders } = await givenTwoPayments()
    await payments.addRefundTask(aRefundTask({ paymentAttemptId: second, amount: Money.rand(500) }))

    expect(await orders(350, { reason: 'overpayment' })).toEqual([
      [first, 300, 'open'],
      ['staff', 50, 'manual'],
    ])
  })

  it('of nothing is none', async () => {
    const { payments, reservation, orders } = await givenTwoPayments()

    expect(await orders(0)).toEqual([])
    expect(await payments.refundTasksOf(reservation.id)).toEqual([])
  })

  it('goes onto the voucher first, unless vouchers are paid out', async () => {
    const { orders } = await givenVoucherToo()

    expect(await orders(250)).toEqual([
      [voucherId, 200, 'open'],
      [second, 50, 'open'],
    ])
    expect(await (await givenVoucherToo()).orders(250, { paysOutVouchers: true })).toEqual([[second, 250, 'open']])
  })

  it('goes onto a voucher that paid twice as far as it paid both times', async () => {
    const { payments, reservation, orders } = await givenVoucherToo()
    const [{ offline, ...move }] = (await payments.movesOf(reservation.id)) as [MoneyMove]
    await payments.recordOfflinePayment({ ...move, kind: 'capture', id: 'move-2', amount: Money.rand(30), offline: offline! })

    expect(await orders(250)).toEqual([
      [voucherId, 230, 'open'],
      [second, 20, 'open'],
    ])
  })
})

it('a voucher that was typed for the wrong booking is none that paid', async () => {
  const { payments, reservation, orders } = await givenVoucherToo()
  const [move] = await payments.movesOf(reservation.id)
  const { organisationId, id: reservationId } = reservation
  const reversal = { id: 'move-2', organisationId, reservationId, amount: Money.rand(200), at, reversedMoveId: 'move-1' }
  await payments.reverseOfflinePayment({ ...reversal, offline: move!.offline! })

  expect(await orders(250)).toEqual([[second, 250, 'open']])
})

it('what is on its way back is what was promised and not done', async () => {
  const { payments, reservation, ports } = await givenTwoPayments()
  for (const [index, state] of (['open', 'manual', 'done'] as const).entries()) {
    await payments.addRefundTask(aRefundTask({ id: `task-${index}`, state, amount: Money.rand(10 ** index) }))
  }

  expect(await refundsOnTheirWay(ports, reservation)).toEqual(Money.rand(11))
})
