import type { Nights } from '../geometry/columns.ts'
import { isDate } from '../geometry/day-number.ts'
import { movedPart } from '../geometry/moved-nights.ts'

interface BookedPlot extends Nights {
  readonly plotId: string
}

export interface Booked extends Nights {
  readonly plots: readonly BookedPlot[]
}

/** What a booking shall become: its stay, and for each of its plots the plot and the nights there. */
export interface Wish extends Nights {
  readonly plots: readonly BookedPlot[]
}

export type WishProblem = 'form-incomplete' | 'departure-not-after-arrival' | 'nights-not-covered'

/**
 * What an address or a form wants of a booking: `arrival` and `departure` of the stay, and one `plot` for each plot that it has;
 * or, from a drag, those of one plot (`part`) and where it goes (`to`).
 */
export function readWish(form: URLSearchParams, booked: Booked): Wish | WishProblem {
  const [arrival, departure] = [form.get('arrival'), form.get('departure')]
  if (!isDate(arrival) || !isDate(departure)) return 'form-incomplete'
  if (arrival >= departure) return 'departure-not-after-arrival'
  const dragged = booked.plots.find(({ plotId }) => plotId === form.get('part'))
  const stay = dragged ? stayAfter(dragged, { arrival, departure }, booked) : { arrival, departure }
  const plotIds = form.getAll('plot')
  const plots = booked.plots.map((plot, index) => {
    const part = movedPart(plot, booked, stay)
    const wanted = plot === dragged ? form.get('to') : plotIds[index]
    return part && { ...part, plotId: wanted || plot.plotId }
  })
  if (plots.some((plot) => plot === null) || stay.arrival >= stay.departure) return 'nights-not-covered'
  return { ...stay, plots: plots.filter((plot) => plot !== null) }
}

/** The whole stay when one part of it is drawn: an end that the part shared with the stay takes the stay along. */
function stayAfter(part: Nights, next: Nights, stay: Nights): Nights {
  return {
    arrival: part.arrival === stay.arrival ? next.arrival : stay.arrival,
    departure: part.departure === stay.departure ? next.departure : stay.departure,
  }
}
