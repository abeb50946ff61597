import type { Plot } from '@camp/domain/plots/plot.ts'
import type { PlotId, SiteId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { noEquipment } from '@camp/domain/stay-rules/party.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { aParty } from '@camp/domain/testing/a-party.ts'
import { rates } from '@camp/domain/testing/a-plot.ts'
import { describe, expect, it } from 'vitest'
import { aPlacedCampsite, type PlacedCampsite } from '../organisations/testing/some-catalogues.ts'
import { testId } from '../testing/a-campsite.ts'
import { givenMarketplace, type MarketplaceFacts } from '../testing/given-marketplace.ts'
import type { FindCampsitesNear } from './find-campsites-near.ts'
import { SearchOrganisations } from './search-organisations.ts'
import type { SearchQuery } from './search-results.ts'
import { aSearch } from './testing/a-search.ts'

const cape = { name: 'Cape Town', latitude: -33.9, longitude: 18.6 }
const stay = StayDates.of('2027-02-01', '2027-02-05')

let next = 2000
/** With one plot at `rand` a night, `eastwards` degrees from Cape Town. */
function aCamp(
  name: string,
  { eastwards = 0, rand = 100, ...facts }: Partial<PlacedCampsite> & { eastwards?: number; rand?: number } = {},
) {
  next += 10
  const camp = aPlacedCampsite({ number: next, name, longitude: cape.longitude + eastwards, ...facts })
  return { ...camp, plots: camp.plots.map((plot): Plot => ({ ...plot, rates: rates(rand) })) }
}

async function search(campsites: MarketplaceFacts['campsites'], query: Partial<SearchQuery> = {}, facts: MarketplaceFacts = {}) {
  return givenMarketplace({ campsites, ...facts }).searchOrganisations.execute(aSearch(query))
}
const namesOf = ({ results }: Awaited<ReturnType<typeof search>>) => results.map(({ name }) => name)

describe('searching around a place', () => {
  it('finds within 100 km, nearest first, and says how far', async () => {
    const found = await search(
      [aCamp('Far', { eastwards: 0.5 }), aCamp('Near', { eastwards: 0.1 }), aCamp('Away', { eastwards: 3 })],
      {
        place: cape,
      },
    )

    expect(namesOf(found)).toEqual(['Near', 'Far'])
    expect(found).toMatchObject({ total: 2, radiusKm: 100, isWidened: false })
    expect(found.results[0]?.distanceKm).toBeCloseTo(9.23, 1)
  })

  it('widens step by step until something is there', async () => {
    const found = await search([aCamp('Away', { eastwards: 2 })], { place: cape })

    expect(namesOf(found)).toEqual(['Away'])
    expect(found).toMatchObject({ radiusKm: 250, isWidened: true })
  })

  it('widens past what is too dear', async () => {
    const camps = [aCamp('Dear', { rand: 500 }), aCamp('Cheap', { eastwards: 2, rand: 90 })]

    const found = await search(camps, { place: cape, maxPricePerNight: Money.rand(100) })

    expect(namesOf(found)).toEqual(['Cheap'])
    expect(found.radiusKm).toBe(250)
  })

  it('keeps to a radius that was asked for while something is there', async () => {
    const found = await search([aCamp('Near', { eastwards: 0.1 }), aCamp('Far', { eastwards: 0.5 })], {
      place: cape,
      radiusKm: 20,
    })

    expect(namesOf(found)).toEqual(['Near'])
    expect(found).toMatchObject({ radiusKm: 20, isWidened: false })
  })

  it('shows an organisation first that was chosen as the place', async () => {
    const chosen = aCamp('Chosen')
    const featured = aCamp('Featured', { eastwards: 0.1, organisation: { isFeaturedOnSearch: true } })

    const found = await search([featured, chosen], { place: { ...cape, name: 'Chosen' } })

    expect(namesOf(found)).toEqual(['Chosen', 'Featured'])
  })

  it('in a box or anywhere knows no radius', async () => {
    const camps = [aCamp('In'), aCamp('Out', { eastwards: 3 })]

    const inBox = await search(camps, { box: { north: -33, south: -35, west: 18, east: 19 } })
    const anywhere = await search(camps)

    expect(namesOf(inBox)).toEqual(['In'])
    expect(inBox.radiusKm).toBeNull()
    expect(namesOf(anywhere)).toEqual(['In', 'Out'])
    expect(anywhere).toMatchObject({ radiusKm: null, isWidened: false })
  })
})

describe('filtering', () => {
  const camps = [
    aCamp('Braai and pool', { tags: ['Braai', 'Pool'], siteType: 'cabins', isElectrified: true }),
    aCamp('Braai', { tags: ['Braai'], rand: 300 }),
    aCamp('Grown-ups', { organisation: { isAdultsOnly: true } }),
  ]

  it.each<[string, Partial<SearchQuery>, readonly string[]]>([
    ['all of the tags', { tags: ['Braai', 'Pool'] }, ['Braai and pool']],
    ['one of the tags', { tags: ['Braai'] }, ['Braai', 'Braai and pool']],
    ['any of the site types', { siteTypes: ['cabins', 'chalets'] }, ['Braai and pool']],
    ['electricity', { electrified: true }, ['Braai and pool']],
    ['adults only', { adultsOnly: true }, ['Grown-ups']],
    ['children', { party: aParty({ childrenAges: [3] }) }, ['Braai', 'Braai and pool']],
    ['a price without dates', { maxPricePerNight: Money.rand(100) }, ['Braai and pool', 'Grown-ups']],
    ['a price a night with dates', { maxPricePerNight: Money.rand(299.99), stay }, ['Braai and pool', 'Grown-ups']],
    ['a price that just fits', { maxPricePerNight: Money.rand(300), stay }, ['Braai', 'Braai and pool', 'Grown-ups']],
  ])('by %s', async (_what, query, expected) => {
    expect(namesOf(await search(camps, query)).toSorted()).toEqual(expected)
  })

  it('by what the whole party pays a night, not by the price on the card', async () => {
    const perHead = aCamp('Per head')
    const camp = { ...perHead, plots: perHead.plots.map((plot): Plot => ({ ...plot, rateBasis: 'perPerson' })) }
    const party = aParty({ numberOfAdults: 2 })
    const found = async (most: number) => namesOf(await search([camp], { maxPricePerNight: Money.rand(most), stay, party }))

    expect([await found(199.99), await found(200)]).toEqual([[], ['Per head']])
  })

  it('leaves out what is not active, not bookable online, or a demonstration', async () => {
    const hidden = [
      aCamp('Paused', { organisation: { status: 'paused' } }),
      aCamp('Demo', { organisation: { isDemo: true } }),
      aCamp('Closed', { isClosed: true }),
    ]

    expect(namesOf(await search(hidden))).toEqual([])
  })

  it('prices with dates what the site type leaves, not what else the place has', async () => {
    const camp = aCamp('Both', { rand: 100 })
    const [site, plot] = [camp.sites[0]!, camp.plots[0]!]
    const cabins = { ...site, id: testId(900) as SiteId, siteType: 'cabins' as const }
    const cabin = { ...plot, id: testId(901) as PlotId, siteId: cabins.id, rates: rates(300) }
    const both = { ...camp, sites: [site, cabins], plots: [plot, cabin] }

    const [anything, inCabins] = [await search([both], { stay }), await search([both], { stay, siteTypes: ['cabins'] })]

    expect(anything.results).toMatchObject([{ fromTotal: Money.rand(400) }])
    expect(inCabins.results).toMatchObject([{ fromTotal: Money.rand(1200) }])
  })

  it('counts what was found by tag and site type, most first', async () => {
    const { facets } = await search(camps)

    expect(facets.tags.map(({ name, count }) => [name, count])).toEqual([
      ['Braai', 2],
      ['Pool', 1],
    ])
    expect(facets.siteTypes).toEqual([
      { name: 'camping', count: 2 },
      { name: 'cabins', count: 1 },
    ])
  })
})

describe('ordering and pages', () => {
  const [dear, cheap, featured] = [
    aCamp('Dear', { rand: 300, eastwards: 0.1 }),
    aCamp('Cheap', { rand: 100, eastwards: 0.2 }),
    aCamp('Featured', { rand: 200, eastwards: 0.3, organisation: { isFeaturedOnSearch: true } }),
  ]
  const ratings = new Map([
    [dear!.organisation.id, { average: 4.5, count: 2 }],
    [featured!.organisation.id, { average: 4.9, count: 8 }],
  ])

  it.each([
    ['distance', ['Dear', 'Cheap', 'Featured']],
    ['price', ['Cheap', 'Featured', 'Dear']],
    ['rating', ['Featured', 'Dear', 'Cheap']],
    ['best', ['Dear', 'Featured', 'Cheap']],
  ] as const)('by %s', async (sort, expected) => {
    const found = await search([dear!, cheap!, featured!], { place: cape, sort }, { ratings })

    expect(namesOf(found)).toEqual(expected)
  })

  it('page by page shows everything once', async () => {
    const camps = Array.from({ length: 5 }, (_, at) => aCamp(`Camp ${at}`, { eastwards: at / 10 }))

    const pages = await Promise.all([1, 2, 3, 4].map((page) => search(camps, { place: cape, page, pageSize: 2 })))

    expect(pages.map(namesOf)).toEqual([['Camp 0', 'Camp 1'], ['Camp 2', 'Camp 3'], ['Camp 4'], []])
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5])
  })
})

