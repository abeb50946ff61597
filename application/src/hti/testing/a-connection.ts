import { campsite, stands } from '../../testing/a-campsite.ts'
import type { HtiConnection } from '../hti-connections.ts'
import type { AskedBooking } from '../hti-messages.ts'

/** Stand 1 is P001 to Stand 9, P009; Stand 10 and the field are not sold there. */
export const connection: HtiConnection = {
  organisationId: campsite.organisation.id,
  propertyCode: 'KWENA',
  proof: 'basic',
  rooms: stands.slice(0, 9).map(({ id }, index) => ({ plotId: id, code: `P00${index + 1}` })),
}

type AskedRoomStay = AskedBooking['rooms'][number]

/** Four nights from 1 February 2027 for two adults on Stand 1. */
export function anAskedRoom(facts: Partial<AskedRoomStay> = {}): AskedRoomStay {
  return {
    hotelCode: 'KWENA',
    start: '2027-02-01',
    end: '2027-02-05',
    roomCode: 'P001',
    units: 1,
    guests: [{ ageCode: 10, age: null, count: 2 }],
    total: '800.00',
    currency: 'ZAR',
    ...facts,
  }
}

export function anAskedBooking(facts: Partial<AskedBooking> = {}): AskedBooking {
  return {
    ids: [{ id: 'HTI-1', context: 'HTI' }],
    rooms: [anAskedRoom()],
    guest: { firstName: 'Thandi', lastName: 'Mokoena', email: 'thandi@example.com', phone: '+27 82 123 4567' },
    comments: ['Late'],
    ...facts,
  }
}
