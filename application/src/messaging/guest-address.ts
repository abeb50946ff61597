import { internationalDigits } from '@camp/domain/messaging/cell-number.ts'
import { isCampsiteEvent } from '@camp/domain/messaging/notification.ts'
import { submittedFacts } from '@camp/domain/reservations/submitted-facts.ts'
import type { Reservations } from '../reservations/reservations.ts'
import type { Addressed } from './attempt-sending.ts'

/**
 * Where its guest is reached by now: the desk may have corrected what was typed since it was written. Null
 * where they no longer are by this channel.
 */
export async function addressNow(
  { reservations }: { readonly reservations: Pick<Reservations, 'find'> },
  { channel, event, reservationId, to }: Addressed,
): Promise<string | null> {
  if (isCampsiteEvent(event)) return to
  const reservation = await reservations.find(reservationId)
  const guest = reservation && submittedFacts(reservation)?.guest
  if (!guest) return to
  if (channel === 'email') return guest.email?.trim() || null
  const number = internationalDigits(guest.countryCode, guest.cell)
  return number.ok ? number.value : null
}
