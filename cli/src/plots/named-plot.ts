import type { PlotId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { isShortId, shortIdsOf } from '@camp/domain/shared/short-id.ts'
import { type Stop, stop } from '../answer.ts'

export interface NamedPlot {
  readonly id: PlotId
  readonly name: string
  readonly siteName: string
  readonly plotNumber?: number | null
}

/** A plot by its name, by site and name, by its number or by the first letters of its id. */
export function namedPlot(plots: readonly NamedPlot[], wanted: string): Result<PlotId, Stop> {
  const found = plotsNamed(plots, wanted)
  const [only, ...others] = found
  if (only && others.length === 0) return accepted(only.id)
  return refused(
    only
      ? stop('usage', `Several plots answer to "${wanted}"; say which:`, ...linesOf(found))
      : stop('not-found', `There is no plot "${wanted}".${plots.length > 0 ? ' There are:' : ''}`, ...linesOf(plots)),
  )
}

function plotsNamed(plots: readonly NamedPlot[], wanted: string): readonly NamedPlot[] {
  const text = wanted.toLowerCase()
  const ways: readonly ((plot: NamedPlot) => boolean)[] = [
    (plot) => plot.id === wanted || plot.name.toLowerCase() === text || fullName(plot).toLowerCase() === text,
    ({ plotNumber }) => String(plotNumber) === wanted,
    ({ id }) => isShortId(wanted) && id.startsWith(text),
  ]
  return ways.map((way) => plots.filter(way)).find(({ length }) => length > 0) ?? []
}

function linesOf(plots: readonly NamedPlot[]): readonly string[] {
  const short = shortIdsOf(plots.map(({ id }) => id))
  const isTold = (plot: NamedPlot) => plots.filter((other) => fullName(other) === fullName(plot)).length === 1
  return plots.map((plot) => `  ${fullName(plot)}${isTold(plot) ? '' : `, ${short(plot.id)}`}`)
}

function fullName({ siteName, name }: NamedPlot): string {
  return `${siteName}, ${name}`
}
