import { connect, type Socket } from 'node:net'
import { createTransport, type SendMailOptions, type SentMessageInfo } from 'nodemailer'
import { guardedLookup, isThisMachine, type OutboundGuard, withoutBrackets } from '../outbound/outbound-guard.ts'

export interface SmtpConnectionSettings {
  /** `smtp://user:password@host:587`, which must offer STARTTLS, or `smtps://…:465`. */
  readonly url: string
  /** Where it may connect to; absent: anywhere. Whatever the product composes has one. */
  readonly guard?: OutboundGuard
  /** Certificates of authorities that are trusted instead of the usual ones, as PEM. */
  readonly authorities?: string
  /** Milliseconds for all of one mail: connecting, handing over and the answer together. */
  readonly timeout: number
}

export interface SmtpTransport {
  /** Hangs up when the time is over, whatever is being said then: the code of its error is `EABORT`. */
  deliver(mail: SendMailOptions): Promise<SentMessageInfo>
}

/** Shorter than servers and routers wait before they drop a connection on which nothing is said. */
const idleMilliseconds = 10_000

/**
 * Hands mails over, one after the other on a connection that is kept for the next one: greeting, encryption
 * and login take a provider far away most of the time that a mail takes. A connection that the server has
 * closed meanwhile is made anew, once, for a mail of which nothing was sent yet; one that breaks later is
 * an outage of its mail.
 *
 * Mail goes out encrypted, to a server whose certificate is in order. Two exceptions, neither of them by
 * itself: a server on this machine, and `?requireTLS=false` in the address, for a relay in a network of one's
 * own.
 */
export function smtpTransport(settings: SmtpConnectionSettings): SmtpTransport {
  const { url, guard, authorities, timeout } = settings
  const { protocol, hostname, port, username, password, searchParams } = new URL(url)
  const host = withoutBrackets(hostname)
  const secure = protocol === 'smtps:'
  const target = { host, port: Number(port) || (secure ? 465 : 587) }
  const isHere = isThisMachine(host)
  const transporter = createTransport({
    ...target,
    pool: true,
    idleTimeout: idleMilliseconds,
    maxRequeues: 1,
    secure,
    requireTLS: !secure && !isHere && searchParams.get('requireTLS') !== 'false',
    ignoreTLS: isHere,
    tls: { rejectUnauthorized: true, minVersion: 'TLSv1.2', ...(authorities && { ca: authorities }) },
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
    getSocket: (_options: unknown, callback: (error: Error | null, socket?: { connection: Socket }) => void) => {
      open({ ...target, guard, timeout }).then(
        (connection) => callback(null, { connection }),
        (error: Error) => callback(error),
      )
    },
  })
  return {
    deliver: (mail) => {
      const giveUp = new AbortController()
      const timer = setTimeout(() => giveUp.abort(), timeout)
      return transporter.sendMail({ ...mail, signal: giveUp.signal }).finally(() => clearTimeout(timer))
    },
  }
}

interface Opening {
  readonly host: string
  readonly port: number
  readonly guard: OutboundGuard | undefined
  readonly timeout: number
}

/** Connected, to an address that was judged. No process lives on for it alone. */
function open(options: Opening): Promise<Socket> {
  const { host, port, guard, timeout } = options
  return new Promise((resolve, reject) => {
    const lookup = guard && guardedLookup(guard, { hostname: host, port })
    const socket = connect({ host, port, ...(lookup && { lookup }) }).unref()
    const stop = setTimeout(() => socket.destroy(Object.assign(new Error('no connection'), { code: 'ETIMEDOUT' })), timeout)
    // It stays: a server may hang up before anybody else listens, and that is an outage of this mail alone.
    socket.on('error', reject)
    socket.once('close', () => {
      clearTimeout(stop)
      reject(Object.assign(new Error('no connection'), { code: 'ECONNECTION' }))
    })
    socket.once('connect', () => {
      clearTimeout(stop)
      resolve(socket)
    })
  })
}
