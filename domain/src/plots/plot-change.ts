import { accepted, type Result, refused } from '../shared/result.ts'
import type { Plot } from './plot.ts'

/** A night from today on that live reservations share, with the guests that count (rule A13). */
export interface SharedNight {
  /** `2026-12-24`. */
  readonly night: string
  readonly pax: number
  /** References of the reservations of that night. */
  readonly references: readonly string[]
}

export type PlotChangeRefusal =
  | { readonly code: 'shared-nights-fuller'; readonly paxMax: number; readonly fullest: SharedNight; readonly nights: number }
  | { readonly code: 'nights-shared-by-several'; readonly first: SharedNight; readonly nights: number }

type Sharing = Pick<Plot, 'paxMax' | 'allowMultipleReservationsUpToPaxMax'>

/**
 * Guests who have booked keep their place: a shared plot holds at least those who already share a night of
 * it, and it stays shared while two parties have the same night. The other way round nothing breaks: a night
 * that one party has whole stays whole.
 */
export function judgePlotChange(after: Sharing, sharedNights: readonly SharedNight[]): Result<null, PlotChangeRefusal> {
  const several = sharedNights.filter(({ references }) => references.length > 1)
  const [first] = several.toSorted((one, other) => (one.night < other.night ? -1 : 1))
  if (!after.allowMultipleReservationsUpToPaxMax && first) {
    return refused({ code: 'nights-shared-by-several', first, nights: several.length })
  }
  const fuller = sharedNights.filter(({ pax }) => pax > after.paxMax)
  const [fullest] = fuller.toSorted((one, other) => other.pax - one.pax)
  if (!fullest) return accepted(null)
  return refused({ code: 'shared-nights-fuller', paxMax: after.paxMax, fullest, nights: fuller.length })
}