describe('a page of full and free places', () => {
  it('names the nearest dates of the full ones alone', async () => {
    const small = aParty({ numberOfAdults: 2 })
    const campsites = [aCamp('Free', { rand: 100 }), aCamp('Full', { rand: 90 })]
    const marketplace = givenMarketplace({ campsites })
    const plots = campsites[1]!.plots.map(({ id: plotId }) => ({ plotId, party: small, equipment: noEquipment }))
    await marketplace.placeHold.execute({ orgSlug: campsites[1]!.organisation.slug, stay, plots, from: null })

    const { results } = await marketplace.searchOrganisations.execute(aSearch({ stay, party: small }))

    expect(results.map(({ name, hasAvailability, nearestDates }) => [name, hasAvailability, nearestDates.length > 0])).toEqual([
      ['Free', true, false],
      ['Full', false, true],
    ])
  })
})

describe('a search of much', () => {
  const campsOf = (count: number) => Array.from({ length: count }, (_, index) => aCamp(`Camp ${index}`))
  const cheapest = { stay: StayDates.of('2027-01-01', '2028-01-02'), sort: 'price' } as const

  it('lets others have their turn again and again', async () => {
    const marketplace = givenMarketplace({ campsites: campsOf(600) })

    await marketplace.searchOrganisations.execute(aSearch(cheapest))

    expect(marketplace.turns.count).toBeGreaterThanOrEqual(3)
  })

  it('looks at no more campsites than the page needs where all are free', async () => {
    const { ports } = givenMarketplace({ campsites: campsOf(20) })
    const looked: number[] = []
    const findCampsitesNear: FindCampsitesNear = {
      find: (query) => ports.findCampsitesNear.find(query),
      stock: (ids, nights) => {
        looked.push(ids.length)
        return ports.findCampsitesNear.stock(ids, nights)
      },
    }

    const found = await new SearchOrganisations({ ...ports, findCampsitesNear }).execute(aSearch({ stay, pageSize: 4 }))

    expect(found.results).toHaveLength(4)
    expect(looked).toEqual([4])
  })

  it('reads fifty campsites at a time', async () => {
    const { ports } = givenMarketplace({ campsites: campsOf(101) })
    const read: number[] = []
    const findCampsitesNear: FindCampsitesNear = {
      find: (query) => ports.findCampsitesNear.find(query),
      stock: (ids, nights) => {
        read.push(ids.length)
        return ports.findCampsitesNear.stock(ids, nights)
      },
    }

    await new SearchOrganisations({ ...ports, findCampsitesNear }).execute(aSearch({ stay, sort: 'price' }))

    expect(read).toEqual([50, 50, 1])
  })

  it('keeps its turn for a few campsites', async () => {
    const marketplace = givenMarketplace({ campsites: campsOf(20) })

    await marketplace.searchOrganisations.execute(aSearch(cheapest))

    expect(marketplace.turns.count).toBe(0)
  })
})

