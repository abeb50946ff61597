import { type HeldMail, listenForImap } from '../email/imap-listener.ts'

export interface GivenImapServer {
  readonly url: string
  /** What clients said, without their passwords. */
  readonly commands: readonly string[]
  stop(): Promise<void>
}

export const imapPassword = 'a secret/word'

/** On a free port, with these mails in its folder, the oldest first. */
export async function givenImapServer(sources: readonly (string | Buffer)[]): Promise<GivenImapServer> {
  const mails = sources.map((source, nth): HeldMail => ({ uid: 11 + nth, source: Buffer.from(source), isSeen: false }))
  const commands: string[] = []
  const heard = (command: string) => void commands.push(command)
  const { port, stop } = await listenForImap({ port: 0, hostname: '127.0.0.1', password: imapPassword, mails, heard })
  return { url: `imap://dmarc:${encodeURIComponent(imapPassword)}@127.0.0.1:${port}/INBOX`, commands, stop }
}
