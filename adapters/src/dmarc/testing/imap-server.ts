import { createServer, type Socket } from 'node:net'

interface Mail {
  readonly uid: number
  readonly source: Buffer
  isSeen: boolean
}

export interface ImapServer {
  readonly url: string
  /** What clients said, without their passwords. */
  readonly commands: readonly string[]
  stop(): Promise<void>
}

const user = 'dmarc'
export const imapPassword = 'a secret/word'

/** As much of IMAP4rev1 (RFC 3501) as a client needs that reads unread mails of one folder. */
export async function startImapServer(mails: readonly (string | Buffer)[]): Promise<ImapServer> {
  const held = mails.map((source, nth): Mail => ({ uid: 11 + nth, source: Buffer.from(source), isSeen: false }))
  const commands: string[] = []
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
        commands.push(line.replace(/(LOGIN|AUTHENTICATE).*/, '$1'))
        answer(socket, line, held)
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const at = server.address()
  const port = typeof at === 'object' && at ? at.port : 0
  return {
    url: `imap://${user}:${encodeURIComponent(imapPassword)}@127.0.0.1:${port}/INBOX`,
    commands,
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function answer(socket: Socket, line: string, mails: readonly Mail[]): boolean {
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
  if (/^LOGIN /i.test(command)) return done(command.includes(imapPassword) ? 'OK hello' : 'NO [AUTHENTICATIONFAILED] wrong')
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
    if (!/BODY\.PEEK\[\]/i.test(command)) say(`* ${position} FETCH (UID ${mail.uid} RFC822.SIZE ${mail.source.length})\r\n`)
    else say(`* ${position} FETCH (UID ${mail.uid} BODY[] {${mail.source.length}}\r\n`, mail.source, ')\r\n')
  }
  const [, stored] = /^UID STORE (\d+) \+FLAGS/i.exec(command) ?? []
  for (const mail of byUid(stored)) mail.isSeen = true
  return done()
}
