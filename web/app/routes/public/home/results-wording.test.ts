import { beforeAll, describe, expect, it } from 'vitest'
import { searchFilterText } from '#app/components/search/search-filter-text.ts'
import { fieldErrors } from '#app/components/search/search-problems.tsx'
import { readSearchParameters } from '#app/search-parameters/read-search-parameters.ts'
import { searchFilters } from '#app/search-parameters/search-filters.ts'
import { textIn } from '#app/wording/use-text.ts'
import { loadAllWords } from '#app/wording/wording-store.ts'
import type { Whereabouts } from './resolve-place.ts'
import { foundPlace, resultsHeading } from './results-heading.ts'
import { shownPages } from './shown-pages.ts'

beforeAll(() => loadAllWords('en'))

const box = { north: -30, south: -34, east: 20, west: 16 }
const clanwilliam: Whereabouts = {
  kind: 'place',
  place: { name: 'Clanwilliam', latitude: -32, longitude: 19, isOrganisation: false },
  typed: null,
  alternatives: [],
}

const inRegion = (name: string, hasArticle: boolean, isCountry = false): Whereabouts => ({
  kind: 'region',
  region: { name, hasArticle, isCountry, box, latitude: -32, longitude: 18 },
  typed: null,
  alternatives: [],
})

describe('the heading of results', () => {
  const cases: readonly (readonly [Whereabouts, number, string])[] = [
    [clanwilliam, 23, '23 places near Clanwilliam'],
    [clanwilliam, 1, '1 place near Clanwilliam'],
    [clanwilliam, 0, 'No places near Clanwilliam'],
    [inRegion('Western Cape', true), 18, '18 places in and around the Western Cape'],
    [inRegion('South Africa', false, true), 71, '71 places all over South Africa'],
    [inRegion('Gauteng', false), 0, 'No places in Gauteng'],
    [{ kind: 'unsure', typed: 'port', choices: [] }, 9, 'Which place do you mean?'],
    [{ kind: 'box', box }, 2, '2 places in this part of the map'],
    [{ kind: 'box', box }, 0, 'No places in this part of the map'],
    [{ kind: 'anywhere' }, 71, '71 places all over South Africa'],
    [{ kind: 'unknown', typed: 'x' }, 0, 'No places in South Africa'],
  ]
  it.each(cases)('%o with %i', (whereabouts, count, heading) => {
    expect(resultsHeading(textIn('en', 'search'), { whereabouts, count, isAround: false })).toBe(heading)
  })

  it('says near, not in, when the region itself has nothing', () => {
    const heading = { whereabouts: inRegion('Kalahari', true), count: 2, isAround: true }

    expect(resultsHeading(textIn('en', 'search'), heading)).toBe('2 places near the Kalahari')
  })
})

describe('the line of a folded search', () => {
  const cases: readonly (readonly [Whereabouts, string | null])[] = [
    [clanwilliam, null],
    [{ ...clanwilliam, typed: 'Klanwilliam' } as Whereabouts, 'Clanwilliam'],
    [{ ...inRegion('Cederberg', true), typed: 'sederberg' } as Whereabouts, 'Cederberg'],
    [{ kind: 'unknown', typed: 'x' }, 'Anywhere'],
    [{ kind: 'unsure', typed: 'port', choices: [] }, null],
    [{ kind: 'anywhere' }, null],
  ]
  it.each(cases)('of %o says %s where that is not what was typed', (whereabouts, place) => {
    expect(foundPlace(textIn('en', 'search'), whereabouts)).toBe(place)
  })
})

describe('fixed sentences', () => {
  it('are those of rule W9', () => {
    const t = textIn('en', 'search')

    expect([t('searchError'), t('searchFailed'), t('noFeatured'), t('contactForPricing'), t('viewDetails')]).toEqual([
      'Error performing search. Please try again.',
      'Error during search. Please try again.',
      'No featured campsites available at the moment.',
      'Contact for pricing',
      'View Details',
    ])
    expect(t('perPerson', { amount: 'R240.00' })).toBe('From R240.00/night per person')
    expect(t('perPlot', { amount: 'R240.00' })).toBe('From R240.00/night per plot')
  })
})

describe('what is wrong with a search', () => {
  const errors = (search: string) =>
    fieldErrors(textIn('en', 'stay'), readSearchParameters(new URLSearchParams(search)), '2026-11-21')

  it.each([
    ['', {}],
    ['arrivalDate=2026-11-21&departureDate=2026-11-22', {}],
    ['arrivalDate=2027-02-05', { departure: 'Add the day you leave.' }],
    ['departureDate=2027-02-05', { arrival: 'Add the day you arrive.' }],
    ['arrivalDate=2026-11-20&departureDate=2026-11-22', { arrival: 'That date has passed. Choose today or later.' }],
    ['numberOfAdults=0', { party: 'Add at least one adult or pensioner.' }],
  ])('"%s"', (search, said) => {
    expect(errors(search)).toEqual(said)
  })
})

it('names every filter', () => {
  const search = 'tags=River&siteTypes=caravanhired&electrified=true&maxPricePerNight=450&adultsOnly=true'
  const filters = searchFilters(readSearchParameters(new URLSearchParams(search)))

  expect(filters.map((filter) => searchFilterText(textIn('en', 'search'), filter))).toEqual([
    'River',
    'Caravans to hire',
    'Power at your stand',
    'At most R450.00 a night',
    'Adults only',
  ])
})

it.each([
  [1, 1, [1]],
  [1, 4, [1, 2, null, 4]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('page %i of %i shows %o', (page, last, shown) => {
  expect(shownPages(page, last)).toEqual(shown)
})
