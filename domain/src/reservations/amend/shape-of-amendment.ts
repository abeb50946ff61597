import { dateOf, type Night, nightOf } from '../../nights/night.ts'
import { accepted, type Result, refused } from '../../shared/result.ts'
import type { Temporal } from '../../shared/temporal.ts'
import type { StayDates } from '../../stay-rules/stay-dates.ts'
import type { ReservedPlot } from '../reservation.ts'
import type { Amendment } from './amendment.ts'
import { nightsOn } from './nights-on-plot.ts'
import type { AmendableReservation } from './ready-to-amend.ts'

export type ShapeRefusal =
  | { readonly code: 'plot-repeated' | 'nights-not-covered' | 'no-grown-up' | 'guests-are-there' }
  | { readonly code: 'slept-night-moved'; readonly night: Temporal.PlainDate }

interface Standing {
  readonly reservation: Pick<AmendableReservation, 'stay' | 'plots' | 'checkedInAt'>
  readonly today: Temporal.PlainDate
}

/**
 * Whether an amendment makes sense by itself: a plot stands once, every night of the stay has a plot and no
 * plot a night outside of it, somebody grown up is there on every night, guests who were received arrived
 * when they did, and nights before today are where they were slept.
 */
export function judgeShape(amendment: Amendment, { reservation, today }: Standing): Result<void, ShapeRefusal> {
  const { stay, plots: wanted } = amendment
  if (new Set(wanted.map(({ plotId }) => plotId)).size < wanted.length) return refused({ code: 'plot-repeated' })
  const uses = wanted.map((plot) => ({ ...plot, stay: plot.stay ?? stay }))
  if (uses.some((plot) => !contains(stay, plot.stay))) return refused({ code: 'nights-not-covered' })
  for (const night of stay.nights()) {
    const there = uses.filter((plot) => plot.stay.has(night))
    if (there.length === 0) return refused({ code: 'nights-not-covered' })
    if (!there.some(({ party }) => party.numberOfAdults + party.numberOfPensioners > 0)) return refused({ code: 'no-grown-up' })
  }
  const hasArrived = reservation.checkedInAt !== null
  if (hasArrived && !stay.arrival.equals(reservation.stay.arrival)) return refused({ code: 'guests-are-there' })
  const before = reservation.plots.map((plot) => ({ plotId: plot.plotId, stay: nightsOn(plot) }))
  const moved = movedNight(slept(before, nightOf(today)), slept(uses, nightOf(today)))
  return moved === undefined ? accepted(undefined) : refused({ code: 'slept-night-moved', night: dateOf(moved) })
}

type Use = Pick<ReservedPlot, 'plotId'> & { readonly stay: StayDates }

function slept(uses: readonly Use[], today: Night): ReadonlyMap<string, Night> {
  const nights = uses.flatMap(({ plotId, stay }) => stay.nights().map((night) => [`${plotId} ${night}`, night] as const))
  return new Map(nights.filter(([, night]) => night < today))
}

function movedNight(before: ReadonlyMap<string, Night>, after: ReadonlyMap<string, Night>): Night | undefined {
  const moved = [...before, ...after].filter(([key]) => before.has(key) !== after.has(key)).map(([, night]) => night)
  return moved.toSorted((one, other) => one - other)[0]
}

function contains(stay: StayDates, part: StayDates): boolean {
  return stay.firstNight <= part.firstNight && part.endNight <= stay.endNight
}
