import { type Site, type Weekday, weekdays } from '@camp/domain/plots/plot.ts'
import type { Reservation } from '@camp/domain/reservations/reservation.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

export type IsHoliday = (date: Temporal.PlainDate) => boolean

interface CheckInAndOut {
  readonly checkInFrom: string | null
  readonly checkOutBy: string | null
}

/** The times of that weekday or holiday; of several sites, the earliest (rule O10). */
export function checkInAndOut(
  { plots, stay }: Pick<Reservation, 'plots' | 'stay'>,
  sites: readonly Site[],
  isHoliday: IsHoliday = () => false,
): CheckInAndOut {
  const siteIds = new Set(plots.map(({ siteId }) => siteId))
  const times = sites.filter(({ id }) => siteIds.has(id)).map((site) => site.times)
  return {
    checkInFrom: earliest(times.map((siteTimes) => siteTimes[dayOf(stay.arrival, isHoliday)].checkIn)),
    checkOutBy: earliest(times.map((siteTimes) => siteTimes[dayOf(stay.departure, isHoliday)].checkOut)),
  }
}

function dayOf(date: Temporal.PlainDate, isHoliday: IsHoliday): Lowercase<Weekday> | 'holiday' {
  if (isHoliday(date)) return 'holiday'
  return (weekdays[date.dayOfWeek - 1] as Weekday).toLowerCase() as Lowercase<Weekday>
}

function earliest(times: readonly string[]): string | null {
  return times.toSorted()[0] ?? null
}
