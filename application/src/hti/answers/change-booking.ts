import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { HtiConnection } from '../hti-connections.ts'
import type { AskedBooking, HtiError, HtiReply } from '../hti-messages.ts'
import type { AnswerPorts } from './answer-ports.ts'
import { totalIn, wantedBooking } from './asked-booking.ts'
import { askedConnection } from './asked-stay.ts'
import { bookingView } from './booking-view.ts'
import { htiActor } from './hti-actor.ts'
import { type AskedOf, isLater } from './in-order.ts'
import type { KnownBooking } from './known-bookings.ts'
import { onceRefused } from './once-refused.ts'
import { errorOfRefusal, invalid, missing, tooLate } from './ota-errors.ts'
import { readFeedsOf } from './take-booking.ts'
import { theyKnow } from './they-know.ts'
import { lockedBooking, noteUnheard } from './unheard.ts'

/** The whole new state of a booking: dates, rooms and guests, at the price of today. */
export async function changeBooking(
  ports: AnswerPorts,
  proved: readonly HtiConnection[],
  { bookings, at }: AskedOf<'BOOKING_CREATE' | 'BOOKING_UPDATE'>,
): Promise<Result<HtiReply, HtiError>> {
  const [asked] = bookings
  if (!asked) return refused(missing('HotelResModify'))
  if (bookings.length > 1) return refused(invalid('one HotelResModify in a message'))
  const connection = askedConnection(proved, asked.rooms[0]?.hotelCode ?? null)
  if (connection.ok) await readFeedsOf(ports, wantedBooking(connection.value, asked))
  return ports.transaction.run(async () => {
    const known = await lockedBooking(ports, proved, asked.ids)
    if (!known.ok) {
      // Without a date nobody can tell what was said before it.
      if (at) await noteUnheard(ports, proved, { ids: asked.ids, saidAt: at, refusal: known.refusal })
      return known
    }
    const { organisationId, theirId, saidAt } = known.value.booking
    if (isLater(saidAt, at)) return refused(tooLate)
    return onceRefused(ports, { organisationId, theirId, saidAt: at }, () => change(ports, known.value, { asked, at }))
  })
}

async function change(
  ports: AnswerPorts,
  { reservation, connection, booking }: KnownBooking,
  { asked, at }: { readonly asked: AskedBooking; readonly at: Temporal.Instant | null },
): Promise<Result<HtiReply, HtiError>> {
  const wanted = wantedBooking(connection, asked)
  if (!wanted.ok) return wanted
  const price = totalIn(wanted.value.total, reservation.amountDue.currency)
  if (!price.ok) return price
  const plots = wanted.value.plots.map(({ plotId, party }) => ({ plotId, party }))
  const amended = await ports.amendReservation.execute({
    actor: htiActor,
    as: 'staff',
    id: reservation.id,
    amendment: { stay: wanted.value.stay, plots, price: 're-quote' },
    reason: `HTI ${booking.theirId}`,
    notifiesGuest: false,
    shownAmountDue: price.value,
  })
  if (!amended.ok) return refused(errorOfRefusal(amended.refusal))
  const changed = (await ports.reservations.find(reservation.id)) ?? reservation
  const view = bookingView(changed, { booking, connection, changedAt: ports.clock.now() })
  await ports.htiBookings.noteSaid({ ...booking, saidAt: at })
  await ports.htiTold.keep(theyKnow(booking, view))
  return accepted({ kind: 'BOOKING_UPDATE', booking: view, warnings: [] })
}
