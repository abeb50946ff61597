import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { OutgoingMessage } from '@camp/application/messaging/message-sender.ts'
import { anOutboxMessage } from '@camp/application/messaging/testing/an-outbox-message.ts'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { SmtpMessageSender } from './smtp-message-sender.ts'
import { WordingComposer } from './wording-composer.ts'

const running: { close(): void }[] = []

afterEach(() => {
  for (const one of running.splice(0)) one.close()
})

async function givenMailServer(options: Partial<SMTPServerOptions> = {}, timeoutMilliseconds = 5_000) {
  const mails: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      let mail = ''
      stream.on('data', (chunk) => {
        mail += chunk
      })
      stream.on('end', () => {
        mails.push(mail)
        done()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const sender = aSender(`smtp://127.0.0.1:${port}`, timeoutMilliseconds)
  running.push(server)
  return { mails, sender }
}

function aSender(url: string, timeoutMilliseconds: number): SmtpMessageSender {
  const sender = new SmtpMessageSender({
    url,
    from: 'Camp <bookings@camp.example>',
    logger: { info: () => {} },
    timeoutMilliseconds,
  })
  running.push(sender)
  return sender
}

function anEmail(facts: Partial<OutgoingMessage> = {}): OutgoingMessage {
  const { id, channel, language, facts: notification } = anOutboxMessage()
  const about = { type: 'booking_confirmation', event: 'confirmed', channel, language } as const
  const composed = new WordingComposer().compose({ ...about, facts: notification })
  return { ...composed, id, channel, language, type: about.type, to: 'thandi@example.test', ...facts }
}

const answering = (responseCode: number, words: string) => ({
  onRcptTo: (_address: unknown, _session: unknown, done: (error?: Error) => void) =>
    done(Object.assign(new Error(words), { responseCode })),
})

describe('sending by SMTP', () => {
  it('hands over HTML, text and calendar file, to be answered to the campsite', async () => {
    const { mails, sender } = await givenMailServer()

    const answer = await sender.send(anEmail())

    expect(answer).toEqual({ ok: true, value: { providerMessageId: '<message-1@camp.example>', deliveryState: 'accepted' } })
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatch(/^From: Camp <bookings@camp.example>$/m)
    expect(mails[0]).toMatch(/^To: thandi@example.test$/m)
    expect(mails[0]).toMatch(/^Reply-To: desk@boskloof.test$/m)
    expect(mails[0]).toMatch(/^Message-ID: <message-1@camp.example>$/m)
    expect(mails[0]).toContain('Content-Type: text/plain')
    expect(mails[0]).toContain('Content-Type: text/html')
    expect(mails[0]).toContain('Content-Type: text/calendar')
  })

  it.each([
    [{ subject: 'Hello\r\nBcc: all@example.test' }],
    [{ to: 'a@example.test\nBcc: all@example.test' }],
    [{ replyTo: 'desk@example.test\r\nX: y' }],
  ])('refuses a line break in a header (%j)', async (facts) => {
    const { mails, sender } = await givenMailServer()

    expect(await sender.send(anEmail(facts))).toMatchObject({ ok: false, refusal: { code: 'undeliverable' } })
    expect(mails).toEqual([])
  })

  it('reaches one address only, whatever the guest typed', async () => {
    const recipients: string[] = []
    const { sender } = await givenMailServer({
      onRcptTo: ({ address }, _session, done) => {
        recipients.push(address)
        done()
      },
    })

    await sender.send(anEmail({ to: 'a@example.test, b@example.test' })).catch(() => undefined)

    expect(recipients.length).toBeLessThanOrEqual(1)
  })

  it('tells an unknown address from a busy server', async () => {
    const unknown = await givenMailServer(answering(550, 'no such user'))
    const busy = await givenMailServer(answering(450, 'greylisted'))

    expect(await unknown.sender.send(anEmail())).toMatchObject({
      ok: false,
      refusal: { code: 'undeliverable', detail: expect.stringContaining('Failed to send email: 550') },
    })
    expect(await busy.sender.send(anEmail())).toMatchObject({ ok: false, refusal: { code: 'temporary' } })
  })

  it('gives up on a server that keeps silent', async () => {
    const { sender } = await givenMailServer({ onConnect: () => {} }, 200)

    await expect(sender.send(anEmail())).rejects.toThrow('Email request timed out. Please try again.')
  })

  it('throws when there is no server', async () => {
    await expect(aSender('smtp://127.0.0.1:1', 1_000).send(anEmail())).rejects.toThrow('Failed to send email')
  })
})
