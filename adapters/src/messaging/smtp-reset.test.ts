import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { OutgoingMessage } from '@camp/application/messaging/message-sender.ts'
import { expect, it, onTestFinished } from 'vitest'
import { SmtpMessageSender } from './smtp-message-sender.ts'

const message: OutgoingMessage = {
  id: 'message-1' as OutgoingMessage['id'],
  channel: 'email',
  type: 'default',
  language: 'en',
  to: 'thandi@example.test',
  subject: 'Hello',
  text: 'Hello',
  html: null,
  attachments: [],
  links: [],
  replyTo: null,
  template: null,
  variables: null,
}

/** Whoever connects is cut off, before or after a while. */
async function givenServerThatResets(): Promise<number> {
  let connections = 0
  const server = createServer((socket) => {
    socket.on('error', () => {})
    const cut = () => socket.resetAndDestroy()
    connections += 1
    if (connections % 2 === 0) cut()
    else setImmediate(cut)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    await new Promise<void>((resolve) => server.close(() => resolve()))
  })
  return (server.address() as AddressInfo).port
}

it('a server that hangs up as soon as it was reached is an outage of one message, not of the process', async () => {
  const port = await givenServerThatResets()
  const settings = { url: `smtp://127.0.0.1:${port}`, from: 'Camp <bookings@camp.example>', timeoutMilliseconds: 2_000 }
  const sender = new SmtpMessageSender({ ...settings, logger: { info: () => {} } })

  const answers = await Promise.allSettled(Array.from({ length: 60 }, () => sender.send(message)))

  for (const answer of answers)
    expect(answer).toMatchObject({
      status: 'rejected',
      reason: { message: expect.stringMatching(/^(Failed to send email|Email request timed out)/) },
    })
})
