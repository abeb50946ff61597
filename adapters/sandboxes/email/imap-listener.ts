import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

export interface HeldMail {
  readonly uid: number
  readonly source: Buffer
  isSeen: boolean
}

interface ImapBox {
  readonly port: number
  readonly hostname: string
  readonly password: string
  /** What lies in it; more may be added at any time. */
  readonly mails: readonly HeldMail[]
  /** What clients say, without their passwords. */
  readonly heard?: (command: string) => void
}

export interface ImapListener {
  readonly port: number
  stop(): Promise<void>
}

/**
 * As much of IMAP4rev1 (RFC 3501) as a client needs that reads unread mails of one folder: in the clear, for
 * whoever has the password.
 */
export async function listenForImap({ port, hostname, password, mails, heard }: ImapBox): Promise<ImapListener> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.write('* OK ready\r\n')
    let buffered = ''
    socket.on('data', (bytes) => {
      buffered += bytes.toString('latin1')
      const lines = buffered.split('\r\n')
      buffered = lines.pop() ?? ''
      for (const line of lines) {
        heard?.(line.replace(/(LOGIN|AUTHENTICATE).*/, '$1'))
        answer(socket, line, { mails, password })
      }
    })
  })
  server.listen(port, hostname)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function answer(socket: Socket, line: string, { mails, password }: Pick<ImapBox, 'mails' | 'password'>): boolean {
  const [tag = '*', ...words] = line.split(' ')
  const command = words.join(' ')
  const say = (...parts: readonly (string | Buffer)[]) => {
    for (const part of parts) socket.write(part)
  }
  const done = (text = 'OK done') => socket.write(`${tag} ${text}\r\n`)
  const byUid = (uid: string | undefined) => mails.filter((mail) => String(mail.uid) === uid)
  if (/^CAPABILITY$/i.test(command)) {
    say('* CAPABILITY IMAP4rev1\r\n')
    return done()
  }
  if (/^LOGIN /i.test(command)) return done(command.includes(password) ? 'OK hello' : 'NO [AUTHENTICATIONFAILED] wrong')
  if (/^LIST /i.test(command)) {
    if (command.endsWith(' ""')) say('* LIST (\\Noselect) "/" ""\r\n')
    if (/INBOX/i.test(command)) say('* LIST () "/" INBOX\r\n')
    return done()
  }
  if (/^SELECT /i.test(command)) {
    if (!/ INBOX$/i.test(command)) return done('NO [NONEXISTENT] there is no such folder')
    say(`* ${mails.length} EXISTS\r\n* FLAGS (\\Seen)\r\n* OK [UIDVALIDITY 1] \r\n* OK [UIDNEXT 99] \r\n`)
    return done('OK [READ-WRITE] selected')
  }
  if (/^UID SEARCH .*UNSEEN/i.test(command)) {
    const found = mails.filter(({ isSeen }) => !isSeen)
    say(`* SEARCH${found.map(({ uid }) => ` ${uid}`).join('')}\r\n`)
    return done()
  }
  const [, fetched] = /^UID FETCH (\d+) /i.exec(command) ?? []
  for (const mail of byUid(fetched)) {
    const position = mails.indexOf(mail) + 1
    const [asked, , most] = /BODY\.PEEK\[\](<0\.(\d+)>)?/i.exec(command) ?? []
    const source = mail.source.subarray(0, most === undefined ? undefined : Number(most))
    const part = most === undefined ? '' : '<0>'
    if (!asked) say(`* ${position} FETCH (UID ${mail.uid} RFC822.SIZE ${mail.source.length})\r\n`)
    else say(`* ${position} FETCH (UID ${mail.uid} BODY[]${part} {${source.length}}\r\n`, source, ')\r\n')
  }
  const [, stored] = /^UID STORE (\d+) \+FLAGS/i.exec(command) ?? []
  for (const mail of byUid(stored)) mail.isSeen = true
  return done()
}
