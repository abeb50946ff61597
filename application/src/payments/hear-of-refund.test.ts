import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { describe, expect, it } from 'vitest'
import { system } from '../shared/actor.ts'
import { PaymentGatewayUnavailable } from './payment-gateway.ts'
import { SendRefunds } from './send-refunds.ts'
import { aGatewayThat } from './testing/a-gateway-that.ts'
import { givenPaid, movesOf } from './testing/given-paid.ts'

const staff = system('test')
const [success, decline, pending] = ['000.000.000', '800.100.152', '000.200.000']
const refundId = 'refund-80000-of-checkout-1'

/** R800.00 paid, cancelled and taken on by the gateway as a refund. */
async function givenRefunded() {
  const given = await givenPaid()
  const { marketplace, guest, id } = given
  await guest.cancels(id)
  await marketplace.sendRefunds.execute({ limit: 10 })
  const says = async (resultCode: string, at: string) => {
    marketplace.clock.moveTo(at)
    return guest.tells(marketplace.gateway.reportRefund(refundId, { amount: Money.rand(800), resultCode }))
  }
  const tasks = async () => {
    const listed = await marketplace.listAllMoneyTasks.execute({ actor: staff })
    return listed.ok ? listed.value.map(({ kind, amount, isReturned }) => [kind, amount.toRand(), isReturned]) : listed
  }
  const payByHand = async () => {
    const [task] = await marketplace.payments.refundTasksOf(id)
    const paid = { method: 'eft', reference: 'FNB 4711', paidOn: Temporal.PlainDate.from('2026-11-22') } as const
    return marketplace.closeRefundTask.execute({
      actor: staff,
      idOrReference: id,
      taskId: task!.id,
      isGatewayChecked: true,
      ...paid,
    })
  }
  return { ...given, says, tasks, payByHand, kinds: async () => (await movesOf(marketplace, id)).map(([kind]) => kind) }
}

it('a refund that the gateway refuses later is owed again, and staff are told to give it back', async () => {
  const { marketplace, guest, id, says, tasks, kinds } = await givenRefunded()
  expect(await guest.sees(id)).toMatchObject({ amountPaid: Money.zero() })

  expect(await says(decline, '2026-11-22T10:00')).toEqual(accepted({ kind: 'noted' }))

  expect(await guest.sees(id)).toMatchObject({ status: 'cancelled', amountPaid: Money.rand(800) })
  expect(await tasks()).toEqual([['refund', 800, true]])
  expect(await kinds()).toEqual(['capture', 'refund', 'refund-returned'])
  const messages = await marketplace.outbox.list({ reservationId: id, event: 'refund-by-hand', limit: 10 })
  expect(messages).toMatchObject([{ facts: { money: { refundAmount: 80_000 } } }])
  expect(await marketplace.sendRefunds.execute({ limit: 10 })).toEqual({ refunded: 0, manual: 0, failed: 0 })
})

it('a refusal is heard once, however often it comes, and staff pay once', async () => {
  const byHand = expect.stringMatching(/ by hand$/)
  const { marketplace, guest, id, says, tasks, kinds, payByHand } = await givenRefunded()
  await says(decline, '2026-11-22T10:00')
  await says(decline, '2026-11-22T10:00')
  expect(await payByHand()).toMatchObject({ ok: true })

  expect((await guest.hears(id)).at(-1)).toBe('refunded')
  const told = await marketplace.outbox.list({ reservationId: id, event: 'refunded', limit: 10 })
  expect(told.map(({ occurrence }) => occurrence)).toEqual([byHand, byHand])

  await says(decline, '2026-11-24T10:00')

  expect(await tasks()).toEqual([])
  expect(await kinds()).toEqual(['capture', 'refund', 'refund-returned', 'refund'])
  expect(await guest.sees(id)).toMatchObject({ amountPaid: Money.zero() })
})

it('a success after the refusal takes it out of the hands of staff', async () => {
  const { guest, id, says, tasks, kinds, payByHand } = await givenRefunded()
  await says(decline, '2026-11-22T10:00')

  await says(success, '2026-11-22T11:00')
  await says(success, '2026-11-22T11:00')

  expect(await tasks()).toEqual([])
  await payByHand()
  expect(await kinds()).toEqual(['capture', 'refund', 'refund-returned', 'refund'])
  expect(await guest.sees(id)).toMatchObject({ amountPaid: Money.zero() })
})

it('a refusal that is older than the success changes nothing, nor does a word that says nothing yet', async () => {
  const { says, tasks, kinds } = await givenRefunded()
  await says(pending, '2026-11-22T09:00')
  await says(success, '2026-11-22T11:00')

  await says(decline, '2026-11-22T10:00')

  expect(await tasks()).toEqual([])
  expect(await kinds()).toEqual(['capture', 'refund'])
})

