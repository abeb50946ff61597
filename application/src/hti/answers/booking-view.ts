import { numberAsDialled } from '@camp/domain/messaging/written-number.ts'
import type { Reservation } from '@camp/domain/reservations/reservation.ts'
import { submittedFacts } from '@camp/domain/reservations/submitted-facts.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { HtiBooking } from '../hti-bookings.ts'
import type { HtiConnection } from '../hti-connections.ts'
import type { HtiBookingState, HtiBookingView } from '../hti-messages.ts'

interface Known {
  readonly booking: HtiBooking
  readonly connection: HtiConnection
  readonly changedAt: Temporal.Instant
}

/** A reservation as the channel reads it. */
export function bookingView(reservation: Reservation, { booking, connection, changedAt }: Known): HtiBookingView {
  const guest = submittedFacts(reservation)?.guest
  const codes = new Map(connection.rooms.map(({ plotId, code }) => [plotId, code]))
  return {
    theirId: booking.theirId,
    theirContext: booking.theirContext,
    ourReference: reservation.simpleReference,
    state: stateOf(reservation),
    hotelCode: connection.propertyCode,
    createdAt: reservation.createdAt,
    changedAt,
    rooms: reservation.plots.map(({ plotId, party, quote }) => ({
      // A plot that lost its code meanwhile keeps its place in the booking.
      roomCode: codes.get(plotId) ?? 'UNMAPPED',
      stay: quote.stay,
      party,
      nights: quote.nights.map(({ date, price }) => ({ date, price })),
      total: quote.total,
    })),
    guest: {
      firstName: guest?.firstName ?? '',
      lastName: guest?.lastName ?? '',
      email: guest?.email ?? '',
      phone: guest?.cell ? numberAsDialled(guest.countryCode, guest.cell).replace(' ', '') : null,
    },
  }
}

function stateOf(reservation: Reservation): HtiBookingState {
  switch (reservation.status) {
    case 'temporaryHold':
    case 'pending':
      return 'Requested'
    case 'partiallyPaid':
    case 'confirmed':
      return reservation.checkedInAt ? 'In-house' : 'Reserved'
    case 'completed':
      return 'Checked out'
    case 'noShow':
      return 'No-show'
    case 'cancelled':
      return 'Cancelled'
  }
}
