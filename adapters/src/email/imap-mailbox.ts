import { promisify } from 'node:util'
import type { Mailbox, MailboxFault, WaitingMail } from '@camp/application/messaging/email/mailbox.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { ImapFlow } from 'imapflow'
import { guardedLookup, isThisMachine, type OutboundGuard, withoutBrackets } from '../outbound/outbound-guard.ts'

export interface ImapMailboxSettings {
  /**
   * `imaps://user:password@host/folder`, or `imap://…`, which must offer STARTTLS unless it is this machine.
   */
  readonly url: string
  readonly guard: OutboundGuard
  /** Of a mail; of a longer one nothing is fetched, or its beginning alone. */
  readonly mostBytes: number
  readonly longerOnes?: 'left-out' | 'cut'
  /** Milliseconds for connecting, for the greeting, and for each answer. */
  readonly timeout?: number
}

const seen = '\\Seen'

/** By imapflow: what is unread waits, what was taken is read. Nothing of the conversation is logged. */
export class ImapMailbox implements Mailbox {
  readonly #settings: ImapMailboxSettings

  constructor(settings: ImapMailboxSettings) {
    this.#settings = settings
  }

  async takeEach(
    most: number,
    take: (mail: WaitingMail) => Promise<boolean>,
  ): Promise<Result<{ readonly waiting: number }, { readonly code: MailboxFault }>> {
    const client = await connected(this.#settings)
    if (typeof client === 'string') return refused({ code: client })
    try {
      return await takenFrom(client, { most, take, ...this.#settings })
    } finally {
      client.close()
    }
  }
}

interface Work extends ImapMailboxSettings {
  readonly most: number
  readonly take: (mail: WaitingMail) => Promise<boolean>
}

async function takenFrom(client: ImapFlow, { most, take, ...settings }: Work) {
  const opened = await answerOf(client.mailboxOpen(folderOf(settings.url)))
  if (!opened) return refused({ code: client.usable ? ('folder-missing' as const) : ('no-answer' as const) })
  const found = await answerOf(client.search({ seen: false }, { uid: true }))
  if (!found) return refused({ code: 'no-answer' as const })
  let waiting = found.length
  for (const uid of found.toSorted((one, other) => one - other).slice(0, most)) {
    const mail = await answerOf(mailOf(client, uid, settings))
    if (mail === null) return refused({ code: 'no-answer' as const })
    if (!(await take(mail))) continue
    if (!(await answerOf(client.messageFlagsAdd(String(uid), [seen], { uid: true })))) {
      return refused({ code: 'no-answer' as const })
    }
    waiting -= 1
  }
  return accepted({ waiting })
}

async function mailOf(
  client: ImapFlow,
  uid: number,
  { mostBytes, longerOnes = 'left-out' }: ImapMailboxSettings,
): Promise<WaitingMail | null> {
  const facts = await client.fetchOne(String(uid), { size: true }, { uid: true })
  if (!facts) return null
  const validity = client.mailbox ? client.mailbox.uidValidity : 0
  const [id, name] = [`${validity}-${uid}`, `mail ${uid}`]
  const isLonger = (facts.size ?? 0) > mostBytes
  if (isLonger && longerOnes === 'left-out') return { id, name, bytes: null }
  const source = isLonger ? { start: 0, maxLength: mostBytes } : true
  const fetched = await client.fetchOne(String(uid), { source }, { uid: true })
  const bytes = fetched ? fetched.source : undefined
  return bytes ? { id, name: [name, ...subjectOf(bytes)].join(': '), bytes } : null
}

const longestSubject = 200

/** As it stands in the mail, so that somebody finds it there. */
function subjectOf(mail: Uint8Array): readonly string[] {
  const head = Buffer.from(mail.subarray(0, 20_000)).toString('latin1').split('\r\n\r\n', 1)[0] ?? ''
  const said = /^subject:(.*(?:\r\n[ \t].*)*)/im.exec(head)?.[1] ?? ''
  const subject = said
    .replaceAll(/[^\x21-\x7e]+/g, ' ')
    .trim()
    .slice(0, longestSubject)
  return subject === '' ? [] : [subject]
}

/** Null where the server refused or was lost; what it said may repeat what we said, and is told to nobody. */
async function answerOf<Value>(asked: Promise<Value>): Promise<Value | null> {
  try {
    return await asked
  } catch {
    return null
  }
}

async function connected({ url, guard, mostBytes, timeout = 20_000 }: ImapMailboxSettings): Promise<ImapFlow | MailboxFault> {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'imaps:'
  const host = withoutBrackets(hostname)
  const target = { hostname: host, port: Number(port) || (secure ? 993 : 143) }
  const isHere = isThisMachine(host)
  const address = await addressOf(target, guard)
  if (address === null) return 'no-answer'
  // A megabyte of code, read by a process that reads a mailbox.
  const { ImapFlow } = await import('imapflow')
  const client = new ImapFlow({
    host: address,
    servername: host,
    port: target.port,
    secure,
    ...(!secure && { doSTARTTLS: !isHere }),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    tls: { rejectUnauthorized: true, minVersion: 'TLSv1.2' },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    maxLiteralSize: mostBytes + 1,
  })
  // A connection that is lost shows in what is asked next.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    client.close()
    return isLoginRefused(error) ? 'login-refused' : 'no-answer'
  }
}

/** Judged, and then gone to as it is. */
async function addressOf(target: { readonly hostname: string; readonly port: number }, guard: OutboundGuard) {
  try {
    const found = await promisify(guardedLookup(guard, target))(target.hostname, { family: 0 })
    return typeof found === 'string' ? found : null
  } catch {
    return null
  }
}

function isLoginRefused(error: unknown): boolean {
  return error instanceof Error && 'authenticationFailed' in error && error.authenticationFailed === true
}

function folderOf(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1)) || 'INBOX'
}
