import type { SpecialTermId } from '../shared/ids.ts'
import type { Money } from '../shared/money.ts'
import { accepted, type Result } from '../shared/result.ts'
import type { Temporal } from '../shared/temporal.ts'
import type { Initiator } from './change.ts'
import { confirmByStaff } from './confirm.ts'
import type { OfflineFacts } from './offline-facts.ts'
import { paymentOfHold } from './payment-of-hold.ts'
import { recordPayment } from './record-payment.ts'
import type { GuestDetails, HeldReservation, PendingReservation, StatusChange, SubmittedReservation } from './reservation.ts'
import { type SubmitRefusal, submit } from './submit.ts'
import type { Transition } from './transitions.ts'

export interface TakenDetails extends Initiator {
  readonly guest: GuestDetails
  readonly offline: OfflineFacts
  readonly mandatoryTermIds: readonly SpecialTermId[]
  readonly acceptedTermIds: readonly SpecialTermId[]
  readonly vatPercentage: number
  /** Money that came with the booking; zero when none did. */
  readonly received: Money
}

export interface BookedOffline {
  readonly pending: Transition<PendingReservation>
  /** What the money, or the word of staff, makes of it; the change is null when it waits for the guest. */
  readonly settled: { readonly reservation: SubmittedReservation; readonly change: StatusChange | null }
}

/**
 * A booking by telephone or at the desk goes the way of any other (rule L6). Paid wholly offline, it stands
 * at once: partiallyPaid or confirmed by what was paid, else confirmed by staff. Otherwise it waits for the
 * guest, who confirms or pays by the link.
 */
export function bookOffline(held: HeldReservation, details: TakenDetails): Result<BookedOffline, SubmitRefusal> {
  const { guest, offline, by, moment, received } = details
  const payment = paymentOfHold(held, moment.today, false)
  const { mandatoryTermIds, acceptedTermIds, vatPercentage } = details
  const pending = submit(held, {
    by,
    moment,
    guest,
    offline,
    mandatoryTermIds,
    acceptedTermIds,
    vatPercentage,
    payInFull: false,
    amountDueUpFront: payment.amountDueUpFront,
    dueDate: offline.isOfflinePayment ? lastDay(held, received, payment.dueDate) : payment.dueDate,
  })
  if (!pending.ok) return pending
  const { reservation } = pending.value
  return accepted({ pending: pending.value, settled: settle(reservation, details) })
}

/** What is open of an offline booking is due by its payment rule, else on arrival. */
function lastDay(held: HeldReservation, received: Money, dueDate: Temporal.PlainDate | null): Temporal.PlainDate | null {
  return received.isAtLeast(held.amountDue) ? null : (dueDate ?? held.stay.arrival)
}

function settle(pending: PendingReservation, { offline, received, by, moment }: TakenDetails): BookedOffline['settled'] {
  if (!offline.isOfflinePayment) return { reservation: pending, change: null }
  const paid = received.isPositive ? recordPayment(pending, { amount: received, by, moment }) : null
  if (paid?.change) return { reservation: paid.reservation, change: paid.change }
  const confirmed = confirmByStaff({ ...pending, amountPaid: received }, { by, moment })
  if (!confirmed.ok) throw new Error('a booking that was just taken has expired')
  return confirmed.value
}
