import type { ActAnswers } from '#app/components/staff/bookings/act-answers.ts'

/** The form as it was typed; every plot has a row of fields with its number. */
export type OfflineAnswers = ActAnswers

export const mostPlots = 10

export function rowCount({ rows }: OfflineAnswers): number {
  const count = Number(rows)
  return Number.isInteger(count) && count >= 1 ? Math.min(count, mostPlots) : 1
}

/** `?plot=…&plot=…&arrival=…&departure=…`, as the calendar leads here. */
export function answersOfAddress(query: URLSearchParams): OfflineAnswers {
  const plots = query.getAll('plot').slice(0, mostPlots)
  const given = Object.fromEntries([...query].filter(([name]) => name === 'arrival' || name === 'departure'))
  const rows = Object.fromEntries(plots.map((plot, row) => [`plot-${row}`, plot]))
  return { ...given, ...rows, rows: String(Math.max(1, plots.length)) }
}
