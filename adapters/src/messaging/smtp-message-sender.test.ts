import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import type { OutgoingMessage } from '@camp/application/messaging/message-sender.ts'
import { anOutboxMessage } from '@camp/application/messaging/testing/an-outbox-message.ts'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { outboundGuard } from '../outbound/outbound-guard.ts'
import { SmtpMessageSender, type SmtpSettings } from './smtp-message-sender.ts'
import { testCertificate } from './testing/test-certificate.ts'
import { WordingComposer } from './wording-composer.ts'

const running: { close(): void }[] = []

afterEach(() => {
  for (const one of running.splice(0)) one.close()
})

async function givenMailServer(options: Partial<SMTPServerOptions> = {}, timeoutMilliseconds = 5_000, more: Reach = {}) {
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
  server.listen(0, '0.0.0.0')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const { protocol = 'smtp', host = '127.0.0.1', query = '', ...settings } = more
  const sender = aSender(`${protocol}://${host}:${port}${query}`, timeoutMilliseconds, settings)
  running.push(server)
  return { mails, sender }
}

/** How the client reaches the server. */
interface Reach extends Pick<SmtpSettings, 'guard' | 'authorities'> {
  readonly protocol?: 'smtp' | 'smtps'
  /** `0.0.0.0` is this machine, under an address that the client does not take for it. */
  readonly host?: string
  readonly query?: string
}

function aSender(url: string, timeoutMilliseconds: number, more: Partial<SmtpSettings> = {}): SmtpMessageSender {
  return new SmtpMessageSender({
    url,
    from: 'Camp <bookings@camp.example>',
    logger: { info: () => {} },
    timeoutMilliseconds,
    ...more,
  })
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

  it.each([
    [550, 'temporary'],
    [552, 'undeliverable'],
  ])('tells a server that takes no mail from us, or none so big, by %i at the sender: %s', async (responseCode, code) => {
    const { sender } = await givenMailServer({
      onMailFrom: (_address, _session, done) => done(Object.assign(new Error('not today'), { responseCode })),
    })

    expect(await sender.send(anEmail())).toMatchObject({ ok: false, refusal: { code } })
  })

  it('gives up on a server that keeps silent', async () => {
    const { sender } = await givenMailServer({ onConnect: () => {} }, 200)

    await expect(sender.send(anEmail())).rejects.toThrow('Email request timed out. Please try again.')
  })

  it('throws when there is no server', async () => {
    await expect(aSender('smtp://127.0.0.1:1', 1_000).send(anEmail())).rejects.toThrow('Failed to send email')
  })
})

describe('the connection to the server', () => {
  const offersTls = { disabledCommands: [], ...testCertificate }
  const trusted = { authorities: testCertificate.cert }
  const elsewhere = { host: '0.0.0.0' }

  it('is encrypted by STARTTLS where the server is elsewhere', async () => {
    const isSecure: boolean[] = []
    const onMailFrom: SMTPServerOptions['onMailFrom'] = (_address, session, done) => {
      isSecure.push(session.secure)
      done()
    }
    const { mails, sender } = await givenMailServer({ ...offersTls, onMailFrom }, 5_000, { ...elsewhere, ...trusted })

    expect((await sender.send(anEmail())).ok).toBe(true)
    expect([mails.length, isSecure]).toEqual([1, [true]])
  })

  it('is not made in the clear, unless the operator says so', async () => {
    const plain = await givenMailServer({}, 5_000, elsewhere)
    const meant = await givenMailServer({}, 5_000, { ...elsewhere, query: '?requireTLS=false' })

    await expect(plain.sender.send(anEmail())).rejects.toThrow('Failed to send email')
    expect((await meant.sender.send(anEmail())).ok).toBe(true)
    expect([plain.mails.length, meant.mails.length]).toEqual([0, 1])
  })

  it.each([
    ['at once', { protocol: 'smtps' }, { secure: true }],
    ['by STARTTLS', elsewhere, {}],
    ['by STARTTLS that is not required', { ...elsewhere, query: '?requireTLS=false' }, {}],
  ] as const)('breaks off, encrypted %s, when nobody vouches for the certificate', async (_, reach, server) => {
    const { mails, sender } = await givenMailServer({ ...offersTls, ...server }, 5_000, reach)
    const vouched = await givenMailServer({ ...offersTls, ...server }, 5_000, { ...reach, ...trusted })

    await expect(sender.send(anEmail())).rejects.toThrow('Failed to send email')
    expect(mails).toEqual([])
    expect((await vouched.sender.send(anEmail())).ok).toBe(true)
  })

  it.each(['127.0.0.1', 'localhost'])('goes to %s only where the outbound guard allows it', async (host) => {
    const refused = await givenMailServer({}, 5_000, { host, guard: outboundGuard([]) })
    const allowed = await givenMailServer({}, 5_000, { host, guard: outboundGuard([host]) })

    await expect(refused.sender.send(anEmail())).rejects.toThrow('OUTBOUND_ALLOW_HOSTS')
    expect((await allowed.sender.send(anEmail())).ok).toBe(true)
    expect([refused.mails.length, allowed.mails.length]).toEqual([0, 1])
  })

  it('is hung up when the time is over, so that nothing is sent after the next try has begun', async () => {
    const { promise: closed, resolve: close } = Promise.withResolvers<void>()
    const chatty = createServer((socket) => {
      socket.write('220 here\r\n')
      const drip = setInterval(() => socket.bytesRead > 0 && socket.write('250-one moment\r\n'), 20)
      // What was on its way when the other side hung up makes a reset of it.
      socket.on('error', () => {})
      socket.resume().once('close', () => {
        clearInterval(drip)
        close()
      })
    }).listen(0, '127.0.0.1')
    await once(chatty, 'listening')
    running.push(chatty)
    const sender = aSender(`smtp://127.0.0.1:${(chatty.address() as AddressInfo).port}`, 200)

    await expect(sender.send(anEmail())).rejects.toThrow('Email request timed out. Please try again.')
    await closed
  })
})

