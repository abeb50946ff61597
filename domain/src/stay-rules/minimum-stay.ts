import type { MinimumNights, RateColumn } from '../plots/plot.ts'
import { rateColumn } from '../seasons/rate-column.ts'
import type { Season } from '../seasons/season.ts'
import { seasonOn } from '../seasons/season-on.ts'
import type { Temporal } from '../shared/temporal.ts'
import type { StayDates } from './stay-dates.ts'

/**
 * In nights. The strictest night decides: the largest candidate over all nights binds the whole stay (rule
 * A10).
 */
export function minimumStay(stay: StayDates, minimumNights: MinimumNights, seasons: readonly Season[]): number {
  return Math.max(0, ...stay.nights().map((night) => requiredBy(seasonOn(seasons, night), minimumNights)))
}

/** The first night that asks for the most, and which setting makes it ask. */
export interface StrictestNight {
  readonly date: Temporal.PlainDate
  /** Nights. */
  readonly required: number
  readonly setBy:
    | { readonly kind: 'season'; readonly season: Season }
    | { readonly kind: 'plot'; readonly cell: RateColumn | 'general' }
}

/** Null: no night of the stay asks for anything. */
export function strictestNight(stay: StayDates, minimumNights: MinimumNights, seasons: readonly Season[]): StrictestNight | null {
  const required = minimumStay(stay, minimumNights, seasons)
  const date = stay.nights().find((night) => requiredBy(seasonOn(seasons, night), minimumNights) === required)
  if (required === 0 || !date) return null
  const season = seasonOn(seasons, date)
  const column = rateColumn(season?.seasonType ?? null)
  if (season && ofPlot(season, minimumNights) < required) return { date, required, setBy: { kind: 'season', season } }
  return { date, required, setBy: { kind: 'plot', cell: minimumNights[column] ? column : 'general' } }
}

function requiredBy(season: Season | null, minimum: MinimumNights): number {
  return Math.max(ofPlot(season, minimum), season?.minimumStayPeriod ?? 0)
}

/** Zero means "not set", as absent does. */
function ofPlot(season: Season | null, minimum: MinimumNights): number {
  return minimum[rateColumn(season?.seasonType ?? null)] || minimum.general
}
