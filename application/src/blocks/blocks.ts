import type { Block } from '@camp/domain/blocks/block.ts'
import type { BlockId, OrganisationId, PlotId } from '@camp/domain/shared/ids.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import type { PlotsTaken } from '../reservations/reservations.ts'

export type BlockChanged = { readonly code: 'block-changed'; readonly id: BlockId }

export interface BlockFilter {
  readonly organisationId: OrganisationId
  /** Those that end after it. */
  readonly after: Temporal.PlainDate
  readonly limit: number
}

/**
 * Every block of the marketplace, as if it were one collection; each with its plots in the order of their
 * ids.
 */
export interface Blocks {
  find(id: BlockId): Promise<Block | undefined>

  /**
   * Writes the block and all its nights, or nothing: a night that a reservation or another block uses, be it
   * only in part, is refused, also when both are written at the same moment.
   */
  add(block: Block): Promise<Result<void, PlotsTaken>>

  /**
   * Moves the nights with the block; its own nights are not in its way. Refuses when the stored version is
   * another one.
   */
  replace(block: Block): Promise<Result<void, BlockChanged | PlotsTaken>>

  /** Gives the nights back; one that is gone is gone. Refuses when the stored version is another one. */
  remove(block: Pick<Block, 'id' | 'version'>): Promise<Result<void, BlockChanged>>

  /** Gives back what has run out by `now` on these nights, within the caller's transaction. */
  removeExpiredOn(plotIds: readonly PlotId[], nights: StayDates, now: Temporal.Instant): Promise<number>

  /** The same wherever it is; answers how many. */
  removeExpired(now: Temporal.Instant): Promise<number>

  /** The earliest first. */
  list(filter: BlockFilter): Promise<readonly Block[]>
}
