import type { WantedPlot } from '@camp/domain/availability/plot-hold.ts'
import { readWrittenNumber } from '@camp/domain/messaging/written-number.ts'
import { isEmailAddress } from '@camp/domain/people/email-address.ts'
import { longestName } from '@camp/domain/people/person-name.ts'
import { longestSpecialRequest } from '@camp/domain/reservations/guest-texts.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import { type Currency, Money } from '@camp/domain/shared/money.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { noEquipment } from '@camp/domain/stay-rules/party.ts'
import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import type { OfflineGuest } from '../../offline-reservations/offline-reservation-answers.ts'
import type { HtiConnection } from '../hti-connections.ts'
import type { AskedBooking, HtiError } from '../hti-messages.ts'
import { partyOfGuests } from './asked-party.ts'
import { askedConnection, readAskedStay } from './asked-stay.ts'
import { invalid, missing, otaError, unknownRoom } from './ota-errors.ts'

/** What a booking of the channel means here. */
export interface WantedBooking {
  readonly connection: HtiConnection
  readonly stay: StayDates
  readonly plots: readonly WantedPlot[]
  /** Of all rooms, in cents; null where the channel says none. */
  readonly total: { readonly cents: number; readonly currency: string | null } | null
}

const mostRooms = 20

/** One stay of one property; each room is a plot of it (rule H4). */
export function wantedBooking(known: HtiConnection, { rooms }: Pick<AskedBooking, 'rooms'>): Result<WantedBooking, HtiError> {
  const [first] = rooms
  if (!first) return refused(missing('RoomStay'))
  if (rooms.length > mostRooms) return refused(otaError(3, 363, 'Invalid number of rooms'))
  const connection = askedConnection([known], first.hotelCode)
  if (!connection.ok) return connection
  const stay = readAskedStay(first)
  if (!stay.ok) return stay
  const plots: WantedPlot[] = []
  let cents: number | null = 0
  for (const room of rooms) {
    if (room.hotelCode !== first.hotelCode) return refused(invalid('HotelCode differs between rooms'))
    const own = readAskedStay(room)
    if (!own.ok) return own
    if (!own.value.equals(stay.value)) return refused(invalid('TimeSpan differs between rooms'))
    const plotId = plotOf(connection.value, room)
    if (!plotId) return refused(unknownRoom)
    if (room.guests.length === 0) return refused(missing('GuestCounts'))
    const party = partyOfGuests(room.guests)
    if (!party.ok) return party
    plots.push({ plotId, party: party.value, equipment: noEquipment })
    if (room.total !== null && !/^\d{1,7}(\.\d{1,2}0*)?$/.test(room.total)) return refused(invalid('Total'))
    cents = cents === null || room.total === null ? null : cents + Math.round(Number(room.total) * 100)
  }
  return accepted({
    connection: connection.value,
    stay: stay.value,
    plots,
    total: cents === null ? null : { cents, currency: first.currency },
  })
}

function plotOf({ rooms }: HtiConnection, { roomCode, units }: AskedBooking['rooms'][number]): PlotId | undefined {
  return (units ?? 1) === 1 ? rooms.find(({ code }) => code === roomCode)?.plotId : undefined
}

export function totalIn(total: WantedBooking['total'], currency: Currency): Result<Money | null, HtiError> {
  if (total === null) return accepted(null)
  if (total.currency !== null && total.currency !== currency) return refused(otaError(3, 61, 'Invalid currency code'))
  return accepted(Money.cents(total.cents, currency))
}

/** As staff would write it down. */
export function askedGuest(
  { firstName, lastName, email, phone }: AskedBooking['guest'],
  comments: readonly string[],
): OfflineGuest {
  const [first, last] = [lineOf(firstName), lineOf(lastName)]
  return {
    firstName: first || last,
    lastName: first ? last : '',
    email: email !== null && isEmailAddress(email) ? email : null,
    ...readWrittenNumber(phone),
    verificationPreference: 'SMS',
    language: 'en',
    specialRequest: comments.join('\n').slice(0, longestSpecialRequest) || null,
    allergies: null,
    vehiclePlate: null,
  }
}

function lineOf(text: string | null): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, longestName)
}
