import type { PlotId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Heard, Snapshot } from '../change-feed/change-log.ts'

/** Days move on and zones may change: neither is a change of nights, so all plots are looked at as often. */
const everythingEvery = Temporal.Duration.from({ hours: 1 })

/**
 * One per process: what was seen at the last look for nights that nothing keeps, so that the next one goes
 * through the plots whose nights changed since, and not through all of them.
 */
export class UnkeptLooks {
  #seen: Snapshot | null = null
  #everythingAt: Temporal.Instant | null = null
  #stillUnkept: readonly PlotId[] = []

  get seen(): Snapshot | null {
    return this.#seen
  }

  /** `all` where nothing is known, some changes may have been missed, or it is time. */
  plotsToLookAt({ changes }: Heard, now: Temporal.Instant): readonly PlotId[] | 'all' {
    if (changes === null || this.#everythingAt === null) return 'all'
    const since = this.#everythingAt.until(now)
    if (since.sign < 0 || Temporal.Duration.compare(since, everythingEvery) >= 0) return 'all'
    const changed = changes.flatMap((change) => (change.kind === 'nights' ? change.plotIds : []))
    return [...new Set([...changed, ...this.#stillUnkept])]
  }

  /** What was found is looked at again, for settling it may fail; where not all came, all of them. */
  looked(
    at: readonly PlotId[] | 'all',
    found: { readonly snapshot: Snapshot; readonly plotIds: readonly PlotId[]; readonly isWhole: boolean },
    now: Temporal.Instant,
  ): void {
    this.#seen = found.snapshot
    this.#stillUnkept = found.plotIds
    if (!found.isWhole) this.#everythingAt = null
    else if (at === 'all') this.#everythingAt = now
  }
}
