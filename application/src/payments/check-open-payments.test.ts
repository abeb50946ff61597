import { Money } from '@camp/domain/shared/money.ts'
import { describe, expect, it } from 'vitest'
import { stands } from '../testing/a-campsite.ts'
import { aGuestOf, checkoutOf } from '../testing/a-guest-of.ts'
import { givenMarketplace, type MarketplaceFacts } from '../testing/given-marketplace.ts'
import { CheckOpenPayments } from './check-open-payments.ts'
import { PaymentGatewayUnavailable } from './payment-gateway.ts'
import { aGatewayThat } from './testing/a-gateway-that.ts'

const nobody = { paid: 0, notPaid: 0, stillOpen: 0, unanswered: 0 }

async function givenAttempt(facts: MarketplaceFacts = {}) {
  const marketplace = givenMarketplace({ at: '2026-11-21T10:00', ...facts })
  const guest = aGuestOf(marketplace)
  const { id, payment } = await guest.books()
  const check = async (limit = 10) => {
    const { due, ...counts } = await marketplace.checkOpenPayments.execute({ dryRun: false, limit })
    return { due: due.length, ...counts }
  }
  return { marketplace, guest, id, payment, check }
}

describe('looking at payments without a final word', () => {
  it('finds money of which no notification came', async () => {
    const { marketplace, guest, id, payment, check } = await givenAttempt()
    marketplace.gateway.pay(checkoutOf(payment))
    expect(await check()).toEqual({ due: 0, ...nobody })
    marketplace.clock.moveTo('2026-11-21T10:02')

    expect(await check()).toEqual({ due: 1, ...nobody, paid: 1 })

    expect(await guest.sees(id)).toMatchObject({ status: 'partiallyPaid', amountPaid: Money.rand(400) })
    marketplace.clock.moveTo('2026-12-21T10:02')
    expect(await check()).toEqual({ due: 0, ...nobody })
  })

  it('finds money that came after the guest had cancelled at the gateway', async () => {
    const { marketplace, guest, id, payment, check } = await givenAttempt()
    await guest.tells(marketplace.gateway.cancel(checkoutOf(payment)))
    marketplace.gateway.pay(checkoutOf(payment))
    marketplace.clock.moveTo('2026-11-21T10:05')

    expect(await check()).toEqual({ due: 1, ...nobody, paid: 1 })
    expect(await guest.sees(id)).toMatchObject({ status: 'partiallyPaid' })
  })

  it('counts money that goes back at once as paid, and what was declined or cancelled as not paid', async () => {
    const { marketplace, guest, id, payment, check } = await givenAttempt()
    marketplace.gateway.pay(checkoutOf(payment))
    for (const plot of stands.slice(1, 3)) {
      marketplace.gateway.cancel(checkoutOf((await guest.books({ plots: [plot] })).payment))
    }
    await guest.cancels(id)
    marketplace.clock.moveTo('2026-11-21T10:02')

    expect(await check()).toEqual({ due: 3, ...nobody, paid: 1, notPaid: 2 })
    expect(await marketplace.payments.refundTasksOf(id)).toMatchObject([{ amount: Money.rand(400) }])
  })

  it('leaves alone what another look has claimed meanwhile', async () => {
    const looks: (() => Promise<unknown>)[] = []
    const slow = aGatewayThat((gateway) => ({
      status: async (checkoutId) => {
        await looks.pop()?.()
        return gateway.status(checkoutId)
      },
    }))
    const { marketplace, guest, check } = await givenAttempt({ gatewayAs: slow })
    await guest.books({ plots: stands.slice(1, 2) })
    marketplace.clock.moveTo('2026-11-21T10:02')
    const meanwhile: unknown[] = []
    looks.push(async () => meanwhile.push(await check()))

    expect(await check()).toEqual({ due: 2, ...nobody, stillOpen: 1 })
    expect(meanwhile).toEqual([{ due: 1, ...nobody, stillOpen: 1 }])
  })

  it('asks slower and slower, and nobody after 31 days', async () => {
    const { marketplace, check } = await givenAttempt()
    const asked = async (at: string) => {
      marketplace.clock.moveTo(at)
      return (await check()).due
    }

    expect(await asked('2026-11-21T10:02')).toBe(1)
    expect(await asked('2026-11-21T10:03')).toBe(0)
    expect(await asked('2026-11-21T10:04')).toBe(1)
    expect(await asked('2026-11-21T12:00')).toBe(1)
    expect(await asked('2026-11-21T12:29')).toBe(0)
    expect(await asked('2026-12-20T10:00')).toBe(1)
    expect(await asked('2026-12-22T10:00')).toBe(1)
    expect(await asked('2027-06-01T10:00')).toBe(0)
  })

  it('goes on with the others when the gateway does not answer for one, and asks again later', async () => {
    const { marketplace, check } = await givenAttempt()
    marketplace.gateway.goDown()
    marketplace.clock.moveTo('2026-11-21T10:02')

    expect(await check()).toEqual({ due: 1, ...nobody, unanswered: 1 })
    marketplace.gateway.comeBack()
    marketplace.clock.moveTo('2026-11-21T10:04')
    expect(await check()).toEqual({ due: 1, ...nobody, stillOpen: 1 })
  })

  it('hides no fault of our own behind a gateway that did not answer', async () => {
    const { marketplace } = await givenAttempt()
    marketplace.clock.moveTo('2026-11-21T10:02')
    const settleCheckout = {
      execute: async () => {
        throw new Error('ours')
      },
    }
    const looking = new CheckOpenPayments({ ...marketplace.ports, settleCheckout })

    await expect(looking.execute({ dryRun: false, limit: 10 })).rejects.toThrow('ours')
  })

  it('finds a payment whose checkout was never named to us', async () => {
    const lost = aGatewayThat((gateway) => ({
      createCheckout: async (request) => {
        await gateway.createCheckout(request)
        throw new PaymentGatewayUnavailable({ reason: 'no-answer', isOutcomeUnknown: true, detail: 'cut off' })
      },
    }))
    const { marketplace, guest, id, check } = await givenAttempt({ gatewayAs: lost })
    marketplace.gateway.pay('checkout-1')
    marketplace.clock.moveTo('2026-11-21T10:02')

    expect(await check()).toEqual({ due: 1, ...nobody, paid: 1 })
    expect(await guest.sees(id)).toMatchObject({ status: 'partiallyPaid' })
  })

  it('only lists them in a dry run', async () => {
    const { marketplace } = await givenAttempt()
    marketplace.clock.moveTo('2026-11-21T10:02')

    const { due, ...counts } = await marketplace.checkOpenPayments.execute({ dryRun: true, limit: 10 })

    expect([due.length, counts]).toEqual([1, nobody])
    expect((await marketplace.checkOpenPayments.execute({ dryRun: true, limit: 10 })).due).toHaveLength(1)
  })
})

describe('what a payment paid for', () => {
  it('is kept plot by plot, deposit and balance apart, with the card', async () => {
    const { marketplace, guest, id, payment } = await givenAttempt()
    await guest.pays(payment)
    await guest.pays((await guest.confirms(id)).payment)

    const moves = await marketplace.payments.movesOf(id)

    const method = { brand: 'VISA', last4: '0091' }
    expect(moves).toMatchObject([
      { amount: Money.rand(400), method, items: [{ kind: 'deposit', plotName: 'Stand 1', amount: Money.rand(400) }] },
      { amount: Money.rand(400), method, items: [{ kind: 'balance', plotName: 'Stand 1', amount: Money.rand(400) }] },
    ])
  })
})
