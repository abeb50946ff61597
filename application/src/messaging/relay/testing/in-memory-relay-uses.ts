import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { RelayUse } from '../relay-quota.ts'
import type { RelayCaller, RelayUses } from '../relay-uses.ts'

export class InMemoryRelayUses implements RelayUses {
  readonly #uses = new Map<RelayCaller, readonly RelayUse[]>()

  async ofCallerSince(caller: RelayCaller, since: Temporal.Instant): Promise<readonly RelayUse[]> {
    const uses = this.#uses.get(caller) ?? []
    return uses
      .filter(({ at }) => Temporal.Instant.compare(at, since) > 0)
      .toSorted((a, b) => Temporal.Instant.compare(a.at, b.at))
  }

  async add(caller: RelayCaller, use: RelayUse): Promise<void> {
    this.#uses.set(caller, [...(this.#uses.get(caller) ?? []), use])
  }
}
