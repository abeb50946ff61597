import { inSoap } from '../../src/hti/messages/in-soap.ts'
import { otaNamespace } from '../../src/hti/messages/namespaces.ts'
import { readReplied } from '../../src/hti/messages/read-replied.ts'
import { node, textNode, writeXml, type XmlNode } from '../../src/parsing/xml/write-xml.ts'
import type { SandboxTime } from '../sandbox-time.ts'
import type { HtiLedger, SandboxBooking, SandboxRoomStay } from './hti-ledger.ts'

/** The camp's answer; null where nobody answered. */
export type SayToCamp = (text: string) => Promise<Uint8Array | null>

interface Parts {
  readonly ledger: HtiLedger
  readonly time: Pick<SandboxTime, 'now'>
  readonly say: SayToCamp
}

const patience: ReadonlySet<number | null> = new Set([187, 191, 366, 448])

/**
 * What guests book at this side: it stands once the camp has said yes, and what nobody answered is asked
 * again under the same id.
 */
export class OwnBookings {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Undefined: this side knows that it is taken. */
  book(stay: SandboxRoomStay, guest: string): SandboxBooking | undefined {
    const { ledger } = this.#parts
    if (ledger.isTaken([stay], ({ state }) => state !== 'cancelled' && state !== 'refused')) return undefined
    const [id, nothing] = [ledger.nextId(), { campId: null, saidAt: null }]
    return ledger.keep({ ...nothing, id, madeBy: 'hti', state: 'asking', stays: [stay], guest })
  }

  cancel(id: string): void {
    const { ledger } = this.#parts
    const known = ledger.find([id])
    if (known?.madeBy === 'hti' && known.state === 'standing') ledger.keep({ ...known, state: 'cancelling' })
  }

  /** Says what waits, each once. */
  async speak(): Promise<void> {
    for (const booking of this.#parts.ledger.bookings()) {
      if (booking.state === 'asking') await this.#ask(booking)
      if (booking.state === 'cancelling') await this.#takeBack(booking)
    }
  }

  async #ask(booking: SandboxBooking): Promise<void> {
    const replied = await this.#say('OTA_HotelResRQ', booking, { Version: '5.001', ResStatus: 'Commit' }, [
      node('HotelReservations', {}, [reservationNode(booking)]),
    ])
    const now = this.#parts.ledger.find([booking.id])
    if (!replied || now?.state !== 'asking') return
    const [error] = replied.errors
    if (error && patience.has(error.code)) return
    this.#parts.ledger.keep({ ...now, state: error ? 'refused' : 'standing', campId: replied.theirId })
  }

  async #takeBack(booking: SandboxBooking): Promise<void> {
    const replied = await this.#say('OTA_CancelRQ', booking, { Version: '2.002', CancelType: 'Commit' }, [
      node('UniqueID', { Type: 14, ID: booking.id, Reason: 'The guest cancelled' }),
    ])
    const [error] = replied?.errors ?? []
    if (!replied || (error && patience.has(error.code))) return
    const now = this.#parts.ledger.find([booking.id]) ?? booking
    const isGone = !error || error.code === 95 || error.code === 97
    this.#parts.ledger.keep({ ...now, state: isGone ? 'cancelled' : 'standing' })
  }

  async #say(name: string, booking: SandboxBooking, facts: Readonly<Record<string, string>>, inside: readonly XmlNode[]) {
    const { ledger, time, say } = this.#parts
    const at = time.now()
    const head = { xmlns: otaNamespace, EchoToken: booking.id, TimeStamp: at.toString({ smallestUnit: 'millisecond' }) }
    const answer = await say(writeXml(inSoap(node(name, Object.assign(head, facts), inside))))
    const replied = answer && readReplied(answer)
    const outcome = replied ? (replied.errors[0]?.text ?? 'done') : 'no answer'
    ledger.note({ at, direction: 'said', name, about: booking.guest, outcome })
    return replied
  }
}

function reservationNode({ id, stays, guest }: SandboxBooking): XmlNode {
  const customer = node('Customer', {}, [node('PersonName', {}, [textNode('Surname', guest)])])
  return node('HotelReservation', {}, [
    node('UniqueID', { Type: 14, ID: id, ID_Context: 'HTI' }),
    node(
      'RoomStays',
      {},
      stays.map(({ room, from, to }) =>
        node('RoomStay', {}, [
          node('RoomTypes', {}, [node('RoomType', { RoomTypeCode: room })]),
          node('GuestCounts', {}, [node('GuestCount', { AgeQualifyingCode: 10, Count: 2 })]),
          node('TimeSpan', { Start: from, End: to }),
          node('BasicPropertyInfo', { HotelCode: 'KLOOF01' }),
        ]),
      ),
    ),
    node('ResGuests', {}, [
      node('ResGuest', {}, [node('Profiles', {}, [node('ProfileInfo', {}, [node('Profile', {}, [customer])])])]),
    ]),
  ])
}
