import type { ReservationId } from '@camp/domain/shared/ids.ts'
import type { AnswerPorts } from './answers/answer-ports.ts'
import type { HtiConnection } from './hti-connections.ts'
import type { AskedId, HtiAsk, HtiReply } from './hti-messages.ts'

/** The properties that a message names. */
export function hotelCodesOf(ask: HtiAsk): readonly string[] {
  switch (ask.kind) {
    case 'HOTEL_DESCRIPTIVE_INFO':
      return ask.hotelCodes
    case 'AVAILABILITY_QUERY':
      return ask.stays.flatMap(({ hotelCode }) => hotelCode ?? [])
    case 'BOOKING_CREATE':
    case 'BOOKING_UPDATE':
      return ask.bookings.flatMap(({ rooms }) => rooms.flatMap(({ hotelCode }) => hotelCode ?? []))
    case 'BOOKING_READ':
      return ask.window?.hotelCode ? [ask.window.hotelCode] : []
    default:
      return []
  }
}

/** The ids of the booking that a message is about. */
export function askedIds(ask: HtiAsk): readonly AskedId[] {
  if ('ids' in ask) return ask.ids
  return 'bookings' in ask ? (ask.bookings[0]?.ids ?? []) : []
}

export async function reservationIdOf(
  { htiBookings }: Pick<AnswerPorts, 'htiBookings'>,
  proved: readonly HtiConnection[],
  reply: HtiReply,
): Promise<ReservationId | null> {
  if (!('booking' in reply)) return null
  const organisationIds = proved.map(({ organisationId }) => organisationId)
  return (await htiBookings.find(organisationIds, reply.booking.theirId))?.reservationId ?? null
}
