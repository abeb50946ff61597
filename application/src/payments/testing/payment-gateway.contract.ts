import { paymentOutcome } from '@camp/domain/payments/result-code.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PaymentGateway, PaymentStatus, ReceivedNotification } from '../payment-gateway.ts'
import { aCheckoutRequest } from './a-checkout-request.ts'

export type ShopperConduct = 'pays' | 'pays without refund' | 'is declined' | 'stays pending' | 'cancels'

export interface PaymentGatewayFixture {
  readonly gateway: PaymentGateway
  shopper(checkout: { checkoutId: string; redirectUrl: string }, conduct: ShopperConduct): Promise<void>
  /** Everything that arrived at the notification address, in order. */
  notifications(): Promise<readonly ReceivedNotification[]>
  goDown(): Promise<void>
  stop(): Promise<void>
}

export function paymentGatewayContract(adapter: string, start: () => Promise<PaymentGatewayFixture>): void {
  describe(`${adapter}: PaymentGateway`, () => {
    let fixture: PaymentGatewayFixture
    beforeEach(async () => {
      fixture = await start()
    })
    afterEach(() => fixture.stop())

    const afterShopper = async (conduct: ShopperConduct, amount = Money.cents(150_000), nonce = 'nonce-1') => {
      const checkout = await fixture.gateway.createCheckout(aCheckoutRequest({ amount, nonce }))
      await fixture.shopper(checkout, conduct)
      return { checkout, status: (await fixture.gateway.status(checkout.checkoutId)) as PaymentStatus }
    }

    it('gives every checkout its own id and an address for the browser', async () => {
      const first = await fixture.gateway.createCheckout(aCheckoutRequest())
      const second = await fixture.gateway.createCheckout(
        aCheckoutRequest({ merchantTransactionId: '81243055702', nonce: 'nonce-2' }),
      )

      expect(first.checkoutId).not.toBe(second.checkoutId)
      expect(new URL(first.redirectUrl).pathname).toContain(first.checkoutId)
    })

    it('says pending as long as nobody used the page', async () => {
      const { checkoutId } = await fixture.gateway.createCheckout(aCheckoutRequest())

      const status = (await fixture.gateway.status(checkoutId)) as PaymentStatus

      expect(paymentOutcome(status.resultCode)).toBe('pending')
      expect(status.paymentId).toBeNull()
    })

    it('does not know a checkout that it never made', async () => {
      expect(await fixture.gateway.status('0123456789abcdef0123456789abcdef')).toBe('unknown')
    })

    it('finds a payment by our own name for it', async () => {
      const { checkout, status } = await afterShopper('pays')

      expect(await fixture.gateway.find('81243055701')).toEqual({ ...status, checkoutId: checkout.checkoutId })
      expect(await fixture.gateway.find('81243055799')).toBe('unknown')
    })

    it('refuses a nonce that was used before', async () => {
      await fixture.gateway.createCheckout(aCheckoutRequest())

      await expect(fixture.gateway.createCheckout(aCheckoutRequest())).rejects.toMatchObject({
        name: 'PaymentGatewayUnavailable',
        reason: 'request-refused',
      })
    })

    it.each<[ShopperConduct, string]>([
      ['pays', 'successful'],
      ['is declined', 'declined'],
      ['stays pending', 'pending'],
      ['cancels', 'cancelled'],
    ])('when the shopper %s the status is %s, with our reference and the exact amount', async (conduct, outcome) => {
      const { status } = await afterShopper(conduct, Money.cents(123_405))

      expect(paymentOutcome(status.resultCode)).toBe(outcome)
      expect(status).toMatchObject({ merchantTransactionId: '81243055701', amount: Money.cents(123_405) })
    })

    it('tells which card paid, by brand and last four digits only', async () => {
      const { status } = await afterShopper('pays')

      expect(status.method).toEqual({ brand: 'VISA', last4: expect.stringMatching(/^\d{4}$/) })
    })

    it('keeps a card when it is asked to, under a token, and forgets it when told', async () => {
      const request = aCheckoutRequest({ remembersCard: true, customerId: 'customer-1' })
      const checkout = await fixture.gateway.createCheckout(request)
      await fixture.shopper(checkout, 'pays')
      const { registration } = (await fixture.gateway.status(checkout.checkoutId)) as PaymentStatus

      expect(registration).toEqual({ registrationId: expect.any(String), expires: expect.stringMatching(/^\d{4}-\d{2}$/) })
      expect(await fixture.gateway.forgetCard(registration?.registrationId ?? '')).toBe('forgotten')
      expect((await afterShopper('pays', Money.cents(150_000), 'nonce-2')).status.registration).toBeNull()
    })

    it('says whether it would take a checkout, without making one', async () => {
      expect(await fixture.gateway.validate(aCheckoutRequest())).toEqual(accepted(undefined))
      expect(await fixture.gateway.validate(aCheckoutRequest({ merchantTransactionId: 'short' }))).toMatchObject({
        ok: false,
        refusal: { code: 'checkout-invalid' },
      })
      await fixture.gateway.createCheckout(aCheckoutRequest())
    })

    it('names what guests may pay with', async () => {
      expect(await fixture.gateway.paymentMethods()).toContain('CARD')
    })

    it('notifies us of a payment, genuinely', async () => {
      const { checkout, status } = await afterShopper('pays')

      const read = (await fixture.notifications()).map((received) => fixture.gateway.readNotification(received))

      expect(read.at(-1)).toMatchObject({
        ok: true,
        value: {
          kind: 'payment',
          checkoutId: checkout.checkoutId,
          merchantTransactionId: '81243055701',
          paymentId: status.paymentId,
          resultCode: status.resultCode,
          amount: Money.cents(150_000),
        },
      })
    })

    it('refuses a notification in which one word was changed', async () => {
      await afterShopper('is declined')
      const genuine = (await fixture.notifications()).at(-1)!

      const forged = { ...genuine, rawBody: genuine.rawBody.replace('800.100.152', '000.000.000') }

      expect(forged.rawBody).not.toBe(genuine.rawBody)
      expect(fixture.gateway.readNotification(forged)).toEqual(refused({ code: 'signature-invalid' }))
    })

    it('refunds in parts up to what was paid and no cent more', async () => {
      const paymentId = (await afterShopper('pays')).status.paymentId!

      const first = await fixture.gateway.refund({ paymentId, amount: Money.cents(50_000) })
      const second = await fixture.gateway.refund({ paymentId, amount: Money.cents(100_000) })
      const third = await fixture.gateway.refund({ paymentId, amount: Money.cents(1) })

      expect([first, second]).toMatchObject([{ ok: true }, { ok: true }])
      expect(third).toEqual(refused({ code: 'refund-declined', resultCode: '100.550.701' }))
    })

    it('says when a payment can never be refunded', async () => {
      const paymentId = (await afterShopper('pays without refund')).status.paymentId!

      const answer = await fixture.gateway.refund({ paymentId, amount: Money.cents(100) })

      expect(answer).toEqual(refused({ code: 'refund-not-possible', resultCode: '700.400.200' }))
    })

    it('does not refund what was never paid', async () => {
      const paymentId = (await afterShopper('is declined')).status.paymentId!

      const answer = await fixture.gateway.refund({ paymentId, amount: Money.cents(100) })

      expect(answer).toMatchObject({ ok: false, refusal: { code: 'refund-not-possible' } })
    })

    it('throws PaymentGatewayUnavailable while it is down', async () => {
      const { checkoutId } = await fixture.gateway.createCheckout(aCheckoutRequest())
      await fixture.goDown()

      await expect(fixture.gateway.status(checkoutId)).rejects.toMatchObject({ name: 'PaymentGatewayUnavailable' })
      await expect(fixture.gateway.createCheckout(aCheckoutRequest({ nonce: 'nonce-2' }))).rejects.toMatchObject({
        name: 'PaymentGatewayUnavailable',
      })
    })
  })
}
