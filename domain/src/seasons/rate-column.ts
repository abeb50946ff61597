import type { RateColumn } from '../plots/plot.ts'
import type { SeasonType } from './season.ts'

const columns: Readonly<Record<SeasonType, RateColumn>> = { out: 'offPeak', in: 'peak', peak: 'superPeak' }

/**
 * The one place where season names meet rate names. A night that no active season covers (null) is off-peak.
 */
export function rateColumn(seasonType: SeasonType | null): RateColumn {
  return columns[seasonType ?? 'out']
}
