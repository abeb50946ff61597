import type { CheckedPayment } from '@camp/application/payments/checked-payment.ts'
import { PaymentGatewayUnavailable } from '@camp/application/payments/payment-gateway.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { retryAfter } from '../errors.ts'
import type { WebEnv } from '../web-env.ts'

const largestNotification = 1024 * 1024

/**
 * What the gateway calls. It carries no Origin of ours, so it stands before the check of it; and it is not
 * believed: it is only a reason to ask the gateway.
 */
export function paymentDoors(): Hono<WebEnv> {
  const withinSize = bodyLimit({ maxSize: largestNotification, onError: (c) => c.json({ error: 'too-large' }, 413) })
  return new Hono<WebEnv>()
    .post('/api/payments/notification', withinSize, receiveNotification)
    .on(['GET', 'POST'], '/api/payments/test-return', (c) => c.redirect('/admin/peach-payments-test', 303))
}

/** Where the gateway's page leads browsers back to: as little believed, and within the limit of reads. */
export function paymentReturn(): Hono<WebEnv> {
  return new Hono<WebEnv>().on(['GET', 'POST'], '/r/:id/payment-return', leadBack)
}

const notificationStatus = {
  'signature-invalid': 401,
  'notification-stale': 400,
  'notification-unreadable': 400,
  /** The gateway tries again later, when the payment it speaks of may be known. */
  'not-found': 404,
} as const

/**
 * What is logged never holds what arrived: whoever forges would write our log, and whoever pays would stand
 * in it.
 */
async function receiveNotification(c: Context<WebEnv>): Promise<Response> {
  const received = { rawBody: await c.req.text(), headers: c.req.header() }
  const { log, requestId } = c.get('facts')
  try {
    const answer = await c.get('openScope')().useCases.receivePaymentNotification.execute(received)
    if (answer.ok) {
      log.info({ requestId, outcome: answer.value.kind }, 'payment notification')
      return c.json({ status: 'received' })
    }
    const { code } = answer.refusal
    log.warn({ requestId, refusal: code }, 'payment notification refused')
    return c.json({ error: code }, notificationStatus[code])
  } catch (error) {
    if (!(error instanceof PaymentGatewayUnavailable)) throw error
    log.warn({ requestId, reason: error.reason }, 'payment notification waits for the gateway')
    return c.json({ error: 'unavailable' }, 503, { 'Retry-After': String(retryAfter) })
  }
}

/** The browser comes back from the gateway's page. */
async function leadBack(c: Context<WebEnv>): Promise<Response> {
  const id = c.req.param('id') ?? ''
  const page = await pageAfterPayment(c, id as ReservationId)
  return c.redirect(`/r/${encodeURIComponent(id)}/${page}`, 303)
}

type Outcome = CheckedPayment['kind'] | 'none'

const pages = {
  paid: 'confirm-ok',
  pending: 'confirm-ok',
  declined: 'confirm-denied?reason=payment_declined',
  cancelled: 'confirm-denied?reason=payment_cancelled',
  'to-be-refunded': 'confirm-denied?reason=plots_gone',
  none: 'confirm',
} as const satisfies Record<Outcome, string>

/** When the gateway does not answer the payment is open: the waiting form of confirm-ok asks again. */
async function pageAfterPayment(c: Context<WebEnv>, reservationId: ReservationId): Promise<string> {
  try {
    const outcome = await c.get('openScope')().useCases.checkPayment.execute({ reservationId })
    return outcome.ok ? pages[outcome.value.kind] : pages.none
  } catch (error) {
    if (!(error instanceof PaymentGatewayUnavailable)) throw error
    return pages.pending
  }
}
