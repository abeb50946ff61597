import type { HtiBookingView } from '../hti-messages.ts'

/** What a change of is told; not who has arrived, and not when it was said. */
export function toldFacts({ state, rooms, guest }: HtiBookingView): unknown {
  const isAsked = state === 'Requested'
  const told = rooms.map(({ roomCode, stay, party, total }) => {
    return [roomCode, stay.arrival.toString(), stay.departure.toString(), party, total.cents]
  })
  return [isAsked, guest, told]
}
