import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { PaymentGatewayUnavailable } from '../payments/payment-gateway.ts'
import { aGatewayThat } from '../payments/testing/a-gateway-that.ts'
import { givenPaid, movesOf } from '../payments/testing/given-paid.ts'
import { aRefundTask } from '../payments/testing/payments.contract.ts'
import { system } from '../shared/actor.ts'

const staff = system('test')

/** The guest's bank takes the payment of a cancelled booking while its refund is with a silent gateway. */
async function givenUnheardRefund() {
  let inTheMiddle = async () => {}
  const gatewayAs = aGatewayThat(() => ({
    refund: async () => {
      await inTheMiddle()
      throw new PaymentGatewayUnavailable({ reason: 'no-answer', isOutcomeUnknown: true, detail: 'down' })
    },
  }))
  const given = await givenPaid({ gatewayAs })
  const { marketplace, guest, id, disputes } = given
  inTheMiddle = disputes
  await guest.cancels(id)
  await marketplace.sendRefunds.execute({ limit: 10 })
  const [dispute] = await marketplace.payments.disputesOf(id)
  const record = (amount: Money, reference = 'PEACH-17') =>
    marketplace.recordDisputedRefund.execute({
      actor: staff,
      idOrReference: id,
      disputeId: dispute?.id ?? '',
      amount,
      reference,
    })
  return { ...given, record, dispute }
}

describe('a refund that went out, of which the gateway never told', () => {
  it('stands as a refund, of which the guest hears, and the dispute is about the rest', async () => {
    const { marketplace, guest, id, record } = await givenUnheardRefund()

    expect(await record(Money.rand(800))).toMatchObject({ ok: true, value: { refundAmount: Money.rand(800) } })

    expect(await movesOf(marketplace, id)).toEqual([
      ['capture', 800],
      ['chargeback', 800],
      ['chargeback-correction', 800],
      ['refund', 800],
    ])
    expect(await guest.sees(id)).toMatchObject({ status: 'cancelled', amountPaid: Money.zero() })
    expect(await guest.hears(id)).toContain('refunded')
    expect(await marketplace.payments.refundTasksOf(id)).toMatchObject([{ state: 'done', amount: Money.rand(800) }])
    expect(await marketplace.listAllMoneyTasks.execute({ actor: staff })).toMatchObject(
      accepted([{ kind: 'dispute', amount: Money.zero(), refundDue: null }]),
    )
  })

  it('and comes back from the bank, is not given back once more', async () => {
    const { marketplace, guest, id, record, returns } = await givenUnheardRefund()
    await record(Money.rand(800))

    await returns()
    await marketplace.sendRefunds.execute({ limit: 10 })

    expect((await movesOf(marketplace, id)).filter(([kind]) => kind === 'refund')).toEqual([['refund', 800]])
    expect(await guest.sees(id)).toMatchObject({ amountPaid: Money.zero() })
  })

  it('in part only: the rest is due still, and is recorded under its own reference', async () => {
    const { marketplace, record } = await givenUnheardRefund()

    await record(Money.rand(300))

    expect(await marketplace.listAllMoneyTasks.execute({ actor: staff })).toMatchObject(
      accepted([{ kind: 'dispute', amount: Money.rand(500), refundDue: Money.rand(500) }]),
    )
    expect(await record(Money.rand(500))).toEqual(refused({ code: 'reference-recorded' }))
    expect(await record(Money.rand(501), 'PEACH-18')).toEqual(refused({ code: 'refund-above-due', refundable: Money.rand(500) }))
    expect(await record(Money.rand(500), 'PEACH-18')).toMatchObject({ ok: true })
  })

  it('is recorded once, with an amount and a reference', async () => {
    const { record } = await givenUnheardRefund()

    expect(await record(Money.zero())).toEqual(refused({ code: 'amount-not-positive' }))
    expect(await record(Money.rand(800), ' ')).toEqual(refused({ code: 'reference-missing' }))
    expect(await record(Money.rand(800), 'x'.repeat(101))).toEqual(refused({ code: 'reference-too-long', most: 100 }))
    await record(Money.rand(800))
    expect(await record(Money.rand(800), 'PEACH-18')).toEqual(refused({ code: 'refund-not-due' }))
  })

  it('of a booking that stands, of which too much was paid, is written down as well', async () => {
    const { marketplace, guest, id, disputes, returns } = await givenPaid()
    const [attempt] = await marketplace.payments.attemptsOf(id)
    const unheard = { reason: 'overpayment', state: 'manual', amount: Money.rand(200), reservationId: id } as const
    await marketplace.payments.addRefundTask(aRefundTask({ ...unheard, paymentAttemptId: attempt!.id }))
    await disputes()
    const [dispute] = await marketplace.payments.disputesOf(id)
    const listed = await marketplace.listAllMoneyTasks.execute({ actor: staff })
    expect(listed).toMatchObject(accepted([{ kind: 'dispute', amount: Money.rand(800), refundDue: Money.rand(200) }]))

    const recorded = await marketplace.recordDisputedRefund.execute({
      actor: staff,
      idOrReference: id,
      disputeId: dispute?.id ?? '',
      amount: Money.rand(200),
      reference: 'PEACH-17',
    })

    expect(recorded).toMatchObject({ ok: true, value: { refundAmount: Money.rand(200) } })
    expect(await guest.sees(id)).toMatchObject({ status: 'confirmed', amountPaid: Money.zero() })
    await returns()
    expect(await movesOf(marketplace, id)).toEqual([
      ['capture', 800],
      ['chargeback', 800],
      ['chargeback-correction', 200],
      ['refund', 200],
      ['chargeback-reversal', 600],
    ])
    expect(await guest.sees(id)).toMatchObject({ status: 'confirmed', amountPaid: Money.rand(600) })
  })

  it('is not due where the bank took the payment of a booking that stands', async () => {
    const { marketplace, id, disputes } = await givenPaid()
    await disputes()
    const [dispute] = await marketplace.payments.disputesOf(id)

    const of = { actor: staff, idOrReference: id, disputeId: dispute?.id ?? '' }
    expect(await marketplace.recordDisputedRefund.execute({ ...of, amount: Money.rand(1), reference: 'PEACH-17' })).toEqual(
      refused({ code: 'refund-not-due' }),
    )
  })
})
