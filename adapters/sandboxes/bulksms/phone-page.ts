import { html } from 'hono/html'
import { type Html, linked, sandboxPage, shownTime } from '../sandbox-page.ts'
import { magicNumbers } from './magic-numbers.ts'
import { phoneLook } from './phone-page-look.ts'
import type { SandboxCall } from './sandbox-ledger.ts'
import type { SandboxMessage } from './sandbox-message.ts'
import type { SandboxParts } from './submission-desk.ts'

const mostPhones = 20
const mostPerPhone = 20
const mostCalls = 60

/**
 * What the sandbox holds: each phone with its messages, the account, the reports, and the numbers that do
 * something else.
 */
export function phonePage({ ledger, settings, time }: SandboxParts): Html {
  const phones = Map.groupBy(ledger.messages(), ({ to }) => to)
  const remaining = Math.max(0, settings.quota - ledger.sentOn(time.now()))
  const calls = ledger.calls().slice(0, mostCalls)
  const body = html`<section class="account" aria-labelledby="title">
  <h1 id="title">Phones</h1>
  <dl>
    <div><dt>Credits left</dt><dd>${ledger.credits}</dd></div>
    <div><dt>Messages left today</dt><dd>${remaining} of ${settings.quota}</dd></div>
    <div><dt>Messages</dt><dd>${ledger.messages().length}</dd></div>
  </dl>
</section>
${
  phones.size === 0
    ? html`<p class="card">No messages yet. They appear here as a phone would show them; reload to see new ones.</p>`
    : html`<div class="phones">${[...phones].slice(0, mostPhones).map(([number, messages]) => phone(number, messages))}</div>`
}
<section class="card" aria-labelledby="reports">
  <h2 id="reports">Delivery reports</h2>
  ${
    ledger.webhooks().length === 0
      ? html`<p>No webhook is registered, so nobody is told what became of messages.</p>`
      : html`<p class="soft">To ${ledger
          .webhooks()
          .map(({ name, url }) => `${name} (${withoutQuery(url)})`)
          .join(', ')}</p>`
  }
  ${calls.length === 0 ? html`<p>No calls yet.</p>` : callTable(calls)}
</section>
<section class="card" aria-labelledby="numbers">
  <h2 id="numbers">Numbers that do something else</h2>
  <p class="soft">Any number that ends in these seven digits, such as +27 82 000 0001. Every other message arrives.</p>
  <div class="scroll" tabindex="0" role="region" aria-label="Table of numbers"><table>
    <thead><tr><th scope="col">Ends in</th><th scope="col">The message</th></tr></thead>
    <tbody>${magicNumbers.map(({ ending, does }) => html`<tr><td class="digits">${ending}</td><td class="text">${does}</td></tr>`)}</tbody>
  </table></div>
</section>`
  return sandboxPage(phoneLook, { title: 'Phones', body, isWide: true })
}

function phone(number: string, messages: readonly SandboxMessage[]): Html {
  return html`<section class="phone" aria-label="Phone ${number}">
  <h2>${number}</h2>
  <ol>${messages.slice(0, mostPerPhone).toReversed().map(bubble)}</ol>
</section>`
}

function bubble({ body, status, parts, encoding, submittedAt, from }: SandboxMessage): Html {
  const [type = '', subtype = 'null'] = status.split('.')
  const state = subtype === 'null' ? type : `${type} (${subtype})`
  const alphabet = encoding === 'UNICODE' ? 'Unicode' : 'GSM'
  return html`<li><p class="bubble">${linked(body)}</p>
    <p class="soft">${shownTime(submittedAt)}${from ? ` · from ${from}` : ''} · <span class="state ${type}">${state}</span> ·
    ${parts.parts} ${parts.parts === 1 ? 'part' : 'parts'}, ${parts.length} ${alphabet}</p></li>`
}

function callTable(calls: readonly SandboxCall[]): Html {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Table of delivery reports"><table>
    <thead><tr><th scope="col">Called</th><th scope="col">Reported</th><th scope="col">Try</th><th scope="col">Answer</th></tr></thead>
    <tbody>${calls.map(
      ({ at, reported, attempt, answer }) =>
        html`<tr><td>${shownTime(at)}</td><td>${reported.map(({ to, status }) => html`<div>${to} ${status}</div>`)}</td>
        <td>${attempt}</td><td>${answer}</td></tr>`,
    )}</tbody></table></div>`
}

/** Its query carries the secret. */
function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url)
  return `${origin}${pathname}`
}
