import { aCheckoutRequest } from '@camp/application/payments/testing/a-checkout-request.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { readForm } from '../peach-fields.ts'
import { checkoutBody } from '../peach-requests.ts'
import { peachSignature } from '../peach-signature.ts'
import { givenSandbox, type SandboxFixture } from '../testing/sandbox-fixture.ts'
import type { PeachSandboxSettings } from './sandbox-settings.ts'
import { testCards } from './test-cards.ts'

const fixtures: SandboxFixture[] = []
afterEach(async () => {
  for (const { running } of fixtures.splice(0)) await running.stop()
})

async function aSandbox(facts: Partial<PeachSandboxSettings> = {}) {
  const fixture = await givenSandbox(facts)
  fixtures.push(fixture)
  return fixture
}

async function aCheckout(fixture: SandboxFixture) {
  const checkout = await fixture.gateway.createCheckout(aCheckoutRequest())
  const code = async () => {
    const status = await fixture.gateway.status(checkout.checkoutId)
    return status === 'unknown' ? status : status.resultCode
  }
  return { ...checkout, code }
}

const codes = ({ delivered }: SandboxFixture) => delivered.map(({ rawBody }) => readForm(rawBody)?.get('result.code'))

describe('the test cards', () => {
  it.each(testCards.map(({ number, does, answers }) => [number, does, answers]))('%s: %s', async (number, _, answers) => {
    const fixture = await aSandbox()
    const { redirectUrl, code } = await aCheckout(fixture)

    const result = await fixture.submit(redirectUrl, { action: 'pay', cardNumber: number, expiry: '12/30', cvv: '123' })

    expect(result.status).toBe(200)
    expect(result.page).toContain(`name="result.code" value="${answers}"`)
    expect(await code()).toBe(answers)
  })

  it('refuses a card that nobody listed', async () => {
    const fixture = await aSandbox()
    const { redirectUrl, code } = await aCheckout(fixture)

    await fixture.submit(redirectUrl, { action: 'pay', cardNumber: '4111 1111 1111 1111', expiry: '12/30', cvv: '123' })

    expect(await code()).toBe('000.400.109')
  })

  it.each([
    ['4200000000000091', ['000.100.110']],
    ['4200000000000059', ['000.200.000', '000.100.110']],
    ['4200000000000125', ['000.200.000', '800.100.152']],
    ['4200000000000067', ['000.100.110', '000.100.110']],
    ['4200000000000075', ['000.100.110']],
    ['4200000000000083', ['000.100.110', '000.200.000', '000.200.100']],
    ['4200000000000109', ['100.396.101', '000.100.110']],
  ])('%s notifies the shop of %j', async (testCard, expected) => {
    const fixture = await aSandbox()
    const { redirectUrl } = await aCheckout(fixture)

    await fixture.submit(redirectUrl, { action: 'pay', testCard })
    await fixture.time.advance(60_000)

    expect(codes(fixture)).toEqual(expected)
  })

  it('tells of a payment late by the late card, and the status knows at once', async () => {
    const fixture = await aSandbox()
    const { redirectUrl, code } = await aCheckout(fixture)

    await fixture.submit(redirectUrl, { action: 'pay', testCard: '4200000000000075' })
    await fixture.time.advance(7_999)

    expect(codes(fixture)).toEqual([])
    expect(await code()).toBe('000.100.110')
    await fixture.time.advance(1)
    expect(codes(fixture)).toEqual(['000.100.110'])
  })

  it('lets a cancelled payment succeed after all', async () => {
    const fixture = await aSandbox()
    const { redirectUrl, code } = await aCheckout(fixture)

    await fixture.submit(redirectUrl, { action: 'pay', testCard: '4200000000000109' })
    expect(await code()).toBe('100.396.101')

    await fixture.time.advance(8_000)
    expect(await code()).toBe('000.100.110')
  })
})

