import type { Agreement, Agreements } from '@camp/application/reservations/agreements.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'

export class PostgresAgreements implements Agreements {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async record(
    { id, organisationId }: { readonly id: ReservationId; readonly organisationId: OrganisationId },
    agreements: readonly Agreement[],
  ): Promise<void> {
    for (const [position, agreement] of agreements.entries()) {
      const { kind, sourceId, name, text, version, isMandatory, agreedAt } = agreement
      await sql`
        insert into reservation_agreement
          (organisation_id, reservation_id, kind, source_id, position, name, text, version, is_mandatory, agreed_at)
        values (${organisationId}, ${id}, ${kind}, ${sourceId}, ${position}, ${name}, ${text}, ${version}, ${isMandatory},
          ${agreedAt.toString()})
        on conflict (reservation_id, kind, source_id) do nothing`.execute(this.#em.getKysely({ type: 'write' }))
    }
  }

  async of(id: ReservationId): Promise<readonly Agreement[]> {
    const { rows } = await sql<Omit<Agreement, 'agreedAt'> & { readonly agreedAt: string }>`
      select kind, source_id as "sourceId", name, text, version, is_mandatory as "isMandatory",
        to_char(agreed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "agreedAt"
      from reservation_agreement where reservation_id = ${id} order by position`.execute(this.#em.getKysely({ type: 'write' }))
    return rows.map(({ agreedAt, ...agreement }) => ({ ...agreement, agreedAt: Temporal.Instant.from(agreedAt) }))
  }
}
