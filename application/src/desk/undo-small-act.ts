import { conflictOf } from '@camp/domain/reservations/conflict.ts'
import type { Reservation } from '@camp/domain/reservations/reservation.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { actAtTheDesk, type DeskActPorts, type DeskSituation, type DeskStep } from './act-at-the-desk.ts'
import type { DeskCommand, DeskConflict, DeskOutcome, DeskRefusal } from './desk-answers.ts'
import type { DeskEntry } from './desk-log.ts'

export type SmallAct = 'plate-changed' | 'gate-code-issued' | 'note'
export type UndoSmallActRefusal = DeskConflict | { readonly code: 'nothing-to-undo' }

/**
 * Takes back the latest plate, gate code or note of the day: what was there before is there again, and the
 * history has both (rule L17). Done again, it takes back the one before.
 */
export class UndoSmallAct {
  readonly #ports: DeskActPorts

  constructor(ports: DeskActPorts) {
    this.#ports = ports
  }

  execute(command: DeskCommand & { readonly act: SmallAct }): Promise<Result<DeskOutcome, DeskRefusal | UndoSmallActRefusal>> {
    return actAtTheDesk<UndoSmallActRefusal>(this.#ports, command, async (situation) => {
      const log = await this.#ports.deskLog.of(situation.reservation.id)
      const entry = standing(log, command.act).at(-1)
      if (!entry || typeof entry.former !== 'string' || !isOfToday(entry, situation)) return refused({ code: 'nothing-to-undo' })
      return takenBack(entry, entry.former || null, situation)
    })
  }
}

/** What was done and not taken back. */
function standing(log: readonly DeskEntry[], act: SmallAct): readonly DeskEntry[] {
  const gone = new Set(log.map(({ takesBack }) => takesBack))
  return log.filter((entry) => entry.act === act && !entry.takesBack && !gone.has(entry.id))
}

export function standingNotes(log: readonly DeskEntry[]): readonly DeskEntry[] {
  return standing(log, 'note')
}

/** At the campsite. */
export function isOfToday({ at }: DeskEntry, { moment: { today, zone } }: DeskSituation): boolean {
  return at.toZonedDateTimeISO(zone).toPlainDate().equals(today)
}

function takenBack(
  { id: takesBack, act, note }: DeskEntry,
  former: string | null,
  { reservation, moment }: DeskSituation,
): Result<DeskStep, UndoSmallActRefusal> {
  if (act === 'note') return accepted({ reservation, logged: { act: 'note-withdrawn', note: null, takesBack } })
  if (!isSubmitted(reservation)) return refused({ code: conflictOf(reservation, moment.now).code })
  if (act === 'gate-code-issued') {
    return accepted({
      reservation: { ...reservation, gateCode: former },
      logged: { act: 'gate-code-undone', note: null, takesBack },
    })
  }
  if (reservation.guest.vehiclePlate !== note) return refused({ code: 'nothing-to-undo' })
  const guest = { ...reservation.guest, vehiclePlate: former }
  return accepted({ reservation: { ...reservation, guest }, logged: { act: 'plate-changed', note: former, takesBack } })
}

type Submitted = Exclude<Reservation, { readonly status: 'temporaryHold' | 'cancelled' }>

export function isSubmitted(reservation: Reservation): reservation is Submitted {
  return reservation.status !== 'temporaryHold' && reservation.status !== 'cancelled'
}
