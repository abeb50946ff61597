import { reportMailboxContract } from '@camp/application/dmarc/testing/report-mailbox.contract.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { afterEach, expect, it } from 'vitest'
import { outboundGuard } from '../outbound/outbound-guard.ts'
import { ImapReportMailbox } from './imap-report-mailbox.ts'
import { type ImapServer, imapPassword, startImapServer } from './testing/imap-server.ts'

const guard = outboundGuard(['127.0.0.1'])

reportMailboxContract('by IMAP', async (mails) => {
  const server = await startImapServer(mails)
  return { mailbox: new ImapReportMailbox({ url: server.url, guard, timeout: 5_000 }), stop: server.stop }
})

let server: ImapServer | undefined
afterEach(() => server?.stop())

const looking = (url: string, allowed = guard) =>
  new ImapReportMailbox({ url, guard: allowed, timeout: 2_000 }).takeEach(5, async () => true)

it('does not fetch a mail that is longer than a report may be, and takes it out', async () => {
  server = await startImapServer([Buffer.alloc(2_000_001, 'x')])
  const mails: unknown[] = []
  const mailbox = new ImapReportMailbox({ url: server.url, guard })
  const answer = await mailbox.takeEach(5, async (mail) => mails.push(mail) > 0)

  expect([answer, mails]).toEqual([accepted({ waiting: 0 }), [{ id: '1-11', name: 'mail 11', bytes: null }]])
  expect(server.commands.join()).not.toContain('BODY')
})

it('names a mail by its subject, in letters that every screen shows', async () => {
  server = await startImapServer([
    'From: a@b.example\r\nSubject: Report Domain: camp.example\r\n Submitter: \u001b[2Jgoogle.com\r\n\r\nx',
  ])
  const names: string[] = []
  await new ImapReportMailbox({ url: server.url, guard }).takeEach(5, async ({ name }) => names.push(name) > 0)

  expect(names).toEqual(['mail 11: Report Domain: camp.example Submitter: [2Jgoogle.com'])
})

it('says what is wrong, and never the password', async () => {
  server = await startImapServer([])
  const { url } = server
  expect(await looking(url.replace('dmarc:a', 'dmarc:b'))).toEqual(refused({ code: 'login-refused' }))
  expect(await looking(url.replace('INBOX', 'Reports'))).toEqual(refused({ code: 'folder-missing' }))
  expect(await looking(url, outboundGuard([]))).toEqual(refused({ code: 'no-answer' }))
  expect(await looking(url.replace('imap:', 'imaps:'))).toEqual(refused({ code: 'no-answer' }))
  await server.stop()
  expect(await looking(url)).toEqual(refused({ code: 'no-answer' }))
  expect(JSON.stringify(server.commands)).not.toContain(imapPassword)
})
