import type { AuditLog, AuditLogEntry, AuditLogQuery } from '@camp/application/audit/audit-log.ts'
import type { ListedPage } from '@camp/application/shared/listing.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { databaseOf } from '../postgres/typed-database.ts'

type Row = Omit<AuditLogEntry, 'at'> & { readonly at: string }

export class PostgresAuditLog implements AuditLog {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  /** Raw: what is searched stands in four tables and within JSON. */
  async list(query: AuditLogQuery): Promise<ListedPage<AuditLogEntry>> {
    const { search, concept, subject, isDescending, limit, offset } = query
    const name = sql`nullif(trim(concat_ws(' ', account.first_name, account.last_name)), '')`
    const found = sql`
      from audit_entry entry
      left join user_account account on account.id::text = entry.by
      left join organisation on organisation.id = entry.organisation_id
      where (${concept} = '' or split_part(entry.act, '.', 1) = ${concept})
        and (${subject} = '' or entry.subject = ${subject})
        and (${query.organisation} = '' or organisation.slug = ${query.organisation})
        and (${query.from} = '' or entry.at >= (nullif(${query.from}, '')::date)::timestamp at time zone 'Africa/Johannesburg')
        and (${query.to} = '' or entry.at < (nullif(${query.to}, '')::date + 1)::timestamp at time zone 'Africa/Johannesburg')
        and (search_form(${search}) = '' or strpos(search_form(concat_ws(' ', entry.by, ${name}, account.email, organisation.name,
          entry.act, entry.subject, entry.network, entry.changes::text)), search_form(${search})) > 0)`
    const { rows } = await sql<Row>`
      select entry.id::text as id, to_jsonb(entry.at) #>> '{}' as at, entry.by, coalesce(${name}, account.email) as "byName",
        entry.organisation_id as "organisationId", organisation.name as "organisationName", organisation.slug as "organisationSlug",
        entry.act, entry.subject, entry.changes,
        case when entry.door is not null then jsonb_build_object('door', entry.door, 'network', entry.network) end as origin
      ${found} order by entry.id ${isDescending ? sql`desc` : sql`asc`} limit ${limit} offset ${offset}`.execute(this.#database())
    const total = await sql<{ readonly total: number }>`select count(*)::int as total ${found}`.execute(this.#database())
    return { rows: rows.map((row) => ({ ...row, at: Temporal.Instant.from(row.at) })), total: total.rows[0]?.total ?? 0 }
  }

  async concepts(): Promise<readonly string[]> {
    const { rows } = await sql<{ readonly concept: string }>`
      select distinct split_part(act, '.', 1) as concept from audit_entry order by 1`.execute(this.#database())
    return rows.map(({ concept }) => concept)
  }

  #database() {
    return databaseOf(this.#em)
  }
}
