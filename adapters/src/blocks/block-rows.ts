import type { Block } from '@camp/domain/blocks/block.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import type { Selectable } from 'kysely'
import { storedInstant } from '../postgres/stored-instant.ts'
import type { Tables } from '../postgres/typed-database.ts'

export type StoredBlock = Selectable<Tables['block']> & { readonly plot_ids: readonly PlotId[] }

export function toBlock(row: StoredBlock): Block {
  return {
    id: row.id,
    organisationId: row.organisation_id,
    version: row.version,
    nights: StayDates.of(row.start_date, row.end_date),
    plotIds: row.plot_ids,
    source: row.source,
    externalId: row.external_id,
    reason: row.reason,
    expiresAt: storedInstant(row.expires_at),
    createdAt: Temporal.Instant.from(row.created_at),
    createdBy: row.created_by ?? '',
  }
}
