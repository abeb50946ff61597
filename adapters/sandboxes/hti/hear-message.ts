import type { AskedBooking, HtiMessage } from '@camp/application/hti/hti-messages.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { inSoap, outOfSoap } from '../../src/hti/messages/in-soap.ts'
import { otaNamespace } from '../../src/hti/messages/namespaces.ts'
import { readMessage } from '../../src/hti/messages/read-message.ts'
import { readXml } from '../../src/parsing/xml/read-xml.ts'
import { node, writeXml, type XmlNode } from '../../src/parsing/xml/write-xml.ts'
import { attributeOf, childrenOf, within, type XmlElement } from '../../src/parsing/xml/xml-element.ts'
import { type HtiLedger, nameOfGuest, type SandboxBooking, staysOf } from './hti-ledger.ts'

export interface HeardMessage {
  readonly name: string
  /** The guest or the room that it is about. */
  readonly about: string
  readonly outcome: string
  readonly answer: string
}

/** A code of list ERR, or what is answered. */
type Answer = number | readonly XmlNode[]

const texts: Readonly<Record<number, string>> = {
  95: 'Booking already cancelled',
  97: 'Booking reference not found',
  127: 'Reservation already exists',
  191: 'Busy, please try again later',
  320: 'Invalid value',
  427: 'No rooms available for requested dates',
  450: 'Unable to process: a later message is done already',
}

/** Does what a message of the camp asks for and answers it; undefined where it is none. */
export function hearMessage(ledger: HtiLedger, file: Uint8Array, refusal: number | null = null): HeardMessage | undefined {
  const xml = readXml(file)
  if (!xml.ok) return undefined
  const { isSoap, root } = outOfSoap(xml.value)
  if (root?.namespace !== otaNamespace) return undefined
  const name = root.name
  const read = readMessage(file)
  const about = read.ok
    ? aboutOf(read.value)
    : stretchesText(childrenOf(within(root, 'AvailStatusMessages'), 'AvailStatusMessage').length)
  const answer = refusal ?? answerTo(ledger, file, root)
  const inside =
    typeof answer === 'number'
      ? [node('Errors', {}, [node('Error', { Type: 3, Code: answer, ShortText: texts[answer] ?? 'Error' })])]
      : [node('Success'), ...answer]
  const echo = attributeOf(root, 'EchoToken')
  const answered = node(replyName(name), { xmlns: otaNamespace, EchoToken: echo, Version: '5.000' }, inside)
  const outcome = typeof answer === 'number' ? `${answer} ${texts[answer] ?? ''}` : 'done'
  return { name, about, outcome, answer: writeXml(isSoap ? inSoap(answered) : answered) }
}

function replyName(name: string): string {
  return name === 'OTA_ReadRQ' ? 'OTA_ResRetrieveRS' : name.replace(/RQ$/, 'RS')
}

function aboutOf({ ask }: HtiMessage): string {
  if ('bookings' in ask) return ask.bookings.map(nameOfGuest).join(', ')
  return 'ids' in ask ? ask.ids.map(({ id }) => id).join(', ') : ''
}

function answerTo(ledger: HtiLedger, file: Uint8Array, root: XmlElement): Answer {
  if (root.name === 'OTA_HotelAvailNotifRQ') return tellNights(ledger, root)
  const read = readMessage(file)
  return read.ok ? answerToAsk(ledger, read.value) : 320
}

function answerToAsk(ledger: HtiLedger, { ask, envelope: { at } }: HtiMessage): Answer {
  switch (ask.kind) {
    case 'PING':
      return []
    case 'HOTEL_DESCRIPTIVE_INFO':
      return [hotelNode(ledger, ask.hotelCodes[0] ?? '')]
    case 'BOOKING_CREATE':
      return create(ledger, ask.bookings[0], at)
    case 'BOOKING_UPDATE':
      return change(ledger, ask.bookings[0], at)
    case 'BOOKING_CANCEL':
      return cancel(
        ledger,
        ask.ids.map(({ id }) => id),
        at,
      )
    case 'BOOKING_READ': {
      const known = ledger.find(ask.ids.map(({ id }) => id))
      return known ? [node('ReservationsList', {}, [bookingNode('HotelReservation', known)])] : 97
    }
    case 'AVAILABILITY_QUERY':
      return 320
  }
}

