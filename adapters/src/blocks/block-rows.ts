import type { Block } from '@camp/domain/blocks/block.ts'
import type { BlockId, OrganisationId, PlotId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { sql } from 'kysely'

export interface BlockRow {
  readonly id: BlockId
  readonly organisation_id: OrganisationId
  readonly version: number
  readonly start_date: string
  readonly end_date: string
  readonly source: string
  readonly external_id: string | null
  readonly reason: string | null
  readonly expires_at: string | null
  readonly created_at: string
  readonly created_by: string | null
  readonly plot_ids: readonly PlotId[]
}

/** ISO texts: a moment or a day that passed through `Date` would lose microseconds, or its day. */
const moment = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

export const blockColumns = sql`
  block.id, block.organisation_id, block.version, start_date::text, end_date::text, source, external_id, reason,
  ${moment('block.expires_at')} as expires_at, ${moment('block.created_at')} as created_at, created_by,
  array(select plot_id::text from block_plot where block_id = block.id order by plot_id) as plot_ids`

export function toBlock(row: BlockRow): Block {
  return {
    id: row.id,
    organisationId: row.organisation_id,
    version: row.version,
    nights: StayDates.of(row.start_date, row.end_date),
    plotIds: row.plot_ids,
    source: row.source,
    externalId: row.external_id,
    reason: row.reason,
    expiresAt: row.expires_at === null ? null : Temporal.Instant.from(row.expires_at),
    createdAt: Temporal.Instant.from(row.created_at),
    createdBy: row.created_by ?? '',
  }
}
