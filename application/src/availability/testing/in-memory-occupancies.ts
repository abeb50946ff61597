import type { NightsInUse, NightUse, Occupancy } from '@camp/domain/availability/occupancy.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Occupancies } from '../occupancies.ts'

/** Looks at the nights of the in-memory reservations. */
export class InMemoryOccupancies implements Occupancies {
  readonly #nights: { nightUse(plotId: PlotId, night: Temporal.PlainDate, now: Temporal.Instant): NightUse | undefined }

  constructor(nights: { nightUse(plotId: PlotId, night: Temporal.PlainDate, now: Temporal.Instant): NightUse | undefined }) {
    this.#nights = nights
  }

  async of(
    plotIds: readonly PlotId[],
    from: Temporal.PlainDate,
    to: Temporal.PlainDate,
    now: Temporal.Instant,
  ): Promise<Occupancy> {
    const uses = plotIds.map((plotId) => [plotId, this.#nightsOf(plotId, from, to, now)] as const)
    return new Map(uses.filter(([, nights]) => nights.size > 0))
  }

  #nightsOf(plotId: PlotId, from: Temporal.PlainDate, to: Temporal.PlainDate, now: Temporal.Instant): NightsInUse {
    const nights = new Map<string, NightUse>()
    for (let night = from; Temporal.PlainDate.compare(night, to) < 0; night = night.add({ days: 1 })) {
      const use = this.#nights.nightUse(plotId, night, now)
      if (use) nights.set(night.toString(), use)
    }
    return nights
  }
}
