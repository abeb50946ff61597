import type { ListedPage, Listing } from '../shared/listing.ts'
import type { AuditEntry } from './audit-trail.ts'
import type { Origin } from './origin.ts'

/** Of what befell bookings: written where it stands, not in the trail of settings. */
export const bookingConcepts = ['dispute', 'fee', 'paper', 'payment', 'reservation'] as const
export type BookingConcept = (typeof bookingConcepts)[number]

export function isOfBookings(concept: string): concept is BookingConcept {
  return bookingConcepts.some((known) => known === concept)
}

export interface AuditLogEntry extends AuditEntry {
  readonly id: string
  /** Whoever it was, by the name that they have now; null: a command, or somebody who was erased. */
  readonly byName: string | null
  /** For whom: null is the platform itself. */
  readonly organisationName: string | null
  readonly organisationSlug: string | null
  /** Of the booking that it befell; null of anything else. */
  readonly reference: string | null
  /** From where it came; null of what was written before that was kept. */
  readonly origin: Origin | null
}

export interface AuditLogQuery extends Listing<'at'> {
  /** `payment-rule`, say; empty: any. */
  readonly concept: string
  /**
   * The id of what was changed, or the id or the reference of the booking that it befell; empty:
   * anything.
   */
  readonly subject: string
  /** The slug of the organisation for which it was done; empty: any. */
  readonly organisation: string
  /** First and last day, `2026-12-24`; empty: any. */
  readonly from: string
  readonly to: string
}

/**
 * The audit trail as the platform reads it, the newest first, found by any word of an entry; with every
 * change of the money, price and status of bookings, which stands with the booking (rule U11).
 */
export interface AuditLog {
  list(query: AuditLogQuery): Promise<ListedPage<AuditLogEntry>>
  /** Every concept that the log may speak of. */
  concepts(): Promise<readonly string[]>
}
