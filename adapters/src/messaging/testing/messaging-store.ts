import { anOutboxMessage } from '@camp/application/messaging/testing/an-outbox-message.ts'
import { startCampsiteStore, type TestStore } from '../../postgres/testing/test-store.ts'
import { PostgresOutbox } from '../postgres-outbox.ts'
import { storeReservation } from './store-reservation.ts'

/** With the reservation that the messages of `an-outbox-message.ts` are about. */
export async function startMessagingStore(): Promise<TestStore> {
  const store = await startCampsiteStore()
  await storeReservation(store.em)
  return store
}

/** And with `message-1` in the outbox. */
export async function startStoreWithMessage(): Promise<TestStore> {
  const store = await startMessagingStore()
  await new PostgresOutbox(store.em).add([anOutboxMessage()])
  return store
}
