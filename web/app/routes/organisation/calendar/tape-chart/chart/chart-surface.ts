import { type ChartSpan, chartColumns, dayAt, type Nights } from '#app/components/staff/calendar/geometry/columns.ts'

export interface ChartCell {
  readonly plotId: string
  /** The column, from 0. */
  readonly day: number
}

/** From the first row down; rows that are not drawn have their place too. */
export interface RowPlace {
  readonly top: number
  readonly height: number
}

export interface Place {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * Where things are on the drawn chart: between the pointer and the cells, in pixels of the scrolled content.
 */
export class ChartSurface {
  readonly #frame: HTMLElement
  readonly #span: ChartSpan
  readonly #rows: ReadonlyMap<string, RowPlace>

  constructor(frame: HTMLElement, span: ChartSpan, rows: ReadonlyMap<string, RowPlace>) {
    this.#frame = frame
    this.#span = span
    this.#rows = rows
  }

  /** The cell under a point of the window; undefined beside the plots. */
  cellAt(clientX: number, clientY: number): ChartCell | undefined {
    const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('.chart-row')
    const plotId = row?.dataset.plot
    if (!row || !plotId) return undefined
    const x = clientX - row.getBoundingClientRect().left - this.#nameWidth()
    return { plotId, day: dayAt(x, this.#dayWidth(), this.#span.days) }
  }

  /** Whole cells, as a selection covers them. */
  cells(plotId: string, day: number, count: number): Place | undefined {
    const row = this.#row(plotId)
    if (!row) return undefined
    const width = this.#dayWidth()
    return { left: this.#nameWidth() + day * width, top: row.top + this.#headHeight(), width: count * width, height: row.height }
  }

  /** From midday to midday, as a bar lies. */
  bar(plotId: string, nights: Nights): Place | undefined {
    const row = this.#row(plotId)
    const columns = chartColumns(nights, this.#span)
    if (!row || !columns) return undefined
    const half = this.#dayWidth() / 2
    return {
      left: this.#nameWidth() + columns.start * half,
      top: row.top + this.#headHeight(),
      width: columns.span * half,
      height: row.height,
    }
  }

  /** Scrolls a cell out from under the fixed rows and columns. */
  reveal({ left, top, width, height }: Place): void {
    const frame = this.#frame
    const head = this.#headHeight()
    const name = this.#nameWidth()
    if (left < frame.scrollLeft + name) frame.scrollLeft = left - name
    if (left + width > frame.scrollLeft + frame.clientWidth) frame.scrollLeft = left + width - frame.clientWidth
    if (top < frame.scrollTop + head) frame.scrollTop = top - head
    if (top + height > frame.scrollTop + frame.clientHeight) frame.scrollTop = top + height - frame.clientHeight
  }

  #row(plotId: string): RowPlace | undefined {
    return this.#rows.get(plotId)
  }

  #headHeight(): number {
    return this.#frame.querySelector<HTMLElement>('.chart-head')?.offsetHeight ?? 0
  }

  #nameWidth(): number {
    return this.#frame.querySelector('.chart-name')?.getBoundingClientRect().width ?? 0
  }

  #dayWidth(): number {
    return this.#frame.querySelector('.chart-date')?.getBoundingClientRect().width ?? 1
  }
}
