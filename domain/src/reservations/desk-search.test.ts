import { describe, expect, it } from 'vitest'
import { aHold } from '../testing/a-hold.ts'
import { aConfirmedReservation, aGuest, aPendingReservation } from '../testing/a-submitted-reservation.ts'
import { deskSearchTerms, deskSearchText } from './desk-search.ts'

const booking = aConfirmedReservation(
  aPendingReservation(aHold({ simpleReference: '482-913-107' }), {
    guest: aGuest({ firstName: 'Renée', lastName: "O'Brien-Nkosi", cell: '082 123 4567', vehiclePlate: 'CA 123-456' }),
  }),
)
const finds = (query: string) => deskSearchTerms(query).every((term) => deskSearchText(booking).includes(term))

describe('the search of the desk', () => {
  it.each([
    ['renee', 'a name without its accent'],
    ['NKOSI', 'a name in capitals'],
    ["o'brien", 'a name with its apostrophe'],
    ['nkosi renée', 'names in any order'],
    ['thandi@example.test', 'the e-mail address'],
    ['482-913-107', 'the reference'],
    ['482 913 107', 'the reference as it is read out'],
    ['0821234567', 'the phone as it is dialled here'],
    ['+27 82 123 4567', 'the phone as it is dialled from abroad'],
    ['082 123', 'the beginning of a phone'],
    ['ca123456', 'a plate in one piece'],
    ['CA 123-456', 'a plate as it is painted'],
    ['123-456', 'the digits of a plate'],
    ['', 'nothing in particular'],
  ])('finds by %j: %s', (query) => {
    expect(finds(query)).toBe(true)
  })

  it.each(['nkosi pretorius', '999', 'CA 999', '0831234567'])('does not find by %j', (query) => {
    expect(finds(query)).toBe(false)
  })
})
