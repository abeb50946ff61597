import type { ReservationStatus } from '@camp/domain/reservations/reservation.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { DaySummaries, DaySummary, DayTraffic } from '../day-summaries.ts'

/** Dates as `2026-11-21`. A hold that lapsed is cancelled and was never submitted. */
export interface SummarisedStay {
  readonly organisationId: OrganisationId
  readonly status: ReservationStatus
  readonly arrival: string
  readonly departure: string
  readonly isSubmitted: boolean
}

const taken: ReadonlySet<ReservationStatus> = new Set(['pending', 'partiallyPaid', 'confirmed', 'completed'])

export class InMemoryDaySummaries implements DaySummaries {
  readonly #stays: readonly SummarisedStay[]

  constructor(stays: readonly SummarisedStay[] = []) {
    this.#stays = stays
  }

  async of(organisationId: OrganisationId, day: Temporal.PlainDate): Promise<DaySummary> {
    const own = this.#stays.filter((stay) => stay.organisationId === organisationId && stay.isSubmitted)
    const count = (holds: (stay: SummarisedStay) => boolean) => own.filter((stay) => taken.has(stay.status) && holds(stay)).length
    const compared = (date: string) => Temporal.PlainDate.compare(date, day)
    return {
      arrivals: count(({ arrival }) => compared(arrival) === 0),
      departures: count(({ departure }) => compared(departure) === 0),
      inHouse: count(({ arrival, departure }) => compared(arrival) <= 0 && compared(departure) > 0),
      pending: count(({ status }) => status === 'pending'),
      bookings: own.length,
    }
  }

  async traffic(organisationId: OrganisationId, first: Temporal.PlainDate, days: number): Promise<readonly DayTraffic[]> {
    const ahead = Array.from({ length: days }, (_, position) => first.add({ days: position }))
    return Promise.all(
      ahead.map(async (day) => {
        const { arrivals, departures } = await this.of(organisationId, day)
        return { day, arrivals, departures }
      }),
    )
  }
}
