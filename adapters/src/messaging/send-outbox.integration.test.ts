import type { HandedOver, MessageSender, OutgoingMessage } from '@camp/application/messaging/message-sender.ts'
import { SendOutbox } from '@camp/application/messaging/send-outbox.ts'
import { anOutboxMessage, atTen } from '@camp/application/messaging/testing/an-outbox-message.ts'
import { RecordingMessageLog } from '@camp/application/messaging/testing/recording-message-log.ts'
import type { Randomness } from '@camp/application/shared/randomness.ts'
import type { Transaction } from '@camp/application/shared/transaction.ts'
import { type Accepted, accepted } from '@camp/domain/shared/result.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TestStore } from '../postgres/testing/test-store.ts'
import { PostgresTransaction } from '../postgres/transaction.ts'
import { PostgresReservations } from '../reservations/postgres-reservations.ts'
import { PostgresNewsChoices } from './news/postgres-news-choices.ts'
import { PostgresCommunicationHistory } from './postgres-communication-history.ts'
import { PostgresOutbox } from './postgres-outbox.ts'
import { PostgresShortLinks } from './postgres-short-links.ts'
import { startMessagingStore } from './testing/messaging-store.ts'
import { WordingComposer } from './wording-composer.ts'

const randomness: Randomness = { integer: (min) => min, key: () => crypto.randomUUID(), uuid: () => crypto.randomUUID() }

/** Takes a moment, so that workers overtake each other. */
class SlowSender implements MessageSender {
  readonly asked: string[] = []

  async send({ id }: OutgoingMessage): Promise<Accepted<HandedOver>> {
    this.asked.push(id)
    await new Promise((resolve) => setTimeout(resolve, this.asked.length % 3))
    return accepted({ providerMessageId: id, deliveryState: 'accepted' })
  }
}

function aWorker(em: EntityManager, sender: MessageSender, now = atTen, run?: Transaction['run']): SendOutbox {
  return new SendOutbox({
    outbox: new PostgresOutbox(em),
    communicationHistory: new PostgresCommunicationHistory(em),
    reservations: new PostgresReservations(em),
    newsChoices: new PostgresNewsChoices(em),
    shortLinks: new PostgresShortLinks(em),
    messageComposer: new WordingComposer(),
    messageSenders: { email: sender, sms: sender, app: sender },
    transaction: run ? { run } : new PostgresTransaction({ em, randomness }),
    clock: { now: () => now },
    randomness,
    messageLog: new RecordingMessageLog(),
  })
}

describe('workers side by side on one outbox', () => {
  let store: TestStore
  beforeEach(async () => {
    store = await startMessagingStore()
  })
  afterEach(() => store.stop())

  const fill = (count: number) =>
    new PostgresOutbox(store.em).add(
      Array.from({ length: count }, (_, n) => anOutboxMessage({ id: `message-${n}`, occurrence: `${n}` })),
    )

  it('send every message once', async () => {
    await fill(60)
    const sender = new SlowSender()
    const workers = Array.from({ length: 4 }, () => aWorker(store.database.forkEntityManager(), sender))

    const counts = await Promise.all(workers.map((worker) => worker.execute({ limit: 100 })))

    expect(counts.reduce((sent, count) => sent + count.sent, 0)).toBe(60)
    expect(new Set(sender.asked).size).toBe(60)
    expect(sender.asked).toHaveLength(60)
    expect(await new PostgresCommunicationHistory(store.em).list({ limit: 100 })).toHaveLength(60)
  })

  it('lose nothing when one is killed after every message, and send at most one twice per kill', async () => {
    await fill(10)
    const sender = new SlowSender()
    const kills = 5

    for (let kill = 0; kill < kills; kill += 1) {
      const dying = aWorker(store.database.forkEntityManager(), sender, atTen, async () => {
        throw new Error('killed')
      })
      await expect(dying.execute({ limit: 100 })).rejects.toThrow('killed')
    }
    const nextDay = atTen.add({ hours: 24 })
    await aWorker(store.database.forkEntityManager(), sender, nextDay).execute({ limit: 100 })

    expect(new Set(sender.asked).size).toBe(10)
    expect(sender.asked.length).toBeLessThanOrEqual(10 + kills)
    expect(await new PostgresOutbox(store.em).list({ state: 'sent', limit: 100 })).toHaveLength(10)
  })
})
