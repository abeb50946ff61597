import { anOutboxMessage, atTen } from '@camp/application/messaging/testing/an-outbox-message.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestStore } from '../../postgres/testing/test-store.ts'
import { cryptoRandomness } from '../../shared/crypto-randomness.ts'
import { PostgresOutbox } from '../postgres-outbox.ts'
import { startMessagingStore } from '../testing/messaging-store.ts'
import { postgresPhoneQuota } from './postgres-phone-quota.ts'

let store: TestStore
beforeAll(async () => {
  store = await startMessagingStore()
})
afterAll(() => store.stop())

it('counts what a campsite sends to many numbers, and what is of no booking by the platform alone', async () => {
  const errors: unknown[] = []
  const quota = postgresPhoneQuota({
    database: store.database,
    limits: { perCampsite: 2, ofAll: 4 },
    platformAddress: 'platform@example.test',
    logger: { error: (facts: unknown) => void errors.push(facts) },
    clock: { now: () => atTen },
    randomness: cryptoRandomness,
  })
  const ids = [1, 2, 3].map(() => cryptoRandomness.key())
  await new PostgresOutbox(store.em).add(ids.map((id) => anOutboxMessage({ id, channel: 'sms', occurrence: id })))

  const answers = []
  for (const [nth, id] of [...ids, cryptoRandomness.uuid()].entries())
    answers.push(await quota.take({ id: anOutboxMessage({ id }).id, to: `2782100000${nth}` }))

  expect(answers).toMatchObject([{ ok: true }, { ok: true }, { refusal: { of: 'campsite' } }, { ok: true }])
  expect(errors).toEqual([{ quota: 'campsite' }])
})
