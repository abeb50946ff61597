import type { PickedPlot } from './load-selection.ts'

/** Whether some plot could be booked on the dates: they are neither past nor too far ahead. */
export function areDatesOpen(plots: readonly Pick<PickedPlot, 'criteria'>[]): boolean {
  return plots.some(({ criteria }) => !criteria.some(({ code }) => code === 'arrival-in-past' || code === 'too-far-ahead'))
}
