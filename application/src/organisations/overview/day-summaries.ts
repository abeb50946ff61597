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

/** Who comes and goes on one day. */
export interface DayTraffic extends Pick<DaySummary, 'arrivals' | 'departures'> {
  readonly day: Temporal.PlainDate
}

export interface DaySummaries {
  of(organisationId: OrganisationId, day: Temporal.PlainDate): Promise<DaySummary>
  /** So many days from the first on, each of them. */
  traffic(organisationId: OrganisationId, first: Temporal.PlainDate, days: number): Promise<readonly DayTraffic[]>
}
