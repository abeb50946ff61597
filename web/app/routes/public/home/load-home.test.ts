import type { SuggestedPlace } from '@camp/application/search/places.ts'
import type { ListedOrganisation, SearchQuery, SearchResult } from '@camp/application/search/search-results.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { describe, expect, it } from 'vitest'
import { type HomeRequest, loadHome } from './load-home.ts'

const card: ListedOrganisation = {
  id: 'organisation-1' as OrganisationId,
  slug: 'kloofwater-camp',
  name: 'Kloofwater Camp',
  image: null,
  shortDescription: '<p>Quiet after ten.</p>',
  suburb: 'Rural',
  cityName: 'Clanwilliam',
  postalCode: '8135',
  provinceName: 'Western Cape',
  isAdultsOnly: false,
  latitude: -32.2,
  longitude: 18.9,
  distanceKm: 3.1351,
  tags: [],
  priceLine: { amount: Money.rand(183.3), basis: 'perPerson' },
  rating: { average: 4.7, count: 31 },
}
const result: SearchResult = {
  ...card,
  isFeatured: false,
  plots: [],
  whyNot: null,
  longerStay: null,
  hasAvailability: true,
  fromTotal: Money.rand(766.6),
  plotsNeeded: 1,
  nearestDates: [],
  stoppedLookingFor: null,
}
const clanwilliam: SuggestedPlace = {
  kind: 'town',
  name: 'Clanwilliam',
  detail: 'Western Cape',
  latitude: -32.18,
  longitude: 18.89,
  slug: null,
  box: null,
  hasArticle: false,
  sureness: 'meant',
}

const cederberg: SuggestedPlace = {
  ...clanwilliam,
  kind: 'region',
  name: 'Cederberg',
  latitude: -32.45,
  longitude: 19.15,
  box: { north: -31.95, south: -32.95, east: 19.5, west: 18.8 },
  hasArticle: true,
  sureness: 'named',
}

interface Given {
  readonly suggestions?: readonly SuggestedPlace[]
  readonly total?: number
  readonly isPageLoad?: boolean
}

function givenSearch({ suggestions = [], total = 1, isPageLoad = true }: Given = {}) {
  const asked: SearchQuery[] = []
  const notFound: string[] = []
  const useCases: HomeRequest['useCases'] = {
    suggestPlaces: { execute: async () => suggestions },
    featuredOrganisations: { execute: async () => [card] },
    noteEmptySearch: { execute: async ({ typed }) => void notFound.push(typed) },
    searchOrganisations: {
      execute: async (query) => {
        asked.push(query)
        return {
          total,
          radiusKm: 100,
          isWidened: false,
          page: query.page,
          pageSize: query.pageSize,
          results: total > 0 ? [result] : [],
          facets: { tags: [], siteTypes: [] },
        }
      },
    },
  }
  const now = Temporal.Instant.from('2026-11-21T08:00:00Z')
  const load = (search: string) => loadHome({ useCases, search: new URLSearchParams(search), now, isPageLoad })
  return { asked, load, notFound }
}

describe('the start page', () => {
  it('has featured campsites at once, and dates to begin with', async () => {
    const data = await givenSearch().load('')

    expect(data).toMatchObject({
      kind: 'start',
      today: '2026-11-21',
      featured: [{ slug: 'kloofwater-camp', price: { amount: 183.3, basis: 'perPerson' } }],
      quickStarts: [
        { kind: 'weekend', arrivalDate: '2026-11-27', departureDate: '2026-11-29', holiday: null },
        { kind: 'december', arrivalDate: '2026-12-11', departureDate: '2026-12-18', holiday: null },
        { kind: 'long-weekend', arrivalDate: '2026-12-24', departureDate: '2026-12-27', holiday: 'Christmas Day' },
        { arrivalDate: '2026-12-31' },
      ],
    })
  })

  it('lets featured campsites follow when scripts asked for it', async () => {
    const data = await givenSearch({ isPageLoad: false }).load('')

    expect(data.kind === 'start' && data.featured).toBeInstanceOf(Promise)
  })
})

