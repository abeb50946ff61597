import type { ChartSpan, Nights } from '#app/components/staff/calendar/geometry/columns.ts'
import { addDays } from '#app/components/staff/calendar/geometry/day-number.ts'
import { rowHeight, siteRowHeight } from '#app/components/staff/calendar/geometry/visible-rows.ts'
import type { ChartCell, RowPlace } from './chart-surface.ts'
import type { ChartPlotRow, RowItem, SiteRows } from './plot-rows.ts'

/** The rows that are in sight, one after another, as the pointer and the arrow keys meet them. */
export class ChartModel {
  readonly span: ChartSpan
  readonly today: string
  readonly rows: readonly ChartPlotRow[]
  /** Where each plot's row lies below the head. */
  readonly places: ReadonlyMap<string, RowPlace>

  constructor(sites: readonly SiteRows[], span: ChartSpan, today: string) {
    this.rows = sites.flatMap(({ rows }) => rows)
    this.places = new Map(placesOf(sites))
    this.span = span
    this.today = today
  }

  row(plotId: string): ChartPlotRow | undefined {
    return this.rows.find(({ plot }) => plot.id === plotId)
  }

  /** Every bar of this kind, with the plot that it lies on. */
  placesOf(isWanted: (item: RowItem) => boolean): readonly { readonly plotId: string; readonly item: RowItem }[] {
    return this.rows.flatMap(({ plot, items }) => items.filter(isWanted).map((item) => ({ plotId: plot.id, item })))
  }

  /** The plot so many rows further on; the first or the last one beyond the ends. */
  plotFrom(plotId: string, steps: number): string {
    const index = this.rows.findIndex(({ plot }) => plot.id === plotId)
    return this.rows[Math.min(Math.max(index + steps, 0), this.rows.length - 1)]?.plot.id ?? plotId
  }

  /** From one plot to another, both inside, whichever is first. */
  plotsBetween(one: string, other: string): readonly string[] {
    const ids = this.rows.map(({ plot }) => plot.id)
    const [first, last] = [ids.indexOf(one as never), ids.indexOf(other as never)].toSorted((a, b) => a - b)
    return ids.slice(first, (last ?? 0) + 1)
  }

  date(day: number): string {
    return addDays(this.span.from, day)
  }

  /** What somebody sleeps on, or what is blocked, on the night of a cell. */
  itemAt({ plotId, day }: ChartCell): RowItem | undefined {
    const night = this.date(day)
    return this.row(plotId)?.items.find(({ arrival, departure }) => arrival <= night && night < departure)
  }

  nightsBetween(one: number, other: number): Nights {
    return { arrival: this.date(Math.min(one, other)), departure: this.date(Math.max(one, other) + 1) }
  }
}

function* placesOf(sites: readonly SiteRows[]): Generator<readonly [string, RowPlace]> {
  let top = 0
  for (const { rows } of sites) {
    top += siteRowHeight
    for (const { plot, lanes } of rows) {
      const height = rowHeight(lanes)
      yield [plot.id, { top, height }]
      top += height
    }
  }
}

/** Guests who are still at the form cannot be moved under their hands. */
export function isMovable(item: RowItem): boolean {
  return item.bar?.status !== 'temporaryHold' && item.bar?.status !== 'completed'
}
