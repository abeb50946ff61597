import { dateOf } from '../nights/night.ts'
import type { NightCalendar } from '../nights/night-calendar.ts'
import type { MinimumNights, RateColumn } from '../plots/plot.ts'
import { rateColumn } from '../seasons/rate-column.ts'
import type { Season } from '../seasons/season.ts'
import type { Temporal } from '../shared/temporal.ts'
import type { StayDates } from './stay-dates.ts'

/**
 * In nights. The strictest night decides: the largest candidate over all nights binds the whole stay (rule
 * A10).
 */
export function minimumStay(stay: StayDates, minimumNights: MinimumNights, calendar: NightCalendar): number {
  let longest = 0
  for (const { season } of calendar.seasonsIn(stay)) longest = Math.max(longest, requiredBy(season, minimumNights))
  return longest
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
export function strictestNight(stay: StayDates, minimumNights: MinimumNights, calendar: NightCalendar): StrictestNight | null {
  const required = minimumStay(stay, minimumNights, calendar)
  const strictest = calendar.seasonsIn(stay).find(({ season }) => requiredBy(season, minimumNights) === required)
  if (required === 0 || !strictest) return null
  const { season } = strictest
  const date = dateOf(strictest.firstNight)
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
