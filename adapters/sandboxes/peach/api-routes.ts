import { Hono } from 'hono'
import { readPeachFields } from '../../src/payments/peach-fields.ts'
import { type PeachFields, peachSignature, withPeachSignature } from '../../src/payments/peach-signature.ts'
import { readCheckoutForm } from './checkout-form.ts'
import { paymentFields } from './payment-fields.ts'
import type { SandboxCheckouts, SandboxParts } from './sandbox-checkouts.ts'
import { refundAtSandbox } from './sandbox-refunds.ts'
import type { SandboxTokens } from './sandbox-tokens.ts'

/** The part of the protocol that the shop's server speaks. */
export function apiRoutes(parts: SandboxParts, till: SandboxCheckouts, tokens: SandboxTokens): Hono {
  const { settings, ledger } = parts
  const api = new Hono()

  api.post('/api/oauth/token', async (c) => {
    const token = tokens.issue(await c.req.json().catch(() => undefined))
    return token ? c.json(token) : c.json({ message: 'Unauthorized' }, 401)
  })

  api.use('/v2/*', async (c, next) =>
    tokens.accepts(c.req.header('authorization')) ? next() : c.json({ message: 'Unauthorized' }, 401),
  )

  const checked = async (request: { header(name: string): string | undefined; json(): Promise<unknown> }) => {
    if (!isFromShop(request.header('origin'), request.header('referer'), settings.shopOrigins)) {
      return { status: 400, message: 'Origin and Referer must name an allow-listed domain' } as const
    }
    const read = readCheckoutForm(await request.json().catch(() => undefined))
    if ('message' in read) return { status: 400, message: read.message } as const
    if (read.form.authentication.entityId !== settings.entityId) return { status: 404, message: 'Entity not found' } as const
    if (ledger.knowsNonce(read.form.nonce)) return { status: 400, message: 'nonce: was used before' } as const
    return { status: 200, form: read.form } as const
  }

  api.post('/v2/checkout', async (c) => {
    const answer = await checked(c.req)
    if (answer.status !== 200) return c.json({ message: answer.message }, answer.status)
    const { id } = till.open(answer.form)
    return c.json({ checkoutId: id, redirectUrl: `${settings.publicUrl}/checkout/${id}` })
  })

  api.post('/v2/checkout/validate', async (c) => {
    const answer = await checked(c.req)
    return answer.status === 200 ? c.json({ message: 'Valid request' }) : c.json({ message: answer.message }, answer.status)
  })

  api.get('/v2/channels/:entityId/payment-methods', (c) => {
    if (c.req.param('entityId') !== settings.entityId) return c.json({ message: 'Entity not found' }, 404)
    return c.json({ paymentMethods: [{ name: 'CARD' }, { name: 'CAPITECPAY' }] })
  })

  api.get('/v2/checkout/:id/status', (c) => {
    const checkout = ledger.find(c.req.param('id'))
    if (!checkout) return c.json({ 'result.code': '200.300.404', 'result.description': 'Invalid or missing parameter' }, 404)
    return c.json(
      Object.fromEntries(withPeachSignature(paymentFields(checkout, till.currentEvent(checkout)), settings.secretToken)),
    )
  })

  api.get('/status', (c) => {
    const asked: PeachFields = new Map(Object.entries(c.req.query()))
    if (asked.get('authentication.entityId') !== settings.entityId) return c.json({ message: 'Entity not found' }, 404)
    if (asked.get('signature') !== peachSignature(asked, settings.secretToken)) return c.json({ message: 'Unauthorized' }, 401)
    const checkout = ledger.findByName(asked.get('merchantTransactionId') ?? '') ?? ledger.find(asked.get('checkoutId') ?? '')
    if (!checkout) return c.json({ 'result.code': '200.300.404', 'result.description': 'Invalid or missing parameter' }, 404)
    return c.json(
      Object.fromEntries(withPeachSignature(paymentFields(checkout, till.currentEvent(checkout)), settings.secretToken)),
    )
  })

  api.post('/v1/checkout/refund', async (c) => {
    const isForm = c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false
    const answer = refundAtSandbox(isForm ? readPeachFields(await c.req.text()) : undefined, parts)
    return c.json(Object.fromEntries(answer), answer.has('id') ? 200 : 400)
  })

  api.delete('/v1/registrations/:id', (c) => {
    if (c.req.header('authorization') !== `Bearer ${settings.cardToken}`) return c.json({ result: { code: '800.900.300' } }, 401)
    const isOurs = c.req.query('entityId') === settings.entityId && ledger.unregister(c.req.param('id'))
    return isOurs
      ? c.json({ id: c.req.param('id'), result: { code: '000.100.110' } })
      : c.json({ result: { code: '100.150.101' } }, 404)
  })

  return api
}

function isFromShop(origin: string | undefined, referer: string | undefined, shopOrigins: readonly string[] | 'any'): boolean {
  if (!origin || referer !== `${origin}/`) return false
  return shopOrigins === 'any' || shopOrigins.includes(origin)
}
