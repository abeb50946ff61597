import { forgetGuests } from '@camp/adapters/postgres/testing/test-store.ts'
import type { ReceivedNotification } from '@camp/application/payments/payment-gateway.ts'
import { disputed } from '@camp/application/payments/testing/given-paid.ts'
import { system } from '@camp/application/shared/actor.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Outputs } from '../testing/api-client.ts'
import { testHost } from '../testing/given-app.ts'
import { givenServedMarketplace, type ServedMarketplace, today } from '../testing/given-marketplace.ts'
import { holdPlots, submission } from '../testing/reservations.ts'

const gatewayOrigin = 'https://secure.gateway.example'

let marketplace: ServedMarketplace
beforeAll(async () => {
  marketplace = await givenServedMarketplace()
})
beforeEach(async () => {
  marketplace.clock.moveTo(today)
  marketplace.gateway.comeBack()
  await forgetGuests(marketplace.store.em)
})
afterAll(() => marketplace.stop())

/** A submitted reservation whose guest is at the gateway's page, paying everything. */
async function givenPayingGuest() {
  const { client, gateway } = marketplace
  const { data: hold } = await holdPlots(client, 'kloofwater-camp', ['River stand 1'])
  await client.mutate('reservations.submit', submission(hold, { payInFull: true }))
  return { id: hold.id, checkoutId: `checkout-${gateway.requests().length}` }
}

const reservation = async (id: string) =>
  (await marketplace.client.query<Outputs['reservations']['getOneRowPublic']>('reservations.getOneRowPublic', { id })).data

async function deliver({ rawBody, headers, url }: ReceivedNotification): Promise<number> {
  const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)) as Record<string, string>
  const response = await marketplace.fetch(new Request(url, { method: 'POST', headers: sent, body: rawBody }))
  return response.status
}

async function comeBack(id: string, method = 'POST') {
  const body = method === 'POST' ? new URLSearchParams({ 'result.code': '000.000.000', amount: '1.00' }) : undefined
  const request = new Request(`${testHost}/r/${id}/payment-return`, { method, body, headers: { Origin: gatewayOrigin } })
  const response = await marketplace.fetch(request)
  return [response.status, response.headers.get('Location'), response.headers.get('Cache-Control')]
}

describe('a notification', () => {
  it('settles the payment once, however often it comes', async () => {
    const { id, checkoutId } = await givenPayingGuest()
    const notification = marketplace.gateway.pay(checkoutId)

    const statuses = await Promise.all([1, 2, 3].map(() => deliver(notification)))

    expect(notification.url).toBe(`${testHost}/api/payments/notification`)
    expect(statuses).toEqual([200, 200, 200])
    expect(await reservation(id)).toMatchObject({ status: 'confirmed', amountPaid: 950.1, balance: 0 })
  })

  it('that the bank took a payment whose refund is with the gateway leaves books that add up', async () => {
    const { gateway, product, store } = marketplace
    const { id, checkoutId } = await givenPayingGuest()
    await deliver(gateway.pay(checkoutId))
    const { cancelAsStaff, sendRefunds, runDoctor } = product.scope().useCases
    const refund = { kind: 'full' } as const
    await cancelAsStaff.execute({ actor: system('test'), idOrReference: id, note: 'Ill', refund })
    const pays = gateway.refund.bind(gateway)
    vi.spyOn(gateway, 'refund').mockImplementationOnce(async (request) => {
      const answer = await pays(request)
      expect(await deliver(gateway.report(checkoutId, disputed))).toBe(200)
      return answer
    })

    expect(await sendRefunds.execute({ limit: 1 })).toEqual({ refunded: 1, manual: 0, failed: 0 })

    const moves = await store.em.execute<{ kind: string; amount_cents: number }[]>(
      'select kind, amount_cents from payment order by at, kind',
    )
    expect(moves.map(({ kind }) => kind).toSorted()).toEqual(['capture', 'chargeback', 'chargeback-correction', 'refund'])
    expect(await store.em.execute('select taken_cents, state from payment_dispute')).toEqual([{ taken_cents: 0, state: 'open' }])
    expect((await runDoctor.execute()).filter(({ violations }) => violations > 0)).toEqual([])
  })

  it('that is forged is refused, and changes nothing', async () => {
    const { id, checkoutId } = await givenPayingGuest()
    const genuine = marketplace.gateway.pay(checkoutId)

    const statuses = [
      await deliver({ ...genuine, rawBody: genuine.rawBody.replace('000.000.000', '000.100.110') }),
      await deliver({ ...genuine, headers: {} }),
      await deliver({ ...genuine, rawBody: '\u0000\ufffd{{{' }),
      await deliver({ ...genuine, rawBody: '' }),
    ]

    expect(statuses).toEqual([401, 401, 401, 401])
    expect((await reservation(id)).status).toBe('pending')
    expect(marketplace.faults).toEqual([])
  })

  it('is asked for again when the gateway cannot say what became of the payment', async () => {
    const { checkoutId } = await givenPayingGuest()
    const notification = marketplace.gateway.pay(checkoutId)
    marketplace.gateway.goDown()

    expect(await deliver(notification)).toBe(503)
  })

  it('of more than 1 MB is refused', async () => {
    const { checkoutId } = await givenPayingGuest()
    const { headers, url } = marketplace.gateway.pay(checkoutId)

    expect(await deliver({ headers, url, rawBody: 'x'.repeat(1024 * 1024 + 1) })).toBe(413)
  })
})

describe('the browser that comes back from the gateway', () => {
  it.each([
    ['paid', 'confirm-ok'],
    ['left pending', 'confirm-ok'],
    ['declined', 'confirm-denied?reason=payment_declined'],
    ['cancelled', 'confirm-denied?reason=payment_cancelled'],
    ['nothing yet', 'confirm-ok'],
  ])('having %s, is led to %s', async (what, page) => {
    const { id, checkoutId } = await givenPayingGuest()
    const { gateway } = marketplace
    const acts: Record<string, () => unknown> = {
      paid: () => gateway.pay(checkoutId),
      'left pending': () => gateway.leavePending(checkoutId),
      declined: () => gateway.decline(checkoutId),
      cancelled: () => gateway.cancel(checkoutId),
    }
    acts[what]?.()

    expect(await comeBack(id)).toEqual([303, `/r/${id}/${page}`, 'no-store'])
    expect(await comeBack(id, 'GET')).toEqual([303, `/r/${id}/${page}`, 'no-store'])
  })

  it('is not believed: only the gateway says what was paid', async () => {
    const { id } = await givenPayingGuest()

    await comeBack(id)

    expect(await reservation(id)).toMatchObject({ status: 'pending', amountPaid: 0 })
  })

  it('too late for plots that are gone, is told so', async () => {
    const { id, checkoutId } = await givenPayingGuest()
    marketplace.clock.moveTo('2026-11-22T09:00:00Z')
    await holdPlots(marketplace.client, 'kloofwater-camp', ['River stand 1'])
    marketplace.gateway.pay(checkoutId)

    expect(await comeBack(id)).toEqual([303, `/r/${id}/confirm-denied?reason=plots_gone`, 'no-store'])
  })

  it('waits where the gateway does not answer', async () => {
    const { id } = await givenPayingGuest()
    marketplace.gateway.goDown()

    expect(await comeBack(id)).toEqual([303, `/r/${id}/confirm-ok`, 'no-store'])
  })

  it('with an id that nobody knows stays on this site', async () => {
    expect(await comeBack('%2F%2Fevil.example')).toEqual([303, '/r/%2F%2Fevil.example/confirm', 'no-store'])
  })
})
