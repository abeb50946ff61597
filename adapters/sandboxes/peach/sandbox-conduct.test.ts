import { aCheckoutRequest } from '@camp/application/payments/testing/a-checkout-request.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { aCheckout, aSandbox, deliveredCodes, stopSandboxes } from '../testing/sandbox-visits.ts'

afterEach(stopSandboxes)

const pay = (testCard: string) => ({ action: 'pay', testCard })
const seconds = (count: number) => count * 1000

describe('the sandbox, when it misbehaves', () => {
  it.each(['failing', 'garbled'] as const)('%s: the client does not take it for an answer', async (how) => {
    const fixture = await aSandbox()
    const { checkoutId } = await aCheckout(fixture)
    fixture.running.sandbox.conduct.choose(how)

    await expect(fixture.gateway.status(checkoutId)).rejects.toMatchObject({ name: 'PaymentGatewayUnavailable' })
  })

  it('slow: the client gives up in its own time', async () => {
    const fixture = await aSandbox({}, { connectMs: 30_000, totalMs: 2_000 })
    const { checkoutId } = await aCheckout(fixture)
    fixture.running.sandbox.conduct.choose('slow')

    await expect(fixture.gateway.status(checkoutId)).rejects.toMatchObject({ reason: 'no-answer' })
  })

  it('repeating: every notification comes three times', async () => {
    const fixture = await aSandbox()
    const { redirectUrl } = await aCheckout(fixture)
    await fetch(new URL('/conduct', redirectUrl), { method: 'POST', body: new URLSearchParams({ conduct: 'repeating' }) })

    await fixture.submit(redirectUrl, pay('4200000000000091'))
    await fixture.time.advance(seconds(1))

    expect(deliveredCodes(fixture)).toEqual(['000.100.110', '000.100.110', '000.100.110'])
  })

  it.each([
    ['a cent less', '4200000000000174', Money.cents(149_999)],
    ['another currency', '4200000000000182', Money.cents(150_000, 'NAD')],
  ])('lying: it says that %s was paid', async (_what, card, told) => {
    const fixture = await aSandbox()
    const { checkoutId, redirectUrl } = await aCheckout(fixture)

    await fixture.submit(redirectUrl, pay(card))

    expect(await fixture.gateway.status(checkoutId)).toMatchObject({ resultCode: '000.100.110', amount: told })
  })

  it('behaves by default, and again after an unknown wish', async () => {
    const { running } = await aSandbox()
    running.sandbox.conduct.choose('failing')
    running.sandbox.conduct.choose('toString')

    expect(running.sandbox.conduct.now).toBe('usual')
  })
})

describe('the sandbox', () => {
  it('disputes a payment later, and gives it back at last', async () => {
    const fixture = await aSandbox()
    const { redirectUrl, code } = await aCheckout(fixture)
    await fixture.submit(redirectUrl, pay('4200000000000166'))
    const codes = [await code()]

    for (const _step of [1, 2]) {
      await fixture.time.advance(fixture.running.settings.lateMs)
      codes.push(await code())
    }

    expect(codes).toEqual(['000.100.110', '000.100.206', '000.100.110'])
    expect(deliveredCodes(fixture)).toEqual(codes)
  })

  it('takes Capitec Pay, which has no card and cannot be refunded', async () => {
    const fixture = await aSandbox()
    const { checkoutId, redirectUrl } = await aCheckout(fixture)
    await fixture.submit(redirectUrl, pay('capitecpay'))

    const status = await fixture.gateway.status(checkoutId)

    expect(status).toMatchObject({ method: { brand: 'CAPITECPAY', last4: null }, registration: null })
    const paymentId = status === 'unknown' ? '' : (status.paymentId ?? '')
    expect(await fixture.gateway.refund({ paymentId, amount: Money.cents(100) })).toMatchObject({
      ok: false,
      refusal: { code: 'refund-not-possible' },
    })
  })

  it('offers a card that it keeps to the same customer alone', async () => {
    const fixture = await aSandbox()
    const asked = (nonce: string, customerId: string) =>
      fixture.gateway.createCheckout(aCheckoutRequest({ nonce, customerId, remembersCard: nonce === 'n-1' }))
    const first = await asked('n-1', 'customer-1')
    await fixture.submit(first.redirectUrl, pay('5200000000000007'))
    const pageOf = async ({ redirectUrl }: { redirectUrl: string }) => (await fetch(redirectUrl)).text()

    const [again, stranger] = [await asked('n-2', 'customer-1'), await asked('n-3', 'customer-2')]
    const page = await pageOf(again)

    expect(page).toContain('Your kept card')
    expect(await pageOf(stranger)).not.toContain('Your kept card')
    const value = /value="(kept:[0-9a-f]{32})"/.exec(page)?.[1] ?? ''
    await fixture.submit(again.redirectUrl, pay(value))
    expect(await fixture.gateway.status(again.checkoutId)).toMatchObject({ method: { brand: 'MASTER', last4: '0007' } })
  })

  it('deletes a kept card for the shop alone', async () => {
    const fixture = await aSandbox()
    const { redirectUrl, checkoutId } = await fixture.gateway.createCheckout(aCheckoutRequest({ remembersCard: true }))
    await fixture.submit(redirectUrl, pay('4200000000000091'))
    const status = await fixture.gateway.status(checkoutId)
    const id = status === 'unknown' ? '' : (status.registration?.registrationId ?? '')
    const url = `${fixture.shopSettings.cardApi?.url}/registrations/${id}?entityId=${fixture.shopSettings.entityId}`

    expect((await fetch(url, { method: 'DELETE', headers: { authorization: 'Bearer guessed' } })).status).toBe(401)
    expect(await fixture.gateway.forgetCard(id)).toBe('forgotten')
    expect(fixture.running.sandbox.ledger.registrations()).toEqual([])
    expect(await fixture.gateway.forgetCard(id)).toBe('forgotten')
  })
})
