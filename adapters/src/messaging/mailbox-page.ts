import type { SentMessage } from '@camp/application/messaging/communication-history.ts'
import type { ListMessages } from '@camp/application/messaging/list-messages.ts'
import { Hono } from 'hono'
import { mailboxList } from './mailbox/mailbox-list.ts'
import { mailboxMessage } from './mailbox/mailbox-message.ts'
import { mailboxPath } from './mailbox/mailbox-template.ts'

/** More than anybody looks through by hand; a test finds its own among the newest. */
const newest = 500

const headers = {
  'Cache-Control': 'no-store',
  Vary: 'Accept',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'same-origin',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-src 'self'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'",
}

/**
 * The local mailbox at `/dev/messages`. It shows every guest's messages to everybody: only for a product
 * without credentials.
 */
export function createMailboxPage({ listMessages }: { readonly listMessages: Pick<ListMessages, 'execute'> }): Hono {
  const page = new Hono()

  page.get(mailboxPath, async (context) => {
    const messages = await listMessages.execute({ limit: newest })
    if (asksForJson(context.req.header('Accept'))) return context.json(messages.map(toJson), 200, headers)
    return context.html(mailboxList(messages), 200, headers)
  })

  page.get(`${mailboxPath}/:id`, async (context) => {
    const [message] = await listMessages.execute({ id: context.req.param('id'), limit: 1 })
    if (!message) return context.notFound()
    if (asksForJson(context.req.header('Accept'))) return context.json(toJson(message), 200, headers)
    return context.html(mailboxMessage(message), 200, headers)
  })

  page.get(`${mailboxPath}/:id/:filename`, async (context) => {
    const [message] = await listMessages.execute({ id: context.req.param('id'), limit: 1 })
    const file = message?.attachments.find(({ filename }) => filename === context.req.param('filename'))
    if (!file) return context.notFound()
    const disposition = `attachment; filename="${file.filename.replace(/[^\w.-]/g, '_')}"`
    return context.body(file.content, 200, { ...headers, 'Content-Type': file.contentType, 'Content-Disposition': disposition })
  })

  return page
}

function asksForJson(accept = ''): boolean {
  return accept.includes('application/json') && !accept.includes('text/html')
}

function toJson({ id, channel, to, type, reservationId, subject, text, links, sentAt }: SentMessage) {
  return { id, channel, to, type, reservationId, subject, text, links, sentAt: sentAt.toString() }
}
