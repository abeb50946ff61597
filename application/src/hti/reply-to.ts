import { accepted, type Result } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { AnswerPorts } from './answers/answer-ports.ts'
import { cancelBooking } from './answers/cancel-booking.ts'
import { changeBooking } from './answers/change-booking.ts'
import { describeHotels } from './answers/describe-hotels.ts'
import { offerRooms } from './answers/offer-rooms.ts'
import { readBookings } from './answers/read-bookings.ts'
import { takeBooking } from './answers/take-booking.ts'
import type { HtiConnection } from './hti-connections.ts'
import type { HtiAsk, HtiError, HtiReply } from './hti-messages.ts'

/** What was asked for, or the one reason why not. */
export function replyTo(
  ports: AnswerPorts,
  proved: readonly HtiConnection[],
  { ask, at }: { readonly ask: HtiAsk; readonly at: Temporal.Instant | null },
): Promise<Result<HtiReply, HtiError>> {
  switch (ask.kind) {
    case 'PING':
      return Promise.resolve(accepted({ kind: 'PING', echoData: ask.echoData }))
    case 'HOTEL_DESCRIPTIVE_INFO':
      return describeHotels(ports, proved, ask)
    case 'AVAILABILITY_QUERY':
      return offerRooms(ports, proved, ask)
    case 'BOOKING_CREATE':
      return takeBooking(ports, proved, { ...ask, at })
    case 'BOOKING_UPDATE':
      return changeBooking(ports, proved, { ...ask, at })
    case 'BOOKING_CANCEL':
      return cancelBooking(ports, proved, { ...ask, at })
    case 'BOOKING_READ':
      return readBookings(ports, proved, ask)
  }
}
