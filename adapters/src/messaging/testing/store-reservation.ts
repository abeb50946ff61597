import { organisationId, reservationId } from '@camp/application/messaging/testing/an-outbox-message.ts'
import { guestId } from '@camp/application/testing/a-campsite.ts'
import type { EntityManager } from '@mikro-orm/postgresql'

/**
 * The reservation, waiting for its guest, that the messages of `an-outbox-message.ts` are about; the campsite
 * of `a-campsite.ts` and its guest are there.
 */
export async function storeReservation(em: EntityManager): Promise<void> {
  await em.execute(
    `insert into reservation (id, organisation_id, version, simple_reference, status, status_date, arrival, departure, currency,
       amount_due_cents, cancellation_policy, created_at, expiry_date, submitted_at, user_id, first_name, last_name, email,
       country_code, cell, verification_preference, language, terms_accepted_at, accepted_term_ids, pay_in_full, amount_due_up_front_cents, vat_percentage)
     values (?, ?, 1, '482-913-107', 'pending', now(), '2026-12-11', '2026-12-13', 'ZAR', 120000, '[]', now(), now(), now(), ?,
       'Thandi', 'Nkosi', 'thandi@example.test', '+27', '0821234567', 'WHATSAPP', 'en', now(), '{}', true, 120000, 15)`,
    [reservationId, organisationId, guestId],
  )
}
