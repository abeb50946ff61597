import { checkIn, undoCheckIn } from '@camp/domain/reservations/check-in.ts'
import { openBalance } from '@camp/domain/reservations/open-balance.ts'
import { readyToEnd } from '@camp/domain/reservations/readiness.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { actAtTheDesk, type DeskActPorts } from './act-at-the-desk.ts'
import type { DeskCommand, DeskConflict, DeskOutcome, DeskRefusal } from './desk-answers.ts'
import type { DeskReservations, NotLeft } from './desk-reservations.ts'

export type CheckInRefusal =
  | DeskConflict
  | { readonly code: 'stay-not-begun' | 'stay-over' }
  /** Worth a look before the key is handed over (rule L16). */
  | { readonly code: 'check-in-doubted'; readonly notLeft: readonly NotLeft[]; readonly balance: Money }

export interface CheckInCommand extends DeskCommand {
  /** They are checked in whoever has not left and whatever is open. */
  readonly isCertain?: boolean
}

type CheckInPorts = DeskActPorts & { readonly bookings: Pick<DeskReservations, 'notLeft'> }

/**
 * The guests are here: from the arrival day on. Of two who check in at once, one does and the other finds it
 * done. A plot that others have not left, and money that is open, are said first.
 */
export class CheckIn {
  readonly #ports: CheckInPorts

  constructor(ports: CheckInPorts) {
    this.#ports = ports
  }

  execute(command: CheckInCommand): Promise<Result<DeskOutcome, DeskRefusal | CheckInRefusal>> {
    return actAtTheDesk<CheckInRefusal>(this.#ports, command, async ({ reservation, moment }) => {
      const readiness = readyToEnd(reservation, moment)
      if (readiness.kind !== 'ready') return refused({ code: conflictCode(readiness) })
      if (readiness.reservation.checkedInAt) return accepted('done-before')
      const received = checkIn(readiness.reservation, moment)
      if (!received.ok) return received
      const balance = openBalance(reservation)
      const notLeft = command.isCertain ? [] : await this.#ports.bookings.notLeft(reservation.id, moment.today)
      if (!command.isCertain && (notLeft.length > 0 || balance.isPositive))
        return refused({ code: 'check-in-doubted', notLeft, balance })
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
