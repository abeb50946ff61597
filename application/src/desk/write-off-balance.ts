import { type NoteRefusal, readNote } from '@camp/domain/reservations/desk-note.ts'
import { undoWriteOff, writeOff } from '@camp/domain/reservations/write-off.ts'
import { accepted, type Result } from '@camp/domain/shared/result.ts'
import { actAtTheDesk, type DeskActPorts } from './act-at-the-desk.ts'
import type { DeskCommand, DeskOutcome, DeskRefusal } from './desk-answers.ts'

export type WriteOffRefusal = NoteRefusal | { readonly code: 'stay-not-ended' | 'nothing-open' }
export type UndoWriteOffRefusal = { readonly code: 'stay-not-ended' | 'not-written-off' }

/** What guests owe who are gone is given up, with the reason: it is asked for no more (rule L15). */
export class WriteOffBalance {
  readonly #ports: DeskActPorts

  constructor(ports: DeskActPorts) {
    this.#ports = ports
  }

  execute(command: DeskCommand & { readonly note: string }): Promise<Result<DeskOutcome, DeskRefusal | WriteOffRefusal>> {
    return actAtTheDesk<WriteOffRefusal>(this.#ports, command, async ({ reservation, moment }) => {
      const written = writeOff(reservation, moment)
      if (!written.ok) return written
      const note = readNote(command.note)
      if (!note.ok) return note
      return accepted({ reservation: written.value, logged: { act: 'written-off', note: note.value } })
    })
  }
}

/** It is owed again. */
export class UndoWriteOff {
  readonly #ports: DeskActPorts

  constructor(ports: DeskActPorts) {
    this.#ports = ports
  }

  execute(command: DeskCommand): Promise<Result<DeskOutcome, DeskRefusal | UndoWriteOffRefusal>> {
    return actAtTheDesk<UndoWriteOffRefusal>(this.#ports, command, async ({ reservation }) => {
      const undone = undoWriteOff(reservation)
      return undone.ok ? accepted({ reservation: undone.value, logged: { act: 'write-off-undone', note: null } }) : undone
    })
  }
}
