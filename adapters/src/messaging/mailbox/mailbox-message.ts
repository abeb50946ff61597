import type { SentMessage } from '@camp/application/messaging/communication-history.ts'
import { escapeHtml } from '../letter/escape-html.ts'
import { channelNames, mailboxPath, mailboxTemplate, mailboxTime } from './mailbox-template.ts'

export function mailboxMessage(message: SentMessage): string {
  const title = message.subject ?? `${channelNames[message.channel]} to ${message.to}`
  return mailboxTemplate(
    title,
    `<a class="back" href="${mailboxPath}">All messages</a>
<h1>${escapeHtml(title)}</h1>
${facts(message)}
${message.channel === 'email' ? email(message) : bubble(message)}
${links(message)}
${attachments(message)}`,
  )
}

function facts({ channel, to, type, sentAt }: SentMessage): string {
  return `<dl class="small">
<dt>To</dt><dd>${escapeHtml(to)}</dd>
<dt>Channel</dt><dd>${channelNames[channel]}</dd>
<dt>Type</dt><dd>${escapeHtml(type)}</dd>
<dt>Sent</dt><dd><time datetime="${sentAt}">${mailboxTime(sentAt)}</time></dd>
</dl>`
}

/** The e-mail cannot run anything and cannot reach this page; its links open beside it. */
function email({ html, text, subject }: SentMessage): string {
  const framed = (html ?? '').replace('<head>', '<head><base target="_blank">')
  const frame = `<h2>As HTML</h2>
<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="${escapeHtml(subject ?? 'E-mail')}" srcdoc="${escapeHtml(framed)}"></iframe>`
  return `${html ? frame : ''}
<h2>As text</h2>
<details><summary>Show the text part</summary><pre>${linked(text)}</pre></details>`
}

function bubble({ channel, text }: SentMessage): string {
  return `<h2>On the phone</h2>
<div class="phone"><div class="bubble ${channel}">${linked(text)}</div></div>`
}

function links({ links: addresses }: SentMessage): string {
  if (addresses.length === 0) return ''
  const items = addresses.map((address) => `<li><a href="${escapeHtml(address)}">${escapeHtml(address)}</a></li>`)
  return `<h2>Links</h2><ul class="links">${items.join('\n')}</ul>`
}

function attachments({ id, attachments: files }: SentMessage): string {
  if (files.length === 0) return ''
  const items = files.map(({ filename }) => {
    const address = `${mailboxPath}/${encodeURIComponent(id)}/${encodeURIComponent(filename)}`
    return `<li><a href="${escapeHtml(address)}" download>${escapeHtml(filename)}</a></li>`
  })
  return `<h2>Attached</h2><ul class="links">${items.join('\n')}</ul>`
}

function linked(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`)
}
