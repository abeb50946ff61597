import { type AuditLog, type AuditLogEntry, type AuditLogQuery, bookingConcepts } from '@camp/application/audit/audit-log.ts'
import type { ListedPage } from '@camp/application/shared/listing.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { databaseOf } from '../postgres/typed-database.ts'
import { foundLines, personName } from './found-lines.ts'

type Row = Omit<AuditLogEntry, 'at'> & { readonly at: string }

/**
 * The trail of settings together with what befell bookings, which stands in tables of its own. Raw: reports.
 */
export class PostgresAuditLog implements AuditLog {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async list(query: AuditLogQuery): Promise<ListedPage<AuditLogEntry>> {
    const { isDescending, limit, offset } = query
    const order = isDescending ? sql`desc` : sql`asc`
    const { rows } = await sql<Row>`
      select line.id, to_jsonb(line.at) #>> '{}' as at, line.by, coalesce(${personName}, account.email) as "byName",
        line.organisation_id as "organisationId", organisation.name as "organisationName", organisation.slug as "organisationSlug",
        line.act, line.subject, reservation.simple_reference as reference, line.changes,
        case when line.door is not null then jsonb_build_object('door', line.door, 'network', line.network) end as origin
      ${foundLines(query)}
      order by line.at ${order}, line.place ${order}, line.id ${order} limit ${limit} offset ${offset}`.execute(this.#database())
    const total = await sql<{ readonly total: number }>`select count(*)::int as total ${foundLines(query)}`.execute(
      this.#database(),
    )
    return { rows: rows.map((row) => ({ ...row, at: Temporal.Instant.from(row.at) })), total: total.rows[0]?.total ?? 0 }
  }

  async concepts(): Promise<readonly string[]> {
    const { rows } = await sql<{ readonly concept: string }>`
      select distinct split_part(act, '.', 1) as concept from audit_entry`.execute(this.#database())
    return [...new Set([...rows.map(({ concept }) => concept), ...bookingConcepts])].toSorted()
  }

  #database() {
    return databaseOf(this.#em)
  }
}
