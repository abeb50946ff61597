import type { PickedPlot } from '#server/campsite/load-selection.ts'

/** The dates are past, or not open yet: no other campsite has them either. */
export function isOutsideCalendar({ criteria }: Pick<PickedPlot, 'criteria'>): boolean {
  return criteria.some(({ code }) => code === 'arrival-in-past' || code === 'too-far-ahead')
}
