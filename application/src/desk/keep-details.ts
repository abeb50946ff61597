import { conflictOf } from '@camp/domain/reservations/conflict.ts'
import { randomValue } from '@camp/domain/reservations/random-value.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { actAtTheDesk, type DeskActPorts } from './act-at-the-desk.ts'
import type { DeskCommand, DeskConflict, DeskOutcome, DeskRefusal } from './desk-answers.ts'
import { isSubmitted } from './undo-small-act.ts'

export const longestNote = 2000
export const longestPlate = 20

export type NoteRefusal = { readonly code: 'note-missing' | 'note-too-long' }

/** Notes of the staff grow at their end; the guest never sees them. */
export class AddDeskNote {
  readonly #ports: DeskActPorts

  constructor(ports: DeskActPorts) {
    this.#ports = ports
  }

  execute(command: DeskCommand & { readonly note: string }): Promise<Result<DeskOutcome, DeskRefusal | NoteRefusal>> {
    return actAtTheDesk<NoteRefusal>(this.#ports, command, async ({ reservation }) => {
      const note = command.note.trim()
      if (note === '') return refused({ code: 'note-missing' })
      if (note.length > longestNote) return refused({ code: 'note-too-long' })
      return accepted({ reservation, logged: { act: 'note', note, former: '' } })
    })
  }
}

export type PlateRefusal = DeskConflict | { readonly code: 'plate-too-long' }

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
      if (plate.length > longestPlate) return refused({ code: 'plate-too-long' })
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
