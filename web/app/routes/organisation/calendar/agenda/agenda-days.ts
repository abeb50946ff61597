import type { ChartDay } from '@camp/application/calendar/tape-chart-view.ts'
import type { ChartBlock } from '@camp/application/calendar/tape-charts.ts'
import type { BarOnWire, ChartOnWire } from '../chart-on-wire.ts'

/** A phone shows a week at a time. */
export const agendaLength = 7

export interface AgendaStay {
  readonly bar: BarOnWire
  /** Of the whole reservation that comes or goes on this day. */
  readonly plotNames: readonly string[]
}

export interface AgendaDay {
  readonly day: ChartDay
  readonly arriving: readonly AgendaStay[]
  readonly leaving: readonly AgendaStay[]
  readonly blocks: readonly (ChartBlock & { readonly plotNames: readonly string[] })[]
}

/** Who comes and who goes, day by day; a reservation of several plots once. */
export function agendaDays({ days, bars, blocks, sites }: ChartOnWire): readonly AgendaDay[] {
  const names = new Map(sites.flatMap(({ plots }) => plots.map(({ id, name }) => [id, name] as const)))
  const nameOf = (id: BarOnWire['plotId']) => names.get(id) ?? ''
  return days.slice(0, agendaLength).map((day) => ({
    day,
    arriving: together(
      bars.filter(({ arrival }) => arrival === day.date),
      nameOf,
    ),
    leaving: together(
      bars.filter(({ departure }) => departure === day.date),
      nameOf,
    ),
    blocks: blocks.filter(({ start }) => start === day.date).map((block) => ({ ...block, plotNames: block.plotIds.map(nameOf) })),
  }))
}

function together(bars: readonly BarOnWire[], nameOf: (id: BarOnWire['plotId']) => string): readonly AgendaStay[] {
  const byReference = Map.groupBy(bars, ({ reference }) => reference)
  return [...byReference.values()].flatMap((of) => {
    const [bar] = of
    return bar ? [{ bar, plotNames: of.map(({ plotId }) => nameOf(plotId)) }] : []
  })
}
