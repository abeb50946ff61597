import type { AskedId, HtiAnswer, HtiBookingView } from '@camp/application/hti/hti-messages.ts'
import { node, textNode, type XmlNode } from '../../parsing/xml/write-xml.ts'
import { roomNodes, xmlAmount } from './write-offers.ts'

/** How we name ourselves beside an id of ours. */
const ourContext = 'CAMP'
/** Of list UIT. */
const [reservationId, cancellationId, confirmationId] = [14, 15, 40]

export function answeredBookings(list: string, one: string, booking: HtiBookingView): XmlNode {
  const isCreated = one === 'HotelReservation'
  const attributes = isCreated ? { ResStatus: booking.state } : {}
  return node(list, {}, [node(one, attributes, [isCreated ? theirIdNode(booking) : null, idsNode(booking)])])
}

export function cancelledBooking({
  booking,
  charge,
  isCancelled,
}: Extract<HtiAnswer, { kind: 'BOOKING_CANCEL' }>): readonly XmlNode[] {
  const number = { Type: cancellationId, ID: `${booking.ourReference}X`, ID_Context: ourContext }
  return [
    isCancelled
      ? node('UniqueID', number)
      : node('UniqueID', { Type: reservationId, ID: booking.ourReference, ID_Context: ourContext }),
    node('CancelInfoRS', {}, [
      node('CancelRules', {}, [node('CancelRule', { Amount: xmlAmount(charge), CurrencyCode: charge.currency, Type: 'Charge' })]),
    ]),
  ]
}

export function retrievedBookings(bookings: readonly HtiBookingView[]): XmlNode | null {
  return bookings.length === 0 ? null : node('ReservationsList', {}, bookings.map(bookingNode))
}

function bookingNode(booking: HtiBookingView): XmlNode {
  const moments = { CreateDateTime: booking.createdAt.toString(), LastModifyDateTime: booking.changedAt.toString() }
  const property = node('BasicPropertyInfo', { HotelCode: booking.hotelCode })
  return node('HotelReservation', Object.assign({ ResStatus: booking.state }, moments), [
    theirIdNode(booking),
    roomStaysNode(booking.rooms, property),
    node('ResGuests', {}, [guestNode(booking.guest)]),
    idsNode(booking),
  ])
}

function theirIdNode({ theirId, theirContext }: HtiBookingView): XmlNode {
  return idNode({ id: theirId, context: theirContext })
}

export function idNode({ id, context }: AskedId, more: Readonly<Record<string, string>> = {}): XmlNode {
  return node('UniqueID', Object.assign({ Type: reservationId, ID: id, ID_Context: context }, more))
}

/** The whole of a booking as we tell it, under the ids that it has there. */
export function toldBookingNode(name: string, ids: readonly AskedId[], booking: HtiBookingView): XmlNode {
  const property = node('BasicPropertyInfo', { HotelCode: booking.hotelCode })
  const isOne = name === 'HotelReservation'
  const state = isOne ? { ResStatus: booking.state === 'Requested' ? 'Requested' : 'Reserved' } : {}
  return node(name, Object.assign({ RoomStayReservation: true, CreateDateTime: booking.createdAt.toString() }, state), [
    ...ids.map((id) => idNode(id)),
    roomStaysNode(booking.rooms, property),
    node('ResGuests', {}, [guestNode(booking.guest)]),
  ])
}

function roomStaysNode(rooms: HtiBookingView['rooms'], property: XmlNode): XmlNode {
  return node(
    'RoomStays',
    {},
    rooms.map((room) => node('RoomStay', {}, [...roomNodes(room), property])),
  )
}

function idsNode({ theirId, theirContext, ourReference }: HtiBookingView): XmlNode {
  return node('ResGlobalInfo', {}, [
    node('HotelReservationIDs', {}, [
      node('HotelReservationID', { ResID_Type: reservationId, ResID_Value: theirId, ResID_Source: theirContext }),
      node('HotelReservationID', { ResID_Type: confirmationId, ResID_Value: ourReference, ResID_Source: ourContext }),
    ]),
  ])
}

function guestNode({ firstName, lastName, email, phone }: HtiBookingView['guest']): XmlNode {
  const name = node('PersonName', {}, [
    firstName === '' ? null : textNode('GivenName', firstName.slice(0, 64)),
    textNode('Surname', (lastName || firstName).slice(0, 64)),
  ])
  const customer = node('Customer', {}, [
    name,
    phone === null ? null : node('Telephone', { PhoneTechType: 5, PhoneNumber: phone }),
    email === '' ? null : textNode('Email', email.slice(0, 128)),
  ])
  const profile = node('Profile', { ProfileType: 1 }, [customer])
  return node('ResGuest', { ResGuestRPH: 1, AgeQualifyingCode: 10, PrimaryIndicator: true }, [
    node('Profiles', {}, [node('ProfileInfo', {}, [profile])]),
  ])
}
