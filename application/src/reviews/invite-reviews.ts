import { isInvitationDue } from '@camp/domain/reviews/review-invitation.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { momentOf } from '../reservations/moment-of.ts'
import { type NamedReservation, namedReservation } from '../reservations/named-reservation.ts'
import { notify } from '../reservations/notify.ts'
import { contextOf } from '../reservations/reservation-context.ts'
import type { ReservationPorts } from '../reservations/reservation-ports.ts'
import { eachByItself } from '../shared/each-by-itself.ts'
import type { ReviewInvitations } from './review-invitations.ts'

export interface InviteReviewsPorts extends ReservationPorts {
  readonly reviewInvitations: ReviewInvitations
}

const invitedAtOnce = 500
/** A day more than any zone can ask for. */
const daysBack = 16

/**
 * Asks the guests of stays that ended for a review, each once. Safe to run twice, and on several machines at
 * once.
 */
export class InviteReviews {
  readonly #ports: InviteReviewsPorts

  constructor(ports: InviteReviewsPorts) {
    this.#ports = ports
  }

  async execute({ dryRun }: { readonly dryRun: boolean }): Promise<{ readonly invited: readonly NamedReservation[] }> {
    const { reviewInvitations, clock, transaction } = this.#ports
    const today = clock.now().toZonedDateTimeISO('UTC').toPlainDate()
    const open = await reviewInvitations.open(today.subtract({ days: daysBack }), invitedAtOnce)
    return { invited: await eachByItself(open, (id) => transaction.run(() => this.#invite(id, dryRun))) }
  }

  async #invite(id: ReservationId, dryRun: boolean): Promise<NamedReservation | null> {
    const reservation = await this.#ports.reservations.find(id)
    if (reservation?.status !== 'completed') return null
    const context = await contextOf(reservation, this.#ports)
    if (!isInvitationDue(reservation, momentOf(context))) return null
    if (dryRun) return namedReservation(reservation)
    if (!(await this.#ports.reviewInvitations.markInvited(id, context.now))) return null
    await notify(this.#ports, { event: 'review-invitation', reservation, context })
    return namedReservation(reservation)
  }
}
