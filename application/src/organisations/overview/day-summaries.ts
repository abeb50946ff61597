import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

/** Bookings of one day, cancelled ones and holds left out. */
export interface DaySummary {
  /**
   * Those that arrive and those that leave on the day, and those that sleep there in the night that follows
   * it.
   */
  readonly arrivals: number
  readonly departures: number
  readonly inHouse: number
  /** Requests that wait for their guest to confirm or to pay, whenever they arrive. */
  readonly pending: number
  /** Ever submitted, whatever became of them. */
  readonly bookings: number
}

export interface DaySummaries {
  of(organisationId: OrganisationId, day: Temporal.PlainDate): Promise<DaySummary>
}
