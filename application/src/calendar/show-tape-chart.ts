import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import { accepted, type Result } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { type CalendarRefusal, managedCatalogue } from '../blocks/block-permission.ts'
import type { FeedEvents } from '../calendar-feeds/feed-events.ts'
import type { HolidayCalendars } from '../holidays/holiday-calendars.ts'
import type { Catalogues } from '../organisations/catalogues.ts'
import type { Actor } from '../shared/actor.ts'
import { type Clock, todayIn } from '../shared/clock.ts'
import { chartDays } from './chart-days.ts'
import { chartSites } from './chart-sites.ts'
import { fewestDays, mostDays, type TapeChartView } from './tape-chart-view.ts'
import type { ChartWindow, TapeCharts } from './tape-charts.ts'

export interface TapeChartPorts {
  readonly catalogues: Catalogues
  readonly holidayCalendars: HolidayCalendars
  readonly tapeCharts: TapeCharts
  readonly feedEvents: Pick<FeedEvents, 'conflicts'>
  readonly clock: Clock
}

export interface TapeChartQuery {
  readonly actor: Actor
  readonly orgSlug: string
  /** The first night; the day before today when not said, so that last night is in sight. */
  readonly from: Temporal.PlainDate | null
  /** From 7 to 60; the nearest of them otherwise. */
  readonly days: number
}

/** What happens on an organisation's plots, for its staff. */
export class ShowTapeChart {
  readonly #ports: TapeChartPorts

  constructor(ports: TapeChartPorts) {
    this.#ports = ports
  }

  async execute(query: TapeChartQuery): Promise<Result<TapeChartView, CalendarRefusal>> {
    const found = await managedCatalogue(this.#ports, query)
    if (!found.ok) return found
    const { catalogue, window, today, count } = this.#windowOf(found.value, query)
    const { tapeCharts, holidayCalendars, feedEvents } = this.#ports
    // Read first: a change while the rest is read makes the version old, and the next look finds it.
    const version = await tapeCharts.version(window)
    const [contents, problems, conflicts, holidays] = await Promise.all([
      tapeCharts.contents(window),
      tapeCharts.problems(window, today),
      feedEvents.conflicts({ organisationId: window.organisationId }, { today, now: window.now }),
      holidayCalendars.of(catalogue.organisation.province),
    ])
    const sites = chartSites(catalogue, contents)
    const plotCount = sites.reduce((sum, { plots }) => sum + plots.length, 0)
    const { seasons } = catalogue
    return accepted({
      version: withToday(version, today),
      today: today.toString(),
      from: window.from.toString(),
      days: chartDays({ from: window.from, count, plotCount, seasons, holidays, contents }),
      sites,
      ...contents,
      problems,
      conflicts,
    })
  }

  #windowOf(catalogue: Catalogue, query: TapeChartQuery) {
    return { catalogue, ...chartWindow(catalogue, query, this.#ports.clock) }
  }
}

type VersionPorts = Omit<TapeChartPorts, 'holidayCalendars' | 'feedEvents'>

/** Whether a chart that somebody looks at is still true: the same text as the chart had, or another one. */
export class ShowTapeChartVersion {
  readonly #ports: VersionPorts

  constructor(ports: VersionPorts) {
    this.#ports = ports
  }

  async execute(query: TapeChartQuery): Promise<Result<{ readonly version: string }, CalendarRefusal>> {
    const found = await managedCatalogue(this.#ports, query)
    if (!found.ok) return found
    const { window, today } = chartWindow(found.value, query, this.#ports.clock)
    return accepted({ version: withToday(await this.#ports.tapeCharts.version(window), today) })
  }
}

/** Of years with four digits; no date that is read is beyond. */
const lastDay = Temporal.PlainDate.from('9999-12-31')

function chartWindow({ organisation }: Catalogue, { from, days }: TapeChartQuery, clock: Clock) {
  const count = Math.min(Math.max(Math.trunc(days) || fewestDays, fewestDays), mostDays)
  const today = todayIn(organisation.province.country.timezone, clock)
  const latest = lastDay.subtract({ days: count })
  const asked = from ?? today.subtract({ days: 1 })
  const first = Temporal.PlainDate.compare(asked, latest) > 0 ? latest : asked
  const window: ChartWindow = { organisationId: organisation.id, from: first, to: first.add({ days: count }), now: clock.now() }
  return { window, today, count }
}

/** At midnight the line moves on. */
function withToday(version: string, today: Temporal.PlainDate): string {
  return `${today}-${version}`
}
