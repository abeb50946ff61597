import { refundFor } from '@camp/domain/cancellation/refund.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { actorName } from '../../reservations/find-managed.ts'
import { todayIn } from '../../shared/clock.ts'
import type { HtiConnection } from '../hti-connections.ts'
import type { HtiError, HtiReply } from '../hti-messages.ts'
import type { AnswerPorts } from './answer-ports.ts'
import { bookingView } from './booking-view.ts'
import { htiActor } from './hti-actor.ts'
import { type AskedOf, isLater } from './in-order.ts'
import type { KnownBooking } from './known-bookings.ts'
import { errorOfRefusal, tooLate } from './ota-errors.ts'
import { theyKnow } from './they-know.ts'
import { lockedBooking, noteUnheard } from './unheard.ts'

/** Before a commit it only says what cancelling costs; committed twice it answers as it did at first. */
export async function cancelBooking(
  ports: AnswerPorts,
  proved: readonly HtiConnection[],
  { ids, isCommit, reason, at }: AskedOf<'BOOKING_CANCEL'>,
): Promise<Result<HtiReply, HtiError>> {
  return ports.transaction.run(async () => {
    const known = await lockedBooking(ports, proved, ids)
    if (known.ok) return isOlderThanIt(known.value, at) ? refused(tooLate) : cancel(ports, known.value, { isCommit, reason })
    // What arrives late must find it cancelled.
    if (isCommit) await noteUnheard(ports, proved, { ids, saidAt: at, refusal: null })
    return known
  })
}

/** Said of what stood before: the booking that stands now was made or changed after it (rule H11). */
function isOlderThanIt({ reservation, booking }: KnownBooking, at: AskedOf<'BOOKING_CANCEL'>['at']): boolean {
  return reservation.status !== 'cancelled' && isLater(booking.saidAt, at)
}

async function cancel(
  ports: AnswerPorts,
  known: KnownBooking,
  { isCommit, reason }: Pick<AskedOf<'BOOKING_CANCEL'>, 'isCommit' | 'reason'>,
): Promise<Result<HtiReply, HtiError>> {
  const { reservation, booking } = known
  const cancelled = await ports.cancelAsStaff.execute({
    actor: htiActor,
    idOrReference: reservation.id,
    dryRun: !isCommit,
    note: `HTI: ${(reason ?? 'cancelled there').slice(0, 200)}`,
    refund: { kind: 'policy' },
    notifiesGuest: false,
  })
  if (!cancelled.ok) return refused(errorOfRefusal(cancelled.refusal))
  if (cancelled.value.isDoneBefore && !(await isCancelledByChannel(ports, known))) {
    return refused(errorOfRefusal({ code: 'already_cancelled' }))
  }
  const now = (await ports.reservations.find(reservation.id)) ?? reservation
  const view = bookingView(now, { ...known, changedAt: ports.clock.now() })
  const isCancelled = now.status === 'cancelled'
  if (isCancelled) await ports.htiTold.keep(theyKnow(booking, view))
  return accepted({ kind: 'BOOKING_CANCEL', isCancelled, booking: view, charge: await chargeOf(ports, known) })
}

async function isCancelledByChannel({ reservations }: AnswerPorts, { reservation }: KnownBooking): Promise<boolean> {
  const last = (await reservations.history(reservation.id)).at(-1)
  return last?.to === 'cancelled' && last.by === actorName(htiActor)
}

/** What the policy of the booking keeps of its price, on the day of the cancellation. */
async function chargeOf({ catalogues, clock }: AnswerPorts, { reservation }: KnownBooking): Promise<Money> {
  const { amountDue, cancellationPolicy, stay, organisationId, status, statusDate } = reservation
  const zone = (await catalogues.find(organisationId))?.organisation.province.country.timezone ?? 'UTC'
  const day = status === 'cancelled' ? statusDate.toZonedDateTimeISO(zone).toPlainDate() : todayIn(zone, clock)
  return amountDue.minus(refundFor(cancellationPolicy, stay.arrival, day, amountDue).refundAmount)
}
