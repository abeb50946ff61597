import { ImapMailbox } from '@camp/adapters/email/imap-mailbox.ts'
import { mailLimits } from '@camp/adapters/email/read-mail.ts'
import { SignedReplyAddresses } from '@camp/adapters/email/signed-reply-addresses.ts'
import { LocalMailboxSender } from '@camp/adapters/messaging/local-mailbox-sender.ts'
import { SmtpMessageSender } from '@camp/adapters/messaging/smtp-message-sender.ts'
import { outboundGuard } from '@camp/adapters/outbound/outbound-guard.ts'
import { demoMailPace, demoReplyAddress, imapUrlFor, smtpUrlFor } from '@camp/adapters/sandboxes/email/sandbox-settings.ts'
import { type RunningMailSandbox, startMailSandbox } from '@camp/adapters/sandboxes/email/start-mail-sandbox.ts'
import { ManualSandboxTime } from '@camp/adapters/sandboxes/testing/manual-sandbox-time.ts'
import { system } from '@camp/application/shared/actor.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aBrowser, givenAccount, password } from '../testing/given-accounts.ts'
import { givenApp, testHost } from '../testing/given-app.ts'
import { givenServedMarketplace, type ServedMarketplace } from '../testing/given-marketplace.ts'
import { holdPlots, submission, tenMinutesLater } from '../testing/reservations.ts'

const secret = 'secret-of-the-bounces'
const bounceUrl = `${testHost}/api/email/bounce?secret=${secret}`
const serviceKey = 'service-key-of-this-test'
const replyAddresses = new SignedReplyAddresses({ pattern: demoReplyAddress, secrets: ['signs addresses of this test'] })
const time = new ManualSandboxTime()
/** Milliseconds for 30 seconds. */
const patience = 2_500

let sandbox: RunningMailSandbox
let marketplace: ServedMarketplace
beforeAll(async () => {
  sandbox = await startMailSandbox({
    port: 0,
    smtpPort: 0,
    imapPort: 0,
    time,
    settings: {
      ...demoMailPace,
      siteUrl: testHost,
      user: 'camp',
      password: 'sesame',
      bounceUrl,
      replyAddress: demoReplyAddress,
      notifiedHosts: [new URL(testHost).host],
    },
    deliver: async ({ url, rawBody }) => (await post(url, rawBody, { 'Content-Type': 'message/rfc822' })).status,
  })
  const mailbox = new LocalMailboxSender()
  const email = new SmtpMessageSender({
    url: smtpUrlFor(sandbox.settings),
    from: 'Camp <bookings@camp.example>',
    logger: { info: () => {} },
    timeoutMilliseconds: patience,
  })
  const messageSenders = { email, sms: mailbox, app: mailbox }
  marketplace = await givenServedMarketplace({
    messageSenders,
    emailBounceSecret: secret,
    replyAddresses,
    replyMailbox: new ImapMailbox({
      url: imapUrlFor(sandbox.settings),
      guard: outboundGuard(['127.0.0.1']),
      mostBytes: mailLimits.bytes,
      longerOnes: 'cut',
    }),
    relayQuota: { perHour: 40, perDay: 500 },
  })
})
afterAll(async () => {
  await sandbox.stop()
  await marketplace.stop()
})

const acts = () => marketplace.product.scope().useCases

async function post(url: string, body: string, headers: Record<string, string>, fetch = marketplace.fetch) {
  const response = await fetch(new Request(url, { method: 'POST', headers, body }))
  return { status: response.status, headers: response.headers, body: await response.json() }
}

