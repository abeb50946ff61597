import { internationalDigits } from '@camp/domain/messaging/cell-number.ts'
import { isCampsiteEvent } from '@camp/domain/messaging/notification.ts'
import type { Reservation } from '@camp/domain/reservations/reservation.ts'
import { submittedFacts } from '@camp/domain/reservations/submitted-facts.ts'
import type { Addressed } from './attempt-sending.ts'

/**
 * Where its guest is reached by now: the desk may have corrected what was typed since it was written. Null
 * where they no longer are by this channel.
 */
export function addressNow({ channel, event, to }: Addressed, reservation: Reservation): string | null {
  const guest = submittedFacts(reservation)?.guest
  if (!guest || isCampsiteEvent(event)) return to
  if (channel === 'email') return guest.email?.trim() || null
  const number = internationalDigits(guest.countryCode, guest.cell)
  return number.ok ? number.value : null
}
