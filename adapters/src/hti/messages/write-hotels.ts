import type { HtiHotelView, HtiRoomView } from '@camp/application/hti/hti-messages.ts'
import { node, textNode, type XmlNode } from '../../parsing/xml/write-xml.ts'

export function hotelsNode(hotels: readonly HtiHotelView[]): XmlNode | null {
  return node('HotelDescriptiveContents', {}, hotels.map(hotelNode))
}

function hotelNode(hotel: HtiHotelView): XmlNode {
  const { code, name, currency, description, rooms } = hotel
  const words = node('MultimediaDescriptions', {}, [
    node('MultimediaDescription', {}, [node('TextItems', {}, [node('TextItem', {}, [textNode('Description', description)])])]),
  ])
  const facts = { HotelCode: code, HotelName: name.slice(0, 128), CurrencyCode: currency, LanguageCode: 'en' }
  return node('HotelDescriptiveContent', facts, [
    node('HotelInfo', {}, [
      description === '' ? null : node('Descriptions', {}, [words]),
      node('Position', { Latitude: String(hotel.latitude), Longitude: String(hotel.longitude) }),
    ]),
    rooms.length === 0 ? null : node('FacilityInfo', {}, [node('GuestRooms', {}, rooms.map(roomNode))]),
    node('ContactInfos', {}, [contactNode(hotel)]),
  ])
}

function roomNode({ code, name, mostGuests }: HtiRoomView): XmlNode {
  return node('GuestRoom', { Code: code, MaxOccupancy: mostGuests > 0 ? mostGuests : null, RoomTypeName: name.slice(0, 32) }, [
    node('TypeRoom', { RoomTypeCode: code }),
  ])
}

function contactNode({ addressLines, city, postalCode, provinceCode, countryCode, phone, email }: HtiHotelView): XmlNode {
  return node('ContactInfo', {}, [
    node('Addresses', {}, [
      node('Address', {}, [
        ...addressLines.slice(0, 5).map((line) => textNode('AddressLine', line.slice(0, 255))),
        textNode('CityName', city.slice(0, 64)),
        postalCode === null ? null : textNode('PostalCode', postalCode.slice(0, 16)),
        node('StateProv', { StateCode: provinceCode }),
        node('CountryName', { Code: countryCode }),
      ]),
    ]),
    phone === null ? null : node('Phones', {}, [node('Phone', { PhoneNumber: phone.slice(0, 32) })]),
    email === null ? null : node('Emails', {}, [textNode('Email', email.slice(0, 128))]),
  ])
}
