import { setTimeout as pause } from 'node:timers/promises'
import { BulkSms } from '@camp/adapters/bulksms/bulksms.ts'
import { LocalMailboxSender } from '@camp/adapters/messaging/local-mailbox-sender.ts'
import { SmtpMessageSender } from '@camp/adapters/messaging/smtp-message-sender.ts'
import { forgetGuests } from '@camp/adapters/postgres/testing/test-store.ts'
import { MetaTemplates } from '@camp/adapters/whatsapp/meta-templates.ts'
import { metaSettings, twilioSettings } from '@camp/adapters/whatsapp/testing/whatsapp-settings-of-test.ts'
import { TwilioTemplates } from '@camp/adapters/whatsapp/twilio-templates.ts'
import { whatsAppSender } from '@camp/adapters/whatsapp/whatsapp-sender.ts'
import type { MessageSender } from '@camp/application/messaging/message-sender.ts'
import type { OutboxFilter } from '@camp/application/messaging/outbox.ts'
import { system } from '@camp/application/shared/actor.ts'
import type { TemplateSender } from '@camp/application/whatsapp/template-sender.ts'
import { isCampsiteEvent } from '@camp/domain/messaging/notification.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Outputs } from '../testing/api-client.ts'
import { type FaultyServer, faults, startFaultyServer } from '../testing/faulty-server.ts'
import { testHost } from '../testing/given-app.ts'
import { givenServedMarketplace, type ServedMarketplace } from '../testing/given-marketplace.ts'
import { confirmationBy, holdPlots, submission, tenMinutesLater } from '../testing/reservations.ts'

/** The clients of the real providers, at whichever address the test says; their patience is short here. */
const providers: { email?: MessageSender; sms?: MessageSender; app?: MessageSender } = {}
const atTheTime = (channel: 'email' | 'sms' | 'app'): MessageSender => ({
  send: (message) => (providers[channel] ?? new LocalMailboxSender()).send(message),
})

let marketplace: ServedMarketplace
beforeAll(async () => {
  const messageSenders = { email: atTheTime('email'), sms: atTheTime('sms'), app: atTheTime('app') }
  marketplace = await givenServedMarketplace({ messageSenders })
})
afterAll(() => marketplace.stop())

const patience = 1_500

function connectTo(port: number): void {
  const settings = { url: `http://127.0.0.1:${port}`, tokenId: 'token', tokenSecret: 'secret', webhookSecret: null }
  providers.sms = new BulkSms({ settings, timeouts: { connectMs: patience, totalMs: patience } })
  providers.email = new SmtpMessageSender({
    url: `smtp://127.0.0.1:${port}`,
    from: 'Camp <bookings@camp.example>',
    timeoutMilliseconds: patience,
    logger: { info: () => {} },
  })
}

async function book(stay = {}, guest = {}): Promise<Outputs['reservations']['confirm']> {
  const { client } = marketplace
  const { data: hold } = await holdPlots(client, 'silverhill-retreat', ['Room 1'], stay)
  const submitted = await client.mutate('reservations.submit', submission(hold, guest))
  expect(submitted.status).toBe(200)
  const confirmed = await client.mutate<Outputs['reservations']['confirm']>(
    'reservations.confirm',
    await confirmationBy(marketplace.store, hold.id),
  )
  expect(confirmed.status).toBe(200)
  return confirmed.data
}

/** Two to ask for confirmation, two that say it is confirmed, two to the campsite. */
const messagesOfOneBooking = 6

/** What a worker is at while guests book, and the messages as they are afterwards. */
async function bookWhileSending(server: FaultyServer, guest = {}) {
  await book({}, guest)
  const askedByBooking = server.asked()
  await tenMinutesLater(marketplace.store)
  const { sendOutbox } = marketplace.product.scope().useCases
  let isSending = true
  const sending = sendOutbox.execute({ limit: messagesOfOneBooking }).finally(() => {
    isSending = false
  })
  while (isSending && server.asked() === 0) await pause(5)
  expect(await book({ arrivalDate: '2027-02-08', departureDate: '2027-02-11' }, guest)).toMatchObject({ status: 'confirmed' })
  return { askedByBooking, counts: await sending, messages: await messagesOf() }
}

