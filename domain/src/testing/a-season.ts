import type { Season } from '../seasons/season.ts'
import type { SeasonId } from '../shared/ids.ts'
import { Temporal } from '../shared/temporal.ts'

type SeasonFacts = Partial<Omit<Season, 'startDate' | 'endDate'>> & { readonly startDate?: string; readonly endDate?: string }

/** The summer holidays as peak season; dates as `YYYY-MM-DD`. */
export function aSeason({ startDate = '2026-12-10', endDate = '2027-01-10', ...facts }: SeasonFacts = {}): Season {
  return {
    id: 'season-1' as SeasonId,
    name: 'Summer holidays',
    seasonType: 'peak',
    startDate: Temporal.PlainDate.from(startDate),
    endDate: Temporal.PlainDate.from(endDate),
    isActive: true,
    minimumStayPeriod: 0,
    ...facts,
  }
}
