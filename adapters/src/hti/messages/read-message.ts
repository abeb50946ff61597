import type { AskedRoom, AskedStay, HtiAsk, HtiCredentials, HtiFault, HtiMessage } from '@camp/application/hti/hti-messages.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { readXml } from '../../parsing/xml/read-xml.ts'
import { attributeOf, childrenOf, textOfElement, wholeOf, within, type XmlElement } from '../../parsing/xml/xml-element.ts'
import { outOfSoap } from './in-soap.ts'
import { otaNamespace } from './namespaces.ts'
import { readBooking } from './read-booking.ts'
import { guestsOf, readAskedIds } from './read-parts.ts'

/** What somebody sent, judged by nothing but its form. */
export function readMessage(file: Uint8Array): Result<HtiMessage, { readonly code: HtiFault }> {
  const xml = readXml(file)
  if (!xml.ok) return refused({ code: faults[xml.refusal.code] ?? 'malformed' })
  const { isSoap, root } = outOfSoap(xml.value)
  const read = root?.namespace === otaNamespace ? readers[root.name] : undefined
  if (!root || !read) return refused({ code: 'unrecognized-root' })
  const target = attributeOf(root, 'Target')
  const envelope: HtiMessage['envelope'] = {
    isSoap,
    echoToken: attributeOf(root, 'EchoToken')?.slice(0, 128) ?? null,
    at: momentOf(attributeOf(root, 'TimeStamp')),
    target: target === 'Test' || target === 'Production' ? target : null,
  }
  return accepted({ envelope, requestor: requestorOf(root), ask: read(root) })
}

/** As finely as it is kept, so that a copy has the same date; without an offset nobody knows the moment. */
function momentOf(text: string | null): Temporal.Instant | null {
  if (text === null || !/^2[01]\d{2}-\d{2}-\d{2}T[\d:.]{5,18}(Z|[+-]\d{2}:\d{2})$/.test(text)) return null
  try {
    return Temporal.Instant.from(text).round('microsecond')
  } catch {
    return null
  }
}

const faults: Readonly<Record<string, HtiFault>> = {
  'too-large': 'too-large',
  'too-deep': 'too-large',
  'too-many-elements': 'too-large',
  'not-utf-8': 'wrong-charset',
}

function requestorOf(root: XmlElement): HtiCredentials | null {
  const sources = childrenOf(within(root, 'POS'), 'Source')
  const requestor = sources.map((source) => within(source, 'RequestorID')).find((id) => attributeOf(id, 'MessagePassword'))
  if (!requestor) return null
  return { userName: attributeOf(requestor, 'ID') ?? '', password: attributeOf(requestor, 'MessagePassword') ?? '' }
}

const readers: Readonly<Record<string, (root: XmlElement) => HtiAsk>> = {
  OTA_PingRQ: (root) => ({ kind: 'PING', echoData: textOfElement(within(root, 'EchoData')) ?? '' }),
  OTA_HotelDescriptiveInfoRQ: (root) => ({
    kind: 'HOTEL_DESCRIPTIVE_INFO',
    hotelCodes: childrenOf(within(root, 'HotelDescriptiveInfos'), 'HotelDescriptiveInfo').map(
      (info) => attributeOf(info, 'HotelCode') ?? '',
    ),
  }),
  OTA_HotelAvailRQ: (root) => ({ kind: 'AVAILABILITY_QUERY', stays: segmentsOf(root).flatMap(staysOf) }),
  OTA_HotelResRQ: (root) => ({
    kind: 'BOOKING_CREATE',
    status: attributeOf(root, 'ResStatus'),
    bookings: childrenOf(within(root, 'HotelReservations'), 'HotelReservation').map(readBooking),
  }),
  OTA_HotelResModifyRQ: (root) => ({
    kind: 'BOOKING_UPDATE',
    status: attributeOf(root, 'ResStatus'),
    bookings: childrenOf(within(root, 'HotelResModifies'), 'HotelResModify').map(readBooking),
  }),
  OTA_CancelRQ: (root) => ({
    kind: 'BOOKING_CANCEL',
    isCommit: attributeOf(root, 'CancelType') === 'Commit',
    ids: readAskedIds(root),
    reason:
      childrenOf(root, 'UniqueID')
        .map((id) => attributeOf(id, 'Reason'))
        .find((reason) => reason !== null) ?? null,
  }),
  OTA_ReadRQ: (root) => {
    const requests = within(root, 'ReadRequests')
    const window = within(requests, 'HotelReadRequest')
    const criteria = within(window, 'SelectionCriteria')
    return {
      kind: 'BOOKING_READ',
      ids: childrenOf(requests, 'ReadRequest').flatMap(readAskedIds),
      window: window
        ? {
            hotelCode: attributeOf(window, 'HotelCode'),
            start: attributeOf(criteria, 'Start'),
            end: attributeOf(criteria, 'End'),
          }
        : null,
    }
  },
}

function segmentsOf(root: XmlElement): readonly XmlElement[] {
  return childrenOf(within(root, 'AvailRequestSegments'), 'AvailRequestSegment')
}

/** Dates and guests stand in a criterion, or in the segment around all of them. */
function staysOf(segment: XmlElement): readonly (AskedStay & { readonly rooms: readonly AskedRoom[] })[] {
  const criteria = childrenOf(within(segment, 'HotelSearchCriteria'), 'Criterion')
  return criteria.map((criterion) => ({
    hotelCode: attributeOf(within(criterion, 'HotelRef'), 'HotelCode'),
    start: attributeOf(within(criterion, 'StayDateRange') ?? within(segment, 'StayDateRange'), 'Start'),
    end: attributeOf(within(criterion, 'StayDateRange') ?? within(segment, 'StayDateRange'), 'End'),
    rooms: childrenOf(within(criterion, 'RoomStayCandidates') ?? within(segment, 'RoomStayCandidates'), 'RoomStayCandidate').map(
      (candidate) => ({
        roomCode: attributeOf(candidate, 'RoomTypeCode'),
        units: wholeOf(candidate, 'Quantity'),
        guests: guestsOf(candidate),
      }),
    ),
  }))
}