describe('a search', () => {
  it('takes a typed place for its best suggestion', async () => {
    const { asked, load } = givenSearch({ suggestions: [clanwilliam] })

    const data = await load('place=clanwiliam&arrivalDate=2027-02-05&departureDate=2027-02-07&childrenAges=7')

    expect(asked[0]).toMatchObject({
      place: { name: 'Clanwilliam', latitude: -32.18 },
      party: { numberOfAdults: 2, childrenAges: [7] },
      sort: 'best',
      page: 1,
      pageSize: 20,
    })
    expect(data).toMatchObject({
      kind: 'results',
      whereabouts: { kind: 'place', typed: 'clanwiliam' },
      nights: 2,
      found: { results: [{ fromTotal: 766.6, distanceKm: 3.14 }] },
    })
  })

  it('takes a picked place as it is', async () => {
    const { asked, load } = givenSearch()

    const data = await load('place=Clanwilliam, Western Cape&latitude=-32.18&longitude=18.89')

    expect(asked[0]?.place).toEqual({ name: 'Clanwilliam', latitude: -32.18, longitude: 18.89 })
    expect(data).toMatchObject({ whereabouts: { typed: null } })
  })

  it('puts a campsite that was searched for first', async () => {
    const camp: SuggestedPlace = { ...clanwilliam, kind: 'organisation', name: 'Kloofwater Camp', slug: 'kloofwater-camp' }
    const { asked, load } = givenSearch({ suggestions: [camp] })

    await load('place=Kloofwater Camp')

    expect(asked[0]?.sort).toBe('distance')
  })

  it('counts what nobody knows, and where nothing lies, as a search without results', async () => {
    const unknown = givenSearch()
    await unknown.load('place=Atlantis Under Water')
    await unknown.load('place=Atlantis Under Water&page=1')
    const empty = givenSearch({ suggestions: [clanwilliam], total: 0 })
    await empty.load('place=Clanwilliam')
    await empty.load('arrivalDate=2027-02-05&departureDate=2027-02-07')
    const found = givenSearch({ suggestions: [clanwilliam] })
    await found.load('place=Clanwilliam')

    expect(unknown.notFound).toEqual(['Atlantis Under Water', 'Atlantis Under Water'])
    expect(empty.notFound).toEqual(['Clanwilliam'])
    expect(found.notFound).toEqual([])
  })

  it('counts it once, not again for further pages of results', async () => {
    const { load, notFound } = givenSearch({ total: 30 })

    await load('place=Atlantis Under Water&page=2')

    expect(notFound).toEqual([])
  })

  it('searches the whole of a region, by whichever of its names', async () => {
    const { asked, load } = givenSearch({ suggestions: [cederberg] })

    const data = await load('place=Cederberge')

    expect(asked[0]).toMatchObject({ place: { name: 'Cederberg', latitude: -32.45 }, box: { west: 18.8 } })
    expect(data).toMatchObject({ whereabouts: { kind: 'region', region: { name: 'Cederberg', hasArticle: true }, typed: null } })
  })

  it('searches the whole of a region that was picked from the list', async () => {
    const { asked, load } = givenSearch({ suggestions: [cederberg] })

    await load('place=Cederberg, Western Cape&latitude=-32.45&longitude=19.15')

    expect(asked[0]?.box).toMatchObject({ west: 18.8 })
  })

  it('asks which place is meant when several are as like, and takes none for it', async () => {
    const choices = [clanwilliam, { ...clanwilliam, name: 'Clansthal' }].map((place) => ({
      ...place,
      sureness: 'perhaps' as const,
    }))
    const { asked, load } = givenSearch({ suggestions: choices })

    const data = await load('place=clan')

    expect(asked[0]).toMatchObject({ place: null, box: null })
    expect(data).toMatchObject({
      whereabouts: { kind: 'unsure', typed: 'clan', choices: [{ name: 'Clanwilliam' }, { name: 'Clansthal' }] },
    })
  })

  it('says when it knows no such place and searches everywhere', async () => {
    const { asked, load } = givenSearch()

    const data = await load('place=Atlantis Under Water')

    expect(asked[0]).toMatchObject({ place: null, box: null })
    expect(data).toMatchObject({ whereabouts: { kind: 'unknown', typed: 'Atlantis Under Water' } })
  })

  it.each([
    'arrivalDate=2026-11-20&departureDate=2026-11-23',
    'arrivalDate=2027-02-07&departureDate=2027-02-05',
    'arrivalDate=2027-02-07',
    'arrivalDate=2027-02-05&departureDate=2027-02-07&numberOfAdults=99',
  ])('shows places without totals for %s', async (dates) => {
    const { asked, load } = givenSearch()

    const data = await load(dates)

    expect(asked[0]?.stay).toBeNull()
    expect(data).toMatchObject({ kind: 'results', nights: null })
  })

  it('leads to the last page from a page that does not exist', async () => {
    const answer = await givenSearch({ total: 30 })
      .load('place=&page=9')
      .catch((thrown: Response) => thrown)

    expect(answer).toBeInstanceOf(Response)
    expect((answer as Response).headers.get('Location')).toBe('/?page=2&place=')
  })
})
