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
  /** Milliseconds for connecting, for the greeting, and for each answer. */
  readonly timeout: number
}

export interface SmtpDelivery {
  readonly sent: Promise<SentMessageInfo>
  /** Hangs up, whatever was being said. */
  abort(): void
}

/**
 * Hands one mail over, on a connection of its own.
 *
 * Mail goes out encrypted, to a server whose certificate is in order. Two exceptions, neither of them by
 * itself: a server on this machine, and `?requireTLS=false` in the address, for a relay in a network of one's
 * own.
 */
export function deliverBySmtp(mail: SendMailOptions, settings: SmtpConnectionSettings): SmtpDelivery {
  const { url, guard, authorities, timeout } = settings
  const { protocol, hostname, port, username, password, searchParams } = new URL(url)
  const host = withoutBrackets(hostname)
  const secure = protocol === 'smtps:'
  const target = { host, port: Number(port) || (secure ? 465 : 587) }
  const isHere = isThisMachine(host)
  const connecting = new AbortController()
  const transporter = createTransport({
    ...target,
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
      open({ ...target, guard, timeout, signal: connecting.signal }).then(
        (connection) => callback(null, { connection }),
        (error: Error) => callback(error),
      )
    },
  })
  return { sent: transporter.sendMail(mail), abort: () => connecting.abort() }
}

interface Opening {
  readonly host: string
  readonly port: number
  readonly guard: OutboundGuard | undefined
  readonly timeout: number
  readonly signal: AbortSignal
}

/** Connected, to an address that was judged; the signal cuts it at any time. */
function open(options: Opening): Promise<Socket> {
  const { host, port, guard, timeout, signal } = options
  return new Promise((resolve, reject) => {
    const lookup = guard && guardedLookup(guard, { hostname: host, port })
    const socket = connect({ host, port, ...(lookup && { lookup }) })
    signal.addEventListener('abort', () => socket.destroy())
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
