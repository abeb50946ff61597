import { describe, expect, it } from 'vitest'
import { readSearchParameters } from '../../search-parameters/read-search-parameters.ts'
import { searchDraft, sentSearch, withArrival, withChildAge, withChildren } from './search-draft.ts'

const draft = searchDraft(
  readSearchParameters(new URLSearchParams('arrivalDate=2027-02-05&departureDate=2027-02-07&childrenAges=7')),
)

function form(entries: readonly (readonly [string, string])[]): FormData {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  return data
}

describe('what is being said', () => {
  it('begins as the address says, with two adults when it says nobody', () => {
    expect(draft).toMatchObject({ arrivalDate: '2027-02-05', party: { numberOfAdults: 2, childrenAges: [7] } })
  })

  it('opens the day of leaving when the arrival passes it', () => {
    expect(withArrival(draft, '2027-02-06').departureDate).toBe('2027-02-07')
    expect(withArrival(draft, '2027-02-07').departureDate).toBe('')
  })

  it('keeps the ages that are known when children come or go', () => {
    expect(withChildren(draft.party, 3).childrenAges).toEqual([7, null, null])
    expect(withChildren(draft.party, 0).childrenAges).toEqual([])
    expect(withChildAge(withChildren(draft.party, 2), 1, 0).childrenAges).toEqual([7, 0])
  })
})

describe('what is sent', () => {
  it('leaves out what is empty', () => {
    const sent = sentSearch(
      form([
        ['place', 'Ceres'],
        ['arrivalDate', ''],
        ['numberOfAdults', '2'],
        ['numberOfPensioners', '0'],
        ['childrenAges', ''],
      ]),
    )

    expect(sent.toString()).toBe('place=Ceres&numberOfAdults=2')
  })

  it('asks for results even when only the guests are known', () => {
    expect(
      sentSearch(
        form([
          ['place', ' '],
          ['numberOfAdults', '4'],
        ]),
      ).toString(),
    ).toBe('place=&numberOfAdults=4')
  })
})
