import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { aGuestOf, checkoutOf } from '../testing/a-guest-of.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import { aGatewayThat } from './testing/a-gateway-that.ts'

const reports = {
  created: '000.200.100',
  pending: '000.200.000',
  uncertain: '100.396.104',
  cancelled: '100.396.101',
  successful: '000.000.000',
}
type Report = keyof typeof reports

const orders = permutations(Object.keys(reports) as Report[])

async function givenCheckout(facts: Parameters<typeof givenMarketplace>[0] = {}) {
  const marketplace = givenMarketplace(facts)
  const guest = aGuestOf(marketplace)
  const { id, payment } = await guest.books()
  return { marketplace, guest, id, checkoutId: checkoutOf(payment) }
}

describe('notifications of one payment', () => {
  it('end the same in any order, however often each one comes', async () => {
    expect(orders).toHaveLength(120)
    for (const order of orders) {
      const { marketplace, guest, id, checkoutId } = await givenCheckout()

      for (const report of order) {
        const received = marketplace.gateway.report(checkoutId, reports[report])
        for (const _again of [1, 2, 3]) await guest.tells(received)
      }

      const told = (await guest.hears(id)).filter((event) => event === 'deposit-received')
      const [attempt] = await marketplace.payments.attemptsOf(id)
      const ending = { captures: marketplace.payments.moved.size, told, state: attempt?.state, ...(await guest.sees(id)) }
      expect(ending, order.join(', ')).toMatchObject({
        captures: 1,
        told: ['deposit-received'],
        state: 'successful',
        status: 'partiallyPaid',
        amountPaid: Money.rand(400),
      })
    }
  })

  it('that are forged are refused, and the gateway is not asked', async () => {
    const { marketplace, guest, id, checkoutId } = await givenCheckout()
    const genuine = marketplace.gateway.decline(checkoutId)

    const answer = await guest.tells({ ...genuine, rawBody: genuine.rawBody.replace('800.100.152', '000.000.000') })

    expect(answer).toEqual(refused({ code: 'signature-invalid' }))
    expect(await marketplace.payments.attemptsOf(id)).toMatchObject([{ state: 'created' }])
  })

  it('that are too old are refused', async () => {
    const { marketplace, guest, checkoutId } = await givenCheckout()
    const received = marketplace.gateway.pay(checkoutId)
    marketplace.clock.moveTo('2027-01-01T10:00')

    expect(await guest.tells(received)).toMatchObject(refused({ code: 'notification-stale' }))
  })

  it('lie in vain: the gateway itself is asked', async () => {
    const { marketplace, guest, id, checkoutId } = await givenCheckout()
    const paid = marketplace.gateway.pay(checkoutId)
    marketplace.gateway.decline(checkoutId)

    expect(await guest.tells(paid)).toMatchObject(accepted({ kind: 'declined' }))
    expect(await guest.sees(id)).toMatchObject({ status: 'pending' })
  })

  it('are checked against the address that the gateway was given, whichever they arrived at', async () => {
    const addresses: string[] = []
    const { marketplace, guest, checkoutId } = await givenCheckout({
      gatewayAs: aGatewayThat((gateway) => ({
        readNotification: (received) => {
          addresses.push(received.url)
          return gateway.readNotification(received)
        },
      })),
    })

    const arrived = { ...marketplace.gateway.pay(checkoutId), url: 'http://10.0.0.7:3000/api/payments/notification' }
    await guest.tells(arrived)

    expect(addresses).toEqual(['https://camp.test/api/payments/notification'])
  })

  it('are told by our own name for the payment when they do not name the checkout', async () => {
    const { marketplace, guest, id, checkoutId } = await givenCheckout({
      gatewayAs: aGatewayThat((gateway) => ({
        readNotification: (received) => {
          const read = gateway.readNotification(received)
          return read.ok ? accepted({ ...read.value, checkoutId: null }) : read
        },
      })),
    })

    await guest.tells(marketplace.gateway.pay(checkoutId))

    expect(await guest.sees(id)).toMatchObject({ status: 'partiallyPaid' })
  })

  it('of a refund, and those that only try the address out, are noted', async () => {
    const aRefund = aGatewayThat((gateway) => ({
      readNotification: (received) => {
        const read = gateway.readNotification(received)
        return read.ok ? accepted({ ...read.value, kind: 'refund' }) : read
      },
    }))
    const aTry = aGatewayThat(() => ({ readNotification: () => refused({ code: 'notification-test' }) }))
    for (const gatewayAs of [aRefund, aTry]) {
      const { marketplace, guest, checkoutId } = await givenCheckout({ gatewayAs })

      expect(await guest.tells(marketplace.gateway.pay(checkoutId))).toEqual(accepted({ kind: 'noted' }))
    }
  })
})

function permutations<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  if (items.length <= 1) return [items]
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]))
}
