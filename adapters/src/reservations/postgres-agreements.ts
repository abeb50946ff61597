import type { Agreement, Agreements } from '@camp/application/reservations/agreements.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
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
    for (const [position, agreement] of agreements.entries()) {
      const { kind, sourceId, name, text, version, isMandatory, agreedAt } = agreement
      await databaseOf(this.#em)
        .insertInto('reservation_agreement')
        .values({
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
        })
        .onConflict((conflict) => conflict.columns(['reservation_id', 'kind', 'source_id']).doNothing())
        .execute()
    }
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
