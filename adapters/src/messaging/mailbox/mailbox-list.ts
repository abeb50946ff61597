import type { SentMessage } from '@camp/application/messaging/communication-history.ts'
import { escapeHtml } from '../letter/escape-html.ts'
import { channelNames, mailboxPath, mailboxTemplate, mailboxTime } from './mailbox-template.ts'

export function mailboxList(messages: readonly SentMessage[]): string {
  return mailboxTemplate(
    'Messages',
    `<h1>Messages</h1>
<p class="soft">What guests would get. Nothing here has left this machine. Newest first.</p>
${messages.length === 0 ? empty : `<ul class="list">${messages.map(item).join('\n')}</ul>`}`,
  )
}

const empty = `<div class="empty"><p>No messages yet. They come here when somebody reserves, pays, confirms or cancels.</p>
<p style="margin:0"><a href="/">Search campsites</a></p></div>`

function item({ id, channel, to, subject, text, sentAt }: SentMessage): string {
  return `<li><a href="${mailboxPath}/${encodeURIComponent(id)}">
<span class="words">${escapeHtml(subject ?? firstWords(text))}</span>
<span class="to soft small">To ${escapeHtml(to)}</span>
<span class="soft small"><span class="channel">${channelNames[channel]}</span> <time datetime="${sentAt}">${mailboxTime(sentAt)}</time></span>
</a></li>`
}

function firstWords(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length <= 120 ? line : `${line.slice(0, 119)}…`
}