describe('the payment page', () => {
  it('is a plain form that posts to itself and may lead on to the shop', async () => {
    const fixture = await aSandbox()
    const { redirectUrl } = await aCheckout(fixture)

    const answer = await fetch(redirectUrl)
    const page = await answer.text()

    expect(page).toContain('Payment sandbox, no real money')
    expect(page).toContain('Pay R1500.00')
    expect(page).not.toContain('<script')
    expect(answer.headers.get('content-security-policy')).toContain("form-action 'self' http://localhost:4321;")
  })

  it('ends in a signed form to the shop, with a button for browsers without JavaScript', async () => {
    const fixture = await aSandbox()
    const { redirectUrl, checkoutId } = await aCheckout(fixture)

    const { page } = await fixture.submit(redirectUrl, { action: 'pay' })

    const fields = new Map(
      [...page.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, unescaped(value!)]),
    )
    expect(page).toContain('action="http://localhost:4321/r/abc/payment-return"')
    expect(page).toContain('Continue to localhost:4321')
    expect(fields.get('checkoutId')).toBe(checkoutId)
    expect(fields.get('signature')).toBe(peachSignature(fields, 'sandbox-secret-token'))
  })

  it('takes the money once however often the form is sent', async () => {
    const fixture = await aSandbox()
    const { redirectUrl, checkoutId } = await aCheckout(fixture)

    const pages = await Promise.all([1, 2, 3].map(() => fixture.submit(redirectUrl, { action: 'pay' })))
    await fixture.submit(redirectUrl, { action: 'cancel' })
    await fixture.time.advance(0)

    expect(new Set(pages.map(({ page }) => /name="id" value="([^"]+)"/.exec(page)?.[1])).size).toBe(1)
    expect(codes(fixture)).toEqual(['000.100.110'])
    expect(await fixture.gateway.status(checkoutId)).toMatchObject({ resultCode: '000.100.110' })
  })

  it.each([
    [{ cardNumber: '42', expiry: '12/30', cvv: '123' }, 'A card number has 12 to 19 digits'],
    [{ cardNumber: '4200000000000091', expiry: '13/30', cvv: '123' }, 'Write month and year as MM/YY'],
    [{ cardNumber: '4200000000000091', expiry: '10/26', cvv: '123' }, 'This card has expired'],
    [{ cardNumber: '4200000000000091', expiry: '11/26', cvv: '1' }, 'The CVV has 3 digits'],
  ])('asks again for %j and charges nothing', async (typed, problem) => {
    const fixture = await aSandbox()
    const { redirectUrl, code } = await aCheckout(fixture)

    const answer = await fixture.submit(redirectUrl, { action: 'pay', ...typed })

    expect(answer.status).toBe(400)
    expect(answer.page).toContain(problem)
    expect(await code()).toBe('700.400.580')
  })

  it('loads any number of times for a demo, and once under the rule of the vendor', async () => {
    const [lenient, strict] = [await aSandbox(), await aSandbox({ hostedPageLoads: 'once' })]

    const loads = async (fixture: SandboxFixture) => {
      const { redirectUrl } = await aCheckout(fixture)
      return [(await fetch(redirectUrl)).status, (await fetch(redirectUrl)).status]
    }

    expect(await loads(lenient)).toEqual([200, 200])
    expect(await loads(strict)).toEqual([200, 410])
  })

  it('does not show what a stranger wrote as markup', async () => {
    const fixture = await aSandbox()
    const { redirectUrl } = await aCheckout(fixture)

    const { page } = await fixture.submit(redirectUrl, { action: 'pay', cardNumber: '"><b>x', expiry: '', cvv: '' })

    expect(page).not.toContain('"><b>')
  })

  it('answers 404 for a payment that does not exist', async () => {
    const { running } = await aSandbox()

    expect((await fetch(`${running.settings.publicUrl}/checkout/nothing`)).status).toBe(404)
  })
})

describe('a session', () => {
  it('runs out after 30 minutes without having been opened', async () => {
    const fixture = await aSandbox()
    const { redirectUrl, code } = await aCheckout(fixture)
    expect(await code()).toBe('700.400.580')

    await fixture.time.advance(30 * 60_000)

    expect(await code()).toBe('100.396.104')
    expect(codes(fixture)).toEqual(['000.200.100', '100.396.104'])
    expect((await fixture.submit(redirectUrl, { action: 'pay' })).page).toContain('This payment page has expired')
  })

  it('is created, says the first notification, once the page is open', async () => {
    const fixture = await aSandbox()
    const { redirectUrl, code } = await aCheckout(fixture)

    await fetch(redirectUrl)
    await fixture.time.advance(0)

    expect(codes(fixture)).toEqual(['000.200.100'])
    expect(await code()).toBe('000.200.100')
  })
})

describe('notifications', () => {
  it('are repeated along the ladder until the shop answers with 2xx', async () => {
    const fixture = await aSandbox({ retryMs: [2_000, 4_000, 8_000] })
    fixture.answers.push('no answer', 500, 200)
    const { redirectUrl } = await aCheckout(fixture)

    await fixture.submit(redirectUrl, { action: 'pay' })
    await fixture.time.advance(5_999)
    expect(fixture.delivered).toHaveLength(2)

    await fixture.time.advance(100_000)
    expect(fixture.delivered).toHaveLength(3)
    expect(new Set(fixture.delivered.map(({ rawBody }) => rawBody)).size).toBe(1)
    expect(fixture.running.sandbox.ledger.deliveries().map(({ answer }) => answer)).toEqual(['200', '500', 'no answer'])
  })

  it('end with the ladder', async () => {
    const fixture = await aSandbox({ retryMs: [1_000, 1_000] })
    fixture.answers.push(500, 500, 500, 500)
    const { redirectUrl } = await aCheckout(fixture)

    await fixture.submit(redirectUrl, { action: 'pay' })
    await fixture.time.advance(60_000)

    expect(fixture.delivered).toHaveLength(3)
  })

  it('keep their id and get a new time and signature with every try when headers sign them', async () => {
    const fixture = await aSandbox({ signatureScheme: 'header', retryMs: [600_000] })
    fixture.answers.push(500)
    const { redirectUrl } = await aCheckout(fixture)

    await fixture.submit(redirectUrl, { action: 'pay' })
    await fixture.time.advance(600_000)

    const reads = fixture.delivered.map((received) => fixture.gateway.readNotification(received))
    expect(reads).toMatchObject([{ refusal: { code: 'notification-stale' } }, { ok: true }])
    expect(new Set(fixture.delivered.map(({ headers }) => headers['x-webhook-id'])).size).toBe(1)
  })

  it.each([
    ['http://localhost:4321/hook', [], 1],
    ['http://127.0.0.1:4321/hook', [], 1],
    ['http://169.254.169.254/hook', [], 0],
    ['http://10.0.0.7:4321/hook', [], 0],
    ['https://shop.example/hook', [], 0],
    ['https://shop.example/hook', ['shop.example'], 1],
  ])('to %s, allowed %j, are sent %i times', async (notificationUrl, notifiedHosts, times) => {
    const fixture = await aSandbox({ notifiedHosts })
    const { redirectUrl } = await fixture.gateway.createCheckout(aCheckoutRequest({ notificationUrl }))

    await fixture.submit(redirectUrl, { action: 'pay' })
    await fixture.time.advance(100_000)

    expect(fixture.delivered).toHaveLength(times)
  })
})

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

    expect(await answer.json()).toEqual({ paymentMethods: [{ name: 'CARD' }] })
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

function unescaped(text: string): string {
  return text
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
