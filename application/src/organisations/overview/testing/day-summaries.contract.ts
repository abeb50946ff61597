import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testId } from '../../../testing/a-campsite.ts'
import type { DaySummaries } from '../day-summaries.ts'
import type { SummarisedStay } from './in-memory-day-summaries.ts'

export interface DaySummariesFixture {
  readonly daySummaries: DaySummaries
  readonly stop: () => Promise<void>
}

export const summarisedIds = { own: testId(8_400) as OrganisationId, other: testId(8_500) as OrganisationId }

const stay = (arrival: string, departure: string, facts: Partial<SummarisedStay> = {}): SummarisedStay => ({
  organisationId: summarisedIds.own,
  status: 'confirmed',
  isSubmitted: true,
  arrival,
  departure,
  ...facts,
})

export const summarisedStays: readonly SummarisedStay[] = [
  stay('2026-12-10', '2026-12-12'),
  stay('2026-12-10', '2026-12-11', { status: 'partiallyPaid' }),
  stay('2026-12-08', '2026-12-10', { status: 'completed' }),
  stay('2026-12-01', '2026-12-31', { status: 'cancelled' }),
  stay('2026-12-09', '2026-12-11', { status: 'noShow' }),
  stay('2027-01-01', '2027-01-02', { status: 'pending' }),
  stay('2026-12-10', '2026-12-12', { status: 'temporaryHold', isSubmitted: false }),
  stay('2026-12-10', '2026-12-12', { organisationId: summarisedIds.other }),
]

export function daySummariesContract(adapter: string, start: () => Promise<DaySummariesFixture>): void {
  describe(`${adapter}: DaySummaries`, () => {
    let fixture: DaySummariesFixture
    beforeEach(async () => {
      fixture = await start()
    })
    afterEach(() => fixture.stop())

    it.each([
      ['2026-12-09', { arrivals: 0, departures: 0, inHouse: 1, pending: 1, bookings: 6 }],
      ['2026-12-10', { arrivals: 2, departures: 1, inHouse: 2, pending: 1, bookings: 6 }],
      ['2026-12-11', { arrivals: 0, departures: 1, inHouse: 1, pending: 1, bookings: 6 }],
    ])('counts who comes, goes and stays on %s', async (day, summary) => {
      expect(await fixture.daySummaries.of(summarisedIds.own, Temporal.PlainDate.from(day))).toEqual(summary)
    })

    it('counts who comes and goes day by day', async () => {
      const days = await fixture.daySummaries.traffic(summarisedIds.own, Temporal.PlainDate.from('2026-12-09'), 4)

      expect(days.map(({ day, arrivals, departures }) => [day.toString(), arrivals, departures])).toEqual([
        ['2026-12-09', 0, 0],
        ['2026-12-10', 2, 1],
        ['2026-12-11', 0, 1],
        ['2026-12-12', 0, 1],
      ])
    })
  })
}
