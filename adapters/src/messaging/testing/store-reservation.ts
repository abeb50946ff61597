import { organisationId, reservationId } from '@camp/application/messaging/testing/an-outbox-message.ts'
import type { EntityManager } from '@mikro-orm/postgresql'

/**
 * The reservation that the messages of `an-outbox-message.ts` are about; the campsite of `a-campsite.ts` is
 * there.
 */
export async function storeReservation(em: EntityManager): Promise<void> {
  await em.execute(
    `insert into reservation (id, organisation_id, version, simple_reference, status, status_date, arrival, departure, currency,
       amount_due_cents, cancellation_policy, created_at, expiry_date)
     values (?, ?, 1, '482-913-107', 'temporaryHold', now(), '2026-12-11', '2026-12-13', 'ZAR', 120000, '[]', now(), now())`,
    [reservationId, organisationId],
  )
}
