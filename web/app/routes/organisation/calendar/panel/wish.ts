import { isCalendarDate } from '@camp/domain/formatting/calendar-date.ts'
import { longestStay } from '@camp/domain/stay-rules/longest-stay.ts'
import type { Nights } from '#app/components/staff/calendar/geometry/columns.ts'
import { daysBetween } from '#app/components/staff/calendar/geometry/day-number.ts'
import { movedPart } from '#app/components/staff/calendar/geometry/moved-nights.ts'
import type { TypedWish } from './panel-form.server.ts'

interface BookedPlot extends Nights {
  readonly plotId: string
}

export interface Booked extends Nights {
  readonly plots: readonly BookedPlot[]
  readonly isCheckedIn: boolean
  /** The date at the campsite. Nights before it were slept where they were booked. */
  readonly today: string
}

/** Nights on a plot for the guests of one of the plots that were booked. */
export interface WishedPlot extends BookedPlot {
  /** Which of the booked plots, from 0. */
  readonly of: number
}

/** What a booking shall become: its stay, and where its guests sleep. */
export interface ChangeWish extends Nights {
  readonly plots: readonly WishedPlot[]
}

export type WishProblem = 'form-incomplete' | 'departure-not-after-arrival' | 'stay-too-long' | 'nights-not-covered'

/**
 * What an address or a form wants of a booking: `arrival` and `departure` of the stay, and one `plot` for
 * each plot that it has; from a drag, those of one plot (`part`) and where it goes (`to`); or from which
 * night on (`at`) the guests of `part` sleep on `to`. Guests who are there go to another plot from tonight
 * on.
 */
export function readWish(wish: TypedWish, booked: Booked): ChangeWish | WishProblem {
  return wish.at === '' ? movedWish(wish, booked) : splitWish(wish, booked)
}

function movedWish(wish: TypedWish, booked: Booked): ChangeWish | WishProblem {
  const { arrival, departure } = wish
  if (!isCalendarDate(arrival) || !isCalendarDate(departure)) return 'form-incomplete'
  if (arrival >= departure) return 'departure-not-after-arrival'
  if (daysBetween(arrival, departure) > longestStay) return 'stay-too-long'
  const dragged = booked.plots.find(({ plotId }) => plotId === wish.part)
  const stay = dragged
    ? stayAfter(dragged, { arrival: arrivalOf(dragged, booked) ?? arrival, departure }, booked)
    : { arrival, departure }
  const plots = booked.plots.map((plot, of) => {
    const part = movedPart(plot, booked, stay)
    const wanted = plot === dragged ? wish.to : wish.plot[of]
    return part && stayedAndGone({ ...part, of, plotId: plot.plotId }, wanted || plot.plotId, booked.today)
  })
  if (plots.some((plot) => plot === null) || stay.arrival >= stay.departure) return 'nights-not-covered'
  return { ...stay, plots: plots.flatMap((plot) => plot ?? []) }
}

function splitWish(wish: TypedWish, booked: Booked): ChangeWish | WishProblem {
  const { at, to } = wish
  if (!isCalendarDate(at) || !to) return 'form-incomplete'
  const leaving = booked.plots.find(({ plotId }) => plotId === wish.part) ?? booked.plots[0]
  if (!leaving || at <= leaving.arrival || at >= leaving.departure) return 'nights-not-covered'
  const plots = booked.plots.flatMap((plot, of) => (plot === leaving ? dividedAt(at, { ...plot, of }, to) : { ...plot, of }))
  return { arrival: booked.arrival, departure: booked.departure, plots }
}

/** Where guests sleep who go to another plot: what is over stays, and tonight is the first night there. */
function stayedAndGone(plot: WishedPlot, to: string, today: string): readonly WishedPlot[] {
  const hasSlept = plot.arrival < today && today < plot.departure
  return hasSlept && to !== plot.plotId ? dividedAt(today, plot, to) : [{ ...plot, plotId: to }]
}

function dividedAt(at: string, plot: WishedPlot, to: string): readonly WishedPlot[] {
  return [
    { ...plot, departure: at },
    { ...plot, arrival: at, plotId: to },
  ]
}

/** The day that a hand cannot move any more: whoever is there has arrived when they did. */
function arrivalOf({ arrival }: BookedPlot, { today, isCheckedIn, arrival: first }: Booked): string | undefined {
  return arrival < today || (isCheckedIn && arrival === first) ? arrival : undefined
}

/**
 * The whole stay when one part of it is drawn: an end that the part shared with the stay takes the stay
 * along.
 */
function stayAfter(part: Nights, next: Nights, stay: Nights): Nights {
  return {
    arrival: part.arrival === stay.arrival ? next.arrival : stay.arrival,
    departure: part.departure === stay.departure ? next.departure : stay.departure,
  }
}
