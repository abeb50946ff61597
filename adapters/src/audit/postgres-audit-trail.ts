import type { AuditEntry, AuditFilter, AuditTrail } from '@camp/application/audit/audit-trail.ts'
import type { Origin } from '@camp/application/audit/origin.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { databaseOf } from '../postgres/typed-database.ts'

/** Rows that the database lets nobody change or delete. */
export class PostgresAuditTrail implements AuditTrail {
  readonly #em: EntityManager
  readonly #origin: Origin | null

  constructor(em: EntityManager, origin: Origin | null = null) {
    this.#em = em
    this.#origin = origin
  }

  async record({ at, by, organisationId, act, subject, changes }: AuditEntry): Promise<void> {
    const { door, network } = this.#origin ?? { door: null, network: null }
    const what = { act, subject, changes: JSON.stringify(changes) }
    await databaseOf(this.#em)
      .insertInto('audit_entry')
      .values({ at: at.toString(), by, organisation_id: organisationId, ...what, door, network })
      .execute()
  }

  async latest({ organisationId, act, subject, limit }: AuditFilter): Promise<readonly AuditEntry[]> {
    const entries = databaseOf(this.#em)
      .selectFrom('audit_entry')
      .select(['at', 'by', 'organisation_id as organisationId', 'act', 'subject', 'changes'])
      .where('organisation_id', organisationId === null ? 'is' : '=', organisationId)
    const ofAct =
      act === undefined
        ? entries
        : entries.where(({ eb, fn, val }) => eb.or([eb('act', '=', act), fn<boolean>('starts_with', ['act', val(`${act}.`)])]))
    const ofSubject = subject === undefined ? ofAct : ofAct.where('subject', '=', subject)
    const rows = await ofSubject.orderBy('id', 'desc').limit(limit).execute()
    return rows.map(({ at, ...entry }) => ({ ...entry, at: Temporal.Instant.from(at) }))
  }
}
