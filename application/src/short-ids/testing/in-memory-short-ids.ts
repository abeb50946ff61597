import type { FoundId, ShortIdKind, ShortIds } from '../short-ids.ts'

export interface KnownId extends FoundId {
  readonly kind: ShortIdKind
  /** Of the booking of a review. */
  readonly simpleReference?: string
}

export class InMemoryShortIds implements ShortIds {
  readonly #known: readonly KnownId[]

  constructor(known: readonly KnownId[]) {
    this.#known = known
  }

  async named(kind: ShortIdKind, text: string, limit: number): Promise<readonly FoundId[]> {
    return this.#known
      .filter((known) => known.kind === kind && (known.id.startsWith(text) || known.simpleReference === text))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .slice(0, limit)
      .map(({ id, facts }) => ({ id, facts }))
  }
}
