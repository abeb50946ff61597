import type { HtiEnvelope, HtiError, HtiFault, HtiKind, HtiReply, HtiWarning } from '@camp/application/hti/hti-messages.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { node, textNode, writeXml, type XmlNode } from '../../parsing/xml/write-xml.ts'
import { inSoap } from './in-soap.ts'
import { otaNamespace } from './namespaces.ts'
import { answeredBookings, cancelledBooking, retrievedBookings } from './write-bookings.ts'
import { hotelsNode } from './write-hotels.ts'
import { offersNode } from './write-offers.ts'

const roots = {
  PING: ['OTA_PingRS', '2.000'],
  HOTEL_DESCRIPTIVE_INFO: ['OTA_HotelDescriptiveInfoRS', '7.000'],
  AVAILABILITY_QUERY: ['OTA_HotelAvailRS', '6.001'],
  BOOKING_CREATE: ['OTA_HotelResRS', '5.000'],
  BOOKING_UPDATE: ['OTA_HotelResModifyRS', '5.000'],
  BOOKING_CANCEL: ['OTA_CancelRS', '3.500'],
  BOOKING_READ: ['OTA_ResRetrieveRS', '6.002'],
} as const satisfies Record<HtiKind, readonly [string, string]>

/** Either Success with what was asked for, or Errors; element order is the schema's. */
export function writeReply(reply: HtiReply, envelope: HtiEnvelope, at: Temporal.Instant): string {
  const [name, version] = roots[reply.kind]
  const inside = 'errors' in reply ? [errorsNode(reply.errors)] : [node('Success'), ...contentOf(reply)]
  const root = node(name, rootAttributes(version, envelope, at, statusOf(reply)), inside)
  return writeXml(envelope.isSoap ? inSoap(root) : root)
}

function rootAttributes(version: string, { echoToken, target }: HtiEnvelope, at: Temporal.Instant, status: Status) {
  return {
    xmlns: otaNamespace,
    EchoToken: echoToken,
    TimeStamp: at.round('second').toString(),
    Target: target,
    Version: version,
    Status: status.Status,
    ResResponseType: status.ResResponseType,
  }
}

interface Status {
  readonly Status?: string
  readonly ResResponseType?: string
}

function statusOf(reply: HtiReply): Status {
  const failed = 'errors' in reply
  switch (reply.kind) {
    case 'BOOKING_CREATE':
      return { ResResponseType: failed ? 'Unsuccessful' : 'Reserved' }
    case 'BOOKING_UPDATE':
      return { ResResponseType: failed ? 'Unsuccessful' : 'Modified' }
    case 'BOOKING_CANCEL':
      return { Status: failed ? 'Unsuccessful' : reply.isCancelled ? 'Cancelled' : 'Pending' }
    default:
      return {}
  }
}

function contentOf(reply: Exclude<HtiReply, { errors: unknown }>): readonly (XmlNode | null)[] {
  switch (reply.kind) {
    case 'PING':
      return [textNode('EchoData', reply.echoData)]
    case 'HOTEL_DESCRIPTIVE_INFO':
      return [hotelsNode(reply.hotels)]
    case 'AVAILABILITY_QUERY':
      return [warningsNode(reply.warnings), offersNode(reply.offers)]
    case 'BOOKING_CREATE':
      return [warningsNode(reply.warnings), answeredBookings('HotelReservations', 'HotelReservation', reply.booking)]
    case 'BOOKING_UPDATE':
      return [warningsNode(reply.warnings), answeredBookings('HotelResModifies', 'HotelResModify', reply.booking)]
    case 'BOOKING_CANCEL':
      return cancelledBooking(reply)
    case 'BOOKING_READ':
      return [warningsNode(reply.warnings), retrievedBookings(reply.bookings)]
  }
}

function errorsNode(errors: readonly HtiError[]): XmlNode {
  return node(
    'Errors',
    {},
    errors.map((error) => noteNode('Error', error, { Status: 'NotProcessed' })),
  )
}

function warningsNode(warnings: readonly HtiWarning[]): XmlNode | null {
  return warnings.length === 0
    ? null
    : node(
        'Warnings',
        {},
        warnings.map((warning) => noteNode('Warning', warning)),
      )
}

function noteNode(
  name: string,
  { type, code, text }: HtiError | HtiWarning,
  more: Readonly<Record<string, string>> = {},
): XmlNode {
  return textNode(name, text, Object.assign({ Type: type, Code: code, ShortText: text.slice(0, 64) }, more))
}

const faults = {
  malformed: ['Malformed', 'The message is no well-formed XML'],
  'too-large': ['Validation', 'The message is larger than is read'],
  'wrong-charset': ['Malformed', 'The message is not in UTF-8'],
  'unrecognized-root': ['UnrecognizedRoot', 'No OpenTravel message that is answered here'],
} as const satisfies Record<HtiFault, readonly [string, string]>

export function writeFault(fault: HtiFault, at: Temporal.Instant): string {
  const [ErrorCode, ErrorMessage] = faults[fault]
  return writeXml(
    node('OTA_ErrorRS', {
      xmlns: otaNamespace,
      TimeStamp: at.round('second').toString(),
      Version: '2.000',
      ErrorCode,
      Status: 'NotProcessed',
      Severity: 'Error',
      ErrorMessage,
    }),
  )
}
