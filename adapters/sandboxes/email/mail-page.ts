import { html } from 'hono/html'
import PostalMime from 'postal-mime'
import { type Html, sandboxPage, shownTime } from '../sandbox-page.ts'
import type { KeptMail } from './mail-ledger.ts'
import { mailLook } from './mail-page-look.ts'
import { type MimePart, mimeTree } from './mime-tree.ts'
import { longestAnswer, type ReplyBox } from './reply-box.ts'

interface Answering {
  readonly replies: ReplyBox
  /** Somebody has just answered. */
  readonly isAnswered: boolean
}

/** One mail: its headers, how it is put together, its words, what hangs on it, and an answer to it. */
export async function mailPage({ id, at, from, recipients, raw }: KeptMail, answering: Answering): Promise<Html> {
  const { subject = 'No subject', headers, text, html: shown, attachments, replyTo = [] } = await PostalMime.parse(raw)
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
${answer({ id, to: replyTo[0]?.address ?? from, recipient: recipients[0] ?? '' }, answering)}
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

interface Answerable {
  readonly id: string
  readonly to: string
  readonly recipient: string
}

function answer({ id, to, recipient }: Answerable, { replies, isAnswered }: Answering): Html {
  if (!replies.isOurs(to)) return html`<p class="soft">An answer to it would go to ${to}, which is not here.</p>`
  return html`<section class="card" aria-labelledby="answer">
  <h2 id="answer">Answer it</h2>
  ${isAnswered ? html`<p role="status"><b>Sent.</b> The product reads its mailbox every half a minute.</p>` : ''}
  <p class="soft">As ${recipient}, to ${to}</p>
  <form method="post" action="/mails/${id}/answer">
    <label for="words">Your words</label>
    <textarea id="words" name="text" rows="4" required maxlength="${longestAnswer}"></textarea>
    <button>Send</button>
  </form>
</section>`
}

function part({ type, size, filename, parts }: MimePart): Html {
  const about = parts.length > 0 ? '' : ` (${size} bytes)`
  return html`<li>${type}${filename ? `, ${filename}` : ''}${about}${
    parts.length > 0 ? html`<ul>${parts.map(part)}</ul>` : ''
  }</li>`
}