function create(ledger: HtiLedger, asked: AskedBooking | undefined, at: Temporal.Instant | null): Answer {
  const campId = asked?.ids[0]?.id
  if (!asked || !campId) return 320
  const known = ledger.find([campId])
  const stays = staysOf(asked)
  if (known) return known.state === 'standing' && isSame(known, stays) ? reserved(known) : 127
  if (ledger.isGone(campId)) return 95
  if (isSoldHere(ledger, stays, null)) return 427
  const id = ledger.nextId()
  return reserved(ledger.keep({ id, campId, madeBy: 'camp', state: 'standing', stays, guest: nameOfGuest(asked), saidAt: at }))
}

function reserved(booking: SandboxBooking): Answer {
  return [node('HotelReservations', {}, [bookingNode('HotelReservation', booking)])]
}

function isSame({ stays }: SandboxBooking, asked: SandboxBooking['stays']): boolean {
  return JSON.stringify(stays) === JSON.stringify(asked)
}

/** To a guest of this side, which the camp has agreed to. */
function isSoldHere(ledger: HtiLedger, stays: SandboxBooking['stays'], except: string | null): boolean {
  return ledger.isTaken(stays, ({ id, madeBy, state }) => id !== except && madeBy === 'hti' && state === 'standing')
}

function change(ledger: HtiLedger, asked: AskedBooking | undefined, at: Temporal.Instant | null): Answer {
  const known = asked && ledger.find(asked.ids.map(({ id }) => id))
  if (!known) return 97
  if (known.state === 'cancelled') return 95
  if (known.saidAt && at && Temporal.Instant.compare(at, known.saidAt) < 0) return 450
  const stays = staysOf(asked)
  if (isSoldHere(ledger, stays, known.id)) return 427
  const kept = ledger.keep({ ...known, stays, guest: nameOfGuest(asked) || known.guest, saidAt: at })
  return [node('HotelResModifies', {}, [bookingNode('HotelResModify', kept)])]
}

function cancel(ledger: HtiLedger, ids: readonly string[], at: Temporal.Instant | null): Answer {
  const known = ledger.find(ids)
  if (!known) {
    for (const id of ids) ledger.noteGone(id, at)
    return 97
  }
  if (known.state === 'cancelled') return 95
  ledger.keep({ ...known, state: 'cancelled', saidAt: at })
  return [node('UniqueID', { Type: 15, ID: `${known.id}X` })]
}

function bookingNode(name: string, { id, campId, state }: SandboxBooking): XmlNode {
  const ids = [
    node('HotelReservationID', { ResID_Type: 14, ResID_Value: campId, ResID_Source: 'CAMP' }),
    node('HotelReservationID', { ResID_Type: 40, ResID_Value: id, ResID_Source: 'HTI' }),
  ]
  return node(name, { ResStatus: state === 'cancelled' ? 'Cancelled' : 'Reserved' }, [
    node('UniqueID', { Type: 14, ID: id, ID_Context: 'HTI' }),
    node('ResGlobalInfo', {}, [node('HotelReservationIDs', {}, ids)]),
  ])
}

function hotelNode(ledger: HtiLedger, HotelCode: string): XmlNode {
  const rooms = ledger.rooms().map((Code) => node('GuestRoom', { Code, RoomTypeName: `Room ${Code}` }))
  return node('HotelDescriptiveContents', {}, [
    node('HotelDescriptiveContent', { HotelCode }, [node('FacilityInfo', {}, [node('GuestRooms', {}, rooms)])]),
  ])
}

const mostDays = 800

function tellNights(ledger: HtiLedger, root: XmlElement): Answer {
  const stamp = attributeOf(root, 'TimeStamp')
  const at = stamp === null ? null : Temporal.Instant.from(stamp)
  for (const message of childrenOf(within(root, 'AvailStatusMessages'), 'AvailStatusMessage')) {
    const control = within(message, 'StatusApplicationControl')
    const [first, last] = [attributeOf(control, 'Start') ?? '', attributeOf(control, 'End') ?? '']
    const room = attributeOf(control, 'InvTypeCode') ?? ''
    const isFree = attributeOf(message, 'BookingLimit') !== '0'
    let day = Temporal.PlainDate.from(first)
    for (let told = 0; day.toString() <= last && told < mostDays; told += 1) {
      ledger.tellNight(room, day.toString(), isFree, at)
      day = day.add({ days: 1 })
    }
  }
  return []
}

function stretchesText(count: number): string {
  return count === 1 ? '1 stretch of nights' : `${count} stretches of nights`
}
