import type { NightUse, Occupancy } from '@camp/domain/availability/occupancy.ts'
import { type Night, nightOf, nightsFrom } from '@camp/domain/nights/night.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Occupancies } from '../occupancies.ts'

/** Looks at the nights of the in-memory reservations. */
export class InMemoryOccupancies implements Occupancies {
  readonly #nights: { nightUse(plotId: PlotId, night: Night, now: Temporal.Instant): NightUse | undefined }

  constructor(nights: { nightUse(plotId: PlotId, night: Night, now: Temporal.Instant): NightUse | undefined }) {
    this.#nights = nights
  }

  async of(
    plotIds: readonly PlotId[],
    from: Temporal.PlainDate,
    to: Temporal.PlainDate,
    now: Temporal.Instant,
  ): Promise<Occupancy> {
    const nights = nightsFrom(nightOf(from), nightOf(to))
    const uses = plotIds.map((plotId) => [plotId, this.#usesOf(plotId, nights, now)] as const)
    return new Map(uses.filter(([, used]) => used.size > 0))
  }

  #usesOf(plotId: PlotId, nights: readonly Night[], now: Temporal.Instant): ReadonlyMap<Night, NightUse> {
    const uses = nights.map((night) => [night, this.#nights.nightUse(plotId, night, now)] as const)
    return new Map(uses.flatMap(([night, use]) => (use ? [[night, use] as const] : [])))
  }
}