async function messagesOf(filter: OutboxFilter = {}) {
  const { listOutgoingMessages } = marketplace.product.scope().useCases
  const listed = await listOutgoingMessages.execute({ actor: system('test'), limit: 100, ...filter })
  return listed.ok ? listed.value.rows : []
}

it.each(faults)('guests book up to the confirmation while the providers answer with %s', async (fault) => {
  await forgetGuests(marketplace.store.em)
  const server = await startFaultyServer(fault)
  onTestFinished(server.stop)
  connectTo(server.port)

  const { counts, askedByBooking, messages } = await bookWhileSending(server)

  expect(askedByBooking, 'providers are the worker’s business alone').toBe(0)
  // That the first guest is asked to confirm is no longer so.
  expect(counts).toMatchObject({ sent: 0, dead: 0, skipped: 2 })
  const toGuests = messages.filter(({ event }) => !isCampsiteEvent(event))
  expect(toGuests.filter(({ state }) => state === 'pending')).toHaveLength(6)
  const tried = messages.filter(({ tries }) => tries > 0)
  expect(new Set(tried.map(({ channel }) => channel))).toEqual(new Set(['email', 'sms']))
  for (const { lastError } of tried) expect(lastError).toMatch(/^(Failed to send|Email request timed out|SMS sending failed)/)
  expect(JSON.stringify(tried)).not.toMatch(/canary|829990001/)
})

describe.each(['meta', 'twilio'] as const)('while WhatsApp through %s is down', (provider) => {
  function connectWhatsApp(port: number): void {
    const url = `http://127.0.0.1:${port}`
    const timeouts = { connectMs: patience, totalMs: patience }
    const sender: TemplateSender =
      provider === 'meta'
        ? new MetaTemplates({ settings: { ...metaSettings, url }, timeouts })
        : new TwilioTemplates({ settings: { ...twilioSettings, url }, timeouts, callbackUrl: `${testHost}/api/reports` })
    providers.app = whatsAppSender({ sender, database: marketplace.store.database, publicUrl: testHost })
    providers.email = new LocalMailboxSender()
  }

  beforeEach(async () => {
    await forgetGuests(marketplace.store.em)
    await marketplace.store.em.execute(`update whatsapp_template set twilio_content_sid = 'HX' || repeat('a', 32)`)
  })

  it.each(faults)('guests book, and what it may have taken before it answered with %s is sent once', async (fault) => {
    const server = await startFaultyServer(fault)
    onTestFinished(server.stop)
    connectWhatsApp(server.port)

    const { counts, askedByBooking, messages } = await bookWhileSending(server, { verificationPreference: 'WHATSAPP' })

    expect(askedByBooking, 'providers are the worker’s business alone').toBe(0)
    expect(counts).toMatchObject({ sent: 3, failed: 0, dead: 1, skipped: 2 })
    const tried = messages.filter(({ channel, tries }) => channel === 'app' && tries > 0)
    expect(tried).toHaveLength(1)
    for (const message of tried) {
      expect(message).toMatchObject({ state: 'dead', delivery: { state: 'unanswered' }, obstacle: 'may-have-arrived' })
      expect(message.lastError).toMatch(/^WhatsApp: /)
    }
    expect(await messagesOf({ channel: 'sms' })).toEqual([])
    expect(server.asked()).toBe(1)
    expect(JSON.stringify(tried)).not.toMatch(/canary|829990001/i)
  })

  it('guests book, and what surely did not leave waits for its next try', async () => {
    const server = await startFaultyServer('reset')
    await server.stop()
    connectWhatsApp(server.port)

    const { counts, messages } = await bookWhileSending(server, { verificationPreference: 'WHATSAPP' })

    expect(counts).toMatchObject({ sent: 3, failed: 1, dead: 0, skipped: 2 })
    expect(messages.filter(({ channel, tries }) => channel === 'app' && tries === 1)).toMatchObject([
      { state: 'pending', obstacle: 'still-waiting' },
    ])
  })
})
