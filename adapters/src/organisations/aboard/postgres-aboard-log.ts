import type { AboardEntry, AboardLog, AboardStep, ComingCampsite } from '@camp/application/organisations/aboard/aboard-log.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { databaseOf } from '../../postgres/typed-database.ts'

interface ComingRow extends Omit<ComingCampsite, 'since' | 'latest'> {
  readonly since: string
  readonly step: AboardStep | null
  readonly at: string | null
}

/** Reads from the primary: what was said a moment ago is there. */
export class PostgresAboardLog implements AboardLog {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async add({ organisationId, at, by, step, text }: AboardEntry): Promise<void> {
    await databaseOf(this.#em)
      .insertInto('aboard_entry')
      .values({ organisation_id: organisationId, at: at.toString(), by, step, text })
      .execute()
  }

  async of(organisationId: OrganisationId): Promise<readonly AboardEntry[]> {
    const rows = await databaseOf(this.#em)
      .selectFrom('aboard_entry')
      .select(['organisation_id as organisationId', 'at', 'by', 'step', 'text'])
      .where('organisation_id', '=', organisationId)
      .orderBy('id')
      .execute()
    return rows.map(({ at, ...entry }) => ({ ...entry, at: Temporal.Instant.from(at) }))
  }

  async coming(): Promise<readonly ComingCampsite[]> {
    // Raw: the latest entry of each, in an order that depends on it.
    const { rows } = await sql<ComingRow>`
      select o.id as "organisationId", o.slug, o.name, o.city_name as "cityName", o.created_at as since, latest.step, latest.at
      from organisation o
        left join lateral (
          select step, at from aboard_entry where organisation_id = o.id order by id desc limit 1
        ) latest on true
      where o.status = 'pending'
      order by (latest.step in ('ready', 'answer')) is true desc,
        case when latest.step in ('ready', 'answer') then latest.at end,
        o.created_at desc, o.name`.execute(databaseOf(this.#em))
    return rows.map(({ since, step, at, ...campsite }) => ({
      ...campsite,
      since: Temporal.Instant.from(since),
      latest: step && at ? { step, at: Temporal.Instant.from(at) } : null,
    }))
  }
}
