import { setTimeout as pause } from 'node:timers/promises'
import { BulkSms } from '@camp/adapters/bulksms/bulksms.ts'
import { LocalMailboxSender } from '@camp/adapters/messaging/local-mailbox-sender.ts'
import { SmtpMessageSender } from '@camp/adapters/messaging/smtp-message-sender.ts'
import { forgetGuests } from '@camp/adapters/postgres/testing/test-store.ts'
import type { MessageSender } from '@camp/application/messaging/message-sender.ts'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import type { Outputs } from '../testing/api-client.ts'
import { holdOf, submission } from '../testing/bookings.ts'
import { faults, startFaultyServer } from '../testing/faulty-server.ts'
import { givenMarketplace, type Marketplace } from '../testing/given-marketplace.ts'

/** The clients of the real providers, at whichever address the test says; their patience is short here. */
const providers: { email?: MessageSender; sms?: MessageSender } = {}
const atTheTime = (channel: 'email' | 'sms'): MessageSender => ({
  send: (message) => (providers[channel] ?? new LocalMailboxSender()).send(message),
})

let marketplace: Marketplace
beforeAll(async () => {
  const messageSenders = { email: atTheTime('email'), sms: atTheTime('sms'), app: new LocalMailboxSender() }
  marketplace = await givenMarketplace({ messageSenders })
})
afterAll(() => marketplace.stop())

const patience = 1_500

function connectTo(port: number): void {
  const settings = { url: `http://127.0.0.1:${port}`, tokenId: 'token', tokenSecret: 'secret', webhookSecret: null }
  providers.sms = new BulkSms({ settings, timeouts: { connectMs: patience, totalMs: patience } })
  providers.email = new SmtpMessageSender({
    ...{ url: `smtp://127.0.0.1:${port}`, from: 'Camp <bookings@camp.example>', timeoutMilliseconds: patience },
    logger: { info: () => {} },
  })
}

async function book(stay = {}): Promise<Outputs['reservations']['confirm']> {
  const { client } = marketplace
  const { data: hold } = await holdOf(client, 'silverhill-retreat', ['Room 1'], stay)
  const submitted = await client.mutate('reservations.submit', submission(hold))
  expect(submitted.status).toBe(200)
  const confirmed = await client.mutate<Outputs['reservations']['confirm']>('reservations.confirm', { id: hold.id })
  expect(confirmed.status).toBe(200)
  return confirmed.data
}

it.each(faults)('guests book up to the confirmation while the providers answer with %s', async (fault) => {
  await forgetGuests(marketplace.store.em)
  const server = await startFaultyServer(fault)
  onTestFinished(server.stop)
  connectTo(server.port)
  await book()
  const { sendOutbox, listOutbox } = marketplace.product.scope().useCases

  let isSending = true
  const sending = sendOutbox.execute({ limit: 4 }).finally(() => {
    isSending = false
  })
  while (isSending && server.asked() === 0) await pause(5)
  expect(await book({ arrivalDate: '2027-02-08', departureDate: '2027-02-11' })).toMatchObject({ status: 'confirmed' })
  const counts = await sending

  expect(counts).toMatchObject({ sent: 0, dead: 0 })
  const messages = await listOutbox.execute({ limit: 100 })
  expect(messages.filter(({ state }) => state === 'pending')).toHaveLength(8)
  const tried = messages.filter(({ tries }) => tries > 0)
  expect(new Set(tried.map(({ channel }) => channel))).toEqual(new Set(['email', 'sms']))
  for (const { lastError } of tried) expect(lastError).toMatch(/^(Failed to send|Email request timed out|SMS sending failed)/)
  expect(JSON.stringify(tried)).not.toMatch(/canary|829990001/)
})
