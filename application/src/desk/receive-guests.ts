import { checkIn, undoCheckIn } from '@camp/domain/reservations/check-in.ts'
import { readyToEnd } from '@camp/domain/reservations/readiness.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { actAtTheDesk, type DeskActPorts } from './act-at-the-desk.ts'
import type { DeskCommand, DeskConflict, DeskOutcome, DeskRefusal } from './desk-answers.ts'

export type CheckInRefusal = DeskConflict | { readonly code: 'stay-not-begun' | 'stay-over' }

/**
 * The guests are here: from the arrival day on. Of two who check in at once, one does and the other finds it
 * done.
 */
export class CheckIn {
  readonly #ports: DeskActPorts

  constructor(ports: DeskActPorts) {
    this.#ports = ports
  }

  execute(command: DeskCommand): Promise<Result<DeskOutcome, DeskRefusal | CheckInRefusal>> {
    return actAtTheDesk<CheckInRefusal>(this.#ports, command, async ({ reservation, moment }) => {
      const readiness = readyToEnd(reservation, moment)
      if (readiness.kind !== 'ready') return refused({ code: conflictCode(readiness) })
      if (readiness.reservation.checkedInAt) return accepted('done-before')
      const received = checkIn(readiness.reservation, moment)
      if (!received.ok) return received
      return accepted({ reservation: received.value, logged: { act: 'checked-in', note: null } })
    })
  }
}

/** They are not here after all. */
export class UndoCheckIn {
  readonly #ports: DeskActPorts

  constructor(ports: DeskActPorts) {
    this.#ports = ports
  }

  execute(command: DeskCommand): Promise<Result<DeskOutcome, DeskRefusal | DeskConflict>> {
    return actAtTheDesk<DeskConflict>(this.#ports, command, async ({ reservation, moment }) => {
      const readiness = readyToEnd(reservation, moment)
      if (readiness.kind !== 'ready') return refused({ code: conflictCode(readiness) })
      if (!readiness.reservation.checkedInAt) return accepted('done-before')
      return accepted({
        reservation: undoCheckIn(readiness.reservation),
        logged: { act: 'check-in-undone', note: null },
      })
    })
  }
}

/** `readyToEnd` never answers done-before, which the type cannot say. */
export function conflictCode(
  readiness: Exclude<ReturnType<typeof readyToEnd>, { readonly kind: 'ready' }>,
): DeskConflict['code'] {
  return readiness.kind === 'conflict' ? readiness.refusal.code : 'wrong_state'
}
