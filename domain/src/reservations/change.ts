import type { Moment } from './moment.ts'
import type { Reservation, StatusChange } from './reservation.ts'
import type { Transition } from './transitions.ts'

/** Who does something, and when. `by` is a user's id, a link holder or the name of a scheduled command. */
export interface Initiator {
  readonly by: string
  readonly moment: Moment
}

/** The next state with its line of history; every transition function ends here. */
export function changed<State extends Reservation>(
  from: StatusChange['from'],
  reservation: State,
  { by, moment, why }: Initiator & { readonly why: string },
): Transition<State> {
  const next = { ...reservation, statusDate: moment.now }
  return { reservation: next, change: { from, to: reservation.status, at: moment.now, by, why } }
}
