import { cancellationTerms } from '@camp/domain/cancellation/cancellation-terms.ts'
import { cancelByGuest } from '@camp/domain/reservations/cancel.ts'
import { readyToCancel } from '@camp/domain/reservations/readiness.ts'
import type { CancelledReservation } from '@camp/domain/reservations/reservation.ts'
import type { Transition } from '@camp/domain/reservations/transitions.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { moneyWithBank } from '../payments/money-with-bank.ts'
import { orderRefund, refundsOnTheirWay } from '../payments/refund-tasks.ts'
import { tellOfRefundsByHand } from '../payments/tell-campsite.ts'
import type { NotFound } from '../shared/refusals.ts'
import { momentOf } from './moment-of.ts'
import { mustBeSaved } from './must-be-saved.ts'
import { notify } from './notify.ts'
import { contextOf, type ReservationContext } from './reservation-context.ts'
import type { ReservationPorts } from './reservation-ports.ts'
import type { ReservationConflict } from './reservation-refusals.ts'
import type { CancellationTermsView } from './reservation-views.ts'
import { viewForGuest } from './view-for-guest.ts'

export interface CancelCommand {
  readonly id: ReservationId
  /** What was shown to stay with the campsite; more than that is refused, to be shown first. */
  readonly costsAtMost?: Money | undefined
}

export type CancelAsGuestRefusal = ReservationConflict | { readonly code: 'costs_more' }

export interface Cancelled {
  readonly id: ReservationId
  readonly status: 'cancelled'
  readonly refundAmount: Money
}

/** What cancelling now would bring back, shown before the click. */
export class ShowCancellationTerms {
  readonly #ports: ReservationPorts

  constructor(ports: ReservationPorts) {
    this.#ports = ports
  }

  async execute({ id }: { readonly id: ReservationId }): Promise<Result<CancellationTermsView, NotFound>> {
    const reservation = await this.#ports.reservations.find(id)
    if (!reservation) return refused({ code: 'not-found' })
    const context = await contextOf(reservation, this.#ports)
    const terms = cancellationTerms(reservation, momentOf(context))
    return accepted({
      reservation: await viewForGuest(this.#ports, reservation, context),
      canCancel: terms.canCancel,
      reason: terms.canCancel ? null : terms.reason,
      refundAmount: terms.refundAmount,
      refundPercentage: terms.refundPercentage,
      promised: await refundsOnTheirWay(this.#ports, reservation),
    })
  }
}

/** By the guest, through the link. Cancelled again, it answers the same. */
export class CancelAsGuest {
  readonly #ports: ReservationPorts

  constructor(ports: ReservationPorts) {
    this.#ports = ports
  }

  execute(command: CancelCommand): Promise<Result<Cancelled, CancelAsGuestRefusal>> {
    return this.#ports.transaction.run(() => this.#cancel(command))
  }

  async #cancel({ id, costsAtMost }: CancelCommand): Promise<Result<Cancelled, CancelAsGuestRefusal>> {
    const found = await this.#ports.reservations.findForChange(id)
    if (!found) return refused({ code: 'not-found' })
    const context = await contextOf(found, this.#ports)
    const moment = momentOf(context)
    const readiness = readyToCancel(found, moment)
    if (readiness.kind === 'conflict') return refused({ code: readiness.refusal.code })
    if (readiness.kind === 'done-before') return accepted(answer(readiness.reservation))
    const cancelled = cancelByGuest(readiness.reservation, { by: 'guest', moment })
    if (!cancelled.ok) return refused({ code: cancelled.refusal.code })
    const promised = await refundsOnTheirWay(this.#ports, found)
    if (costsAtMost && costOfCancelling(cancelled.value.reservation, promised).cents > costsAtMost.cents)
      return refused({ code: 'costs_more' })
    await carryOutCancellation(this.#ports, cancelled.value, context)
    return accepted(answer(cancelled.value.reservation))
  }
}

/** What was paid too much goes back by itself. */
function costOfCancelling({ amountPaid, cancellation }: CancelledReservation, promised: Money): Money {
  return amountPaid.minus(cancellation.refundAmount).minus(promised)
}

/** Frees the nights, orders the refund and tells the guest, in the caller's transaction. */
export async function carryOutCancellation(
  ports: ReservationPorts,
  { reservation, change }: Transition<CancelledReservation>,
  context: ReservationContext,
): Promise<void> {
  mustBeSaved(await ports.reservations.replace(reservation, change))
  const amount = reservation.cancellation.refundAmount
  const promised = await refundsOnTheirWay(ports, reservation)
  const tasks = await orderRefund(ports, { reservation, amount, reason: 'cancellation', at: context.now })
  await tellOfRefundsByHand(ports, tasks, { reservation, context })
  const underWay = await moneyWithBank(ports, reservation.id)
  await notify(ports, { event: 'cancelled', reservation, context, promised, underWay })
}

function answer({ id, status, cancellation }: CancelledReservation): Cancelled {
  return { id, status, refundAmount: cancellation.refundAmount }
}
