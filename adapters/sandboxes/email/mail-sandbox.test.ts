import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type GuestMail, wordsOfMail } from '@camp/domain/conversations/guest-mail.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { ImapMailbox } from '../../src/email/imap-mailbox.ts'
import { readMail } from '../../src/email/read-mail.ts'
import { SignedReplyAddresses } from '../../src/email/signed-reply-addresses.ts'
import { outboundGuard } from '../../src/outbound/outbound-guard.ts'
import { anEmail, givenMailSandbox } from '../testing/given-mail-sandbox.ts'
import { magicRecipients } from './magic-recipients.ts'
import { demoReplyAddress, imapUrlFor } from './sandbox-settings.ts'

const running: { stop(): Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map(({ stop }) => stop()))
})

async function givenSandbox(...facts: Parameters<typeof givenMailSandbox>) {
  const sandbox = await givenMailSandbox(...facts)
  running.push(sandbox)
  return sandbox
}

describe('our client at the mail sandbox', () => {
  it('hands over a mail that arrives to the byte, with HTML, text and the calendar file', async () => {
    const { sender, ledger, running: at } = await givenSandbox()

    expect(await sender.send(anEmail())).toEqual({
      ok: true,
      value: { providerMessageId: '<message-1@camp.example>', deliveryState: 'accepted' },
    })
    const [mail] = ledger.mails()
    expect(mail).toMatchObject({ from: 'bookings@camp.example', recipients: ['thandi@example.test'] })

    const [shown] = (await (await fetch(`${at.settings.publicUrl}/mails.json`)).json()) as [{ tree: object }]
    expect(shown).toMatchObject({ messageId: '<message-1@camp.example>', attachments: [{ mimeType: 'text/calendar' }] })
    expect(shown.tree).toMatchObject({
      type: 'multipart/mixed',
      parts: [
        { type: 'multipart/alternative', parts: [{ type: 'text/plain' }, { type: 'text/html' }] },
        { type: 'text/calendar' },
      ],
    })
    const attachment = await (await fetch(`${at.settings.publicUrl}/mails/${mail!.id}/attachments/0`)).text()
    expect(attachment).toMatch(/^BEGIN:VCALENDAR\r?\n/)
  })

  it('with the wrong password sends nothing', async () => {
    const { clientOf, url, ledger } = await givenSandbox()

    await expect(clientOf(url.replace('sesame', 'guessed')).send(anEmail())).rejects.toThrow('Failed to send email: EAUTH')
    expect(ledger.mails()).toEqual([])
  })

  it.each([
    ['unknown', { ok: false, refusal: { code: 'undeliverable', detail: expect.stringContaining('550') } }],
    ['full', { ok: false, refusal: { code: 'undeliverable', detail: expect.stringContaining('552') } }],
    ['busy', { ok: false, refusal: { code: 'temporary', detail: expect.stringContaining('421') } }],
    ['greylist', { ok: false, refusal: { code: 'temporary', detail: expect.stringContaining('450') } }],
  ])('hears what is wrong with %s@', async (name, answer) => {
    const { sender, ledger } = await givenSandbox()

    expect(await sender.send(anEmail({ to: `${name}@example.test` }))).toMatchObject(answer)
    expect([ledger.mails().length, ledger.refused().length]).toEqual([0, 1])
  })

  it('gets through a grey list with the second try', async () => {
    const { sender, ledger } = await givenSandbox()
    await sender.send(anEmail({ to: 'greylist@example.test' }))

    expect((await sender.send(anEmail({ to: 'greylist@example.test' }))).ok).toBe(true)
    expect(ledger.mails()).toHaveLength(1)
  })

  it.each([
    ['slow', 'Email request timed out. Please try again.', 1],
    ['garbage', 'Failed to send email', 1],
    ['lost', 'Failed to send email', 1],
    ['cut', 'Failed to send email', 0],
  ])('counts %s@ as a failed try: %s', async (name, words, arrived) => {
    const { sender, ledger } = await givenSandbox({}, name === 'slow' ? 500 : 10_000)

    await expect(sender.send(anEmail({ to: `${name}@example.test` }))).rejects.toThrow(words)
    expect(ledger.mails()).toHaveLength(arrived)
  })

  it('sends a mail again under the same Message-ID', async () => {
    const { sender, ledger } = await givenSandbox()
    await sender.send(anEmail({ to: 'lost@example.test' })).catch(() => {})
    await sender.send(anEmail({ to: 'lost@example.test' })).catch(() => {})

    expect(ledger.mails().map(({ raw }) => /^Message-ID: (.*)$/m.exec(raw.toString())?.[1]?.trim())).toEqual([
      '<message-1@camp.example>',
      '<message-1@camp.example>',
    ])
  })
})

