import { confirmByStaff } from '@camp/domain/reservations/confirm.ts'
import { conflictOf } from '@camp/domain/reservations/conflict.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { actAtTheDesk, type DeskActPorts } from './act-at-the-desk.ts'
import type { DeskConflict, DeskOutcome, DeskRefusal, TellingDeskCommand } from './desk-answers.ts'

/**
 * Whatever is still to be paid. Only a pending reservation waits for it; a deposit that is paid has confirmed
 * for itself.
 */
export class ConfirmAsStaff {
  readonly #ports: DeskActPorts

  constructor(ports: DeskActPorts) {
    this.#ports = ports
  }

  execute(command: TellingDeskCommand): Promise<Result<DeskOutcome, DeskRefusal | DeskConflict>> {
    return actAtTheDesk<DeskConflict>(this.#ports, command, async ({ reservation, moment, by }) => {
      if (reservation.status === 'confirmed') return accepted('done-before')
      if (reservation.status !== 'pending') return refused({ code: conflictOf(reservation, moment.now).code })
      const confirmed = confirmByStaff(reservation, { by, moment })
      return confirmed.ok ? accepted({ ...confirmed.value, notice: { event: 'confirmed' } }) : confirmed
    })
  }
}
