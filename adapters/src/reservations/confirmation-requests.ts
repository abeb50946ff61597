import type { ConfirmationRequests } from '@camp/application/reservations/reservations.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'

export async function countConfirmationRequest(em: EntityManager, id: ReservationId, at: Temporal.Instant): Promise<void> {
  await sql`
    update reservation
    set confirmation_request_count = confirmation_request_count + 1, last_confirmation_request_at = ${at.toString()}
    where id = ${id}`.execute(em.getKysely())
}

interface Row {
  readonly count: number
  readonly last_at: string | null
}

export async function confirmationRequests(em: EntityManager, id: ReservationId): Promise<ConfirmationRequests> {
  const { rows } = await sql<Row>`
    select confirmation_request_count as count,
      to_char(last_confirmation_request_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as last_at
    from reservation where id = ${id}`.execute(em.getKysely())
  const row = rows[0]
  return { count: row?.count ?? 0, lastAt: row?.last_at ? Temporal.Instant.from(row.last_at) : null }
}
