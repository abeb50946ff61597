import type { ReservationId } from '@camp/domain/shared/ids.ts'
import type { Agreement, Agreements } from '../agreements.ts'

export class InMemoryAgreements implements Agreements {
  readonly #kept = new Map<ReservationId, readonly Agreement[]>()

  async record({ id }: { readonly id: ReservationId }, agreements: readonly Agreement[]): Promise<void> {
    const kept = this.#kept.get(id) ?? []
    const isNew = (one: Agreement) => !kept.some((other) => other.kind === one.kind && other.sourceId === one.sourceId)
    this.#kept.set(id, [...kept, ...agreements.filter(isNew)])
  }

  async of(id: ReservationId): Promise<readonly Agreement[]> {
    return this.#kept.get(id) ?? []
  }
}
