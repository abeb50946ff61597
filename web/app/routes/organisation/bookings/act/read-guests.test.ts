import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { readGuests } from './read-guests.ts'

const was = { party: { numberOfAdults: 2, numberOfPensioners: 0, childrenAges: [7] }, equipment: { tents: 1, caravans: null } }

describe('the guests of one plot of a form', () => {
  it('stay who they are where nothing is asked', () => {
    expect(readGuests({ arrival: '2027-02-01', 'adults-1': '3' }, 0, was)).toEqual(accepted(was))
  })

  it('are read with the ages of the children and what they put up', () => {
    const answers = { 'adults-0': '1', 'pensioners-0': '2', 'ages-0': '4, 9;0', 'tents-0': '', 'caravans-0': '1' }

    expect(readGuests(answers, 0, was)).toEqual(
      accepted({
        party: { numberOfAdults: 1, numberOfPensioners: 2, childrenAges: [4, 9, 0] },
        equipment: { tents: null, caravans: 1 },
      }),
    )
  })

  it('may be children alone, whose parents sleep on another plot', () => {
    const party = { numberOfAdults: 0, numberOfPensioners: 0, childrenAges: [13, 15] }

    expect(readGuests({ 'adults-0': '0', 'ages-0': '13, 15' }, 0, was)).toMatchObject(accepted({ party }))
  })

  it.each([
    [{ 'adults-0': 'two' }, 'guests-invalid'],
    [{ 'adults-0': '0', 'ages-0': '' }, 'guests-invalid'],
    [{ 'adults-0': '41' }, 'guests-invalid'],
    [{ 'adults-0': '2', 'ages-0': '18' }, 'ages-invalid'],
    [{ 'adults-0': '2', 'tents-0': 'x' }, 'equipment-invalid'],
  ] as const)('are refused: %o', (answers, code) => {
    expect(readGuests(answers, 0, was)).toEqual(refused({ code }))
  })
})
