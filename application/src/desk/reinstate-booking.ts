import { conflictOf } from '@camp/domain/reservations/conflict.ts'
import { reinstate } from '@camp/domain/reservations/reinstate.ts'
import type { Reservation, SubmittedReservation } from '@camp/domain/reservations/reservation.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Blocks } from '../blocks/blocks.ts'
import type { Payments } from '../payments/payments.ts'
import { refundSurplus } from '../payments/refund-surplus.ts'
import { releaseExpired } from '../reservations/release-expired.ts'
import { actAtTheDesk, type DeskActPorts } from './act-at-the-desk.ts'
import type { DeskConflict, DeskOutcome, DeskRefusal, TellingDeskCommand } from './desk-answers.ts'

export type ReinstateRefusal =
  | DeskConflict
  | { readonly code: 'stay-over' }
  /** Others have these plots by now. */
  | { readonly code: 'plots_gone'; readonly plotNames: readonly string[] }

type Ports = DeskActPorts & { readonly payments: Payments; readonly blocks: Pick<Blocks, 'removeExpiredOn'> }

/**
 * A cancelled or no-show booking stands again while its plots are free: the store judges. What was to go back
 * by the cancellation and has not stays (rule L18).
 */
export class ReinstateBooking {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  execute(command: TellingDeskCommand): Promise<Result<DeskOutcome, DeskRefusal | ReinstateRefusal>> {
    const ports = this.#ports
    return actAtTheDesk<ReinstateRefusal>(ports, command, async ({ reservation, moment, by }) => {
      if (reservation.status === 'partiallyPaid' || reservation.status === 'confirmed') return accepted('done-before')
      if (reservation.status !== 'cancelled' && reservation.status !== 'noShow')
        return refused({ code: conflictOf(reservation, moment.now).code })
      const standing = reinstate(reservation, { by, moment })
      if (!standing.ok) return standing
      if (!command.dryRun) {
        const plotIds = reservation.plots.map(({ plotId }) => plotId)
        await releaseExpired(ports, { plotIds, stay: reservation.stay, by })
      }
      const event = standing.value.reservation.status === 'confirmed' ? 'confirmed' : 'deposit-received'
      return accepted({
        ...standing.value,
        notice: { event, occurrence: `reinstated ${moment.now}` },
        whenTaken: (plotIds) => ({ code: 'plots_gone', plotNames: namesOf(reservation, plotIds) }),
        writes: () => keepMoney(ports, standing.value.reservation, moment.now),
      })
    })
  }
}

function namesOf({ plots }: Reservation, plotIds: readonly PlotId[]): readonly string[] {
  return plots.filter(({ plotId }) => plotIds.includes(plotId)).map(({ plotName }) => plotName)
}

/**
 * What was promised back because the booking had ended, as far as it did not go; never more than it costs.
 */
async function keepMoney(ports: Ports, reservation: SubmittedReservation, at: Temporal.Instant): Promise<void> {
  const { payments } = ports
  for (const { id, reason } of await payments.refundTasksOf(reservation.id)) {
    const task = reason === 'overpayment' ? undefined : await payments.findRefundTaskForChange(id)
    if (task && task.state !== 'done') await payments.settleRefundTask(task)
  }
  await refundSurplus(ports, reservation, at)
}
