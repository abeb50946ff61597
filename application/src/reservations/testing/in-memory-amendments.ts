import type { AmendmentId, ReservationId } from '@camp/domain/shared/ids.ts'
import type { AmendmentRecord, Amendments } from '../amend/amendments.ts'

export class InMemoryAmendments implements Amendments {
  readonly #records: AmendmentRecord[] = []

  async add(amendment: AmendmentRecord): Promise<void> {
    this.#records.unshift(amendment)
  }

  async of(reservationId: ReservationId): Promise<readonly AmendmentRecord[]> {
    return this.#records.filter((record) => record.reservationId === reservationId)
  }

  async markUndone(id: AmendmentId, undone: NonNullable<AmendmentRecord['undone']>): Promise<void> {
    const at = this.#records.findIndex((record) => record.id === id)
    const record = this.#records[at]
    if (record) this.#records[at] = { ...record, undone }
  }
}
