import type { FoundId, ShortIdKind, ShortIds } from '@camp/application/short-ids/short-ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type RawBuilder, sql } from 'kysely'
import { databaseOf } from '../postgres/typed-database.ts'
import { isUuid } from '../postgres/uuid.ts'

interface Wanted {
  readonly text: string
  /** The least and the greatest id that begin so: a range of the key, whatever the database sorts by. */
  readonly from: string
  readonly to: string
}

const [least, greatest] = ['0', 'f'].map((digit) => [8, 4, 4, 4, 12].map((length) => digit.repeat(length)).join('-')) as [
  string,
  string,
]

function wanted(text: string): Wanted {
  const [from, to] = [least, greatest].map((id) => text + id.slice(text.length)) as [string, string]
  return isUuid(from) ? { text, from, to } : { text, from: greatest, to: least }
}

/** Some ids are kept as text. Each has its facts as an array of texts without nulls. */
const sources: Readonly<Record<ShortIdKind, (wanted: Wanted) => RawBuilder<unknown>>> = {
  block: ({ from, to }) => sql`
    select block.id, array[organisation.slug, start_date || ' to ' || end_date]
    from block join organisation on organisation.id = block.organisation_id
    where block.id between ${from} and ${to}`,
  'hti-message': ({ from, to }) => sql`
    select id::text, array[coalesce(kind, 'UNREADABLE'), state, coalesce(their_id, direction)]
    from hti_message where id between ${from} and ${to}`,
  'outbox-message': ({ from, to }) => sql`
    select id, array[event, channel, state] from outbox_message where id between ${from} and ${to}`,
  review: ({ text, from, to }) => sql`
    select review.id::text, array[organisation.slug, review.author_name, review.status]
    from organisation_review as review join organisation on organisation.id = review.organisation_id
    where review.id in (
      select id from organisation_review where id between ${from} and ${to}
      union select own.id from organisation_review as own join reservation on reservation.id = own.reservation_id
      where reservation.simple_reference = ${text})`,
  'school-holiday': ({ from, to }) => sql`
    select id::text, array[name, country_code || '-' || province_code, start_date::text]
    from school_holiday where id between ${from} and ${to}`,
}

export class PostgresShortIds implements ShortIds {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async named(kind: ShortIdKind, text: string, limit: number): Promise<readonly FoundId[]> {
    const { rows } = await namedIds(kind, text, limit).execute(databaseOf(this.#em))
    return rows
  }
}

/** Raw: a source for each kind, their columns alike. */
export function namedIds(kind: ShortIdKind, text: string, limit: number): RawBuilder<FoundId> {
  return sql<FoundId>`
    select id, facts from (${sources[kind](wanted(text))}) as source (id, facts) order by id collate "C" limit ${limit}`
}
