import type { Occupancy } from '@camp/domain/availability/occupancy.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

export interface Occupancies {
  /**
   * Nights from `from` up to, not including, `to` that live reservations and blocks use. A temporaryHold or
   * pending reservation whose expiry is at or before `now` uses nothing.
   */
  of(plotIds: readonly PlotId[], from: Temporal.PlainDate, to: Temporal.PlainDate, now: Temporal.Instant): Promise<Occupancy>
}
