import type { ChartSpan, Nights } from '../geometry/columns.ts'
import { addDays } from '../geometry/day-number.ts'
import type { Cell } from './chart-surface.ts'
import type { PlotRow, RowItem, SiteRows } from './plot-rows.ts'

/** The rows that are in sight, one after another, as the pointer and the arrow keys meet them. */
export class ChartModel {
  readonly span: ChartSpan
  readonly today: string
  readonly rows: readonly PlotRow[]

  constructor(sites: readonly SiteRows[], span: ChartSpan, today: string) {
    this.rows = sites.flatMap(({ rows }) => rows)
    this.span = span
    this.today = today
  }

  row(plotId: string): PlotRow | undefined {
    return this.rows.find(({ plot }) => plot.id === plotId)
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
  itemAt({ plotId, day }: Cell): RowItem | undefined {
    const night = this.date(day)
    return this.row(plotId)?.items.find(({ arrival, departure }) => arrival <= night && night < departure)
  }

  nightsBetween(one: number, other: number): Nights {
    return { arrival: this.date(Math.min(one, other)), departure: this.date(Math.max(one, other) + 1) }
  }
}

/** Guests who are still at the form cannot be moved under their hands. */
export function isMovable(item: RowItem): boolean {
  return item.bar?.status !== 'temporaryHold' && item.bar?.status !== 'completed'
}
