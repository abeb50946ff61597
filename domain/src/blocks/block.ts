import type { BlockId, OrganisationId, PlotId } from '../shared/ids.ts'
import { accepted, type Result, refused } from '../shared/result.ts'
import { Temporal } from '../shared/temporal.ts'
import type { StayDates } from '../stay-rules/stay-dates.ts'
import { longestReason } from './longest-reason.ts'

/** Who keeps the nights: staff, or the name of another calendar. */
export const staffSource = 'staff'

export const mostBlockedNights = 730

/** Nights of one or more plots that nobody may book (rule A12). */
export interface Block {
  readonly id: BlockId
  readonly organisationId: OrganisationId
  /** Counts the writes; a writer that read an older version is refused. */
  readonly version: number
  /** From the first blocked night to the first date that is free again. */
  readonly nights: StayDates
  readonly plotIds: readonly PlotId[]
  readonly source: string
  /** What the other calendar calls it. */
  readonly externalId: string | null
  readonly reason: string | null
  /** A courtesy hold gives its nights back by itself at this moment. */
  readonly expiresAt: Temporal.Instant | null
  readonly createdAt: Temporal.Instant
  readonly createdBy: string
}

export type BlockFacts = Pick<Block, 'nights' | 'plotIds' | 'reason' | 'expiresAt'>

export type BlockFactsRefusal = {
  readonly code: 'no-plots' | 'too-many-nights' | 'reason-too-long' | 'expiry-in-past'
}

/** What a block may say, whatever the nights are used for. */
export function judgeBlock(facts: BlockFacts, now: Temporal.Instant): Result<BlockFacts, BlockFactsRefusal> {
  const { nights, plotIds, reason, expiresAt } = facts
  if (plotIds.length === 0) return refused({ code: 'no-plots' })
  if (nights.nightCount > mostBlockedNights) return refused({ code: 'too-many-nights' })
  if (reason !== null && reason.length > longestReason) return refused({ code: 'reason-too-long' })
  if (expiresAt !== null && Temporal.Instant.compare(expiresAt, now) <= 0) return refused({ code: 'expiry-in-past' })
  return accepted({ ...facts, plotIds: [...new Set(plotIds)] })
}

/** The moment of expiry itself is too late. */
export function isBlockExpired({ expiresAt }: Pick<Block, 'expiresAt'>, now: Temporal.Instant): boolean {
  return expiresAt !== null && Temporal.Instant.compare(expiresAt, now) <= 0
}
