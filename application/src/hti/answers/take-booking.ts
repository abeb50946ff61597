import type { Reservation } from '@camp/domain/reservations/reservation.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { FoundHtiBooking, HtiBooking } from '../hti-bookings.ts'
import type { HtiConnection } from '../hti-connections.ts'
import { type AskedBooking, type AskedId, type HtiError, type HtiReply, longestId } from '../hti-messages.ts'
import type { AnswerPorts } from './answer-ports.ts'
import { askedGuest, totalIn, type WantedBooking, wantedBooking } from './asked-booking.ts'
import { askedConnection } from './asked-stay.ts'
import { bookingView } from './booking-view.ts'
import { htiActor } from './hti-actor.ts'
import type { AskedOf } from './in-order.ts'
import { onceRefused } from './once-refused.ts'
import { errorOfRefusal, invalid, missing, otaError, unknownHotel } from './ota-errors.ts'
import { theyKnow } from './they-know.ts'
import { refusedUnheard } from './unheard.ts'
import { refuseUnplaced, wasUnplaced } from './unplaced.ts'

/** What this side does at once; nothing is kept for later. */
const booked = new Set([null, 'Book', 'Commit'])

/**
 * A booking of the channel, paid for there: kept by the acts of a guest's selection and of staff who write
 * down a booking, so that a conflict is an error and never a second sale. The same one again is answered with
 * the same confirmation (rule H5).
 */
export async function takeBooking(
  ports: AnswerPorts,
  proved: readonly HtiConnection[],
  { bookings, status, at }: AskedOf<'BOOKING_CREATE' | 'BOOKING_UPDATE'>,
): Promise<Result<HtiReply, HtiError>> {
  const [asked] = bookings
  if (!asked) return refused(missing('HotelReservation'))
  if (bookings.length > 1) return refused(invalid('one HotelReservation in a message'))
  if (!booked.has(status)) return refused(invalid('ResStatus'))
  const [named] = asked.ids
  if (!named) return refused(missing('UniqueID'))
  if (named.id.length > longestId || (named.context?.length ?? 0) > 32) return refused(invalid('UniqueID'))
  const [room] = asked.rooms
  if (!room) return refused(missing('RoomStay'))
  if (room.hotelCode === null) return refused(missing('HotelCode'))
  const said = { theirId: named.id, propertyCode: room.hotelCode, saidAt: at }
  const connection = askedConnection(proved, room.hotelCode)
  if (!connection.ok) return refuseUnplaced(ports, proved, said)
  const wanted = wantedBooking(connection.value, asked)
  await readFeedsOf(ports, wanted)
  return ports.transaction.run(async () => {
    if (await wasUnplaced(ports, proved, said)) return refused(unknownHotel)
    return takeOnce(ports, proved, { asked, named, connection: connection.value, wanted, at })
  })
}

/** What is booked elsewhere counts before the channel gets a plot (rule F11). */
export async function readFeedsOf(
  { readFeedsAgain }: Pick<AnswerPorts, 'readFeedsAgain'>,
  wanted: Result<WantedBooking, HtiError>,
): Promise<void> {
  if (wanted.ok) await readFeedsAgain.execute({ plotIds: wanted.value.plots.map(({ plotId }) => plotId) })
}

interface Taking {
  readonly asked: AskedBooking
  readonly named: AskedId
  readonly connection: HtiConnection
  readonly wanted: Result<WantedBooking, HtiError>
  readonly at: Temporal.Instant | null
}

