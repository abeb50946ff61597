import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PaymentGatewayUnavailable } from '@camp/application/payments/payment-gateway.ts'
import { aCheckoutRequest } from '@camp/application/payments/testing/a-checkout-request.ts'
import { paymentGatewayContract } from '@camp/application/payments/testing/payment-gateway.contract.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { shopSettingsFor } from '../../sandboxes/peach/sandbox-settings.ts'
import { ManualSandboxTime } from '../../sandboxes/testing/manual-sandbox-time.ts'
import { givenSandbox, sandboxSettings } from '../../sandboxes/testing/sandbox-fixture.ts'
import { PeachPayments } from './peach-payments.ts'

const cards = {
  pays: '4200000000000091',
  'pays without refund': '4200000000000141',
  'is declined': '4200000000000026',
  'stays pending': '4200000000000059',
}

for (const signatureScheme of ['form', 'header'] as const) {
  paymentGatewayContract(`Peach Payments at the sandbox, signature in the ${signatureScheme}`, async () => {
    const fixture = await givenSandbox({ signatureScheme })
    return {
      gateway: fixture.gateway,
      async shopper({ redirectUrl }, conduct) {
        const form: Record<string, string> =
          conduct === 'cancels' ? { action: 'cancel' } : { action: 'pay', testCard: cards[conduct] }
        await fixture.submit(redirectUrl, form)
      },
      async notifications() {
        await fixture.time.advance(0)
        return fixture.delivered
      },
      goDown: () => fixture.running.stop(),
      stop: () => fixture.running.stop(),
    }
  })
}

const clock = new ManualSandboxTime()
/**
 * A busy machine answers late all the same; only silence is waited out, and then a connection must have
 * stood.
 */
const patient = { connectMs: 30_000, totalMs: 60_000 }
const brief = { connectMs: 30_000, totalMs: 1_000 }

describe('Peach Payments, access token', () => {
  it('is fetched once for many calls at the same time and kept until a minute before its end', async () => {
    const { gateway, running, time } = await givenSandbox()
    const { checkoutId } = await gateway.createCheckout(aCheckoutRequest())
    const issued = countIssues(running.sandbox.tokens)

    await Promise.all(Array.from({ length: 5 }, () => gateway.status(checkoutId)))
    await time.advance((14_400 - 61) * 1000)
    await gateway.status(checkoutId)
    expect(issued()).toBe(0)

    await time.advance(2_000)
    await Promise.all(Array.from({ length: 5 }, () => gateway.status(checkoutId)))
    expect(issued()).toBe(1)
    await running.stop()
  })

  it('is fetched once more when the gateway no longer takes it', async () => {
    const { gateway, running } = await givenSandbox()
    const { checkoutId } = await gateway.createCheckout(aCheckoutRequest())
    running.sandbox.tokens.withdrawAll()
    const issued = countIssues(running.sandbox.tokens)

    const statuses = await Promise.all(Array.from({ length: 4 }, () => gateway.status(checkoutId)))

    expect(statuses.every((status) => status !== 'unknown')).toBe(true)
    expect(issued()).toBe(1)
    await running.stop()
  })

  it('says credentials-refused when they are wrong, and tries again the next time', async () => {
    const { running, shopSettings, time } = await givenSandbox()
    const gateway = new PeachPayments({ settings: { ...shopSettings, clientSecret: 'wrong' }, clock: time })

    await expect(gateway.status('x')).rejects.toMatchObject({ reason: 'credentials-refused', isOutcomeUnknown: false })
    await expect(gateway.status('x')).rejects.toMatchObject({ reason: 'credentials-refused' })
    await running.stop()
  })
})

describe('Peach Payments, trouble on the line', () => {
  const servers: Server[] = []
  afterEach(async () => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    }
  })

  const gatewayAt = async (answer: (path: string) => { status: number; body: string } | 'silence', timeouts = patient) => {
    const server = createServer((request, response) => {
      const given = request.url === '/api/oauth/token' ? token : answer(request.url ?? '')
      if (given !== 'silence') response.writeHead(given.status).end(given.body)
    })
    servers.push(server)
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    const publicUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const settings = shopSettingsFor({ ...sandboxSettings, publicUrl }, 'http://localhost:4321')
    return new PeachPayments({ settings, clock, timeouts })
  }
  const token = { status: 200, body: '{"access_token":"t","expires_in":"14400","token_type":"Bearer"}' }

  it('gives up on a gateway that never answers, and says that the checkout may exist', async () => {
    const gateway = await gatewayAt(() => 'silence', brief)

    await expect(gateway.createCheckout(aCheckoutRequest())).rejects.toMatchObject({
      reason: 'no-answer',
      isOutcomeUnknown: true,
    })
  })

  it('knows that nothing happened when no connection stood', async () => {
    const settings = shopSettingsFor({ ...sandboxSettings, publicUrl: 'http://127.0.0.1:1' }, 'http://localhost:4321')
    const gateway = new PeachPayments({ settings, clock, timeouts: patient })

    await expect(gateway.refund({ paymentId: 'a'.repeat(32), amount: Money.cents(100) })).rejects.toMatchObject({
      reason: 'no-answer',
      isOutcomeUnknown: false,
    })
  })

  it.each([
    [{ status: 503, body: 'busy' }, 'server-error', true],
    [{ status: 429, body: '' }, 'server-error', false],
    [{ status: 400, body: '{"message":"amount: wrong"}' }, 'request-refused', false],
    [{ status: 401, body: '{}' }, 'credentials-refused', false],
    [{ status: 200, body: 'not json' }, 'answer-unreadable', true],
    [{ status: 200, body: '{"checkoutId":"abcdefgh12","redirectUrl":"javascript:alert(1)"}' }, 'answer-unreadable', true],
  ])('answers %j to a checkout with %s', async (answer, reason, isOutcomeUnknown) => {
    const gateway = await gatewayAt(() => answer)

    await expect(gateway.createCheckout(aCheckoutRequest())).rejects.toMatchObject({ reason, isOutcomeUnknown })
  })

  it('reads a status with nested keys, and one without a result as not used yet', async () => {
    const nested = await gatewayAt(() => ({
      status: 200,
      body: '{"result":{"code":"000.000.000"},"amount":92,"currency":"ZAR"}',
    }))
    const bare = await gatewayAt(() => ({ status: 200, body: '{}' }))

    expect(await nested.status('x')).toMatchObject({ resultCode: '000.000.000', amount: Money.cents(9_200) })
    expect(await bare.status('x')).toMatchObject({ resultCode: '000.200.100', amount: null, paymentId: null })
  })

  it('never says its secrets in an error', async () => {
    const gateway = await gatewayAt(() => ({ status: 503, body: 'client-secret sandbox-secret-token' }))

    const error = await gateway.status('x').catch((thrown: unknown) => thrown)

    expect(error).toBeInstanceOf(PaymentGatewayUnavailable)
    expect(JSON.stringify(error) + String(error)).not.toMatch(/client-secret|secret-token|Bearer/)
  })

  it('does not send a return address that the gateway would refuse', async () => {
    const gateway = await gatewayAt(() => 'silence', brief)

    await expect(gateway.createCheckout(aCheckoutRequest({ returnUrl: 'http://localhost/r/ABC' }))).rejects.toThrow(RangeError)
  })
})

function countIssues(tokens: { issue(credentials: unknown): unknown }): () => number {
  const issue = tokens.issue.bind(tokens)
  let count = 0
  tokens.issue = (credentials) => {
    count += 1
    return issue(credentials)
  }
  return () => count
}
