import { conflictOf } from '@camp/domain/reservations/conflict.ts'
import { type NoteRefusal, readNote } from '@camp/domain/reservations/desk-note.ts'
import { randomValue } from '@camp/domain/reservations/random-value.ts'
import { longestPlate, type TextTooLong, textTooLong } from '@camp/domain/reservations/staff-texts.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { actAtTheDesk, type DeskActPorts } from './act-at-the-desk.ts'
import type { DeskCommand, DeskConflict, DeskOutcome, DeskRefusal } from './desk-answers.ts'
import { isOfToday, isSubmitted, standingNotes } from './undo-small-act.ts'

/**
 * Notes of the staff grow at their end; the last one, said again by the same person on the same day, is not
 * added again. The guest never sees them.
 */
export class AddDeskNote {
  readonly #ports: DeskActPorts

  constructor(ports: DeskActPorts) {
    this.#ports = ports
  }

  execute(command: DeskCommand & { readonly note: string }): Promise<Result<DeskOutcome, DeskRefusal | NoteRefusal>> {
    return actAtTheDesk<NoteRefusal>(this.#ports, command, async (situation) => {
      const { reservation, by } = situation
      const note = readNote(command.note)
      if (!note.ok) return note
      const last = standingNotes(await this.#ports.deskLog.of(reservation.id)).at(-1)
      if (last?.note === note.value && last.by === by && isOfToday(last, situation)) return accepted('done-before')
      return accepted({ reservation, logged: { act: 'note', note: note.value, former: '' } })
    })
  }
}

export type PlateRefusal = DeskConflict | TextTooLong<'plate-too-long'>

/** As it is painted on the vehicle; empty takes it away. */
export class ChangeVehiclePlate {
  readonly #ports: DeskActPorts

  constructor(ports: DeskActPorts) {
    this.#ports = ports
  }

  execute(command: DeskCommand & { readonly vehiclePlate: string }): Promise<Result<DeskOutcome, DeskRefusal | PlateRefusal>> {
    return actAtTheDesk<PlateRefusal>(this.#ports, command, async ({ reservation, moment }) => {
      if (!isSubmitted(reservation)) return refused({ code: conflictOf(reservation, moment.now).code })
      const plate = command.vehiclePlate.replace(/\s+/g, ' ').trim().toUpperCase()
      const tooLong = textTooLong('plate-too-long', plate, longestPlate)
      if (tooLong) return refused(tooLong)
      const vehiclePlate = plate === '' ? null : plate
      if (vehiclePlate === reservation.guest.vehiclePlate) return accepted('done-before')
      return accepted({
        reservation: { ...reservation, guest: { ...reservation.guest, vehiclePlate } },
        logged: { act: 'plate-changed', note: vehiclePlate, former: reservation.guest.vehiclePlate ?? '' },
      })
    })
  }
}

/** A new random value each time (rule L9). No page shows the former one; it is back when this is undone. */
export class IssueGateCode {
  readonly #ports: DeskActPorts

  constructor(ports: DeskActPorts) {
    this.#ports = ports
  }

  execute(command: DeskCommand): Promise<Result<DeskOutcome, DeskRefusal | DeskConflict>> {
    const { randomness } = this.#ports
    return actAtTheDesk<DeskConflict>(this.#ports, command, async ({ reservation, moment }) => {
      if (!isSubmitted(reservation)) return refused({ code: conflictOf(reservation, moment.now).code })
      const gateCode = randomValue((min, max) => randomness.integer(min, max))
      const logged = { act: 'gate-code-issued', note: null, former: reservation.gateCode ?? '' } as const
      return accepted({ reservation: { ...reservation, gateCode }, logged })
    })
  }
}
