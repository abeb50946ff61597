import { html } from 'hono/html'
import PostalMime from 'postal-mime'
import { type Html, sandboxPage, shownTime } from '../sandbox-page.ts'
import type { KeptMail } from './mail-ledger.ts'
import { mailLook } from './mail-page-look.ts'
import { type MimePart, mimeTree } from './mime-tree.ts'

/** One mail: its headers, how it is put together, its words, what hangs on it. */
export async function mailPage({ id, at, from, recipients, raw }: KeptMail): Promise<Html> {
  const { subject = 'No subject', headers, text, html: shown, attachments } = await PostalMime.parse(raw)
  const body = html`
<p><a href="/">All e-mails</a></p>
<section class="card" aria-labelledby="title">
  <h1 id="title">${subject}</h1>
  <dl>
    <dt>Received</dt><dd>${shownTime(at)}</dd>
    <dt>Sender</dt><dd>${from}</dd>
    <dt>Recipients</dt><dd>${recipients.join(', ')}</dd>
  </dl>
  <p><a href="/mails/${id}/raw">The mail as it was sent</a></p>
</section>
${shown ? html`<section class="card" aria-labelledby="html"><h2 id="html">HTML</h2><iframe title="The mail as HTML" sandbox="" srcdoc="${shown}"></iframe></section>` : ''}
<section class="card" aria-labelledby="text"><h2 id="text">Text</h2><pre>${text ?? 'No text part'}</pre></section>
<section class="card" aria-labelledby="parts">
  <h2 id="parts">Parts</h2>
  <ul class="tree">${part(mimeTree(raw.toString('latin1')))}</ul>
  ${
    attachments.length === 0
      ? ''
      : html`<h2>Attachments</h2><ul>${attachments.map(
          ({ filename, mimeType }, index) =>
            html`<li><a href="/mails/${id}/attachments/${index}">${filename ?? 'Without a name'}</a> ${mimeType}</li>`,
        )}</ul>`
  }
</section>
<section class="card" aria-labelledby="headers">
  <h2 id="headers">Headers</h2>
  <div class="scroll" tabindex="0" role="region" aria-label="Table of headers"><table><tbody>
    ${headers.map(({ originalKey, value }) => html`<tr><th scope="row">${originalKey}</th><td>${value}</td></tr>`)}
  </tbody></table></div>
</section>`
  return sandboxPage(mailLook, { isWide: true, title: subject, body })
}

function part({ type, size, filename, parts }: MimePart): Html {
  const about = parts.length > 0 ? '' : ` (${size} bytes)`
  return html`<li>${type}${filename ? `, ${filename}` : ''}${about}${
    parts.length > 0 ? html`<ul>${parts.map(part)}</ul>` : ''
  }</li>`
}