describe('an answer on the page of a mail', () => {
  const answer = (page: string, text: string) =>
    fetch(`${page}/answer`, { method: 'POST', body: new URLSearchParams({ text }), redirect: 'manual' })

  it('lies in the mailbox as a mail program sends it, once it goes to an address of ours', async () => {
    const { sender, ledger, running: at } = await givenSandbox()
    const addresses = new SignedReplyAddresses({ pattern: demoReplyAddress, secrets: ['a secret of this test'] })
    await sender.send(anEmail({ replyTo: addresses.of('482-913-107') }))
    await sender.send(anEmail({ id: 'message-2' as never, replyTo: 'desk@kwena.test' }))
    const [elsewhere = '', ours = ''] = ledger.mails().map(({ id }) => `${at.settings.publicUrl}/mails/${id}`)

    expect([(await answer(ours, 'Yes, two dogs ê')).status, (await answer(ours, ' ')).status]).toEqual([303, 404])
    expect((await answer(elsewhere, 'Yes')).status).toBe(404)
    expect(await (await fetch(elsewhere)).text()).toContain('would go to desk@kwena.test')

    const mails: (GuestMail | null)[] = []
    const mailbox = new ImapMailbox({ url: imapUrlFor(at.settings), guard: outboundGuard(['127.0.0.1']), mostBytes: 100_000 })
    await mailbox.takeEach(5, async ({ bytes }) => mails.push(bytes && (await readMail(bytes, null))) > 0)
    expect(mails).toMatchObject([{ from: 'thandi@example.test' }])
    expect(mails.map((mail) => mail && wordsOfMail(mail))).toEqual(['Yes, two dogs ê'])
    expect(mails.map((mail) => addresses.bookingOf(mail?.to[0] ?? ''))).toEqual(['482-913-107'])
  })
})

describe('notifications', () => {
  it.each([
    ['bounce', 'failed', '5.1.1', 1_000],
    ['late-bounce', 'failed', '5.4.4', 10_000],
    ['delayed', 'delayed', '4.4.1', 1_000],
    ['delivered', 'delivered', '2.0.0', 1_000],
  ])('of %s@ say %s in the form of RFC 3464', async (name, action, status, after) => {
    const { sender, time, told } = await givenSandbox()
    await sender.send(anEmail({ to: `${name}@example.test` }))
    await time.advance(after - 1)
    expect(told).toEqual([])
    await time.advance(1)

    const { rawBody } = told[0]!
    expect(rawBody).toMatch(/^Content-Type: multipart\/report; report-type=delivery-status; boundary=".+"\r$/m)
    expect(rawBody).toMatch(/^Content-Type: message\/delivery-status\r$/m)
    expect(rawBody).toMatch(new RegExp(`^Final-Recipient: rfc822; ${name}@example.test\r$`, 'm'))
    expect(rawBody).toMatch(new RegExp(`^Action: ${action}\r$`, 'm'))
    expect(rawBody).toMatch(new RegExp(`^Status: ${status.replaceAll('.', '\\.')}\r$`, 'm'))
    expect(rawBody).toMatch(/^Message-ID: <message-1@camp.example>\r$/m)
  })

  it('come again until somebody listens, twice where they should, and never to strangers', async () => {
    const listening = await givenSandbox()
    listening.answers.push(503, 'no answer')
    await listening.sender.send(anEmail({ to: 'bounce-twice@example.test' }))
    await listening.time.advance(60_000)
    expect(listening.told).toHaveLength(4)

    const strange = await givenSandbox({ bounceUrl: 'https://elsewhere.example/bounce' })
    await strange.sender.send(anEmail({ to: 'bounce@example.test' }))
    await strange.time.advance(60_000)
    expect(strange.told).toEqual([])
    expect(strange.ledger.calls()).toMatchObject([{ answer: 'address not allowed' }])
  })
})

