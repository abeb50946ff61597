import { cancelByStaff } from '@camp/domain/reservations/cancel.ts'
import { readyToCancelByStaff } from '@camp/domain/reservations/readiness.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Payments } from '../payments/payments.ts'
import { orderRefund } from '../payments/refund-tasks.ts'
import { actAtTheDesk, type DeskActPorts } from './act-at-the-desk.ts'
import type { DeskConflict, DeskOutcome, DeskRefusal, TellingDeskCommand } from './desk-answers.ts'

export interface CancelAsStaffCommand extends TellingDeskCommand {
  /** The guest may read it. */
  readonly note: string
  /** Death, hospitalisation or goodwill: everything paid goes back (rule D8). */
  readonly refundInFull: boolean
}

/** With the refund of the policy that was kept with the booking, or all of it. */
export class CancelAsStaff {
  readonly #ports: DeskActPorts & { readonly payments: Payments }

  constructor(ports: DeskActPorts & { readonly payments: Payments }) {
    this.#ports = ports
  }

  execute(
    command: CancelAsStaffCommand,
  ): Promise<Result<DeskOutcome, DeskRefusal | DeskConflict | { readonly code: 'note-missing' }>> {
    const ports = this.#ports
    return actAtTheDesk<DeskConflict | { readonly code: 'note-missing' }>(ports, command, async (situation) => {
      const { moment, by } = situation
      const readiness = readyToCancelByStaff(situation.reservation, moment)
      if (readiness.kind === 'conflict') return refused({ code: readiness.refusal.code })
      if (readiness.kind === 'done-before') return accepted('done-before')
      const refund = command.refundInFull ? 'full' : 'policy'
      const cancelled = cancelByStaff(readiness.reservation, { by, moment, note: command.note, refund })
      if (!cancelled.ok) return cancelled
      const { reservation } = cancelled.value
      const amount = reservation.cancellation.refundAmount
      return accepted({
        ...cancelled.value,
        refundAmount: amount,
        notice: { event: 'cancelled' },
        writes: async () => {
          await orderRefund(ports, { reservation, amount, reason: 'cancellation', at: moment.now })
        },
      })
    })
  }
}
