import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { databaseOf } from '../postgres/typed-database.ts'
import { isUuid } from '../postgres/uuid.ts'

/**
 * Until the transaction ends, nobody else changes the settings of this organisation: whoever changes them
 * takes its row first, then reads, judges and writes (ADR 46).
 */
export async function lockSettings(em: EntityManager, organisationId: OrganisationId): Promise<void> {
  if (!isUuid(organisationId)) return
  await databaseOf(em).selectFrom('organisation').select('id').where('id', '=', organisationId).forNoKeyUpdate().execute()
}
