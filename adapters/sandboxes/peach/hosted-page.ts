import { html } from 'hono/html'
import type { Html } from '../sandbox-page.ts'
import { type CardForm, type CardProblems, emptyCardForm } from './card-form.ts'
import { cardFor } from './magic-amounts.ts'
import { paymentPage } from './payment-page.ts'
import type { SandboxCheckout, SandboxRegistration } from './sandbox-ledger.ts'
import { testCards } from './test-cards.ts'

export function hostedPage(
  checkout: SandboxCheckout,
  kept: readonly SandboxRegistration[] = [],
  form: CardForm = emptyCardForm(checkout.form.amount),
  problems: CardProblems = {},
): Html {
  const { amount, currency, shopperResultUrl } = checkout.form
  const price = shownAmount(amount, currency)
  const [firstProblem] = Object.keys(problems)
  const hasProblems = firstProblem !== undefined
  const body = html`
<section class="card" aria-labelledby="title">
  <h1 id="title">Pay ${price}</h1>
  <dl>
    <dt>To</dt><dd>${new URL(shopperResultUrl).host}</dd>
    <dt>Reference</dt><dd>${checkout.form.merchantTransactionId}</dd>
  </dl>
</section>
${hasProblems ? html`<p class="alert" role="alert">Nothing was charged. Please check the card details below.</p>` : ''}
<form method="post">
  <div class="card"><fieldset>
    <legend>Choose what the card does</legend>
    <p class="soft">Each choice is a test card. None of them belongs to anybody.</p>
    <div class="choices">${kept.map((card) => keptChoice(card, form.testCard))}${testCards.filter(({ isOffered, number }) => isOffered || number === cardFor(amount).number).map((card) => choice(card, form.testCard))}</div>
  </fieldset></div>
  <section class="card" aria-labelledby="typed">
    <h2 id="typed">Or type a test card</h2>
    <p class="soft" id="typed-note">A number typed here counts before the choice above. Never type a real card.</p>
    <div class="fields">
      ${field({ name: 'cardNumber', label: 'Card number', value: form.cardNumber, problem: problems.cardNumber, isFirstProblem: firstProblem === 'cardNumber', whole: true })}
      ${field({ name: 'expiry', label: 'Expiry (MM/YY)', value: form.expiry, problem: problems.expiry, isFirstProblem: firstProblem === 'expiry' })}
      ${field({ name: 'cvv', label: 'CVV', value: form.cvv, problem: problems.cvv, isFirstProblem: firstProblem === 'cvv' })}
    </div>
  </section>
  <div class="actions">
    <button class="primary" name="action" value="pay">Pay ${price}</button>
    <button class="secondary" name="action" value="cancel">Cancel</button>
  </div>
</form>`
  return paymentPage({ title: hasProblems ? `Check the card, pay ${price}` : `Pay ${price}`, body })
}

export function shownAmount(amount: string, currency: string): string {
  return currency === 'ZAR' ? `R${amount}` : `${currency} ${amount}`
}

function keptChoice({ id, card }: SandboxRegistration, chosen: string): Html {
  const value = `kept:${id}`
  return html`<label class="choice"><input type="radio" name="testCard" value="${value}"${value === chosen ? html` checked` : ''}>
    <span><span>Your kept card</span><span class="number">${card.brand} …${card.last4}, ${card.expiry}</span></span></label>`
}

function choice({ number, does }: { number: string; does: string }, chosen: string): Html {
  const grouped = number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
  return html`<label class="choice"><input type="radio" name="testCard" value="${number}"${number === chosen ? html` checked` : ''}>
    <span><span>${does}</span><span class="number">${grouped}</span></span></label>`
}

function field(of: {
  name: string
  label: string
  value: string
  problem: string | undefined
  isFirstProblem: boolean
  whole?: boolean
}): Html {
  const describedBy = of.problem ? `typed-note ${of.name}-problem` : 'typed-note'
  const invalid = of.problem ? html` aria-invalid="true"${of.isFirstProblem ? html` autofocus` : ''}` : ''
  return html`<div class="field${of.whole ? ' whole' : ''}">
    <label for="${of.name}">${of.label}</label>
    <input id="${of.name}" name="${of.name}" value="${of.value}" inputmode="${of.name === 'expiry' ? 'text' : 'numeric'}" autocomplete="off" maxlength="23" aria-describedby="${describedBy}"${invalid}>
    ${of.problem ? html`<p class="wrong" id="${of.name}-problem">${of.problem}</p>` : ''}
  </div>`
}
