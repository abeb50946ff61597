import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { html } from 'hono/html'
import { decodeWords } from 'postal-mime'
import { type Html, sandboxPage, shownTime } from '../sandbox-page.ts'
import { magicRecipients } from './magic-recipients.ts'
import type { KeptMail, MailLedger } from './mail-ledger.ts'
import { mailLook } from './mail-page-look.ts'

const mostRows = 100

export function mailListPage(ledger: MailLedger): Html {
  const mails = ledger.mails().slice(0, mostRows)
  const refused = ledger.refused().slice(0, mostRows)
  const calls = ledger.calls().slice(0, mostRows)
  const body = html`
<section class="card" aria-labelledby="title">
  <h1 id="title">E-mails</h1>
  <p class="soft">Every mail since the sandbox started, the newest first. It forgets them when it stops.</p>
  ${mails.length === 0 ? html`<p>No mails yet. They appear here when the product has sent one; reload to see new ones.</p>` : table('mails', ['Received', 'To', 'Subject'], mails.map(mailRow))}
</section>
${
  refused.length === 0
    ? ''
    : html`<section class="card" aria-labelledby="refused">
  <h2 id="refused">Refused recipients</h2>
  ${table(
    'refused recipients',
    ['Asked', 'Address', 'Answer'],
    refused.map(({ at, address, answer }) => [time(at), html`${address}`, html`${answer}`]),
  )}
</section>`
}
<section class="card" aria-labelledby="bounces">
  <h2 id="bounces">Delivery status notifications</h2>
  ${
    calls.length === 0
      ? html`<p>None yet. The product is told when a mail that was taken comes back.</p>`
      : table(
          'notifications',
          ['Sent', 'Address', 'What', 'Try', 'Answer'],
          calls.map(({ at, address, action, attempt, answer }) => [
            ...[time(at), html`${address}`, html`${action}`, html`${attempt}`, html`${answer}`],
          ]),
        )
  }
</section>
<section class="card" aria-labelledby="magic">
  <h2 id="magic">Addresses that do something else</h2>
  <p class="soft">The part before the @, at any domain.</p>
  ${table(
    'addresses',
    ['Address', 'What happens'],
    magicRecipients.map(({ name, does }) => [html`${name}@example.test`, html`${does}`]),
  )}
</section>`
  return sandboxPage(mailLook, { isWide: true, title: 'E-mails', body })
}

function mailRow({ id, at, recipients, raw }: KeptMail): readonly Html[] {
  const subject = headerOf(raw, 'subject') || 'No subject'
  return [time(at), html`${recipients.join(', ')}`, html`<a href="/mails/${id}">${subject}</a>`]
}

function table(name: string, heads: readonly string[], rows: readonly (readonly Html[])[]): Html {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Table of ${name}"><table>
    <thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
    <tbody>${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`
}

function time(at: Temporal.Instant): Html {
  return html`<span class="time">${shownTime(at)}</span>`
}

/** The first header of that name, unfolded and decoded; empty without one. */
function headerOf(raw: Buffer, name: string): string {
  const end = raw.indexOf('\r\n\r\n')
  const head = raw.subarray(0, end === -1 ? raw.length : end).toString('utf8')
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  const line = lines.find((one) => one.toLowerCase().startsWith(`${name}:`))
  return decodeWords(line?.slice(name.length + 1).trim() ?? '')
}
