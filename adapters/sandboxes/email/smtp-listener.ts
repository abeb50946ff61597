import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import { isSameSecret } from '../../src/shared/is-same-secret.ts'
import type { SandboxTime } from '../sandbox-time.ts'
import type { BounceCaller } from './bounce-caller.ts'
import { type MagicAct, magicOfAddress } from './magic-recipients.ts'
import type { MailLedger } from './mail-ledger.ts'
import { largestMail, type MailSandboxSettings } from './sandbox-settings.ts'

type Done = (error?: Error) => void

interface Ports {
  readonly settings: Pick<MailSandboxSettings, 'user' | 'password' | 'slowMs'>
  readonly ledger: MailLedger
  readonly time: SandboxTime
  readonly bounces: BounceCaller
}

export interface SmtpListener {
  readonly port: number
  stop(): Promise<void>
}

/**
 * A mail server that delivers to nobody: on this machine only, in the clear, for whoever has the password.
 */
export async function listenForMail(port: number, hostname: string, ports: Ports): Promise<SmtpListener> {
  const { settings, ledger, time } = ports
  const greylisted = new Set<string>()
  const server: SMTPServer = new SMTPServer({
    name: 'mail.sandbox.test',
    banner: 'nothing leaves this machine',
    logger: false,
    closeTimeout: 200,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    allowInsecureAuth: true,
    size: largestMail,
    onAuth: ({ username, password }, _session, done) => {
      if (username === settings.user && isSameSecret(password ?? '', settings.password)) return done(null, { user: username })
      done(reply(535, '5.7.8 Wrong user or password'))
    },
    onRcptTo: ({ address }, session, done) => {
      const answered = answerTo(magicOfAddress(address), `${senderOf(session)} ${address}`, greylisted)
      if (answered === undefined) return done()
      ledger.refuse({ at: time.now(), address, answer: answered.message })
      done(answered)
    },
    onData: (stream, session, done) => void receive(stream, session, done),
  })
  server.on('error', () => {})

  const receive = async (stream: NodeJS.ReadableStream, session: SMTPServerSession, done: Done) => {
    const recipients = session.envelope.rcptTo.map(({ address }) => address)
    const kinds = new Set(recipients.map((address) => magicOfAddress(address)?.kind))
    if (kinds.has('cut')) return socketOf(server, session)?.destroy()
    // Who goes away in the middle of a message hears nothing and has sent nothing.
    const raw = await buffer(stream).catch(() => undefined)
    if (raw === undefined) return
    if (raw.length > largestMail) return done(reply(552, '5.3.4 The message is too big'))
    const mail = ledger.keep({ at: time.now(), from: senderOf(session), recipients, raw })
    ports.bounces.taken(mail)
    if (kinds.has('lose-answer')) return socketOf(server, session)?.destroy()
    if (kinds.has('garbage')) return void socketOf(server, session)?.write('\u0001\u0002 not a reply of any kind\r\n')
    if (kinds.has('slow')) return time.later(settings.slowMs, () => done())
    done()
  }

  server.listen(port, hostname)
  await Promise.race([once(server.server, 'listening'), once(server.server, 'error').then(([error]) => Promise.reject(error))])
  return {
    port: (server.server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        for (const { _socket } of server.connections) _socket.destroy()
        server.close(() => resolve())
      }),
  }
}

interface Reply extends Error {
  readonly responseCode: number
}

function reply(responseCode: number, words: string): Reply {
  return Object.assign(new Error(words), { responseCode })
}

function answerTo(act: MagicAct | undefined, mail: string, greylisted: Set<string>): Reply | undefined {
  if (act?.kind === 'refuse') return reply(act.code, act.words)
  if (act?.kind !== 'greylist' || greylisted.has(mail)) return undefined
  greylisted.add(mail)
  return reply(act.code, act.words)
}

function senderOf({ envelope }: SMTPServerSession): string {
  return envelope.mailFrom ? envelope.mailFrom.address : ''
}

function socketOf({ connections }: SMTPServer, session: SMTPServerSession) {
  return [...connections].find(({ id }) => id === session.id)?._socket
}
