import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { HtiConnection } from '../hti-connections.ts'
import type { AskedId, AskedStay, HtiAsk, HtiBookingView, HtiError, HtiReply } from '../hti-messages.ts'
import type { AnswerPorts } from './answer-ports.ts'
import { askedConnection } from './asked-stay.ts'
import { bookingView } from './booking-view.ts'
import { knownBooking, withReservation } from './known-bookings.ts'
import { invalid } from './ota-errors.ts'

const most = 100

/** One booking by its ids, or what changed at a property; of the channel's own alone (rule H1). */
export async function readBookings(
  ports: AnswerPorts,
  proved: readonly HtiConnection[],
  { ids, window }: Extract<HtiAsk, { kind: 'BOOKING_READ' }>,
): Promise<Result<HtiReply, HtiError>> {
  return window ? changesIn(ports, proved, window) : readBooking(ports, proved, ids)
}

async function readBooking(
  ports: AnswerPorts,
  proved: readonly HtiConnection[],
  ids: readonly AskedId[],
): Promise<Result<HtiReply, HtiError>> {
  const known = await knownBooking(ports, proved, ids)
  if (!known.ok) return known
  return accepted({ kind: 'BOOKING_READ', bookings: [bookingView(known.value.reservation, known.value)], warnings: [] })
}

async function changesIn(
  ports: AnswerPorts,
  proved: readonly HtiConnection[],
  { hotelCode, start, end }: AskedStay,
): Promise<Result<HtiReply, HtiError>> {
  const connection = askedConnection(proved, hotelCode)
  if (!connection.ok) return connection
  const now = ports.clock.now()
  const [from, until] = [start === null ? now.subtract({ hours: 24 * 30 }) : momentOf(start), end === null ? now : momentOf(end)]
  if (!from || !until) return refused(invalid('SelectionCriteria Start and End'))
  const { organisationId } = connection.value
  const found = await ports.htiBookings.changedBetween({ organisationId, from, until, limit: most + 1 })
  const bookings: HtiBookingView[] = []
  for (const booking of found.slice(0, most)) {
    const known = await withReservation(ports, proved, booking)
    if (known) bookings.push(bookingView(known.reservation, known))
  }
  const isMore = found.length > most
  const cut = { type: 11, code: 450, text: `Only the ${most} latest changes are answered: ask for a shorter time` } as const
  return accepted({ kind: 'BOOKING_READ', bookings, warnings: isMore ? [cut] : [] })
}

/** A moment with its offset, or the beginning of a day. */
function momentOf(text: string): Temporal.Instant | undefined {
  if (!/^2[01]\d{2}-/.test(text)) return undefined
  try {
    return Temporal.Instant.from(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00Z` : text)
  } catch {
    return undefined
  }
}
