import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { OutgoingMessage } from '@camp/application/messaging/message-sender.ts'
import type { OutboxMessageId } from '@camp/application/messaging/outbox.ts'
import { SMTPServer } from 'smtp-server'
import { expect, it, onTestFinished } from 'vitest'
import { SmtpMessageSender } from './smtp-message-sender.ts'

/**
 * Rule M4: whether to and bcc contain @ is logged and never blocks; the addresses themselves stay out of the
 * log.
 */
async function givenMailServer() {
  const asked: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    // The client keeps its connection for the next mail.
    closeTimeout: 1,
    onRcptTo: ({ address }, _session, done) => {
      asked.push(address)
      done()
    },
    onData: (stream, _session, done) => {
      stream.resume().on('end', () => done())
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const logged: unknown[] = []
  const sender = new SmtpMessageSender({
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    from: 'Camp <bookings@camp.example>',
    logger: { info: (facts: unknown) => void logged.push(facts) },
  })
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { asked, logged, sender }
}

const anEmail = (to: string, bcc: readonly string[] = []): OutgoingMessage => ({
  id: 'message-1' as OutboxMessageId,
  channel: 'email',
  type: 'default',
  language: 'en',
  to,
  subject: 'Hello',
  text: 'Hello',
  html: null,
  attachments: [],
  links: [],
  replyTo: null,
  template: null,
  variables: null,
  copies: { alsoTo: [], bcc },
})

it.each([
  ['thandi@example.test', ['desk@example.test'], { hasAtSign: true, bccHasAtSign: true }, 2],
  ['thandi.example.test', ['desk@example.test'], { hasAtSign: false, bccHasAtSign: true }, 1],
  ['thandi@example.test', ['desk.example.test'], { hasAtSign: true, bccHasAtSign: false }, 1],
  ['thandi.example.test', [], { hasAtSign: false }, 0],
])('a mail to %s, bcc %j, is logged as %j and goes to the %i with an @', async (to, bcc, facts, addressed) => {
  const { asked, logged, sender } = await givenMailServer()

  await sender.send(anEmail(to, bcc)).catch(() => undefined)

  expect(logged).toEqual([{ outboxMessageId: 'message-1', ...facts }])
  expect(JSON.stringify(logged)).not.toContain('example')
  expect(asked).toHaveLength(addressed)
})
