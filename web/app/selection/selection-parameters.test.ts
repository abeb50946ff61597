import { expect, it } from 'vitest'
import { readAllocation, readSelection, tidy, toggled, withSelection } from './selection-parameters.ts'

const party = { numberOfAdults: 2, numberOfPensioners: 0, childrenAges: [7, 3], tents: null, caravans: null }

it('reads the plots once each', () => {
  expect(readSelection(new URLSearchParams('plot=a&plot=b&plot=a&plot='))).toEqual(['a', 'b'])
})

it('reads who sleeps where', () => {
  const search = new URLSearchParams('adults-a=1&pensioners-a=2&adults-b=1&tents-b=1&child-0=b&child-1=elsewhere')

  expect(readAllocation(search, ['a', 'b'], party)).toEqual({
    shares: [
      { plotId: 'a', numberOfAdults: 1, numberOfPensioners: 2, tents: 0, caravans: 0 },
      { plotId: 'b', numberOfAdults: 1, numberOfPensioners: 0, tents: 1, caravans: 0 },
    ],
    childPlots: ['b', null],
  })
})

it('is silent on an allocation that was made for other plots', () => {
  expect(readAllocation(new URLSearchParams('adults-a=2'), ['a', 'b'], party)).toBeNull()
})

it('writes another selection without the old allocation and without what was only an answer', () => {
  const search = new URLSearchParams('arrivalDate=2027-02-05&plot=a&adults-a=2&child-0=a&reason=booked&refusedPlot=a')

  expect(withSelection(search, ['b', 'c']).toString()).toBe('arrivalDate=2027-02-05&plot=b&plot=c')
})

it('toggles: several in multi mode, one otherwise', () => {
  expect(toggled(['a'], 'b', true)).toEqual(['a', 'b'])
  expect(toggled(['a'], 'b', false)).toEqual(['b'])
  expect(toggled(['a', 'b'], 'a', true)).toEqual(['b'])
})

it('leaves empty fields out of an address', () => {
  expect(
    tidy([
      ['tents', ''],
      ['plot', 'a'],
      ['plot', 'b'],
    ]).toString(),
  ).toBe('plot=a&plot=b')
})