/** Signed in. */
async function givenConnection(port: number) {
  const client = connect({ host: '127.0.0.1', port })
  const heard: string[] = []
  client.on('data', (chunk) => heard.push(...chunk.toString().trim().split('\r\n')))
  const say = async (...lines: readonly string[]) => {
    const before = heard.length
    client.write(lines.map((line) => `${line}\r\n`).join(''))
    while (heard.length === before) await wait(5)
  }
  await once(client, 'data')
  await say('EHLO shop.example.test')
  await say(`AUTH PLAIN ${Buffer.from('\0camp\0sesame').toString('base64')}`)
  return { client, heard, say }
}

describe('the mail server by itself', () => {
  it('goes on when a client goes away in the middle of a message, which is none then', async () => {
    const { running: at, sender, ledger } = await givenSandbox()
    const { client, say } = await givenConnection(at.settings.smtpPort)
    await say('MAIL FROM:<bookings@camp.example>')
    await say('RCPT TO:<thandi@example.test>')
    await say('DATA')
    client.write('Subject: Hello\r\n\r\nGood mor')
    await wait(20)

    client.destroy()
    await once(client, 'close')

    expect((await sender.send(anEmail())).ok).toBe(true)
    expect(ledger.mails()).toHaveLength(1)
  })

  it('answers as RFC 5321 and its extensions have it', async () => {
    const { running: at } = await givenSandbox()
    const { heard, say } = await givenConnection(at.settings.smtpPort)
    await say('MAIL FROM:<bookings@camp.example>')
    await say('RCPT TO:<unknown@example.test>')
    await say('RCPT TO:<greylist@example.test>')
    await say('RCPT TO:<thandi@example.test>')
    await say('DATA')
    await say('Subject: Hello', '', 'Good morning', '.')
    await say('QUIT')

    expect(heard[0]).toMatch(/^220 mail\.sandbox\.test ESMTP/)
    expect(heard.find((line) => line.startsWith('250') && line.includes('SIZE'))).toMatch(/^250[ -]SIZE 10485760$/)
    expect(heard.some((line) => /^250[ -]AUTH .*PLAIN/.test(line))).toBe(true)
    const replies = heard.slice(heard.findIndex((line) => line.startsWith('235')))
    expect(replies.map((line) => line.slice(0, 3))).toEqual(['235', '250', '550', '450', '250', '354', '250', '221'])
  })

  it('shows on its pages what it holds, and what its addresses do', async () => {
    const { sender, ledger, running: at } = await givenSandbox()
    await sender.send(anEmail({ html: '<p>Good morning</p><script>alert(1)</script>' }))
    const [list, mail, raw] = await Promise.all(
      ['/', `/mails/${ledger.mails()[0]!.id}`, `/mails/${ledger.mails()[0]!.id}/raw`].map(async (path) => {
        const answer = await fetch(`${at.settings.publicUrl}${path}`)
        return { text: await answer.text(), policy: answer.headers.get('Content-Security-Policy') }
      }),
    )

    for (const { name } of magicRecipients) expect(list!.text).toContain(`${name}@example.test`)
    expect(list!.text).toContain('thandi@example.test')
    expect(mail!.text).toContain('multipart/alternative')
    expect(mail!.text).toContain('sandbox=""')
    expect(mail!.text).not.toContain('<script>')
    expect(mail!.policy).toContain("default-src 'none'")
    expect(raw!.text).toContain('Message-ID: <message-1@camp.example>')
    expect((await fetch(`${at.settings.publicUrl}/mails/nothing`)).status).toBe(404)
  })
})
