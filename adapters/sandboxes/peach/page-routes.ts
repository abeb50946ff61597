import { type Context, Hono } from 'hono'
import { withPeachSignature } from '../../src/payments/peach-signature.ts'
import type { Html } from '../sandbox-page.ts'
import { emptyCardForm, readCardForm } from './card-form.ts'
import { hostedPage } from './hosted-page.ts'
import { ledgerPage } from './ledger-page.ts'
import { paymentFields } from './payment-fields.ts'
import { paymentPageHeaders } from './payment-page.ts'
import { noticePage, returnPage } from './return-page.ts'
import type { SandboxCheckouts, SandboxParts } from './sandbox-checkouts.ts'
import type { SandboxCheckout } from './sandbox-ledger.ts'

/** What a shopper's browser sees: the payment page, its result, and the ledger. */
export function pageRoutes({ settings, ledger, time, conduct }: SandboxParts, till: SandboxCheckouts): Hono {
  const pages = new Hono()

  pages.get('/', (c) => show(c, 200, ledgerPage(ledger, conduct.now)))

  pages.post('/conduct', async (c) => {
    const form = await c.req.parseBody()
    conduct.choose(typeof form.conduct === 'string' ? form.conduct : '')
    return c.redirect('/', 303)
  })

  const keptBy = ({ form }: SandboxCheckout) => {
    const customerId = form.customer?.merchantCustomerId
    return customerId === undefined ? [] : ledger.registrations(customerId)
  }

  pages.get('/checkout/:id', (c) => {
    const checkout = ledger.find(c.req.param('id'))
    if (!checkout) return show(c, 404, unknownPage())
    if (checkout.payment || till.isExpired(checkout)) return showReturn(c, checkout, false)
    if (settings.hostedPageLoads === 'once' && checkout.pageLoads > 0) return show(c, 410, usedPage())
    return show(c, 200, hostedPage(till.loadPage(checkout), keptBy(checkout)), checkout.form.shopperResultUrl)
  })

  pages.post('/checkout/:id', async (c) => {
    const checkout = ledger.find(c.req.param('id'))
    if (!checkout) return show(c, 404, unknownPage())
    if (checkout.payment || till.isExpired(checkout)) return showReturn(c, checkout, true)

    const form = await c.req.parseBody()
    if (form.action === 'cancel') return showReturn(c, till.cancel(checkout), true)

    const text = (name: string) => (typeof form[name] === 'string' ? form[name].slice(0, 60) : '')
    const given = {
      testCard: text('testCard') || emptyCardForm(checkout.form.amount).testCard,
      cardNumber: text('cardNumber'),
      expiry: text('expiry'),
      cvv: text('cvv'),
    }
    const kept = keptBy(checkout).find(({ id }) => given.testCard === `kept:${id}`)
    if (kept && given.cardNumber === '')
      return showReturn(c, till.pay(checkout, { number: kept.testCard, expiry: kept.card.expiry }), true)
    const read = readCardForm(given, time.now())
    if ('problems' in read)
      return show(
        c,
        400,
        hostedPage(checkout, keptBy(checkout), { ...given, cvv: '' }, read.problems),
        checkout.form.shopperResultUrl,
      )
    return showReturn(c, till.pay(checkout, read.card), true)
  })

  function showReturn(c: Context, checkout: SandboxCheckout, leadsOnByItself: boolean) {
    const fields = withPeachSignature(paymentFields(checkout, till.currentEvent(checkout)), settings.secretToken)
    return show(c, 200, returnPage(checkout, fields, leadsOnByItself), checkout.form.shopperResultUrl)
  }

  return pages
}

function show(c: Context, status: 200 | 400 | 404 | 410, page: Html, shopUrl?: string): Response | Promise<Response> {
  return c.html(page, status, paymentPageHeaders(shopUrl))
}

function unknownPage(): Html {
  return noticePage('There is no such payment', 'Please go back to the shop and start the payment again. Nothing was charged.')
}

function usedPage(): Html {
  return noticePage(
    'This payment page was already opened',
    'It opens once only. Please go back to the shop and start again. Nothing was charged.',
  )
}
