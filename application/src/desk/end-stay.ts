import { conflictOf } from '@camp/domain/reservations/conflict.ts'
import { markNoShow } from '@camp/domain/reservations/no-show.ts'
import { readyToEnd } from '@camp/domain/reservations/readiness.ts'
import { undoCheckOut } from '@camp/domain/reservations/undo-check-out.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Payments } from '../payments/payments.ts'
import { refundsOnTheirWay } from '../payments/refund-tasks.ts'
import { actAtTheDesk, type DeskActPorts } from './act-at-the-desk.ts'
import type { DeskCommand, DeskConflict, DeskOutcome, DeskRefusal, TellingDeskCommand } from './desk-answers.ts'
import { conflictCode } from './receive-guests.ts'

export type UndoCheckOutRefusal = DeskConflict | { readonly code: 'not-checked-out' | 'too-late-to-undo' }
export type NoShowRefusal = DeskConflict | { readonly code: 'too-early-for-no-show' | 'checked-in' }

/** On the day of the check-out; a stay that ended by itself stays ended. */
export class UndoCheckOut {
  readonly #ports: DeskActPorts

  constructor(ports: DeskActPorts) {
    this.#ports = ports
  }

  execute(command: DeskCommand): Promise<Result<DeskOutcome, DeskRefusal | UndoCheckOutRefusal>> {
    const { reservations } = this.#ports
    return actAtTheDesk<UndoCheckOutRefusal>(this.#ports, command, async ({ reservation, moment, by }) => {
      if (reservation.status === 'partiallyPaid' || reservation.status === 'confirmed') return accepted('done-before')
      if (reservation.status !== 'completed') return refused({ code: conflictOf(reservation, moment.now).code })
      const last = (await reservations.history(reservation.id)).findLast(({ to }) => to === 'completed')
      return undoCheckOut(reservation, { by, moment, to: last?.from === 'partiallyPaid' ? 'partiallyPaid' : 'confirmed' })
    })
  }
}

type NoShowPorts = DeskActPorts & { readonly payments: Pick<Payments, 'refundTasksOf'> }

/** The guests never came; their nights are free for others again. */
export class MarkNoShow {
  readonly #ports: NoShowPorts

  constructor(ports: NoShowPorts) {
    this.#ports = ports
  }

  execute(command: TellingDeskCommand): Promise<Result<DeskOutcome, DeskRefusal | NoShowRefusal>> {
    return actAtTheDesk<NoShowRefusal>(this.#ports, command, async ({ reservation, moment, by }) => {
      if (reservation.status === 'noShow') return accepted('done-before')
      const readiness = readyToEnd(reservation, moment)
      if (readiness.kind !== 'ready') return refused({ code: conflictCode(readiness) })
      const marked = markNoShow(readiness.reservation, { by, moment })
      if (!marked.ok) return marked
      const promised = await refundsOnTheirWay(this.#ports, readiness.reservation)
      return accepted({ ...marked.value, promised, notice: { event: 'no-show' } })
    })
  }
}
