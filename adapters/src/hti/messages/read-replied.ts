import type { HtiReplied } from '@camp/application/hti/client/hti-questions.ts'
import { type HtiKind, longestId } from '@camp/application/hti/hti-messages.ts'
import { readXml } from '../../parsing/xml/read-xml.ts'
import { attributeOf, childrenOf, wholeOf, within, type XmlElement } from '../../parsing/xml/xml-element.ts'
import { outOfSoap } from './in-soap.ts'
import { otaNamespace } from './namespaces.ts'
import { readAskedIds } from './read-parts.ts'

const kinds: Readonly<Record<string, HtiKind>> = {
  OTA_PingRS: 'PING',
  OTA_HotelDescriptiveInfoRS: 'HOTEL_DESCRIPTIVE_INFO',
  OTA_HotelAvailNotifRS: 'AVAILABILITY_QUERY',
  OTA_HotelResRS: 'BOOKING_CREATE',
  OTA_HotelResModifyRS: 'BOOKING_UPDATE',
  OTA_CancelRS: 'BOOKING_CANCEL',
  OTA_ResRetrieveRS: 'BOOKING_READ',
}

/** Null where it is no answer: neither Success nor Errors. */
export function readReplied(file: Uint8Array): HtiReplied | null {
  const xml = readXml(file)
  const root = xml.ok ? outOfSoap(xml.value).root : undefined
  const kind = root?.namespace === otaNamespace ? kinds[root.name] : undefined
  if (!root || !kind) return null
  const errors = childrenOf(within(root, 'Errors'), 'Error').map(readError)
  if (errors.length === 0 && !within(root, 'Success')) return null
  const booking = bookingOf(root)
  return { kind, errors, theirId: booking && theirIdOf(booking), isCancelled: isCancelled(booking), rooms: roomsOf(root) }
}

function readError(error: XmlElement): HtiReplied['errors'][number] {
  const text = error.text || attributeOf(error, 'ShortText') || 'Error without a text'
  return { code: wholeOf(error, 'Code'), text: text.slice(0, 300) }
}

function bookingOf(root: XmlElement): XmlElement | null {
  const list = root.children.find(({ name }) => /^(HotelReservations|HotelResModifies|ReservationsList)$/.test(name))
  return list?.children[0] ?? null
}

/** The confirmation (40) is theirs where we made the booking. */
function theirIdOf(booking: XmlElement): string | null {
  const ids = childrenOf(within(booking, 'ResGlobalInfo', 'HotelReservationIDs'), 'HotelReservationID')
  const confirmation = ids.find((id) => attributeOf(id, 'ResID_Type') === '40')
  const id = attributeOf(confirmation, 'ResID_Value') ?? readAskedIds(booking)[0]?.id ?? null
  return id !== null && id.length <= longestId ? id : null
}

function isCancelled(booking: XmlElement | null): boolean {
  return booking !== null && /^cancel/i.test(attributeOf(booking, 'ResStatus') ?? '')
}

function roomsOf(root: XmlElement): HtiReplied['rooms'] {
  const hotel = within(root, 'HotelDescriptiveContents', 'HotelDescriptiveContent')
  return childrenOf(within(hotel, 'FacilityInfo', 'GuestRooms'), 'GuestRoom').flatMap((room) => {
    const code = attributeOf(room, 'Code') ?? attributeOf(within(room, 'TypeRoom'), 'RoomTypeCode')
    return code === null
      ? []
      : [{ code: code.slice(0, longestId), name: (attributeOf(room, 'RoomTypeName') ?? '').slice(0, 100) }]
  })
}
