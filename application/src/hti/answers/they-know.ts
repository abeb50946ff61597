import { revisionOf } from '../../shared/revision.ts'
import type { ToldState } from '../client/hti-told.ts'
import { toldFacts } from '../client/told-facts.ts'
import type { HtiBooking } from '../hti-bookings.ts'
import type { HtiBookingView } from '../hti-messages.ts'

/** What the channel has just said itself is not told to it again. */
export function theyKnow({ organisationId, reservationId, theirId }: HtiBooking, view: HtiBookingView): ToldState {
  const known = { reservationId, organisationId, isUnsure: false, revision: revisionOf(toldFacts(view)), saidAt: null }
  // One that it cancelled and that stands again here is made there anew.
  const isGone = view.state === 'Cancelled'
  return { ...known, theirId: isGone ? null : theirId, life: isGone ? 1 : 0, isStanding: !isGone }
}
