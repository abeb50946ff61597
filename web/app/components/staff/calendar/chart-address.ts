import { isCalendarDate } from '@camp/domain/formatting/calendar-date.ts'

export const dayChoices = [7, 14, 30, 60] as const
export const usualDays = 14

/** What the address says of the chart itself. */
export interface ChartChoice {
  /** Null: today. */
  readonly from: string | null
  readonly days: number
  /** Name, reference or plate to look for. */
  readonly wanted: string
  /** Sites whose plots are folded away. */
  readonly closed: readonly string[]
}

export function readChoice(query: URLSearchParams): ChartChoice {
  const from = query.get('from')
  const days = Number(query.get('days'))
  return {
    from: isCalendarDate(from) ? from : null,
    days: dayChoices.find((choice) => choice === days) ?? usualDays,
    wanted: query.get('q')?.trim() ?? '',
    closed: query.getAll('closed'),
  }
}

/**
 * What belongs to the chart, and stays when a panel opens or closes; everything else in the address is the
 * panel's.
 */
const ofChart = ['from', 'days', 'q', 'closed', 'all']

type Change = Readonly<Record<string, string | readonly string[] | null>>

/** The address of the same chart with something else about it, and no panel unless the change opens one. */
export function chartAddress(query: URLSearchParams, change: Change = {}): string {
  const next = new URLSearchParams([...query].filter(([name]) => ofChart.includes(name)))
  for (const [name, value] of Object.entries(change)) {
    next.delete(name)
    for (const one of [value ?? []].flat()) next.append(name, one)
  }
  return `?${next}`
}

/** Fields that carry the chart along in a form that is sent by GET. */
export function chartFields(query: URLSearchParams): readonly (readonly [name: string, value: string])[] {
  return [...query].filter(([name]) => ofChart.includes(name))
}

/** Whether two addresses show the same chart, whatever panel is open. */
export function isSameChart(one: URLSearchParams, other: URLSearchParams): boolean {
  return one.get('from') === other.get('from') && one.get('days') === other.get('days')
}
