import type { AskedBooking, AskedId } from '@camp/application/hti/hti-messages.ts'
import { attributeOf, childrenOf, textOfElement, wholeOf, within, type XmlElement } from '../../parsing/xml/xml-element.ts'
import { guestsOf, readAskedIds } from './read-parts.ts'

/** A HotelReservation or a HotelResModify: the whole of what a booking shall be. */
export function readBooking(element: XmlElement): AskedBooking {
  return {
    ids: [...readAskedIds(element), ...globalIds(element)],
    rooms: childrenOf(within(element, 'RoomStays'), 'RoomStay').map((room) => ({
      hotelCode: attributeOf(within(room, 'BasicPropertyInfo'), 'HotelCode'),
      start: attributeOf(within(room, 'TimeSpan'), 'Start'),
      end: attributeOf(within(room, 'TimeSpan'), 'End'),
      roomCode:
        attributeOf(within(room, 'RoomTypes', 'RoomType'), 'RoomTypeCode') ??
        attributeOf(within(room, 'RoomRates', 'RoomRate'), 'RoomTypeCode'),
      units: wholeOf(within(room, 'RoomTypes', 'RoomType'), 'NumberOfUnits'),
      guests: guestsOf(room),
      total: attributeOf(within(room, 'Total'), 'AmountAfterTax') ?? attributeOf(within(room, 'Total'), 'AmountBeforeTax'),
      currency: attributeOf(within(room, 'Total'), 'CurrencyCode'),
    })),
    guest: guestOf(element),
    comments: commentsOf(element),
  }
}

function globalIds(element: XmlElement): readonly AskedId[] {
  return childrenOf(within(element, 'ResGlobalInfo', 'HotelReservationIDs'), 'HotelReservationID').flatMap((one) => {
    const id = attributeOf(one, 'ResID_Value')
    return id === null ? [] : [{ id, context: attributeOf(one, 'ResID_Source') }]
  })
}

/** Whoever is marked as the first, else the first. */
function guestOf(element: XmlElement): AskedBooking['guest'] {
  const guests = childrenOf(within(element, 'ResGuests'), 'ResGuest')
  const guest = guests.find((one) => /^(true|1)$/.test(attributeOf(one, 'PrimaryIndicator') ?? '')) ?? guests[0]
  const customer = within(guest, 'Profiles', 'ProfileInfo', 'Profile', 'Customer')
  const phones = childrenOf(customer, 'Telephone')
  const mobile = phones.find((phone) => attributeOf(phone, 'PhoneTechType') === '5') ?? phones[0]
  return {
    firstName: textOfElement(within(customer, 'PersonName', 'GivenName')),
    lastName: textOfElement(within(customer, 'PersonName', 'Surname')),
    email: textOfElement(within(customer, 'Email')),
    phone: attributeOf(mobile, 'PhoneNumber'),
  }
}

function commentsOf(element: XmlElement): readonly string[] {
  const around = [...childrenOf(within(element, 'RoomStays'), 'RoomStay'), within(element, 'ResGlobalInfo')]
  const comments = around.flatMap((one) => childrenOf(within(one, 'Comments'), 'Comment'))
  const requests = around.flatMap((one) => childrenOf(within(one, 'SpecialRequests'), 'SpecialRequest'))
  return [...comments, ...requests].flatMap((comment) => {
    const text = textOfElement(within(comment, 'Text')) ?? textOfElement(within(comment, 'ListItem'))
    return text === null ? [] : [text]
  })
}
