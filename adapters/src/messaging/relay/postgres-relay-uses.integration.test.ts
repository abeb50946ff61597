import { PermitRelay } from '@camp/application/messaging/relay/permit-relay.ts'
import { relayUsesContract } from '@camp/application/messaging/relay/testing/relay-uses.contract.ts'
import { system } from '@camp/application/shared/actor.ts'
import { FixedClock } from '@camp/application/shared/testing/fixed-clock.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptied, startTestStore, type TestStore } from '../../postgres/testing/test-store.ts'
import { PostgresTransaction } from '../../postgres/transaction.ts'
import { cryptoRandomness } from '../../shared/crypto-randomness.ts'
import { PostgresRelayUses } from './postgres-relay-uses.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

const empty = () => emptied(store.em, 'relay_use')

relayUsesContract('postgres', async () => {
  await empty()
  return { relayUses: new PostgresRelayUses(store.em), stop: async () => {} }
})

describe('many calls of one caller at the same moment', () => {
  it('get no more than the quota', async () => {
    await empty()
    const clock = new FixedClock()
    const call = () => {
      const em = store.database.forkEntityManager()
      const transaction = new PostgresTransaction({ em, randomness: cryptoRandomness })
      const relayQuota = { perHour: 5, perDay: 50 }
      return new PermitRelay({ relayUses: new PostgresRelayUses(em), transaction, clock, relayQuota }).execute({
        actor: system('service key'),
        messages: 1,
      })
    }

    const answers = await Promise.all(Array.from({ length: 16 }, call))

    expect(answers.filter(({ ok }) => ok)).toHaveLength(5)
  })
})
