import { Hono } from 'hono'
import PostalMime from 'postal-mime'
import type { KeptMail, MailLedger } from './mail-ledger.ts'
import { mailListPage } from './mail-list-page.ts'
import { mailPage } from './mail-page.ts'
import { mailPageHeaders } from './mail-page-look.ts'
import { mimeTree } from './mime-tree.ts'
import { longestAnswer, type ReplyBox } from './reply-box.ts'

/** What the mail server holds: pages, raw mails, and all of it as JSON. */
export function mailPages(ledger: MailLedger, replies: ReplyBox, { siteUrl }: { readonly siteUrl: string }): Hono {
  const app = new Hono()
  const headers = mailPageHeaders(siteUrl)
  app.get('/', (c) => c.html(mailListPage(ledger), 200, headers))
  app.get('/mails.json', async (c) => c.json(await Promise.all(ledger.mails().map(onWire))))
  app.get('/mails/:id', async (c) => {
    const mail = ledger.mail(c.req.param('id'))
    return mail
      ? c.html(await mailPage(mail, { replies, isAnswered: c.req.query('answered') !== undefined }), 200, headers)
      : c.notFound()
  })
  app.post('/mails/:id/answer', async (c) => {
    const mail = ledger.mail(c.req.param('id'))
    const { text } = await c.req.parseBody()
    const words = typeof text === 'string' ? text.trim().slice(0, longestAnswer) : ''
    if (!mail || words === '' || !(await replies.answer(mail, words))) return c.notFound()
    return c.redirect(`/mails/${mail.id}?answered#answer`, 303)
  })
  app.get('/mails/:id/raw', (c) => {
    const mail = ledger.mail(c.req.param('id'))
    const asText = { ...headers, 'Content-Type': 'text/plain; charset=utf-8' }
    return mail ? c.body(new Uint8Array(mail.raw), 200, asText) : c.notFound()
  })
  app.get('/mails/:id/attachments/:number', async (c) => {
    const mail = ledger.mail(c.req.param('id'))
    const parsed = mail && (await PostalMime.parse(mail.raw))
    const attachment = parsed?.attachments[Number(c.req.param('number'))]
    if (!attachment) return c.notFound()
    const name = (attachment.filename ?? 'attachment').replace(/[^\w.-]/g, '_')
    return c.body(bytesOf(attachment.content), 200, {
      ...headers,
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename="${name}"`,
    })
  })
  return app
}

async function onWire({ id, at, from, recipients, raw }: KeptMail) {
  const { subject, messageId, headers, text, html, attachments } = await PostalMime.parse(raw)
  return {
    id,
    at: at.toString(),
    from,
    recipients,
    subject,
    messageId,
    headers: headers.map(({ originalKey, value }) => [originalKey, value]),
    text,
    html,
    tree: mimeTree(raw.toString('latin1')),
    attachments: attachments.map(({ filename, mimeType, method }) => ({ filename, mimeType, method })),
  }
}

function bytesOf(content: ArrayBuffer | Uint8Array | string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(typeof content === 'string' ? Buffer.from(content) : content)
}