/** What it means is judged last: a copy of what was refused is refused for the reason of that day. */
async function takeOnce(
  ports: AnswerPorts,
  proved: readonly HtiConnection[],
  { asked, named, connection, wanted, at }: Taking,
): Promise<Result<HtiReply, HtiError>> {
  const { organisationId } = connection
  await ports.htiBookings.lock(organisationId, named.id)
  const known = await ports.htiBookings.find([organisationId], named.id)
  if (known) return wanted.ok ? knownBooking(ports, known, wanted.value) : wanted
  const unheard = await refusedUnheard(ports, proved, { theirId: named.id, saidAt: at })
  if (unheard) return unheard
  const heard = { organisationId, theirId: named.id, saidAt: at }
  const kept = await onceRefused(ports, heard, async () => (wanted.ok ? keep(ports, asked, wanted.value) : wanted))
  if (!kept.ok) return kept
  const booking = { organisationId, theirId: named.id, theirContext: named.context, reservationId: kept.value.reservationId }
  await ports.htiBookings.add({ ...booking, saidAt: at, asked: kept.value.asked }, ports.clock.now())
  return confirmed(ports, booking, connection)
}

/** Asked again, it stands as it is, unless something else is meant by now. */
async function knownBooking(
  ports: AnswerPorts,
  booking: FoundHtiBooking,
  wanted: WantedBooking,
): Promise<Result<HtiReply, HtiError>> {
  const { connection, stay, plots } = wanted
  const reservation = await ports.reservations.find(booking.reservationId)
  const isSame =
    reservation !== undefined &&
    reservation.status !== 'cancelled' &&
    reservation.stay.equals(stay) &&
    reservation.plots.length === plots.length &&
    plots.every(({ plotId }) => reservation.plots.some((plot) => plot.plotId === plotId))
  if (isSame) return confirmed(ports, booking, connection)
  const isRepeated = reservation !== undefined && reservation.status !== 'cancelled' && booking.asked === factsOf(wanted)
  if (!isRepeated) return refused(otaError(3, 127, 'Reservation already exists'))
  // What staff made of it is told by a message of its own.
  const view = bookingView(reservation, { booking, connection, changedAt: booking.changedAt })
  return accepted({ kind: 'BOOKING_CREATE', booking: view, warnings: [] })
}

function factsOf({ stay, plots }: WantedBooking): string {
  return [stay.arrival, stay.departure, ...plots.map(({ plotId }) => plotId).toSorted()].join(' ')
}

async function keep(
  { catalogues, quoteSelection, createOfflineReservation }: AnswerPorts,
  asked: AskedBooking,
  wanted: WantedBooking,
): Promise<Result<{ readonly reservationId: ReservationId; readonly asked: string }, HtiError>> {
  const { connection, stay, plots, total } = wanted
  const catalogue = await catalogues.find(connection.organisationId)
  if (!catalogue) return refused(errorOfRefusal({ code: 'not-found' }))
  const { slug: orgSlug, province } = catalogue.organisation
  const price = totalIn(total, province.country.currency)
  if (!price.ok) return price
  const quoted = await quoteSelection.execute({ orgSlug, stay, plots })
  if (!quoted.ok) return refused(errorOfRefusal(quoted.refusal))
  const created = await createOfflineReservation.execute({
    actor: htiActor,
    orgSlug,
    stay,
    plots,
    guest: askedGuest(asked.guest, asked.comments),
    agreed: null,
    isOfflinePayment: true,
    received: null,
    notes: `HTI ${asked.ids[0]?.id ?? ''}`,
    notifiesCamper: false,
    acceptsTerms: false,
    termsStandElsewhere: true,
    ignoresStayRules: false,
    shownAmountDue: price.value ?? quoted.value.amountDue,
  })
  if (!created.ok) return refused(errorOfRefusal(created.refusal))
  return accepted({ reservationId: created.value.id, asked: factsOf(wanted) })
}

async function confirmed(
  { reservations, htiTold, clock }: AnswerPorts,
  booking: HtiBooking,
  connection: HtiConnection,
): Promise<Result<HtiReply, HtiError>> {
  const reservation = (await reservations.find(booking.reservationId)) as Reservation
  const view = bookingView(reservation, { booking, connection, changedAt: clock.now() })
  await htiTold.keep(theyKnow(booking, view))
  return accepted({ kind: 'BOOKING_CREATE', booking: view, warnings: [] })
}