/** As a program of the platform calls. */
function relay(to: string) {
  const { fetch } = givenApp(marketplace.product.scope, { serviceKey })
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${serviceKey}` }
  const emailDetails = { to, subject: 'Hello', html: '<p>Good <b>morning</b></p><script>alert(1)</script>' }
  return post(`${testHost}/api/sendEmail`, JSON.stringify({ emailDetails }), headers, fetch)
}

const sentTo = async (address: string) =>
  (await acts().listMessages.execute({ limit: 50 })).filter(({ to, channel }) => channel === 'email' && to === address)

async function stateOf(address: string): Promise<readonly unknown[]> {
  return marketplace.store.em.execute(
    'select delivery_state as state, error from communication_history where to_address = ? order by sent_at',
    [address],
  )
}

describe('an e-mail to a guest', () => {
  it('goes out by SMTP, is shown in the mailbox, and is known to have come back', async () => {
    const { data: hold } = await holdPlots(marketplace.client, 'kloofwater-camp', ['River stand 1'])
    await marketplace.client.mutate('reservations.submit', submission(hold, { email: 'bounce@example.test' }))
    await tenMinutesLater(marketplace.store)
    await acts().sendOutbox.execute({ limit: 10 })

    expect(sandbox.ledger.mails().filter(({ recipients }) => recipients.includes('bounce@example.test'))).toHaveLength(1)
    expect(await sentTo('bounce@example.test')).toMatchObject([
      { deliveryState: 'accepted', type: 'booking_request_confirmation' },
    ])

    await time.advance(demoMailPace.bounceMs)

    await vi.waitFor(
      async () =>
        expect(await stateOf('bounce@example.test')).toMatchObject([
          { state: 'failed', error: expect.stringContaining('5.1.1') },
        ]),
      { timeout: 60_000 },
    )
    expect(sandbox.ledger.calls()).toMatchObject([{ answer: '200' }])
  })

  it('is not waited for: a guest reserves while the mail server does anything or nothing', async () => {
    for (const [plot, name] of [
      ['River stand 2', 'slow'],
      ['River stand 3', 'cut'],
      ['River stand 4', 'garbage'],
    ] as const) {
      const { data: hold } = await holdPlots(marketplace.client, 'kloofwater-camp', [plot])
      const answer = await marketplace.client.mutate('reservations.submit', submission(hold, { email: `${name}@example.test` }))
      expect(answer.status).toBe(200)
    }
    const untried = await acts().listOutgoingMessages.execute({ actor: system('test'), state: 'pending', limit: 10 })
    expect(untried.ok && new Set(untried.value.rows.map(({ tries }) => tries))).toEqual(new Set([0]))
    await tenMinutesLater(marketplace.store)

    expect(await acts().sendOutbox.execute({ limit: 10 })).toMatchObject({ failed: 3, dead: 0 })
    const waiting = await acts().listOutgoingMessages.execute({ actor: system('test'), state: 'pending', limit: 10 })
    expect(waiting.ok && waiting.value.rows.map(({ lastError }) => lastError).toSorted()).toEqual([
      expect.stringContaining('Email request timed out. Please try again.'),
      expect.stringContaining('Failed to send email'),
      expect.stringContaining('Failed to send email'),
    ])
  })
})

describe('an answer to an e-mail', () => {
  const toMailbox = (page: string, text: string) =>
    fetch(`${page}/answer`, { method: 'POST', body: new URLSearchParams({ text }), redirect: 'manual' })

  it('stands in the conversation of the booking and waits in its campsite’s inbox, once', async () => {
    const { data: hold } = await holdPlots(marketplace.client, 'kloofwater-camp', ['River stand 5'])
    await marketplace.client.mutate('reservations.submit', submission(hold, { email: 'reads@example.test' }))
    await tenMinutesLater(marketplace.store)
    await acts().sendOutbox.execute({ limit: 10 })
    const letter = sandbox.ledger.mails().find(({ recipients }) => recipients.includes('reads@example.test'))
    expect(letter?.raw.toString()).toMatch(/^Reply-To: replies\+\d{9}-[\da-f]{20}@camp\.example\r$/m)
    const page = `${sandbox.settings.publicUrl}/mails/${letter?.id}`

    expect((await toMailbox(page, 'May we bring two dogs?')).status).toBe(303)
    const reading = { actor: system('test'), limit: 10, dryRun: false }
    const read = await acts().receiveGuestMails.execute(reading)
    const again = await acts().receiveGuestMails.execute(reading)

    expect(read).toMatchObject({ value: { mails: [{ outcome: 'heard' }], waiting: 0 } })
    expect(again).toMatchObject({ value: { mails: [] } })
    const inbox = await acts().listInbox.execute({ actor: system('test'), orgSlug: 'kloofwater-camp' })
    const waits = inbox.ok ? inbox.value.filter(({ waiting }) => waiting > 0) : []
    expect(waits).toMatchObject([
      { waiting: 1, last: { channel: 'email', text: 'May we bring two dogs?', fromAddress: 'reads@example.test' } },
    ])
  })
})

describe('POST /api/sendEmail', () => {
  it('sends clean HTML and its words, and keeps who got what', async () => {
    expect(await relay('zanele@example.test')).toMatchObject({ status: 200, body: { success: true, rejected: [] } })

    const raw = sandbox.ledger.mails()[0]?.raw.toString() ?? ''
    expect(raw).toContain('<p>Good <b>morning</b></p>')
    expect(raw).toMatch(/^Good morning\r$/m)
    expect(raw).not.toContain('alert')
    expect(await sentTo('zanele@example.test')).toMatchObject([{ subject: 'Hello', reservationId: null }])
  })

  it.each([
    ['slow', 504, 'Email request timed out. Please try again.'],
    ['garbage', 502, 'Failed to send email'],
    ['cut', 502, 'Failed to send email'],
    ['lost', 502, 'Failed to send email'],
    ['busy', 503, 'Failed to send email'],
    ['unknown', 422, 'Failed to send email'],
    ['no at sign', 422, 'Failed to send email'],
  ])('answers what became of %s with %i, %s', async (name, status, error) => {
    const to = name === 'no at sign' ? 'nobody' : `${name}@example.test`

    expect(await relay(to)).toMatchObject({ status, body: { success: false, error } })
  })

  it('is for the platform’s staff, not for a guest, and within the quota', async () => {
    await givenAccount(marketplace, 'zanele')
    await givenAccount(marketplace, 'admin', 'SUPERADMIN')
    const call = async (who: string | null) => {
      const browser = aBrowser(marketplace)
      if (who) await browser.signIn(who, password)
      const emailDetails = { to: Array.from({ length: 39 }, (_, index) => `guest${index}@example.test`), subject: '', text: 'Hi' }
      const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ emailDetails }) }
      return [await browser.fetch('/api/sendEmail', init), await browser.fetch('/api/sendEmail', init)]
    }

    expect((await call(null)).map(({ status }) => status)).toEqual([401, 401])
    expect((await call('zanele')).map(({ status }) => status)).toEqual([403, 403])
    const [sent, tooMuch] = await call('admin')
    expect([sent!.status, tooMuch!.status]).toEqual([200, 429])
    expect(Number(tooMuch!.headers.get('Retry-After'))).toBe(3_600)
  })
})

describe('POST /api/email/bounce', () => {
  const headers = { 'Content-Type': 'message/rfc822' }

  it.each([
    ['without the secret', `${testHost}/api/email/bounce`, 'anything', 403],
    ['with another secret', `${testHost}/api/email/bounce?secret=guessed`, 'anything', 403],
    ['that is no notification', bounceUrl, 'Subject: Hello\r\n\r\nGood morning', 400],
    ['that is nothing', bounceUrl, '', 400],
    ['of more than a megabyte', bounceUrl, 'x'.repeat(1024 * 1024 + 1), 413],
  ])('%s changes nothing', async (_, url, body, status) => {
    expect((await post(url, body, headers)).status).toBe(status)
  })
})
