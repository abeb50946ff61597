import { Money } from '@camp/domain/shared/money.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { desk } from '../desk/testing/a-booked-stay.ts'
import { system } from '../shared/actor.ts'
import { aGuestOf, checkoutOf } from '../testing/a-guest-of.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import { ListRefunds } from './list-refunds.ts'
import { type PaymentGateway, PaymentGatewayUnavailable } from './payment-gateway.ts'
import { aGatewayThat } from './testing/a-gateway-that.ts'

/** R800.00 paid and cancelled at once: everything goes back. */
async function givenRefund(gatewayAs?: ReturnType<typeof aGatewayThat>, isRefundable = true) {
  const marketplace = givenMarketplace({ gatewayAs })
  const guest = aGuestOf(marketplace)
  const { id, payment } = await guest.books({}, { payInFull: true })
  const act = isRefundable ? 'pay' : 'payWithoutRefund'
  await guest.tells(marketplace.gateway[act](checkoutOf(payment)))
  await guest.cancels(id)
  const send = () => marketplace.sendRefunds.execute({ limit: 10 })
  const taskStates = async () => (await marketplace.payments.refundTasksOf(id)).map(({ state }) => state)
  return { marketplace, guest, id, send, taskStates }
}

const failing = (isOutcomeUnknown: boolean): PaymentGateway['refund'] => {
  return async () => {
    throw new PaymentGatewayUnavailable({ reason: 'no-answer', isOutcomeUnknown, detail: 'down' })
  }
}

const declined = refused({ code: 'refund-declined', resultCode: '100.550.701' } as const)

