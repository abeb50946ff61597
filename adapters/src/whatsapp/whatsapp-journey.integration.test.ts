import { anOutboxMessage } from '@camp/application/messaging/testing/an-outbox-message.ts'
import { RecordingMessageLog } from '@camp/application/messaging/testing/recording-message-log.ts'
import { InMemoryPaymentGateway } from '@camp/application/payments/testing/in-memory-payment-gateway.ts'
import { InMemoryPictureFiles } from '@camp/application/pictures/testing/in-memory-picture-files.ts'
import { system } from '@camp/application/shared/actor.ts'
import { revisionOf } from '@camp/application/shared/revision.ts'
import { FixedClock } from '@camp/application/shared/testing/fixed-clock.ts'
import { standardTemplates } from '@camp/application/whatsapp/standard-templates.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OutgoingCall } from '../../sandboxes/outgoing-call.ts'
import { metaSettingsFor, metaWebhookAddress } from '../../sandboxes/whatsapp/sandbox-settings.ts'
import { type RunningWhatsAppSandbox, startWhatsAppSandbox } from '../../sandboxes/whatsapp/start-whatsapp-sandbox.ts'
import { composeProduct, type Product } from '../composition/product.ts'
import { LocalMailboxSender } from '../messaging/local-mailbox-sender.ts'
import { PostgresOutbox } from '../messaging/postgres-outbox.ts'
import { startMessagingStore } from '../messaging/testing/messaging-store.ts'
import { picturePartsOf } from '../pictures/open-pictures.ts'
import type { TestStore } from '../postgres/testing/test-store.ts'
import { cryptoRandomness } from '../shared/crypto-randomness.ts'
import { openWhatsApp } from './open-whatsapp.ts'
import { whatsAppSender } from './whatsapp-sender.ts'

const publicUrl = 'https://camp.example'
const actor = system('test')

let store: TestStore
let sandbox: RunningWhatsAppSandbox
let product: Product
let calls: Promise<number>[]
beforeEach(async () => {
  calls = []
  store = await startMessagingStore()
  sandbox = await startWhatsAppSandbox({
    port: 0,
    deliver: (report) => {
      const answer = receive(report)
      calls.push(answer)
      return answer
    },
    settings: {
      phoneNumberId: '1',
      accessToken: 'token',
      appSecret: 'secret',
      verifyToken: 'verify',
      from: '+27820000000',
      accountSid: `AC${'1'.repeat(32)}`,
      authToken: 'token',
      metaWebhookUrl: metaWebhookAddress('http://localhost:1'),
      notifiedHosts: [],
      sentMs: 5,
      deliveredMs: 10,
      readMs: 15,
      lateMs: 20,
      slowMs: 20,
      retryMs: [50, 100],
    },
  })
  product = composed()
})
afterEach(async () => {
  await sandbox.stop()
  // A report that is being noted still holds a connection.
  await Promise.allSettled(calls)
  await store.stop()
})

async function receive({ rawBody, headers, url }: OutgoingCall): Promise<number> {
  const received = { provider: 'meta', rawBody: new TextEncoder().encode(rawBody), headers, path: new URL(url).pathname } as const
  const answer = await product.scope().useCases.receiveWhatsAppReports.execute(received)
  return answer.ok ? 200 : 401
}

function composed(): Product {
  const clock = new FixedClock('2026-11-21T10:01')
  const local = new LocalMailboxSender()
  const whatsApp = openWhatsApp({ settings: metaSettingsFor(sandbox.settings), publicUrl })
  const app = whatsAppSender({ sender: whatsApp.templates, database: store.database, publicUrl })
  return composeProduct({
    database: store.database,
    clock,
    randomness: cryptoRandomness,
    publicUrl,
    whatsApp,
    platformAddress: 'hello@camp.example',
    isDemoMode: false,
    gateway: new InMemoryPaymentGateway(clock),
    messageSenders: { email: local, sms: local, app },
    messageLog: new RecordingMessageLog(),
    pictureParts: picturePartsOf(new InMemoryPictureFiles(clock), {
      rendition: async ({ key }) => refused({ code: 'picture-unknown', key }),
    }),
  })
}

async function sentTo(to: string) {
  await store.em.execute('update reservation set cell = ?', [`0${to.slice(2)}`])
  await new PostgresOutbox(store.em).add([anOutboxMessage({ channel: 'app', to })])
  await product.scope().useCases.sendOutbox.execute({ limit: 1 })
}

async function shown() {
  const shownMessage = await product.scope().useCases.showWhatsAppMessage.execute({ actor, id: 'message-1' })
  if (!shownMessage.ok) throw new Error(shownMessage.refusal.code)
  return shownMessage.value
}

describe('a WhatsApp message of a booking', () => {
  it('leaves as a template, and is known to be read', async () => {
    await sentTo('27821234567')

    await expect.poll(async () => (await shown()).state).toBe('read')
    expect(sandbox.sandbox.ledger.messages()).toMatchObject([{ template: 'booking_request_confirmation', to: '27821234567' }])
    expect(await shown()).toMatchObject({ maskedNumber: '+27 ••• 567', resend: { how: 'again' }, error: null })
  })

  it('that turns out to have no phone goes on by SMS, once', async () => {
    await sentTo('27821131026')

    await expect.poll(async () => (await shown()).state).toBe('failed')
    expect((await shown()).error).toContain('131026')
    const written = await new PostgresOutbox(store.em).list({ limit: 9 })
    expect(written.filter(({ channel }) => channel === 'sms')).toHaveLength(1)
  })

  it('whose answer was lost is not sent twice, and its report settles it', async () => {
    await sentTo('27820100013')

    await expect.poll(async () => (await shown()).state).toBe('read')
    await product.scope().useCases.sendOutbox.execute({ limit: 9 })
    expect(sandbox.sandbox.ledger.messages()).toHaveLength(1)
  })

  it('is sent again from the page, once', async () => {
    await sentTo('27821234567')
    const resend = () => product.scope().useCases.resendWhatsAppMessage.execute({ actor, id: 'message-1' })

    expect([(await resend()).ok, (await resend()).ok]).toEqual([true, false])
    await product.scope().useCases.sendOutbox.execute({ limit: 9 })
    expect(sandbox.sandbox.ledger.messages()).toHaveLength(2)
  })

  it('goes out under the name that the platform gives its template', async () => {
    const key = { name: 'booking_request_confirmation', language: 'en' } as const
    const stored = standardTemplates.find(({ name, language }) => name === key.name && language === key.language)
    const typed = { metaName: 'unregistered', twilioContentSid: '', bodyOrder: '1', urlButtons: '', isActive: true }
    await product.scope().useCases.saveTemplateMapping.execute({ actor, ...key, revision: revisionOf(stored), typed })

    await sentTo('27821234567')

    expect(await shown()).toMatchObject({ state: 'failed', error: expect.stringContaining('132001') })
  })
})
