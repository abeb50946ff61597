import type { ReservationId } from '@camp/domain/shared/ids.ts'
import type { DeskEntry, DeskLog } from '../desk-log.ts'

export class InMemoryDeskLog implements DeskLog {
  readonly #entries: DeskEntry[] = []

  async add(entry: DeskEntry): Promise<void> {
    this.#entries.push(entry)
  }

  async of(reservationId: ReservationId): Promise<readonly DeskEntry[]> {
    return this.#entries.filter((entry) => entry.reservationId === reservationId)
  }
}
