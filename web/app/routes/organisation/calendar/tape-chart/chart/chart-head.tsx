import type { ChartDay } from '@camp/application/calendar/tape-chart-view.ts'
import { dayText } from '@camp/domain/formatting/date-texts.ts'
import { memo } from 'react'
import { useText } from '#app/wording/use-text.ts'
import { dayWords } from './day-words.ts'

/** Two rows that stay in sight: the dates, and how full each night is. */
export const ChartHead = memo(function ChartHead({
  days,
  today,
}: {
  readonly days: readonly ChartDay[]
  readonly today: string
}) {
  const t = useText('calendar')
  return (
    <thead className="chart-head">
      <tr className="chart-dates">
        <th scope="col" className="chart-name">
          {t('plot')}
        </th>
        {days.map((day) => (
          <th
            key={day.date}
            scope="col"
            className="chart-date"
            title={dayWords(t, day)}
            data-today={day.date === today || undefined}
            data-holiday={day.publicHoliday !== null || undefined}
          >
            <span className="sr-only">{dayWords(t, day)}</span>
            <span aria-hidden="true">{dayText(day.date).slice(0, 2)}</span>
            <b aria-hidden="true">{Number(day.date.slice(8))}</b>
            <span aria-hidden="true" className="chart-month">
              {dayText(day.date).split(' ')[2]}
            </span>
          </th>
        ))}
      </tr>
      <tr className="chart-dates chart-fullness">
        <th scope="row" className="chart-name">
          {t('occupancy')}
        </th>
        {days.map(({ date, booked, blocked, free }) => (
          <td
            key={date}
            className="chart-full"
            title={t('occupancyOf', { date: dayText(date), booked, blocked, plots: booked + blocked + free })}
            data-full={free === 0 || undefined}
          >
            {percent(booked, booked + blocked + free)}
          </td>
        ))}
      </tr>
    </thead>
  )
})

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((part / whole) * 100)}%`
}
