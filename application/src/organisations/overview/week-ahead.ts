import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { ReportSources } from '../../reports/report-sources.ts'
import type { DaySummaries, DayTraffic } from './day-summaries.ts'

export interface DayAhead extends DayTraffic {
  /** Plots that are sold for the night after the day, of those that are in use. */
  readonly sold: number
  readonly plots: number
}

interface Ports {
  readonly daySummaries: Pick<DaySummaries, 'traffic'>
  readonly reportSources: Pick<ReportSources, 'rows'>
}

export const daysOfWeek = 7

/** The days from today on, as the reports count nights. */
export async function weekAhead(
  { daySummaries, reportSources }: Ports,
  organisationId: OrganisationId,
  today: Temporal.PlainDate,
): Promise<readonly DayAhead[]> {
  const days = await daySummaries.traffic(organisationId, today, daysOfWeek)
  const nights = await byDay(reportSources, { kind: 'occupancy', organisationId, from: today })
  return days.map((day) => {
    const [sold = 0, plots = 0] = nights.get(day.day.toString()) ?? []
    return { ...day, sold, plots }
  })
}

/** What came in over the last days, today among them: payments less what banks took back, in cents. */
export async function cameInThisWeek(
  reportSources: Pick<ReportSources, 'rows'>,
  organisationId: OrganisationId,
  today: Temporal.PlainDate,
): Promise<number> {
  const from = today.subtract({ days: daysOfWeek - 1 })
  const days = await byDay(reportSources, { kind: 'revenue', organisationId, from })
  return [...days.values()].reduce((sum, [paid = 0]) => sum + paid, 0)
}

interface Week {
  readonly kind: 'occupancy' | 'revenue'
  readonly organisationId: OrganisationId
  readonly from: Temporal.PlainDate
}

/** Reports are of months, and a week may lie in two. */
async function byDay(reportSources: Pick<ReportSources, 'rows'>, { kind, organisationId, from }: Week) {
  const last = from.add({ days: daysOfWeek - 1 })
  const months = [...new Set([from, last].map((day) => day.toPlainYearMonth().toString()))]
  const rows = await Promise.all(
    months.map((month) => reportSources.rows(kind, { organisationId, month: Temporal.PlainYearMonth.from(month) })),
  )
  const isInWeek = (label: string) => label >= from.toString() && label <= last.toString()
  return new Map(rows.flat().flatMap(({ label, values }) => (isInWeek(label) ? [[label, values] as const] : [])))
}
