import type { MinimumNights } from '../plots/plot.ts'
import type { Season } from '../seasons/season.ts'
import { seasonOn } from '../seasons/season-on.ts'
import type { StayDates } from './stay-dates.ts'

/** In nights. The strictest night decides: the largest candidate over all nights binds the whole stay (`spec.md` §5). */
export function minimumStay(stay: StayDates, minimumNights: MinimumNights, seasons: readonly Season[]): number {
  return Math.max(0, ...stay.nights().map((night) => requiredBy(seasonOn(seasons, night), minimumNights)))
}

function requiredBy(season: Season | null, minimum: MinimumNights): number {
  const ofPlot = { peak: minimum.superPeak, in: minimum.peak, out: minimum.offPeak }[season?.seasonType ?? 'out']
  // Zero means "not set", as absent does.
  return Math.max(ofPlot || minimum.general, season?.minimumStayPeriod ?? 0)
}
