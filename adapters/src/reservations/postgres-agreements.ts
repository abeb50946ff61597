import type { Agreement, Agreements } from '@camp/application/reservations/agreements.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { insertedRecords } from '../postgres/records.ts'
import { databaseOf } from '../postgres/typed-database.ts'

export class PostgresAgreements implements Agreements {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async record(
    { id, organisationId }: { readonly id: ReservationId; readonly organisationId: OrganisationId },
    agreements: readonly Agreement[],
  ): Promise<void> {
    if (agreements.length === 0) return
    const rows = agreements.map(({ kind, sourceId, name, text, version, isMandatory, agreedAt }, position) => ({
      organisation_id: organisationId,
      reservation_id: id,
      kind,
      source_id: sourceId,
      position,
      name,
      text,
      version,
      is_mandatory: isMandatory,
      agreed_at: agreedAt.toString(),
    }))
    const unlessRecorded = sql`on conflict (reservation_id, kind, source_id) do nothing`
    await insertedRecords('reservation_agreement', rows, unlessRecorded).execute(databaseOf(this.#em))
  }

  async of(id: ReservationId): Promise<readonly Agreement[]> {
    const rows = await databaseOf(this.#em)
      .selectFrom('reservation_agreement')
      .select([
        'kind',
        'source_id as sourceId',
        'name',
        'text',
        'version',
        'is_mandatory as isMandatory',
        'agreed_at as agreedAt',
      ])
      .where('reservation_id', '=', id)
      .orderBy('position')
      .execute()
    return rows.map(({ agreedAt, ...agreement }) => ({ ...agreement, agreedAt: Temporal.Instant.from(agreedAt) }))
  }
}
