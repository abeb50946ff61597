import { accepted, refused } from '@camp/domain/shared/result.ts'
import { largestGuestCount } from '@camp/domain/stay-rules/party.ts'
import { expect, it } from 'vitest'
import type { AskedGuests } from '../hti-messages.ts'
import { partyOfGuests } from './asked-party.ts'

const guests = (ageCode: number | null, count: number | null, age: number | null = null): AskedGuests => ({ ageCode, age, count })
const party = (numberOfAdults: number, numberOfPensioners: number, childrenAges: readonly number[]) =>
  accepted({ numberOfAdults, numberOfPensioners, childrenAges })

it.each([
  ['adults', [guests(10, 2)], party(2, 0, [])],
  ['seniors', [guests(11, 3)], party(0, 3, [])],
  ['nobody said what they are: adults', [guests(null, 2)], party(2, 0, [])],
  ['an age alone makes a child', [guests(10, 1), guests(null, 2, 9)], party(1, 0, [9, 9])],
  ['infants are not a year old', [guests(10, 1), guests(7, 1)], party(1, 0, [0])],
  ['infants whose age is said', [guests(10, 1), guests(7, 1, 1)], party(1, 0, [1])],
  [
    'of each kind, more than once',
    [guests(10, 1), guests(11, 1), guests(8, 1, 4), guests(10, 2), guests(8, 1, 7)],
    party(3, 1, [4, 7]),
  ],
])('guests of the channel: %s', (_, asked, expected) => {
  expect(partyOfGuests(asked)).toEqual(expected)
})

const count = refused({ type: 3, code: 320, text: 'Invalid value: GuestCount Count' })

it.each([
  ['no count', [guests(10, null)], count],
  ['more than anybody may say', [guests(10, largestGuestCount + 1)], count],
  [
    'more children than anybody may say, bit by bit',
    [guests(10, 1), ...Array.from({ length: 2 }, () => guests(8, largestGuestCount / 2, 5)), guests(8, 1, 5)],
    count,
  ],
  [
    'a child without an age',
    [guests(10, 2), guests(8, 1)],
    refused({ type: 10, code: 321, text: 'Required field missing: GuestCount Age of a child' }),
  ],
  [
    'a kind of guests that there is not',
    [guests(9, 1)],
    refused({ type: 3, code: 320, text: 'Invalid value: GuestCount AgeQualifyingCode' }),
  ],
  ['nobody', [guests(10, 0)], refused({ type: 3, code: 397, text: 'Invalid number of guests' })],
])('guests of the channel are refused: %s', (_, asked, expected) => {
  expect(partyOfGuests(asked)).toEqual(expected)
})

it('as many as anybody may say are a party', () => {
  expect(partyOfGuests([guests(10, largestGuestCount)])).toEqual(party(largestGuestCount, 0, []))
  expect(partyOfGuests([guests(10, 1), guests(8, largestGuestCount, 5)])).toEqual(party(1, 0, Array(largestGuestCount).fill(5)))
})
