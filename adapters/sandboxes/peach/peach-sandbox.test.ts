import { aCheckoutRequest } from '@camp/application/payments/testing/a-checkout-request.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Hono } from 'hono'
import { afterEach, describe, expect, it } from 'vitest'
import { checkoutBody } from '../../src/payments/peach-requests.ts'
import { ManualSandboxTime } from '../testing/manual-sandbox-time.ts'
import { type SandboxFixture, sandboxSettings } from '../testing/sandbox-fixture.ts'
import { aCheckout, aSandbox, stopSandboxes } from '../testing/sandbox-visits.ts'
import { createPeachSandbox } from './peach-sandbox.ts'

afterEach(stopSandboxes)

describe('what the vendor refuses', () => {
  const tokenOf = async ({ shopSettings }: SandboxFixture) => {
    const { clientId, clientSecret, merchantId, oauthUrl } = shopSettings
    const answer = await fetch(`${oauthUrl}/api/oauth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientId, clientSecret, merchantId }),
    })
    return ((await answer.json()) as { access_token: string }).access_token
  }
  const validated = async (fixture: SandboxFixture, changes: object, headers: Record<string, string> = {}) => {
    const body = { ...checkoutBody(aCheckoutRequest(), fixture.shopSettings), ...changes }
    const answer = await fetch(`${fixture.shopSettings.checkoutUrl}/v2/checkout/validate`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await tokenOf(fixture)}`,
        'content-type': 'application/json',
        origin: 'http://localhost:4321',
        referer: 'http://localhost:4321/',
        ...headers,
      },
      body: JSON.stringify(body),
    })
    return { status: answer.status, ...((await answer.json()) as { message: string }) }
  }

  it('takes a whole request', async () => {
    expect(await validated(await aSandbox(), {})).toEqual({ status: 200, message: 'Valid request' })
  })

  it.each([
    [{ amount: 1500 }, 400],
    [{ amount: '1500' }, 400],
    [{ amount: '0.00' }, 400],
    [{ currency: 'USD' }, 400],
    [{ currency: 'USD', amount: '92.00' }, 200],
    [{ merchantTransactionId: '812-430-557' }, 400],
    [{ merchantTransactionId: '8124305' }, 400],
    [{ nonce: undefined }, 400],
    [{ shopperResultUrl: '/r/abc' }, 400],
    [{ shopperResultUrl: 'https://shop.test/R/abc' }, 400],
    [{ authentication: undefined }, 400],
    [{ authentication: { entityId: 'f'.repeat(32) } }, 404],
  ])('answers %j with %i', async (changes, status) => {
    expect((await validated(await aSandbox(), changes)).status).toBe(status)
  })

  it.each([
    [{ origin: 'http://localhost:9999', referer: 'http://localhost:9999/' }, 400],
    [{ referer: 'http://localhost:4321' }, 400],
    [{ authorization: 'Bearer nonsense' }, 401],
  ])('answers the headers %j with %i', async (headers, status) => {
    expect((await validated(await aSandbox(), {}, headers)).status).toBe(status)
  })

  it('lists its payment methods', async () => {
    const fixture = await aSandbox()
    const { checkoutUrl, entityId } = fixture.shopSettings

    const answer = await fetch(`${checkoutUrl}/v2/channels/${entityId}/payment-methods?currency=ZAR`, {
      headers: { authorization: `Bearer ${await tokenOf(fixture)}` },
    })

    expect(await answer.json()).toEqual({ paymentMethods: [{ name: 'CARD' }, { name: 'CAPITECPAY' }] })
  })
})

describe('refunds', () => {
  it('are notified with the payment that they belong to', async () => {
    const fixture = await aSandbox()
    const { redirectUrl, checkoutId } = await aCheckout(fixture)
    await fixture.submit(redirectUrl, { action: 'pay' })
    const status = await fixture.gateway.status(checkoutId)
    const paymentId = status === 'unknown' ? '' : status.paymentId!

    await fixture.gateway.refund({ paymentId, amount: Money.cents(50_000) })
    await fixture.time.advance(0)

    expect(fixture.gateway.readNotification(fixture.delivered.at(-1)!)).toMatchObject({
      value: { kind: 'refund', refundOfPaymentId: paymentId, amount: Money.cents(50_000), merchantTransactionId: '81243055701' },
    })
  })

  it.each([
    ['JSON', 'application/json', '{}', '200.300.404'],
    ['a missing signature', 'application/x-www-form-urlencoded', undefined, '700.600.100'],
  ])('refuse %s', async (_, type, given, code) => {
    const { shopSettings } = await aSandbox()
    const fields = {
      'authentication.entityId': shopSettings.entityId,
      amount: '1.00',
      currency: 'ZAR',
      id: 'a'.repeat(32),
      paymentType: 'RF',
    }

    const answer = await fetch(shopSettings.refundUrl, {
      method: 'POST',
      headers: { 'content-type': type },
      body: given ?? new URLSearchParams(fields).toString(),
    })

    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ 'result.code': code })
  })
})

describe('the ledger', () => {
  it('shows payments and deliveries, and no whole card number', async () => {
    const fixture = await aSandbox()
    const { redirectUrl } = await aCheckout(fixture)
    await fixture.submit(redirectUrl, { action: 'pay', cardNumber: '4539578763621486', expiry: '12/30', cvv: '123' })
    await fixture.time.advance(0)

    const page = await (await fetch(`${fixture.running.settings.publicUrl}/`)).text()

    expect(page).toContain('81243055701')
    expect(page).toContain('R1500.00')
    expect(page).toContain('VISA …1486')
    expect(page).not.toContain('4539578763621486')
  })
})

describe('mounted under a path of the shop', () => {
  it('answers there, with and without credentials', async () => {
    const time = new ManualSandboxTime()
    const publicUrl = 'http://localhost:4321/dev/payment-sandbox'
    const sandbox = createPeachSandbox({ settings: { ...sandboxSettings, publicUrl }, time, deliver: async () => 200 })
    const shop = new Hono().route('/dev/payment-sandbox', sandbox.app)

    const ledger = await shop.request('/dev/payment-sandbox')
    const token = await shop.request('/dev/payment-sandbox/api/oauth/token', { method: 'POST', body: '{}' })
    const status = await shop.request('/dev/payment-sandbox/v2/checkout/x/status')

    expect([ledger.status, token.status, status.status]).toEqual([200, 401, 401])
  })
})
