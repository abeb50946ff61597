import type { UnavailableReason } from '@camp/domain/availability/plot-availability.ts'
import type { ContactKind } from '@camp/domain/reservations/contact-proof.ts'
import type { DocumentId, PlotId, SpecialTermId } from '@camp/domain/shared/ids.ts'
import type { NotFound } from '../shared/refusals.ts'

/**
 * More than one visitor, address or network may keep without paying, or submit in an hour (rule X12). Without
 * seconds: it would never fit.
 */
export interface TooManyRequests {
  readonly code: 'too_many'
  readonly counted: 'holds' | 'plot-nights' | 'submissions'
  readonly most: number
  readonly retryAfterSeconds: number | null
}

/** Whoever keeps so much, or at a campsite that wants to know, first shows how to reach them (rule X14). */
export interface ContactUnproved {
  readonly code: 'contact_unproved'
  /** Any one of them is enough. */
  readonly asks: readonly ContactKind[]
  /** Plot-nights that this visitor would keep without it; null: the campsite asks before any hold. */
  readonly most: number | null
  /** Plot-nights of this wish. */
  readonly wanted: number
}

export type PlaceHoldRefusal = HoldRefusal | TooManyRequests | ContactUnproved

/** In the words that clients know (rule C1); `plotIds` names the plots that were refused. */
export type HoldRefusal = NotFound | { readonly code: UnavailableReason; readonly plotIds: readonly PlotId[] }

export type ReservationConflict =
  | NotFound
  | { readonly code: 'expired' | 'already_cancelled' | 'plots_gone' | 'stay_begun' | 'wrong_state' }

/** The guest has not yet agreed to what they must: terms, and documents in the wording of this moment. */
export type AgreementsMissing =
  | { readonly code: 'terms_missing'; readonly termIds: readonly SpecialTermId[] }
  | { readonly code: 'documents_missing'; readonly documentIds: readonly DocumentId[] }
