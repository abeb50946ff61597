import { isCalendarDate } from '@camp/domain/formatting/calendar-date.ts'
import type { ActAnswers } from '#app/components/staff/bookings/act-answers.ts'
import { addDays } from '#app/components/staff/calendar/geometry/day-number.ts'

/** The form as it was typed; every plot has a row of fields with its number. */
export type OfflineAnswers = ActAnswers

export const mostBookingRows = 10
/** What goes from the question for free plots into the first row of the booking. */
export const offlinePartyFields = ['adults', 'pensioners', 'ages', 'tents', 'caravans'] as const

export function rowCount({ rows }: OfflineAnswers): number {
  const count = Number(rows)
  return Number.isInteger(count) && count >= 1 ? Math.min(count, mostBookingRows) : 1
}

type StayWish = ActAnswers & Readonly<Record<'arrival' | 'departure', string>>

/** `?arrival=…&departure=…&adults=…`: one night from today for two, unless it says more. */
export function wishOfAddress(query: URLSearchParams, today: string): StayWish {
  const asked = query.get('arrival')
  const arrival = isCalendarDate(asked) ? asked : today
  const party = Object.fromEntries(offlinePartyFields.map((name) => [name, query.get(name)?.trim() ?? '']))
  return {
    ...party,
    adults: query.get('adults')?.trim() ?? '2',
    arrival,
    departure: query.get('departure') ?? addDays(arrival, 1),
  }
}

/** With `&plot=…&plot=…` as well, as the free plots and the calendar lead here: the booking, begun. */
export function answersOfAddress(query: URLSearchParams, today: string): OfflineAnswers {
  const plots = query.getAll('plot').slice(0, mostBookingRows)
  const { arrival, departure, ...party } = wishOfAddress(query, today)
  const rows = Object.fromEntries(plots.map((plot, row) => [`plot-${row}`, plot]))
  const first = Object.fromEntries(Object.entries(party).map(([name, text]) => [`${name}-0`, text]))
  const ignoreRules: ActAnswers = query.get('ignoreRules') === 'on' ? { ignoreRules: 'on' } : {}
  return { ...ignoreRules, ...first, ...rows, arrival, departure, rows: String(Math.max(1, plots.length)) }
}
