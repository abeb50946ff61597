import { dateOf } from '@camp/domain/nights/night.ts'
import { nightsOn } from '@camp/domain/reservations/amend/nights-on-plot.ts'
import type { Reservation } from '@camp/domain/reservations/reservation.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'

/**
 * A night of a plot that a reservation keeps, `YYYY-MM-DD`: whole, or with so many guests of a shared one.
 */
export interface KeptNight {
  readonly plotId: PlotId
  readonly night: string
  readonly isShared: boolean
  readonly pax: number
}

export function keptNights({ plots }: Pick<Reservation, 'plots'>): readonly KeptNight[] {
  return plots.flatMap((plot) => {
    const { plotId, isShared, pax } = plot
    return nightsOn(plot)
      .nights()
      .map((night) => ({ plotId, night: dateOf(night).toString(), isShared, pax }))
  })
}

/**
 * What is to take and what to give back; a night that stays is touched only as far as its guests become more
 * or fewer.
 */
export function nightsTakenAndGiven(before: readonly KeptNight[], after: readonly KeptNight[]) {
  return { taken: surplus(after, before), given: surplus(before, after) }
}

/** Of `some`, what `others` does not have. */
function surplus(some: readonly KeptNight[], others: readonly KeptNight[]): readonly KeptNight[] {
  const known = new Map(others.map((night) => [keyOf(night), night.pax]))
  return some.flatMap((night) => {
    const there = known.get(keyOf(night))
    if (there === undefined) return [night]
    return night.isShared && night.pax > there ? [{ ...night, pax: night.pax - there }] : []
  })
}

function keyOf({ plotId, night, isShared }: KeptNight): string {
  return `${plotId} ${night} ${isShared}`
}
