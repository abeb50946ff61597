import { afterEach, describe, expect, it } from 'vitest'
import { peachSignature } from '../../src/payments/peach-signature.ts'
import type { SandboxFixture } from '../testing/sandbox-fixture.ts'
import { aCheckout, aSandbox, deliveredCodes, stopSandboxes } from '../testing/sandbox-visits.ts'

afterEach(stopSandboxes)

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
    expect(deliveredCodes(fixture)).toEqual(['000.100.110'])
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
    expect(deliveredCodes(fixture)).toEqual(['000.200.100', '100.396.104'])
    expect((await fixture.submit(redirectUrl, { action: 'pay' })).page).toContain('This payment page has expired')
  })

  it('is created, says the first notification, once the page is open', async () => {
    const fixture = await aSandbox()
    const { redirectUrl, code } = await aCheckout(fixture)

    await fetch(redirectUrl)
    await fixture.time.advance(0)

    expect(deliveredCodes(fixture)).toEqual(['000.200.100'])
    expect(await code()).toBe('000.200.100')
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
