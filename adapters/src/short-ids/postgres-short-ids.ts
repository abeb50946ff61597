import type { FoundId, ShortIdKind, ShortIds } from '@camp/application/short-ids/short-ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { databaseOf } from '../postgres/typed-database.ts'

/** Some ids are kept as text. Each has its facts as an array of texts without nulls. */
const sources = {
  block: sql`
    select block.id, '' as reference, array[organisation.slug, start_date || ' to ' || end_date] as facts
    from block join organisation on organisation.id = block.organisation_id`,
  'hti-message': sql`
    select id::text, '' as reference, array[coalesce(kind, 'UNREADABLE'), state, coalesce(their_id, direction)] as facts
    from hti_message`,
  'outbox-message': sql`select id, '' as reference, array[event, channel, state] as facts from outbox_message`,
  review: sql`
    select review.id::text, coalesce(reservation.simple_reference, '') as reference,
      array[organisation.slug, review.author_name, review.status] as facts
    from organisation_review as review join organisation on organisation.id = review.organisation_id
      left join reservation on reservation.id = review.reservation_id`,
  'school-holiday': sql`
    select id::text, '' as reference, array[name, country_code || '-' || province_code, start_date::text] as facts
    from school_holiday`,
} as const satisfies Record<ShortIdKind, unknown>

export class PostgresShortIds implements ShortIds {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  /** Raw: a source for each kind, their columns alike. */
  async named(kind: ShortIdKind, text: string, limit: number): Promise<readonly FoundId[]> {
    const { rows } = await sql<FoundId>`
      select id, facts from (${sources[kind]}) as source (id, reference, facts)
      where starts_with(id, ${text}::text) or reference = ${text}::text
      order by id collate "C" limit ${limit}`.execute(databaseOf(this.#em))
    return rows
  }
}
