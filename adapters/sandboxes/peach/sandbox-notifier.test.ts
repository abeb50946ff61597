import { aCheckoutRequest } from '@camp/application/payments/testing/a-checkout-request.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { aCheckout, aSandbox, stopSandboxes } from '../testing/sandbox-visits.ts'
import { vendorRetryMs } from './sandbox-settings.ts'

afterEach(stopSandboxes)

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

  it('go on for 30 days on the ladder of the vendor', () => {
    const days = vendorRetryMs.reduce((sum, wait) => sum + wait, 0) / 86_400_000

    expect(vendorRetryMs.slice(0, 6).map((wait) => wait / 60_000)).toEqual([2, 4, 8, 15, 30, 60])
    expect(Math.round(days)).toBe(29)
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
