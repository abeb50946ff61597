import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Outputs } from '../testing/api-client.ts'
import { givenServedMarketplace, type ServedMarketplace } from '../testing/given-marketplace.ts'
import { threeNights } from '../testing/reservations.ts'

type Found = Outputs['search']['organisations']
type Organisation = Outputs['organisations']['getOneRowForSlugPublic']

let marketplace: ServedMarketplace
beforeAll(async () => {
  marketplace = await givenServedMarketplace()
})
afterAll(() => marketplace.stop())

const clanwilliam = { name: 'Clanwilliam', latitude: -32.1786, longitude: 18.8917 }
const search = (input?: object) => marketplace.client.query<Found>('search.organisations', input)
const organisation = async (slug: string) =>
  (await marketplace.client.query<Organisation>('organisations.getOneRowForSlugPublic', { slug })).data

describe('search.organisations', () => {
  it('finds what is near, with the total of the stay', async () => {
    const { data } = await search({ place: clanwilliam, ...threeNights })
    const [nearest] = data.results

    expect(data).toMatchObject({ total: 1, radiusKm: 100, isWidened: false, page: 1, pageSize: 20 })
    expect(nearest).toMatchObject({
      slug: 'kloofwater-camp',
      name: 'Kloofwater Camp',
      shortDescription: '<p>Kloofwater Camp near Clanwilliam.</p>',
      suburb: 'Rural',
      cityName: 'Clanwilliam',
      postalCode: '7000',
      isAdultsOnly: false,
      latitude: -32.358,
      longitude: 19.041,
      priceLine: 'From R183.30/night per person',
      hasAvailability: true,
      plotsNeeded: 1,
      nearestDates: [],
      rating: { average: null, count: 0 },
    })
    expect(nearest?.fromTotal).toBe(950.1)
    expect(nearest?.distanceKm).toBeCloseTo(24.4, 0)
    expect(nearest?.tags).toContainEqual({ name: 'River', icon: expect.any(String) })
    expect(data.facets.tags).toContainEqual({ name: 'River', icon: expect.any(String), count: 1 })
    expect(data.facets.siteTypes).toEqual([{ name: 'camping', count: 1 }])
  })

  it('without anything finds every active organisation, and says nothing of availability', async () => {
    const { data } = await search()

    expect(data.results.map(({ slug }) => slug).toSorted()).toEqual([
      'duinezicht-cottages',
      'karoo-stargazers',
      'kloofwater-camp',
      'lowveld-caravan-park',
      'silverhill-retreat',
    ])
    expect(data.results[0]).toMatchObject({ hasAvailability: null, fromTotal: null, plotsNeeded: null, nearestDates: [] })
  })

  it('takes two adults when no party is given', async () => {
    const [unsaid, said] = await Promise.all([
      search({ place: clanwilliam, ...threeNights }),
      search({ place: clanwilliam, ...threeNights, numberOfAdults: 2, numberOfPensioners: 0, childrenAges: [] }),
    ])

    expect(unsaid.text).toBe(said.text)
  })

  it('pages', async () => {
    const { data } = await search({ page: 2, pageSize: 2 })

    expect([data.total, data.results.length, data.page, data.pageSize]).toEqual([5, 2, 2, 2])
  })

  it('offers the nearest dates where nothing fits', async () => {
    const { data } = await search({ place: clanwilliam, arrivalDate: '2026-12-20', departureDate: '2026-12-21' })

    expect(data.results[0]?.hasAvailability).toBe(false)
    expect(data.results[0]?.nearestDates[0]).toEqual({
      arrivalDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      departureDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      fromTotal: expect.any(Number),
    })
  })

  it.each([
    [{ nonsense: 1 }, ['nonsense']],
    [{ pageSize: 51 }, ['pageSize']],
    [{ numberOfAdults: 41 }, ['numberOfAdults']],
    [{ numberOfAdults: 1.5 }, ['numberOfAdults']],
    [{ childrenAges: [18] }, ['childrenAges', 0]],
    [{ numberOfAdults: 0, childrenAges: [5] }, ['numberOfAdults']],
    [{ arrivalDate: '2027-02-30', departureDate: '2027-03-02' }, ['arrivalDate']],
    [{ arrivalDate: '2027-02-04', departureDate: '2027-02-04' }, ['departureDate']],
    [{ arrivalDate: '2027-02-04' }, ['departureDate']],
    [{ arrivalDate: '2027-02-01', departureDate: '2029-02-01' }, ['departureDate']],
    [{ place: { name: 'x', latitude: 91, longitude: 0 } }, ['place', 'latitude']],
    [{ maxPricePerNight: 10.005 }, ['maxPricePerNight']],
    [{ siteTypes: ['castle'] }, ['siteTypes', 0]],
    [{ sort: 'random' }, ['sort']],
    [{ tags: ['\0'] }, ['tags', 0]],
  ])('refuses %j and says where', async (input, path) => {
    const { status, error } = await search(input)

    expect([status, error.data.code]).toEqual([400, 'BAD_REQUEST'])
    expect(error.data.issues?.[0]).toEqual({ path, message: expect.any(String) })
  })
})

