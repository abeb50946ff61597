import type { ReservationId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

/** Which guests were asked for a review: each stay once. */
export interface ReviewInvitations {
  /**
   * Completed stays with a departure on `since` or after that were neither invited nor reviewed, of guests
   * who are told things; the earliest departure first.
   */
  open(since: Temporal.PlainDate, limit: number): Promise<readonly ReservationId[]>
  /** False when somebody else has marked it before, also at the same moment. */
  markInvited(id: ReservationId, at: Temporal.Instant): Promise<boolean>
}