describe('sending refunds', () => {
  it('pays them back once and lowers what was paid', async () => {
    const { marketplace, guest, id, send, taskStates } = await givenRefund()

    const counts = [await send(), await send()]

    expect(counts).toEqual([
      { refunded: 1, manual: 0, failed: 0 },
      { refunded: 0, manual: 0, failed: 0 },
    ])
    expect(await taskStates()).toEqual(['done'])
    expect(marketplace.gateway.refundedOf('checkout-1')).toEqual(Money.rand(800))
    expect(await guest.sees(id)).toMatchObject({ amountPaid: Money.zero() })
    const messages = await marketplace.outbox.list({ reservationId: id, limit: 100 })
    expect(messages.map(({ event }) => event)).not.toContain('refund-by-hand')
  })

  it('tells the guest once where the message of the cancellation has just said it (rule M31)', async () => {
    const { marketplace, guest, id, send } = await givenRefund()

    await send()

    expect(await guest.hears(id)).toEqual(['submitted', 'confirmed', 'cancelled'])
    const messages = await marketplace.outbox.list({ reservationId: id, limit: 100 })
    expect(messages.find(({ event }) => event === 'cancelled')?.facts.money.refundAmount).toBe(80_000)
  })

  it.each([
    ['once', 'at once', '2026-11-21T10:59', ['submitted', 'cancelled', 'payment-after-expiry']],
    ['again', 'hours later', '2026-11-21T12:00', ['submitted', 'cancelled', 'payment-after-expiry', 'refunded']],
  ])('tells the guest %s of a payment that came too late and goes back %s (rule M31)', async (_often, _when, at, heard) => {
    const marketplace = givenMarketplace({ at: '2026-11-21T10:00' })
    const guest = aGuestOf(marketplace)
    const { id, payment } = await guest.books({}, { payInFull: true })
    await guest.cancels(id)
    await guest.pays(payment)
    marketplace.clock.moveTo(at)

    await marketplace.sendRefunds.execute({ limit: 10 })

    expect(await guest.sees(id)).toMatchObject({ amountPaid: Money.zero() })
    expect(await guest.hears(id)).toEqual(heard)
  })

  it('tells the guest of the money where the desk cancelled without a word', async () => {
    const marketplace = givenMarketplace()
    const guest = aGuestOf(marketplace)
    const { id, payment } = await guest.books({}, { payInFull: true })
    await guest.tells(marketplace.gateway.pay(checkoutOf(payment)))
    const command = { actor: desk, idOrReference: id, dryRun: false, note: 'Flood', refund: { kind: 'full' } } as const
    await marketplace.cancelAsStaff.execute({ ...command, notifiesGuest: false })

    await marketplace.sendRefunds.execute({ limit: 10 })

    const messages = await marketplace.outbox.list({ reservationId: id, limit: 100 })
    const told = messages.filter(({ state }) => state !== 'skipped').map(({ event }) => event)
    expect(told).toContain('refunded')
    expect(told).not.toContain('cancelled')
  })

  it('tells the guest of a refund that goes out later', async () => {
    const { marketplace, guest, id, send } = await givenRefund()
    marketplace.clock.moveTo('2027-01-19T10:00')

    await send()

    expect(await guest.hears(id)).toEqual(['submitted', 'confirmed', 'cancelled', 'refunded'])
    const messages = await marketplace.outbox.list({ reservationId: id, limit: 100 })
    expect(messages.find(({ event }) => event === 'refunded')?.facts.money.refundAmount).toBe(80_000)
  })

  it('leaves to the staff what the gateway can never refund', async () => {
    const { marketplace, guest, id, send, taskStates } = await givenRefund(undefined, false)

    expect(await send()).toEqual({ refunded: 0, manual: 1, failed: 0 })
    expect(await taskStates()).toEqual(['manual'])
    expect(await guest.sees(id)).toMatchObject({ amountPaid: Money.rand(800) })
    const messages = await marketplace.outbox.list({ reservationId: id, limit: 100 })
    const { businessEmail } = marketplace.campsites[0]!.organisation
    expect(messages.filter(({ event }) => event === 'refund-by-hand')).toMatchObject([
      { channel: 'email', to: businessEmail, facts: { money: { refundAmount: 80_000 } } },
    ])
  })

  it('leaves to the staff what the gateway declines', async () => {
    const declines = aGatewayThat(() => ({ refund: async () => declined }))
    const { send, taskStates } = await givenRefund(declines)

    expect(await send()).toEqual({ refunded: 0, manual: 1, failed: 0 })
    expect(await taskStates()).toEqual(['manual'])
  })

  it.each([
    ['may have been paid', aGatewayThat(() => ({ refund: failing(true) })), true],
    ['was surely not paid', aGatewayThat(() => ({ refund: async () => declined })), undefined],
  ])('tells staff of what %s, and whether to look at the gateway first', async (_what, gatewayAs, isUnclear) => {
    const { marketplace, id, send } = await givenRefund(gatewayAs)

    await send()

    const messages = await marketplace.outbox.list({ reservationId: id, event: 'refund-by-hand', limit: 10 })
    expect(messages.map(({ facts }) => facts.money.isRefundUnclear)).toEqual([isUnclear])
    const listed = await marketplace.listAllMoneyTasks.execute({ actor: system('test') })
    expect(listed).toMatchObject({ value: [{ kind: 'refund', isUnclear: isUnclear ?? false }] })
  })

  it('never sends again what may have been paid', async () => {
    const { send, taskStates } = await givenRefund(aGatewayThat(() => ({ refund: failing(true) })))

    expect([await send(), await send()]).toEqual([
      { refunded: 0, manual: 1, failed: 0 },
      { refunded: 0, manual: 0, failed: 0 },
    ])
    expect(await taskStates()).toEqual(['manual'])
  })

  it('tries again what was surely not paid', async () => {
    const answers = [failing(false)]
    const flaky = aGatewayThat((gateway) => ({
      refund: async (request) => (answers.shift() ?? gateway.refund.bind(gateway))(request),
    }))
    const { guest, id, send, taskStates } = await givenRefund(flaky)

    expect(await send()).toEqual({ refunded: 0, manual: 0, failed: 1 })
    expect(await taskStates()).toEqual(['open'])
    expect(await send()).toEqual({ refunded: 1, manual: 0, failed: 0 })
    expect(await guest.sees(id)).toMatchObject({ amountPaid: Money.zero() })
  })

  it('leaves a task with the staff when it breaks in the middle', async () => {
    const broken = aGatewayThat(() => ({
      refund: async () => {
        throw new Error('a bug')
      },
    }))
    const { send, taskStates } = await givenRefund(broken)

    await expect(send()).rejects.toThrow('a bug')
    expect(await taskStates()).toEqual(['manual'])
  })

  it('lists what it would pay back', async () => {
    const { marketplace, id, send } = await givenRefund()
    const list = () => new ListRefunds(marketplace).execute({ limit: 10 })

    expect(await list()).toMatchObject([{ reservationId: id, amount: Money.rand(800), reason: 'cancellation' }])
    await send()
    expect(await list()).toEqual([])
  })
})
