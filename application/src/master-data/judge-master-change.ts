import type { MasterKind } from '@camp/domain/master-data/master-kinds.ts'
import type { MasterValues } from '@camp/domain/master-data/read-master-row.ts'
import { platformDay } from '@camp/domain/shared/platform-zone.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { MasterUses } from './master-data.ts'

/** A rate of tax that papers were written by, a name that is known, or the money of campsites. */
export type MasterKept = { readonly code: 'already-in-force' | 'name-is-known' | 'currency-in-use' }

interface MasterChange {
  readonly before: MasterValues | null
  readonly after: MasterValues | null
  /** Of what stands under it. */
  readonly uses: MasterUses
}

/** The category that facilities are found by. */
const facilities = 'Campsite Facilities'

/**
 * Papers of the past say the rate of tax of their day: one that has begun is neither changed nor deleted, and
 * none begins before tomorrow (rule O18). What campsites sold is in the currency of their country (O17).
 */
export function judgeMasterChange(
  kind: MasterKind,
  { before, after, uses }: MasterChange,
  now: Temporal.Instant,
): Result<null, MasterKept> {
  if (kind === 'tagcategories' && before?.name === facilities && after?.name !== facilities)
    return refused({ code: 'name-is-known' })
  const isOtherMoney = kind === 'countries' && before !== null && after !== null && before.currency !== after.currency
  if (isOtherMoney && (uses.organisations ?? 0) > 0) return refused({ code: 'currency-in-use' })
  const today = platformDay(now).toString()
  const hasBegun = [before, after].some((values) => values !== null && String(values.effectiveFrom) <= today)
  return kind === 'vat-rates' && hasBegun ? refused({ code: 'already-in-force' }) : accepted(null)
}