describe('an organisation', () => {
  it('shows its public page', async () => {
    expect(await organisation('kloofwater-camp')).toMatchObject({
      slug: 'kloofwater-camp',
      status: 'active',
      timezone: 'Africa/Johannesburg',
      currency: 'ZAR',
      currencySymbol: 'R',
      isAllowMultiplePlots: true,
      takesOnlinePayment: true,
      directions: '<p>Follow the gravel road to the gate.</p>',
      sites: [{ name: 'River stands', siteType: 'camping' }],
    })
  })

  it('shows the amounts of its price line', async () => {
    expect(await organisation('silverhill-retreat')).toMatchObject({
      useDisplayFromAmount: true,
      displayFromAmountOffPeak: 450,
      displayFromAmountPeak: 520.5,
      displayFromAmountSuperPeak: 610,
      displayFromAmountType: 'perPerson',
    })
  })

  it('that nobody knows is not found', async () => {
    const { status, error } = await marketplace.client.query('organisations.getOneRowForSlugPublic', { slug: 'nowhere' })

    expect([status, error.data.code]).toEqual([404, 'NOT_FOUND'])
  })

  it('has a lowest price', async () => {
    const { id } = await organisation('kloofwater-camp')
    const { data } = await marketplace.client.query('orgPlots.getLowestPrice', { orgId: id })

    expect(data).toEqual({ price: 183.3, rateBasis: 'perPerson' })
  })

  it('has tags of a category', async () => {
    const { id } = await organisation('kloofwater-camp')
    const category = await marketplace.client.query<Outputs['defaultTagCategories']['getOneRowByName']>(
      'defaultTagCategories.getOneRowByName',
      { name: 'Campsite Facilities' },
    )
    const { data } = await marketplace.client.query<Outputs['orgTags']['getAllRowsForDefaultTagCategoryIdAndActivePublic']>(
      'orgTags.getAllRowsForDefaultTagCategoryIdAndActivePublic',
      { defaultTagCategoryId: category.data.id, orgId: id },
    )

    expect(category.data).toMatchObject({ name: 'Campsite Facilities', colour: expect.any(String) })
    expect(data.map(({ name }) => name).toSorted()).toEqual(['Ablutions', 'Braai', 'Electricity', 'Pets allowed', 'River'])
    expect(data[0]).toEqual({
      id: expect.any(String),
      defaultTagId: expect.any(String),
      name: expect.any(String),
      icon: expect.any(String),
    })
  })

  it.each([
    ['2026-12-10', '2026-12-11'],
    ['2026-12-09T22:00:00.000Z', '2026-12-11T00:00:00+02:00'],
  ])('has the seasons that touch %s to %s', async (searchStartDate, searchEndDate) => {
    const { id } = await organisation('kloofwater-camp')
    const { data } = await marketplace.client.query<Outputs['orgSeasons']['getAllRowsForOrgIdPublic']>(
      'orgSeasons.getAllRowsForOrgIdPublic',
      { orgId: id, searchStartDate, searchEndDate },
    )

    expect(data.map(({ id: _, ...season }) => season)).toEqual([
      {
        name: 'Spring 2026',
        seasonType: 'out',
        startDate: '2026-07-21',
        endDate: '2026-12-10',
        isActive: true,
        minimumStayPeriod: 0,
      },
      {
        name: 'Summer holiday 2026',
        seasonType: 'peak',
        startDate: '2026-12-11',
        endDate: '2027-01-10',
        isActive: true,
        minimumStayPeriod: 3,
      },
    ])
  })

  it.each([undefined, { searchStartDate: '2026-12-20', searchEndDate: '2026-12-27' }])('is featured (%j)', async (dates) => {
    const { data } = await marketplace.client.query<Outputs['organisations']['getFeaturedPublic']>(
      'organisations.getFeaturedPublic',
      dates,
    )

    expect(data.map(({ id, name }) => [typeof id, name])).toEqual([
      ['string', 'Kloofwater Camp'],
      ['string', 'Silverhill Retreat'],
    ])
    expect(data[1]?.priceLine).toBe(dates ? 'From R610.00/night per person' : 'From R450.00/night per person')
  })

  it.each([
    ['orgPlots.getLowestPrice', { orgId: 'no-uuid' }],
    ['orgPlots.getLowestPrice', { orgId: '00000000-0000-4000-8000-000000000000' }],
    ['orgTags.getAllRowsForDefaultTagCategoryIdAndActivePublic', { orgId: 'no-uuid', defaultTagCategoryId: 'no-uuid' }],
    ['orgSeasons.getAllRowsForOrgIdPublic', { orgId: 'no-uuid', searchStartDate: '2027-01-01', searchEndDate: '2027-01-02' }],
    ['defaultTagCategories.getOneRowByName', { name: 'Nothing' }],
  ])('that is none is not found by %s', async (name, input) => {
    const { status, error } = await marketplace.client.query(name, input)

    expect([status, error.data.code, error.data.reason]).toEqual([404, 'NOT_FOUND', 'not_found'])
  })
})

describe('GET /api/org', () => {
  const suggest = async (query: string) => (await marketplace.client.fetch(`/api/org?query=${encodeURIComponent(query)}`)).json()

  it('suggests towns and organisations', async () => {
    expect(await suggest('clanw')).toContainEqual({
      kind: 'town',
      name: 'Clanwilliam',
      detail: 'Western Cape',
      latitude: expect.closeTo(-32.18, 1),
      longitude: expect.closeTo(18.89, 1),
      slug: null,
    })
    expect(await suggest('Kloofwater')).toContainEqual(
      expect.objectContaining({ kind: 'organisation', name: 'Kloofwater Camp', slug: 'kloofwater-camp' }),
    )
  })

  it.each(['', 'cl', '  c '])('suggests nothing for %j', async (query) => {
    expect(await suggest(query)).toEqual([])
  })
})
