import type { PickerPlot, PickerView } from '@camp/application/picker/picker-view.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { type Stop, stop } from '../answer.ts'

/** A plot by its name, its number or its id; several of one name want the id. */
export function findPlot({ plots }: PickerView, wanted: string): Result<PickerPlot, Stop> {
  const byName = plots.filter(({ plot }) => plot.name.toLowerCase() === wanted.toLowerCase() || plot.id === wanted)
  const found = byName.length > 0 ? byName : plots.filter(({ plot }) => String(plot.plotNumber) === wanted)
  const [only, ...others] = found
  if (only && others.length === 0) return accepted(only)
  const named = (only ? found : plots).map(({ plot, siteName }) => `  ${plot.name} (${siteName}), ${plot.id}`)
  return refused(
    only
      ? stop('usage', `Several plots answer to "${wanted}"; give the id of one:`, ...named)
      : stop('not-found', `There is no listed plot "${wanted}".${named.length > 0 ? ' There are:' : ''}`, ...named),
  )
}
