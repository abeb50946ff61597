import type { ChartDay } from '@camp/application/calendar/tape-chart-view.ts'
import type { ChartBlock } from '@camp/application/calendar/tape-charts.ts'
import type { BarOnWire, ChartOnWire } from '#server/wire/chart-on-wire.ts'

/** A phone shows a week at a time. */
export const agendaLength = 7

export interface AgendaStay {
  readonly bar: BarOnWire
  /** Of the whole reservation that comes or goes on this day. */
  readonly plotNames: readonly string[]
  /** On all of them together. */
  readonly guests: number
}

export interface AgendaDay {
  readonly day: ChartDay
  readonly arriving: readonly AgendaStay[]
  readonly leaving: readonly AgendaStay[]
  readonly blocks: readonly (ChartBlock & { readonly plotNames: readonly string[] })[]
}

/**
 * Who comes and who goes, day by day from the given one, in the order of the chart's plots; a reservation of
 * several plots once.
 */
export function agendaDays({ days, bars, blocks, sites }: ChartOnWire, first: string): readonly AgendaDay[] {
  const plots = sites.flatMap((site) => site.plots)
  const names = new Map(plots.map(({ id, name }) => [id, name]))
  const turns = new Map(plots.map(({ id }, turn) => [id, turn]))
  const inTurn = bars.toSorted((one, other) => (turns.get(one.plotId) ?? 0) - (turns.get(other.plotId) ?? 0))
  const nameOf = (id: BarOnWire['plotId']) => names.get(id) ?? ''
  const shown = days.filter(({ date }) => date >= first).slice(0, agendaLength)
  return shown.map((day) => ({
    day,
    arriving: together(
      inTurn.filter(({ arrival }) => arrival === day.date),
      nameOf,
    ),
    leaving: together(
      inTurn.filter(({ departure }) => departure === day.date),
      nameOf,
    ),
    blocks: blocks.filter(({ start }) => start === day.date).map((block) => ({ ...block, plotNames: block.plotIds.map(nameOf) })),
  }))
}

function together(bars: readonly BarOnWire[], nameOf: (id: BarOnWire['plotId']) => string): readonly AgendaStay[] {
  const byReference = Map.groupBy(bars, ({ reference }) => reference)
  return [...byReference.values()].flatMap((of) => {
    const [bar] = of
    const guests = of.reduce((sum, { partySize }) => sum + partySize, 0)
    return bar ? [{ bar, guests, plotNames: of.map(({ plotId }) => nameOf(plotId)) }] : []
  })
}
