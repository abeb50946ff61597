import { expect, it } from 'vitest'
import { readStayParameters } from '../search-parameters/read-stay-parameters.ts'
import { campsiteAddress } from './campsite-address.ts'
import { chosenPlotsAddress } from './chosen-plots-address.ts'

const party = { numberOfAdults: 2, numberOfPensioners: 0, childrenAges: [], tents: 1, caravans: null }

it('selects the plots and shares the guests out, and says nothing of header and footer, which are there', () => {
  const plots = [
    { ...party, plotId: 'a', childrenAges: [4] },
    { ...party, plotId: 'b', childrenAges: [9] },
  ]

  const { pathname, search, hash } = new URL(
    chosenPlotsAddress('kwena-camp', readStayParameters(new URLSearchParams()), plots),
    'https://camp.example',
  )

  expect([pathname, hash]).toEqual(['/kwena-camp', '#selected-plots'])
  expect(new URLSearchParams(search).has('showHeaderFooter')).toBe(false)
  expect(new URLSearchParams(search).getAll('childrenAges')).toEqual(['4', '9'])
})

it('leaves the address of a card as cards link', () => {
  expect(campsiteAddress('kwena-camp', {})).toBe('/kwena-camp?showHeaderFooter=true')
})
