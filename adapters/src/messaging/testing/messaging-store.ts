import { anOutboxMessage } from '@camp/application/messaging/testing/an-outbox-message.ts'
import { afterAll, beforeAll } from 'vitest'
import { emptied, forgetGuests, startCampsiteStore, type TestStore } from '../../postgres/testing/test-store.ts'
import { PostgresOutbox } from '../postgres-outbox.ts'
import { storeReservation } from './store-reservation.ts'

/** With the reservation that the messages of `an-outbox-message.ts` are about. */
export async function startMessagingStore(): Promise<TestStore> {
  const store = await startCampsiteStore()
  await storeReservation(store.em)
  return store
}

/** One store for all tests of a file; each is handed it as `startMessagingStore` does. */
export function messagingStoreOfFile(): () => Promise<TestStore> {
  let store: TestStore
  beforeAll(async () => {
    store = await startCampsiteStore()
  })
  afterAll(() => store.stop())
  return async () => {
    await forgetGuests(store.em)
    await emptied(store.em, 'short_link', 'written_message', 'early_delivery_report')
    await storeReservation(store.em)
    return { ...store, em: store.database.forkEntityManager(), stop: async () => {} }
  }
}

/** And with `message-1` in the outbox. */
export async function withMessage(store: TestStore): Promise<TestStore> {
  await new PostgresOutbox(store.em).add([anOutboxMessage()])
  return store
}