describe('the connection that is kept', () => {
  /** A server that counts who comes and how many mails they bring; after the first it may hang up. */
  async function givenCountingServer({ hangsUp }: { readonly hangsUp?: 'between mails' | 'before it answers' } = {}) {
    const heard = { connections: 0, mails: 0 }
    const { promise: hungUp, resolve: noteHungUp } = Promise.withResolvers<void>()
    const server = createServer((socket) => {
      heard.connections += 1
      const isFirst = heard.connections === 1
      let isMail = false
      const finishMail = () => {
        heard.mails += 1
        isMail = false
        if (hangsUp === 'before it answers') socket.destroy()
        else socket.write('250 taken\r\n')
        if (hangsUp === 'between mails' && isFirst) socket.end(noteHungUp)
      }
      const answer = (line: string) => {
        if (isMail) {
          if (line === '.') finishMail()
          return
        }
        isMail = line === 'DATA'
        if (socket.writable) socket.write(isMail ? '354 go on\r\n' : '250 yes\r\n')
      }
      socket.on('error', () => {})
      createInterface(socket)
        .on('line', answer)
        .on('error', () => {})
      socket.write('220 here\r\n')
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    running.push(server)
    const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
    return { heard, hungUp, url, sender: aSender(url, 5_000) }
  }

  it('takes the mails that follow each other', async () => {
    const { heard, sender } = await givenCountingServer()

    for (const id of ['message-1', 'message-2', 'message-3'] as OutgoingMessage['id'][])
      expect((await sender.send(anEmail({ id }))).ok).toBe(true)

    expect(heard).toEqual({ connections: 1, mails: 3 })
  })

  it('is made anew for a mail when the server has hung up meanwhile', async () => {
    const { heard, hungUp, sender } = await givenCountingServer({ hangsUp: 'between mails' })

    expect((await sender.send(anEmail())).ok).toBe(true)
    await hungUp
    expect((await sender.send(anEmail())).ok).toBe(true)

    expect(heard).toEqual({ connections: 2, mails: 2 })
  })

  it('is not made anew by itself for a mail that the server may have taken', async () => {
    const { heard, sender } = await givenCountingServer({ hangsUp: 'before it answers' })

    await expect(sender.send(anEmail())).rejects.toThrow('Failed to send email')

    expect(heard).toEqual({ connections: 1, mails: 1 })
  })

  it('keeps no process from its end', async () => {
    const { heard, url } = await givenCountingServer()
    const program = `
      import { smtpTransport } from ${JSON.stringify(new URL('./smtp-transport.ts', import.meta.url).href)}
      const { deliver } = smtpTransport({ url: ${JSON.stringify(url)}, timeout: 5_000 })
      await deliver({ from: 'a@camp.example', to: 'b@example.test', text: 'Hello' })
      process.stdout.write('sent')`

    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], { timeout: 9_000 })

    expect([stdout, heard.mails]).toEqual(['sent', 1])
  })
})

describe('one mail to several', () => {
  const message = anEmail({ copies: { alsoTo: ['b@example.test'], bcc: ['c@example.test'] } })

  it('names those who may know of each other', async () => {
    const recipients: string[] = []
    const { mails, sender } = await givenMailServer({
      onRcptTo: ({ address }, _session, done) => {
        recipients.push(address)
        done()
      },
    })

    await sender.send(message)

    expect(recipients).toEqual(['thandi@example.test', 'b@example.test', 'c@example.test'])
    expect(mails[0]).toMatch(/^To: thandi@example.test, b@example.test$/m)
    expect(mails[0]).not.toContain('c@example.test')
  })

  it('says whom the server did not take', async () => {
    const { sender } = await givenMailServer({
      onRcptTo: ({ address }, _session, done) =>
        done(address.startsWith('b@') ? Object.assign(new Error('no such user'), { responseCode: 550 }) : undefined),
    })

    expect(await sender.send(message)).toMatchObject({ ok: true, value: { refusedRecipients: ['b@example.test'] } })
  })
})
