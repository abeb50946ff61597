import type { Reservation } from '@camp/domain/reservations/reservation.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { FoundHtiBooking } from '../hti-bookings.ts'
import type { HtiConnection } from '../hti-connections.ts'
import type { AskedId, HtiError } from '../hti-messages.ts'
import type { AnswerPorts } from './answer-ports.ts'
import { missing, unknownBooking } from './ota-errors.ts'

export interface KnownBooking {
  readonly booking: FoundHtiBooking
  readonly reservation: Reservation
  readonly connection: HtiConnection
  readonly changedAt: FoundHtiBooking['changedAt']
}

const mostIds = 10

/** A booking that the channel made, by any of its ids; others are not the channel's business (rule H1). */
export async function knownBooking(
  ports: Pick<AnswerPorts, 'htiBookings' | 'reservations'>,
  proved: readonly HtiConnection[],
  ids: readonly AskedId[],
): Promise<Result<KnownBooking, HtiError>> {
  if (ids.length === 0) return refused(missing('UniqueID'))
  const organisationIds = proved.map(({ organisationId }) => organisationId)
  for (const { id } of ids.slice(0, mostIds)) {
    const booking = await ports.htiBookings.find(organisationIds, id)
    const known = booking && (await withReservation(ports, proved, booking))
    if (known) return accepted(known)
  }
  return refused(unknownBooking)
}

export async function withReservation(
  { reservations }: Pick<AnswerPorts, 'reservations'>,
  proved: readonly HtiConnection[],
  booking: FoundHtiBooking,
): Promise<KnownBooking | undefined> {
  const reservation = await reservations.find(booking.reservationId)
  const connection = proved.find(({ organisationId }) => organisationId === booking.organisationId)
  return reservation && connection && { booking, reservation, connection, changedAt: booking.changedAt }
}
