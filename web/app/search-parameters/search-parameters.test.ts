import { describe, expect, it } from 'vitest'
import { readSearchParameters } from './read-search-parameters.ts'
import { searchFilters, withoutFilter, withTagToggled } from './search-filters.ts'
import { changedSearch, searchAddress, searchAround, searchInBox } from './write-search-parameters.ts'

const read = (search: string) => readSearchParameters(new URLSearchParams(search))

describe('reading a search', () => {
  it('finds place, filters, order and page', () => {
    const search = read(
      'place=%20Clanwilliam%20&latitude=-32.18&longitude=18.89&tags=Braai&tags=River&tags=Braai&siteTypes=camping&siteTypes=castle&electrified=true&maxPricePerNight=R450,5&adultsOnly=on&sort=price&page=3',
    )

    expect(search).toMatchObject({
      place: 'Clanwilliam',
      latitude: -32.18,
      longitude: 18.89,
      tags: ['Braai', 'River'],
      siteTypes: ['camping'],
      electrified: true,
      maxPricePerNight: 450.5,
      adultsOnly: true,
      sort: 'price',
      page: 3,
      isAsked: true,
    })
  })

  it.each([
    ['latitude=-32.18', { latitude: null, longitude: null }],
    ['latitude=91&longitude=18', { latitude: null, longitude: null }],
    ['latitude=&longitude=', { latitude: null, longitude: null }],
    ['box=-30,-34,20,16', { box: { north: -30, south: -34, east: 20, west: 16 } }],
    ['box=-34,-30,20,16', { box: null }],
    ['box=-30,-34,20', { box: null }],
    ['maxPricePerNight=cheap', { maxPricePerNight: null }],
    ['maxPricePerNight=0', { maxPricePerNight: null }],
    ['sort=upside-down&page=0', { sort: null, page: 1 }],
    [`place=${'x'.repeat(121)}`, { place: null }],
    ['showHeaderFooter=false', { isEmbedded: true }],
  ])('takes %s as %o', (search, facts) => {
    expect(read(search)).toMatchObject(facts)
  })

  it.each([
    ['', false],
    ['numberOfAdults=3', false],
    ['showHeaderFooter=true', false],
    ['place=', true],
    ['arrivalDate=2027-02-05', true],
    ['siteTypes=chalets', true],
    ['box=-30,-34,20,16', true],
  ])('asks for results by "%s": %s', (search, isAsked) => {
    expect(read(search).isAsked).toBe(isAsked)
  })
})

describe('writing a search', () => {
  it.each([
    'place=Ceres&latitude=-33.37&longitude=19.31&arrivalDate=2027-02-05&departureDate=2027-02-07&numberOfAdults=2&childrenAges=7&tags=Braai&tags=Wi-Fi&siteTypes=camping',
    'box=-30%2C-34%2C20%2C16&electrified=true&maxPricePerNight=450.5&adultsOnly=true&sort=rating&page=2&showHeaderFooter=false',
    'place=',
    '',
  ])('reads back what it wrote: %s', (search) => {
    expect(searchAddress(read(search))).toBe(search ? `/?${search}` : '/')
  })

  it('begins at the first page after a change', () => {
    expect(searchAddress(changedSearch(read('place=Ceres&page=4'), { sort: 'price' }))).toBe('/?place=Ceres&sort=price')
  })

  it('leaves the place for a part of the map', () => {
    const search = searchInBox(read('place=Ceres&latitude=-33&longitude=19&tags=Braai'), {
      north: -30,
      south: -34.567,
      east: 20,
      west: 16,
    })

    expect(searchAddress(search)).toBe('/?box=-30%2C-34.57%2C20%2C16&tags=Braai')
  })
})

describe('a part of the map that was moved to', () => {
  const box = { north: -30, south: -34, east: 20, west: 16 }

  it('keeps the words of the place and the filters', () => {
    const moved = searchAround(read('place=Ceres&latitude=-33&longitude=19&tags=Braai&page=3'), box)

    expect(searchAddress(moved)).toBe('/?box=-30%2C-34%2C20%2C16&around=Ceres&tags=Braai')
    expect(searchAround(read('box=-31%2C-32%2C20%2C19&around=Ceres'), box)).toMatchObject({ around: 'Ceres', box })
  })

  it('is meant while its words stand in the field, the place that is typed otherwise', () => {
    const sent = 'box=-30%2C-34%2C20%2C16&around=Ceres&place='

    expect(read(`${sent}Ceres`)).toMatchObject({ box, place: null, around: 'Ceres' })
    expect(read(`${sent}Hogsback`)).toMatchObject({ box: null, place: 'Hogsback', around: null })
  })
})

describe('filters', () => {
  it('can each be taken away alone', () => {
    const search = read(
      'place=Ceres&tags=Braai&tags=River&siteTypes=camping&electrified=true&maxPricePerNight=300&adultsOnly=true',
    )

    const addresses = searchFilters(search).map((filter) => searchFilters(withoutFilter(search, filter)).length)

    expect(addresses).toEqual([5, 5, 5, 5, 5, 5])
  })

  it('leave a search behind when the last one goes', () => {
    const search = read('siteTypes=camping')

    expect(searchAddress(withoutFilter(search, { kind: 'siteType', type: 'camping' }))).toBe('/?place=')
  })

  it('toggle a facility', () => {
    const chosen = withTagToggled(read('place=Ceres'), 'River')

    expect(searchAddress(chosen)).toBe('/?place=Ceres&tags=River')
    expect(searchAddress(withTagToggled(chosen, 'River'))).toBe('/?place=Ceres')
  })
})
