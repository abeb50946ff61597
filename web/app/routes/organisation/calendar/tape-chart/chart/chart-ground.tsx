import type { ChartDay } from '@camp/application/calendar/tape-chart-view.ts'
import { type CSSProperties, memo } from 'react'

/**
 * The columns behind all rows: weekends, holidays, seasons and today. One for each date, not one for each
 * cell.
 */
export const ChartGround = memo(function ChartGround({
  days,
  today,
}: {
  readonly days: readonly ChartDay[]
  readonly today: string
}) {
  return (
    <div className="chart-ground" aria-hidden="true">
      {days.map((day, column) => (
        <div
          key={day.date}
          className="chart-column"
          style={{ '--column': column } as CSSProperties}
          data-weekend={day.isWeekend || undefined}
          data-public-holiday={day.publicHoliday !== null || undefined}
          data-school-holiday={day.isSchoolHoliday || undefined}
          data-season={day.season?.type}
          data-today={day.date === today || undefined}
        />
      ))}
    </div>
  )
})
