import type { ConfirmationRequests } from '@camp/application/reservations/reservations.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { databaseOf } from '../postgres/typed-database.ts'

export async function countConfirmationRequest(em: EntityManager, id: ReservationId, at: Temporal.Instant): Promise<void> {
  await databaseOf(em)
    .updateTable('reservation')
    .set(({ eb }) => ({
      confirmation_request_count: eb('confirmation_request_count', '+', 1),
      last_confirmation_request_at: at.toString(),
    }))
    .where('id', '=', id)
    .execute()
}

export async function confirmationRequests(em: EntityManager, id: ReservationId): Promise<ConfirmationRequests> {
  const row = await databaseOf(em)
    .selectFrom('reservation')
    .select(['confirmation_request_count as count', 'last_confirmation_request_at as lastAt'])
    .where('id', '=', id)
    .executeTakeFirst()
  return { count: row?.count ?? 0, lastAt: row?.lastAt ? Temporal.Instant.from(row.lastAt) : null }
}
