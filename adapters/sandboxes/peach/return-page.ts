import { type PaymentOutcome, paymentOutcome } from '@camp/domain/payments/result-code.ts'
import { html, raw } from 'hono/html'
import type { PeachFields } from '../../src/payments/peach-signature.ts'
import type { Html } from '../sandbox-page.ts'
import { shownAmount } from './hosted-page.ts'
import { paymentPage, returnScript } from './payment-page.ts'
import type { SandboxCheckout } from './sandbox-ledger.ts'

const headings: Readonly<Record<PaymentOutcome, string>> = {
  successful: 'Payment successful',
  'successful-review': 'Payment successful',
  pending: 'Payment pending',
  cancelled: 'Payment cancelled',
  uncertain: 'This payment page has expired',
  declined: 'Payment declined',
  'technical-failure': 'Payment failed',
  chargeback: 'Payment disputed',
}

/**
 * Ends at the shop by a form POST of the signed result; by itself only straight after paying, so that Back
 * stays usable.
 */
export function returnPage(checkout: SandboxCheckout, fields: PeachFields, leadsOnByItself: boolean): Html {
  const { amount, currency, shopperResultUrl } = checkout.form
  const code = fields.get('result.code') ?? ''
  const shop = new URL(shopperResultUrl).host
  const heading = headings[paymentOutcome(code)]
  const body = html`
<section class="card" aria-labelledby="title">
  <h1 id="title">${heading}</h1>
  <p>You are going back to ${shop}.</p>
  <dl>
    <dt>Amount</dt><dd>${shownAmount(amount, currency)}</dd>
    <dt>Reference</dt><dd>${checkout.form.merchantTransactionId}</dd>
    <dt>Result</dt><dd>${code}</dd>
    <dt>Meaning</dt><dd>${fields.get('result.description') ?? ''}</dd>
  </dl>
  <form id="return" method="post" action="${shopperResultUrl}">
    ${[...fields].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
    <div class="actions"><button class="primary">Continue to ${shop}</button></div>
  </form>
</section>
${leadsOnByItself ? html`<script>${raw(returnScript)}</script>` : ''}`
  return paymentPage({ title: heading, body })
}

export function noticePage(title: string, text: string): Html {
  return paymentPage({ title, body: html`<section class="card"><h1>${title}</h1><p>${text}</p></section>` })
}
