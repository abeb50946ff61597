import { html } from 'hono/html'
import { type Html, shownTime } from '../sandbox-page.ts'
import { shownAmount } from './hosted-page.ts'
import { paymentPage } from './payment-page.ts'
import { type Conduct, conducts } from './sandbox-conduct.ts'
import type { SandboxCheckout, SandboxDelivery, SandboxLedger } from './sandbox-ledger.ts'
import { testCards } from './test-cards.ts'

const mostRows = 100

export function ledgerPage(ledger: SandboxLedger, conduct: Conduct = 'usual'): Html {
  const checkouts = ledger.checkouts().slice(0, mostRows)
  const deliveries = ledger.deliveries().slice(0, mostRows)
  const body = html`
<section class="card" aria-labelledby="title">
  <h1 id="title">Ledger</h1>
  <p class="soft">What your marketplace had been paid when the sandbox started, and every payment since, the newest first.</p>
  ${checkouts.length === 0 ? html`<p>No payments yet. They appear here when a guest reaches the payment page.</p>` : checkoutTable(checkouts)}
</section>
<section class="card" aria-labelledby="deliveries">
  <h2 id="deliveries">Notifications to the shop</h2>
  ${deliveries.length === 0 ? html`<p>No notifications yet.</p>` : deliveryTable(deliveries)}
</section>
<section class="card" aria-labelledby="kept">
  <h2 id="kept">Cards that are kept</h2>
  ${ledger.registrations().length === 0 ? html`<p>No cards. One is kept when a guest asks for it and pays.</p>` : keptTable(ledger)}
</section>
<section class="card" aria-labelledby="conduct">
  <h2 id="conduct">How the sandbox behaves</h2>
  <p class="soft">Towards the shop; the pages of guests always work. It behaves again when it starts anew.</p>
  <form method="post" action="/conduct"><div class="choices">${Object.entries(conducts).map(
    ([name, does]) =>
      html`<label class="choice"><input type="radio" name="conduct" value="${name}"${name === conduct ? html` checked` : ''}><span>${does}</span></label>`,
  )}</div><div class="actions"><button class="secondary">Behave like that</button></div></form>
</section>
<section class="card" aria-labelledby="cards">
  <h2 id="cards">Test cards</h2>
  <div class="scroll" tabindex="0" role="region" aria-label="Table of test cards"><table>
    <thead><tr><th scope="col">Card number</th><th scope="col">What it does</th></tr></thead>
    <tbody>${testCards.map(({ number, does }) => html`<tr><td>${number}</td><td class="text">${does}</td></tr>`)}</tbody>
  </table></div>
</section>`
  return paymentPage({ title: 'Ledger', body, isWide: true })
}

function keptTable(ledger: SandboxLedger): Html {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Table of kept cards"><table>
    <thead><tr><th scope="col">Card</th><th scope="col">Expires</th><th scope="col">Customer</th><th scope="col">Token</th></tr></thead>
    <tbody>${ledger
      .registrations()
      .map(
        ({ id, card, customerId }) =>
          html`<tr><td>${card.brand} …${card.last4}</td><td>${card.expiry}</td><td>${customerId ?? ''}</td><td>${id.slice(0, 6)}…</td></tr>`,
      )}</tbody></table></div>`
}

function checkoutTable(checkouts: readonly SandboxCheckout[]): Html {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Table of payments"><table>
    <thead><tr><th scope="col">Opened</th><th scope="col">Reference</th><th scope="col" class="amount">Amount</th>
    <th scope="col">Result</th><th scope="col">Card</th><th scope="col" class="amount">Refunded</th></tr></thead>
    <tbody>${checkouts.map(checkoutRow)}</tbody></table></div>`
}

function checkoutRow({ createdAt, form, payment, pageLoads }: SandboxCheckout): Html {
  const refunded = payment?.refundedCents ? shownAmount((payment.refundedCents / 100).toFixed(2), form.currency) : ''
  const waiting = pageLoads === 0 ? 'not opened' : 'page open'
  return html`<tr><td>${shownTime(createdAt)}</td><td>${form.merchantTransactionId}</td>
    <td class="amount">${shownAmount(form.amount, form.currency)}</td><td>${payment?.resultCode ?? waiting}</td>
    <td>${payment?.card ? `${payment.card.brand}${payment.card.last4 && ` …${payment.card.last4}`}` : ''}</td><td class="amount">${refunded}</td></tr>`
}

function deliveryTable(deliveries: readonly SandboxDelivery[]): Html {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Table of notifications"><table>
    <thead><tr><th scope="col">Sent</th><th scope="col">Result</th><th scope="col">Kind</th><th scope="col">Try</th>
    <th scope="col">Answer</th><th scope="col">Address</th></tr></thead>
    <tbody>${deliveries.map(
      ({ at, resultCode, paymentType, attempt, answer, url }) =>
        html`<tr><td>${shownTime(at)}</td><td>${resultCode}</td><td>${paymentType === 'RF' ? 'refund' : 'payment'}</td>
        <td>${attempt}</td><td>${answer}</td><td>${url}</td></tr>`,
    )}</tbody></table></div>`
}