it('a refusal after the bank took the payment makes its money part of the dispute', async () => {
  const { guest, id, says, tasks, kinds, disputes } = await givenRefunded()
  await disputes()
  expect(await tasks()).toEqual([['dispute', 0, false]])

  await says(decline, '2026-12-02T10:00')
  await says(decline, '2026-12-02T10:00')

  expect(await tasks()).toEqual([['dispute', 800, false]])
  expect(await kinds()).toEqual(['capture', 'refund', 'refund-returned', 'chargeback'])
  expect(await guest.sees(id)).toMatchObject({ amountPaid: Money.zero() })
})

it('and is owed again to whoever cancelled once the dispute is won', async () => {
  const { marketplace, guest, id, says, tasks, kinds, disputes, returns } = await givenRefunded()
  await disputes()
  await says(decline, '2026-12-02T10:00')

  await returns()
  await marketplace.sendRefunds.execute({ limit: 10 })

  expect(await kinds()).toEqual(['capture', 'refund', 'refund-returned', 'chargeback', 'chargeback-reversal', 'refund'])
  expect(await tasks()).toEqual([])
  expect(await guest.sees(id)).toMatchObject({ amountPaid: Money.zero() })
})

it('a refusal that comes before the refund is written down is to be told again; one of nobody is only noted', async () => {
  const { marketplace, guest, id, payment } = await givenPaid()
  await guest.cancels(id)
  const report = () => marketplace.gateway.reportRefund(refundId, { amount: Money.zero(), resultCode: decline })
  expect(payment).not.toBeNull()
  expect(await guest.tells(report())).toEqual(accepted({ kind: 'noted' }))
  const [task] = await marketplace.payments.refundTasksOf(id)
  await marketplace.payments.closeRefundTask(task!, null)

  expect(await guest.tells(report())).toEqual(refused({ code: 'not-found' }))
})

describe('a refund whose answer was lost', () => {
  /** R800.00 paid and cancelled; the gateway pays it back and nobody hears its answer. */
  async function givenUnanswered() {
    const given = await givenPaid()
    const { marketplace, guest, id } = given
    await guest.cancels(id)
    marketplace.gateway.loseAnswers()
    await marketplace.sendRefunds.execute({ limit: 10 })
    marketplace.gateway.comeBack()
    const says = (resultCode: string, amount = Money.rand(800)) =>
      guest.tells(marketplace.gateway.reportRefund(refundId, { amount, resultCode }))
    const states = async () => (await marketplace.payments.refundTasksOf(id)).map(({ state }) => state)
    return { ...given, says, states, kinds: async () => (await movesOf(marketplace, id)).map(([kind]) => kind) }
  }

  it('is taken from staff by the word of the gateway that it went out, once', async () => {
    const { guest, id, says, states, kinds } = await givenUnanswered()
    expect(await states()).toEqual(['manual'])

    expect([await says(success), await says(success)]).toEqual([accepted({ kind: 'noted' }), accepted({ kind: 'noted' })])

    expect(await states()).toEqual(['done'])
    expect(await kinds()).toEqual(['capture', 'refund'])
    expect(await guest.sees(id)).toMatchObject({ status: 'cancelled', amountPaid: Money.zero() })
  })

  it('stays with staff when the word is of another amount, or of a refusal', async () => {
    const { says, states, kinds } = await givenUnanswered()

    expect(await says(success, Money.rand(799))).toEqual(refused({ code: 'not-found' }))
    expect(await says(decline)).toEqual(refused({ code: 'not-found' }))

    expect(await states()).toEqual(['manual'])
    expect(await kinds()).toEqual(['capture'])
  })

  it('stays with staff where the word could be of another refund of that payment', async () => {
    const { marketplace, id, says, states } = await givenUnanswered()
    const [task] = await marketplace.payments.refundTasksOf(id)
    await marketplace.payments.addRefundTask({ ...task!, id: 'another' })

    expect(await says(success)).toEqual(refused({ code: 'not-found' }))

    expect(await states()).toEqual(['manual', 'manual'])
  })

  it.each([
    ['its answer', false, 1],
    ['a lost answer', true, 0],
  ])('is written down once where the word comes before %s', async (_what, isLost, refunded) => {
    const { marketplace, guest, id } = await givenPaid()
    await guest.cancels(id)
    const quick = aGatewayThat((gateway) => ({
      refund: async (request) => {
        const answer = await gateway.refund(request)
        await guest.tells(marketplace.gateway.reportRefund(refundId, { amount: Money.rand(800), resultCode: success }))
        if (!isLost) return answer
        throw new PaymentGatewayUnavailable({ reason: 'no-answer', isOutcomeUnknown: true, detail: 'down' })
      },
    }))

    const { ports, gateway } = marketplace
    const counts = await new SendRefunds({ ...ports, gateway: quick(gateway) }).execute({ limit: 10 })

    expect(counts.refunded).toBe(refunded)
    expect(await movesOf(marketplace, id)).toEqual([
      ['capture', 800],
      ['refund', 800],
    ])
    expect(await guest.sees(id)).toMatchObject({ amountPaid: Money.zero() })
    const messages = await marketplace.outbox.list({ reservationId: id, event: 'refund-by-hand', limit: 10 })
    expect(messages).toEqual([])
  })
})
