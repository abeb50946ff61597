import type { MessageSender } from '@camp/application/messaging/message-sender.ts'
import { NoteDelivery } from '@camp/application/messaging/note-delivery.ts'
import { SendOutbox } from '@camp/application/messaging/send-outbox.ts'
import { anOutboxMessage, atTen } from '@camp/application/messaging/testing/an-outbox-message.ts'
import { RecordingMessageLog } from '@camp/application/messaging/testing/recording-message-log.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { TestStore } from '../postgres/testing/test-store.ts'
import { PostgresTransaction } from '../postgres/transaction.ts'
import { PostgresReservations } from '../reservations/postgres-reservations.ts'
import { cryptoRandomness } from '../shared/crypto-randomness.ts'
import { PostgresNewsChoices } from './news/postgres-news-choices.ts'
import { PostgresCommunicationHistory } from './postgres-communication-history.ts'
import { PostgresOutbox } from './postgres-outbox.ts'
import { PostgresShortLinks } from './postgres-short-links.ts'
import { startMessagingStore } from './testing/messaging-store.ts'
import { WordingComposer } from './wording-composer.ts'

let store: TestStore
beforeEach(async () => {
  store = await startMessagingStore()
})
afterEach(() => store.stop())

const portsOn = (em: EntityManager) => ({
  outbox: new PostgresOutbox(em),
  communicationHistory: new PostgresCommunicationHistory(em),
  reservations: new PostgresReservations(em),
  transaction: new PostgresTransaction({ em, randomness: cryptoRandomness }),
  clock: { now: () => atTen },
  randomness: cryptoRandomness,
  messageLog: new RecordingMessageLog(),
})

/** Reports on a message in the very moment in which it says yes to it. */
function hastyProvider(state: 'delivered' | 'failed') {
  const reports: Promise<unknown>[] = []
  const report = (id: string) =>
    new NoteDelivery(portsOn(store.database.forkEntityManager())).execute({
      channel: 'app',
      providerMessageId: id,
      state,
      error: state === 'failed' ? 'EXPIRED' : null,
      at: atTen,
    })
  const sender: MessageSender = {
    send: async ({ id, channel }) => {
      if (channel === 'app') reports.push(report(id), report(id))
      return accepted({ providerMessageId: id, deliveryState: 'accepted' })
    },
  }
  return { sender, reports }
}

const whatsApps = Array.from({ length: 40 }, (_, n) =>
  anOutboxMessage({ id: `message-${n}`, occurrence: `${n}`, channel: 'app', to: '27821234567' }),
)

it.each(['delivered', 'failed'] as const)('notes every report of %s that comes together with the yes', async (state) => {
  await new PostgresOutbox(store.em).add(whatsApps)
  const { sender, reports } = hastyProvider(state)
  const worker = () =>
    new SendOutbox({
      ...portsOn(store.database.forkEntityManager()),
      newsChoices: new PostgresNewsChoices(store.em),
      shortLinks: new PostgresShortLinks(store.em),
      messageComposer: new WordingComposer(),
      messageSenders: { email: sender, sms: sender, app: sender },
    }).execute({ limit: 100 })

  await Promise.all([worker(), worker()])
  await Promise.all(reports)
  await worker()

  const { communicationHistory: history, outbox } = portsOn(store.em)
  const states = (await history.list({ channel: 'app', limit: 100 })).map(({ deliveryState }) => deliveryState)
  expect(states).toEqual(whatsApps.map(() => state))
  expect(await outbox.list({ channel: 'sms', limit: 100 })).toHaveLength(state === 'failed' ? 40 : 0)
})
