import type { SeasonId } from '../../shared/ids.ts'
import { Temporal } from '../../shared/temporal.ts'
import type { Season, SeasonType } from '../season.ts'

export function aNamedSeason(name: string, seasonType: SeasonType, startDate: string, endDate: string): Season {
  return {
    id: name as SeasonId,
    name,
    seasonType,
    startDate: Temporal.PlainDate.from(startDate),
    endDate: Temporal.PlainDate.from(endDate),
    isActive: true,
    minimumStayPeriod: 0,
  }
}
