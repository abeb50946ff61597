import { anOutboxMessage, organisationId, reservationId } from '@camp/application/messaging/testing/an-outbox-message.ts'
import { startCampsiteStore, type TestStore } from '../../postgres/testing/test-store.ts'
import { PostgresOutbox } from '../postgres-outbox.ts'

/** With the reservation that the messages of `an-outbox-message.ts` are about. */
export async function startMessagingStore(): Promise<TestStore> {
  const store = await startCampsiteStore()
  await store.em.execute(
    `insert into reservation (id, organisation_id, version, simple_reference, status, status_date, arrival, departure, currency,
       amount_due_cents, cancellation_policy, created_at, expiry_date)
     values (?, ?, 1, '482-913-107', 'temporaryHold', now(), '2026-12-11', '2026-12-13', 'ZAR', 120000, '[]', now(), now())`,
    [reservationId, organisationId],
  )
  return store
}

/** And with `message-1` in the outbox. */
export async function startStoreWithMessage(): Promise<TestStore> {
  const store = await startMessagingStore()
  await new PostgresOutbox(store.em).add([anOutboxMessage()])
  return store
}
