import type { HolidayCalendar } from '@camp/domain/holidays/holiday-calendar.ts'
import { nightOf } from '@camp/domain/nights/night.ts'
import { NightCalendar } from '@camp/domain/nights/night-calendar.ts'
import type { Season } from '@camp/domain/seasons/season.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { ChartDay } from './tape-chart-view.ts'
import type { ChartContents } from './tape-charts.ts'

interface DaysFacts {
  readonly from: Temporal.PlainDate
  readonly count: number
  readonly plotCount: number
  readonly seasons: readonly Season[]
  readonly holidays: HolidayCalendar
  readonly contents: ChartContents
}

/** The dates of a chart with what is special about them and how full they are. */
export function chartDays({ from, count, plotCount, seasons, holidays, contents }: DaysFacts): readonly ChartDay[] {
  const dates = Array.from({ length: count }, (_, day) => from.add({ days: day }))
  const use = usedPlots(dates.map(String), contents)
  const calendar = NightCalendar.of(seasons, holidays)
  return dates.map((date, day) => {
    const night = nightOf(date)
    const season = calendar.seasonOn(night)
    const { booked, blocked } = use[day] ?? nobody
    return {
      date: date.toString(),
      isWeekend: date.dayOfWeek > 5,
      season: season && { name: season.name, type: season.seasonType },
      publicHoliday: holidays.publicHolidayName(date),
      isSchoolHoliday: calendar.isSchoolHoliday(night),
      booked: booked.size,
      blocked: blocked.size,
      free: Math.max(plotCount - booked.size - blocked.size, 0),
    }
  })
}

const nobody = { booked: new Set<string>(), blocked: new Set<string>() }

/** Which plots are booked and which are blocked, night by night; ISO dates compare as text. */
function usedPlots(dates: readonly string[], { bars, blocks }: ChartContents) {
  const use = dates.map(() => ({ booked: new Set<string>(), blocked: new Set<string>() }))
  const nightsOf = (first: string, end: string) => use.filter((_, day) => first <= (dates[day] ?? '') && (dates[day] ?? '') < end)
  for (const bar of bars) for (const night of nightsOf(bar.arrival, bar.departure)) night.booked.add(bar.plotId)
  for (const block of blocks) {
    for (const night of nightsOf(block.start, block.end)) for (const plotId of block.plotIds) night.blocked.add(plotId)
  }
  return use
}
