import { mailboxContract } from '@camp/application/messaging/email/testing/mailbox.contract.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { afterEach, expect, it } from 'vitest'
import { type GivenImapServer, givenImapServer, imapPassword } from '../../sandboxes/testing/given-imap-server.ts'
import { outboundGuard } from '../outbound/outbound-guard.ts'
import { ImapMailbox } from './imap-mailbox.ts'

const guard = outboundGuard(['127.0.0.1'])
const mostBytes = 2_000_000

mailboxContract('by IMAP', async (mails) => {
  const server = await givenImapServer(mails)
  return { mailbox: new ImapMailbox({ url: server.url, guard, mostBytes, timeout: 5_000 }), stop: server.stop }
})

let server: GivenImapServer | undefined
afterEach(() => server?.stop())

const looking = (url: string, allowed = guard) =>
  new ImapMailbox({ url, guard: allowed, mostBytes, timeout: 2_000 }).takeEach(5, async () => true)

it('does not fetch a mail that is longer than is allowed, and takes it out', async () => {
  server = await givenImapServer([Buffer.alloc(2_000_001, 'x')])
  const mails: unknown[] = []
  const mailbox = new ImapMailbox({ url: server.url, guard, mostBytes })
  const answer = await mailbox.takeEach(5, async (mail) => mails.push(mail) > 0)

  expect([answer, mails]).toEqual([accepted({ waiting: 0 }), [{ id: '1-11', name: 'mail 11', bytes: null }]])
  expect(server.commands.join()).not.toContain('BODY')
})

it('fetches the beginning alone of a mail that is longer, where that is enough', async () => {
  server = await givenImapServer([Buffer.from(`Subject: one\r\n\r\nHello${'x'.repeat(3_000)}`)])
  const texts: string[] = []
  const mailbox = new ImapMailbox({ url: server.url, guard, mostBytes: 21, longerOnes: 'cut' })
  await mailbox.takeEach(5, async ({ bytes }) => texts.push(Buffer.from(bytes ?? []).toString()) > 0)

  expect(texts).toEqual(['Subject: one\r\n\r\nHello'])
})

it('names a mail by its subject, in letters that every screen shows', async () => {
  server = await givenImapServer([
    'From: a@b.example\r\nSubject: Report Domain: camp.example\r\n Submitter: \u001b[2Jgoogle.com\r\n\r\nx',
  ])
  const names: string[] = []
  await new ImapMailbox({ url: server.url, guard, mostBytes }).takeEach(5, async ({ name }) => names.push(name) > 0)

  expect(names).toEqual(['mail 11: Report Domain: camp.example Submitter: [2Jgoogle.com'])
})

it('says what is wrong, and never the password', async () => {
  server = await givenImapServer([])
  const { url } = server
  expect(await looking(url.replace('dmarc:a', 'dmarc:b'))).toEqual(refused({ code: 'login-refused' }))
  expect(await looking(url.replace('INBOX', 'Reports'))).toEqual(refused({ code: 'folder-missing' }))
  expect(await looking(url, outboundGuard([]))).toEqual(refused({ code: 'no-answer' }))
  expect(await looking(url.replace('imap:', 'imaps:'))).toEqual(refused({ code: 'no-answer' }))
  await server.stop()
  expect(await looking(url)).toEqual(refused({ code: 'no-answer' }))
  expect(JSON.stringify(server.commands)).not.toContain(imapPassword)
})
