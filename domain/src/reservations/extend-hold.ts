import { accepted, type Result, refused } from '../shared/result.ts'
import type { Temporal } from '../shared/temporal.ts'
import { holdMinutes, isExpired } from './expiry.ts'
import type { HeldReservation } from './reservation.ts'

export type ExtendHoldRefusal = { readonly code: 'expired' } | { readonly code: 'wrong_state'; readonly status: 'temporaryHold' }

/**
 * Once, by 15 minutes more; `wrong_state` when it has been extended before. No change of status, so no line
 * of history.
 */
export function extendHold(held: HeldReservation, now: Temporal.Instant): Result<HeldReservation, ExtendHoldRefusal> {
  if (isExpired(held, now)) return refused({ code: 'expired' })
  if (held.isExtended) return refused({ code: 'wrong_state', status: 'temporaryHold' })
  return accepted({ ...held, isExtended: true, expiryDate: held.expiryDate.add({ minutes: holdMinutes }) })
}
