import type { Plot } from '../plots/plot.ts'
import type { StayDates } from '../stay-rules/stay-dates.ts'
import type { NightsInUse, NightUse } from './occupancy.ts'

/**
 * Whether others use the plot on some night of the stay. A shared plot is full when others' guests and these
 * together exceed `paxMax`; a party that exceeds it alone is no matter of others and fails by the criteria.
 */
export function isBooked(plot: Plot, stay: StayDates, pax: number, nightsInUse: NightsInUse): boolean {
  for (let night = stay.firstNight; night < stay.endNight; night++) {
    const use = nightsInUse.get(night)
    if (use !== undefined && !leavesRoom(plot, pax, use)) return true
  }
  return false
}

/** How many counting guests still fit on the fullest night; 0 when the plot is booked. */
export function roomLeft(plot: Plot, stay: StayDates, nightsInUse: NightsInUse): number {
  let room = plot.paxMax
  for (let night = stay.firstNight; night < stay.endNight; night++) {
    room = Math.min(room, roomOn(plot, nightsInUse.get(night)))
  }
  return room
}

function leavesRoom(plot: Plot, pax: number, use: NightUse): boolean {
  if (use.kind === 'taken' || !plot.allowMultipleReservationsUpToPaxMax) return false
  return use.pax === 0 || use.pax + pax <= plot.paxMax
}

function roomOn(plot: Plot, use: NightUse | undefined): number {
  if (use === undefined) return plot.paxMax
  if (use.kind === 'taken' || !plot.allowMultipleReservationsUpToPaxMax) return 0
  return Math.max(0, plot.paxMax - use.pax)
}