describe('a place that is a campsite', () => {
  const chosenPlace = { ...cape, name: 'Chosen' }
  /** `Full` ones take one guest; two ask. */
  const aFull = (name: string, eastwards: number) => {
    const camp = aCamp(name, { eastwards, organisation: { isAllowMultiplePlots: false } })
    return { ...camp, plots: camp.plots.map((plot): Plot => ({ ...plot, paxMax: 1 })) }
  }
  const pagesOf = async (campsites: MarketplaceFacts['campsites'], query: Partial<SearchQuery>, count: number) => {
    const pages = Array.from({ length: count }, (_, at) => search(campsites, { ...query, page: at + 1, pageSize: 2 }))
    return (await Promise.all(pages)).map(namesOf)
  }

  it('comes first on the first page and on no other, with dates and without', async () => {
    const others = [1, 2, 3, 4].map((at) => aCamp(`Camp ${at}`, { eastwards: at / 100 }))
    const campsites = [...others, aCamp('Chosen', { eastwards: 0.005 })]
    const place = { ...chosenPlace, longitude: cape.longitude + 0.005 }
    const pages = [['Chosen', 'Camp 1'], ['Camp 2', 'Camp 3'], ['Camp 4'], []]

    expect(await pagesOf(campsites, { place }, 4)).toEqual(pages)
    expect(await pagesOf(campsites, { place, stay }, 4)).toEqual(pages)
  })

  it('comes first also where it is full, then what is free, then what else is full', async () => {
    const free = [aCamp('Free 1', { eastwards: 0.4 }), aCamp('Free 2', { eastwards: 0.5 })]
    const full = [1, 2, 3].map((at) => aFull(`Full ${at}`, at / 10))

    const pages = await pagesOf([...free, ...full, aFull('Chosen', 0)], { place: chosenPlace, stay }, 4)

    expect(pages).toEqual([['Chosen', 'Free 1'], ['Free 2', 'Full 1'], ['Full 2', 'Full 3'], []])
  })

  it('is there, and no other of its name a kilometre and a half away', async () => {
    const featured = aCamp('Featured', { eastwards: 0.1, organisation: { isFeaturedOnSearch: true } })
    const namesake = (kilometres: number) => aCamp('Chosen', { eastwards: kilometres / 92.3 })

    expect(namesOf(await search([featured, namesake(0.5)], { place: chosenPlace }))).toEqual(['Chosen', 'Featured'])
    expect(namesOf(await search([featured, namesake(1.5)], { place: chosenPlace }))).toEqual(['Featured', 'Chosen'])
  })
})

describe('a box on the map around a place', () => {
  const box = { north: -33, south: -35, west: 18, east: 19 }

  it('is enough where one campsite is inside, and is left where none is', async () => {
    const [inside, outside] = [aCamp('In'), aCamp('Out', { eastwards: 0.6 })]

    const one = await search([inside, outside], { place: cape, box })
    const none = await search([outside], { place: cape, box })

    expect([namesOf(one), one.radiusKm]).toEqual([['In'], null])
    expect([namesOf(none), none.radiusKm]).toEqual([['Out'], 100])
  })
})
