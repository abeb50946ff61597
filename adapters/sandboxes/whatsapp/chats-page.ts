import { html } from 'hono/html'
import { type Html, linked, sandboxPage, shownTime } from '../sandbox-page.ts'
import { chatsLook } from './chats-page-look.ts'
import { magicNumbers } from './magic-numbers.ts'
import type { SandboxChatMessage, SandboxReportCall, WhatsAppLedger } from './sandbox-ledger.ts'
import type { WhatsAppSandboxSettings } from './sandbox-settings.ts'

const mostChats = 20
const mostPerChat = 20
const mostCalls = 60

/**
 * What the sandbox holds: a chat for each number as a phone would show it, the reports, and the numbers that
 * do something else.
 */
export function chatsPage({ ledger, settings }: { ledger: WhatsAppLedger; settings: WhatsAppSandboxSettings }): Html {
  const chats = Map.groupBy(ledger.messages(), ({ to }) => to)
  const calls = ledger.calls().slice(0, mostCalls)
  const siteUrl = new URL(settings.metaWebhookUrl).origin
  const body = html`<h1>Chats</h1>
${
  chats.size === 0
    ? html`<p class="card">No messages yet. They appear here as a phone would show them; reload to see new ones.</p>`
    : html`<div class="chats">${[...chats].slice(0, mostChats).map(([number, messages]) => chat(number, messages, siteUrl))}</div>`
}
<section class="card" aria-labelledby="reports">
  <h2 id="reports">Reports to the product</h2>
  ${calls.length === 0 ? html`<p>No reports yet.</p>` : callTable(calls)}
</section>
<section class="card" aria-labelledby="numbers">
  <h2 id="numbers">Numbers that do something else</h2>
  <p class="soft">Any number that ends in these seven digits, such as +27 82 010 0001. Every other message is read after some seconds.</p>
  <div class="scroll" tabindex="0" role="region" aria-label="Table of numbers"><table>
    <thead><tr><th scope="col">Ends in</th><th scope="col">What happens</th></tr></thead>
    <tbody>${magicNumbers.map(({ ending, does }) => row(ending, does))}
    ${row('0 and a code', 'Refused with this code of the provider: 0131026 for 131026, 0021211 for 21211')}
    ${row('1 and a code', 'Taken, and fails later with this code: 1131026')}</tbody>
  </table></div>
</section>`
  return sandboxPage(chatsLook, { title: 'Chats', body, isWide: true })
}

function row(ending: string, does: string): Html {
  return html`<tr><td class="digits">${ending}</td><td class="text">${does}</td></tr>`
}

function chat(number: string, messages: readonly SandboxChatMessage[], siteUrl: string): Html {
  return html`<section class="chat" aria-label="Chat with +${number}">
  <h2>+${number}</h2>
  <ol>${messages
    .slice(0, mostPerChat)
    .toReversed()
    .map((message) => bubble(message, siteUrl))}</ol>
</section>`
}

function bubble({ text, buttons, submittedAt, statuses, template, language }: SandboxChatMessage, siteUrl: string): Html {
  return html`<li class="message"><p class="words">${linked(text)}</p>
    <p class="state"><span>${template}, ${language}</span><time>${shownTime(submittedAt)}</time>${shownState(statuses)}</p>
    ${buttons.map(({ label, ending }) => button(label, ending, siteUrl))}</li>`
}

function button(label: string, ending: string, siteUrl: string): Html {
  if (!ending.includes('/')) return html`<span class="button">${label} <small>${ending}</small></span>`
  return html`<a class="button" href="${siteUrl}/${ending}" rel="noreferrer">${label}</a>`
}

function shownState(statuses: SandboxChatMessage['statuses']): Html {
  const failed = statuses.find(({ status }) => status === 'failed')
  if (failed) return html`<span class="failed">failed ${failed.errorCode}</span>`
  const words = new Set(statuses.map(({ status }) => status))
  if (words.has('read')) return html`<span class="read">✓✓ read</span>`
  if (words.has('delivered')) return html`<span>✓✓ delivered</span>`
  return words.has('sent') ? html`<span>✓ sent</span>` : html`<span>accepted</span>`
}

function callTable(calls: readonly SandboxReportCall[]): Html {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Table of reports"><table>
    <thead><tr><th scope="col">Called</th><th scope="col">Number</th><th scope="col">Report</th><th scope="col">Try</th><th scope="col">Answer</th></tr></thead>
    <tbody>${calls.map(
      ({ at, to, status, attempt, answer }) =>
        html`<tr><td>${shownTime(at)}</td><td>+${to}</td><td>${status}</td><td>${attempt}</td><td>${answer}</td></tr>`,
    )}</tbody></table></div>`
}
