import type { HtiQuestion, ToldNights } from '@camp/application/hti/client/hti-questions.ts'
import type { HtiCredentials } from '@camp/application/hti/hti-messages.ts'
import type { HtiAskEnvelope } from '@camp/application/hti/ota-codec.ts'
import { node, textNode, writeXml, type XmlNode } from '../../parsing/xml/write-xml.ts'
import { inSoap } from './in-soap.ts'
import { otaNamespace } from './namespaces.ts'
import { idNode, toldBookingNode } from './write-bookings.ts'

/** Of list UIT: who books for others over the internet. */
const internetBroker = 13

/** Their versions of publication 2010B; element order is the schema's. */
export function writeQuestion(question: HtiQuestion, { isSoap, echoToken, at, requestor }: HtiAskEnvelope): string {
  const { name, version, attributes = {}, children } = messageOf(question)
  const head = { xmlns: otaNamespace, EchoToken: echoToken, TimeStamp: at.toString({ smallestUnit: 'millisecond' }) }
  const root = node(name, Object.assign(head, { Target: 'Production', Version: version }, attributes), [
    name === 'OTA_PingRQ' ? null : posNode(requestor),
    ...children,
  ])
  return writeXml(isSoap ? inSoap(root) : root)
}

interface Message {
  readonly name: string
  readonly version: string
  readonly attributes?: Readonly<Record<string, string | number | boolean>>
  readonly children: readonly XmlNode[]
}

function messageOf(question: HtiQuestion): Message {
  switch (question.kind) {
    case 'PING':
      return { name: 'OTA_PingRQ', version: '2.000', children: [textNode('EchoData', 'Are you there?')] }
    case 'HOTEL_DESCRIPTIVE_INFO':
      return { name: 'OTA_HotelDescriptiveInfoRQ', version: '2.000', children: [hotelNode(question.hotelCode)] }
    case 'AVAILABILITY_QUERY':
      return { name: 'OTA_HotelAvailNotifRQ', version: '3.000', children: [nightsNode(question.hotelCode, question.nights)] }
    case 'BOOKING_CREATE':
      return bookingMessage('OTA_HotelResRQ', '5.001', question)
    case 'BOOKING_UPDATE':
      return bookingMessage('OTA_HotelResModifyRQ', '5.000', question)
    case 'BOOKING_CANCEL': {
      const reason = { Reason: 'Cancelled at the campsite' }
      const children = question.ids.map((id) => idNode(id, reason))
      return { name: 'OTA_CancelRQ', version: '2.002', attributes: { CancelType: 'Commit', TravelSector: 3 }, children }
    }
    case 'BOOKING_READ': {
      const requests = question.ids.map((id) => node('ReadRequest', {}, [idNode(id)]))
      return { name: 'OTA_ReadRQ', version: '3.500', children: [node('ReadRequests', {}, requests)] }
    }
  }
}

type BookingQuestion = Extract<HtiQuestion, { readonly booking: unknown }>

function bookingMessage(name: string, version: string, { kind, ids, booking, isRepeated }: BookingQuestion): Message {
  const [list, one, ResStatus] =
    kind === 'BOOKING_CREATE'
      ? ['HotelReservations', 'HotelReservation', 'Commit']
      : ['HotelResModifies', 'HotelResModify', 'Modify']
  const attributes: Record<string, string | boolean> = { ResStatus }
  if (isRepeated) attributes.RetransmissionIndicator = true
  return { name, version, attributes, children: [node(list, {}, [toldBookingNode(one, ids, booking)])] }
}

function posNode(requestor: HtiCredentials | null): XmlNode | null {
  if (!requestor) return null
  const { userName: ID, password: MessagePassword } = requestor
  return node('POS', {}, [node('Source', {}, [node('RequestorID', { Type: internetBroker, ID, MessagePassword })])])
}

function hotelNode(HotelCode: string): XmlNode {
  const wanted = node('FacilityInfo', { SendGuestRooms: true })
  return node('HotelDescriptiveInfos', {}, [node('HotelDescriptiveInfo', { HotelCode }, [wanted])])
}

/** A plot is there once: one unit or none. The end is the last night. */
function nightsNode(HotelCode: string, nights: readonly ToldNights[]): XmlNode {
  return node(
    'AvailStatusMessages',
    { HotelCode },
    nights.map(({ roomCode, first, last, isFree }) =>
      node('AvailStatusMessage', { BookingLimitMessageType: 'SetLimit', BookingLimit: isFree ? 1 : 0 }, [
        node('StatusApplicationControl', { Start: first.toString(), End: last.toString(), InvTypeCode: roomCode }),
        node('RestrictionStatus', { Status: isFree ? 'Open' : 'Close' }),
      ]),
    ),
  )
}
