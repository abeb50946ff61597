import type { AuditChange, AuditEntry, AuditFilter, AuditTrail } from '@camp/application/audit/audit-trail.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'

interface Row {
  readonly at: string
  readonly by: string
  readonly organisation_id: OrganisationId | null
  readonly act: string
  readonly subject: string
  readonly changes: readonly AuditChange[]
}

/** Rows that the database lets nobody change or delete. */
export class PostgresAuditTrail implements AuditTrail {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async record({ at, by, organisationId, act, subject, changes }: AuditEntry): Promise<void> {
    await sql`
      insert into audit_entry (at, by, organisation_id, act, subject, changes)
      values (${at.toString()}::timestamptz, ${by}, ${organisationId}, ${act}, ${subject}, ${JSON.stringify(changes)}::jsonb)`.execute(
      this.#em.getKysely(),
    )
  }

  async latest({ organisationId, act, limit }: AuditFilter): Promise<readonly AuditEntry[]> {
    const { rows } = await sql<Row>`
      select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, by, organisation_id, act, subject, changes
      from audit_entry
      where organisation_id = ${organisationId}
        and (${act ?? null}::text is null or act = ${act ?? null} or starts_with(act, ${`${act}.`}))
      order by id desc limit ${limit}`.execute(this.#em.getKysely({ type: 'write' }))
    return rows.map(({ at, organisation_id, ...entry }) => ({
      ...entry,
      at: Temporal.Instant.from(at),
      organisationId: organisation_id,
    }))
  }
}
