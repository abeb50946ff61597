import type { TakenOverBookings } from '../taken-over-bookings.ts'

type Taken = Parameters<TakenOverBookings['claim']>[0]

export class InMemoryTakenOverBookings implements TakenOverBookings {
  readonly #taken = new Set<string>()

  async known(...[organisationId, source, identities]: Parameters<TakenOverBookings['known']>): Promise<ReadonlySet<string>> {
    return new Set(identities.filter((identity) => this.#taken.has(keyOf({ organisationId, source, identity }))))
  }

  async claim(taken: Taken): Promise<boolean> {
    if (this.#taken.has(keyOf(taken))) return false
    this.#taken.add(keyOf(taken))
    return true
  }
}

function keyOf({ organisationId, source, identity }: Pick<Taken, 'organisationId' | 'source' | 'identity'>): string {
  return `${organisationId} ${source} ${identity}`
}
