import type { CancellationPolicy } from '../cancellation/cancellation-policy.ts'
import type { OrganisationId, ReservationId } from '../shared/ids.ts'
import { Money } from '../shared/money.ts'
import type { StayDates } from '../stay-rules/stay-dates.ts'
import { changed, type Initiator } from './change.ts'
import { holdMinutes } from './expiry.ts'
import type { HeldReservation, ReservedPlot } from './reservation.ts'
import type { Transition } from './transitions.ts'

export interface NewHold extends Initiator {
  readonly id: ReservationId
  readonly organisationId: OrganisationId
  readonly simpleReference: string
  readonly stay: StayDates
  /** Judged by `judgeHold` and quoted. */
  readonly plots: readonly ReservedPlot[]
  readonly cancellationPolicy: CancellationPolicy
}

/** Keeps the plots for 15 minutes. Whether they are free is judged before, and once more by the store. */
export function hold({ by, moment, ...booked }: NewHold): Transition<HeldReservation> {
  const amountDue = Money.sum(booked.plots.map(({ quote }) => quote.total))
  const held: HeldReservation = {
    ...booked,
    status: 'temporaryHold',
    version: 1,
    amountDue,
    amountPaid: Money.zero(amountDue.currency),
    createdAt: moment.now,
    statusDate: moment.now,
    expiryDate: moment.now.add({ minutes: holdMinutes }),
    isExtended: false,
  }
  return changed(null, held, { by, moment, why: 'plots-held' })
}
