import type { PickerPlot, PickerView } from '@camp/application/picker/picker-view.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { type Stop, stop } from '../answer.ts'
import { namedPlot } from '../plots/named-plot.ts'

/** Of those that a guest may see. */
export function findPlot({ plots }: PickerView, wanted: string): Result<PickerPlot, Stop> {
  const found = namedPlot(
    plots.map(({ plot: { id, name, plotNumber }, siteName }) => ({ id, name, plotNumber, siteName })),
    wanted,
  )
  if (!found.ok) return found
  const picked = plots.find(({ plot }) => plot.id === found.value)
  return picked ? accepted(picked) : refused(stop('not-found', `There is no plot "${wanted}".`))
}
