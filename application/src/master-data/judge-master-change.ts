import type { MasterKind } from '@camp/domain/master-data/master-kinds.ts'
import type { MasterValues } from '@camp/domain/master-data/read-master-row.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

/** A rate of tax that papers were written by, or a name that imports and pages know a category by. */
export type MasterKept = { readonly code: 'already-in-force' | 'name-is-known' }

interface MasterChange {
  readonly before: MasterValues | null
  readonly after: MasterValues | null
}

/** The category that facilities are found by. */
const facilities = 'Campsite Facilities'

/**
 * Papers of the past say the rate of tax of their day: one that has begun is neither changed nor deleted, and
 * none begins before tomorrow (rule O18).
 */
export function judgeMasterChange(
  kind: MasterKind,
  { before, after }: MasterChange,
  now: Temporal.Instant,
): Result<null, MasterKept> {
  if (kind === 'tagcategories' && before?.name === facilities && after?.name !== facilities)
    return refused({ code: 'name-is-known' })
  const today = now.toZonedDateTimeISO('Africa/Johannesburg').toPlainDate().toString()
  const hasBegun = [before, after].some((values) => values !== null && String(values.effectiveFrom) <= today)
  return kind === 'vat-rates' && hasBegun ? refused({ code: 'already-in-force' }) : accepted(null)
}
