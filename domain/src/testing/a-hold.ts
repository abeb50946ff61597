import { defaultCancellationPolicy } from '../cancellation/cancellation-policy.ts'
import { hold, type NewHold } from '../reservations/hold.ts'
import type { HeldReservation } from '../reservations/reservation.ts'
import type { OrganisationId, ReservationId } from '../shared/ids.ts'
import { StayDates } from '../stay-rules/stay-dates.ts'
import { aMoment } from './a-moment.ts'
import { aReservedPlot } from './a-reserved-plot.ts'

/** Four nights from 1 February 2027 on Stand 1 at R200.00 a night, held on 21 November 2026 at 10:00. */
export function aHold(facts: Partial<NewHold> = {}): HeldReservation {
  const stay = facts.stay ?? StayDates.of('2027-02-01', '2027-02-05')
  return hold({
    id: 'reservation-1' as ReservationId,
    organisationId: 'organisation-1' as OrganisationId,
    simpleReference: '482-913-107',
    stay,
    plots: [aReservedPlot({ stay })],
    cancellationPolicy: defaultCancellationPolicy,
    by: 'guest',
    moment: aMoment(),
    ...facts,
  }).reservation
}
