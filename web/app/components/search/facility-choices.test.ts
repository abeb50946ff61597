import { describe, expect, it } from 'vitest'
import { facilityChoices, popularFacilities, quickFacilities } from './facility-choices.ts'

const found = [
  { name: 'Quad bikes', icon: 'bike', count: 9 },
  { name: 'Braai', icon: 'flame', count: 8 },
  { name: 'River', icon: 'sailboat', count: 3 },
]

describe('facilities to choose from', () => {
  it('are the popular ones when there is nothing to count', () => {
    expect(facilityChoices([], [])).toEqual(popularFacilities)
  })

  it('are those of the places found, popular ones first', () => {
    expect(facilityChoices(found, []).map(({ name }) => name)).toEqual(['Braai', 'River', 'Quad bikes'])
  })

  it('keep a chosen one that no place has', () => {
    expect(facilityChoices([], ['Fishing'])).toEqual([{ name: 'Fishing', icon: 'fish', count: 0 }])
  })
})

describe('the quick ones', () => {
  it('are the chosen ones, then those that would narrow the search', () => {
    const quick = quickFacilities(facilityChoices(found, ['Quad bikes']), ['Quad bikes'], 8)

    expect(quick.map(({ name }) => name)).toEqual(['Quad bikes', 'River'])
  })
})
