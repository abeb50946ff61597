import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import { greatCircleKm } from '@camp/domain/search/great-circle.ts'
import type { UnpricedSort } from '@camp/domain/search/sort-results.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { aPlacedCampsite } from '../../organisations/testing/some-catalogues.ts'
import { testId } from '../../testing/a-campsite.ts'
import type { CandidateQuery, FindCampsitesNear } from '../find-campsites-near.ts'

export interface FindCampsitesNearFixture {
  readonly findCampsitesNear: FindCampsitesNear
  readonly stop: () => Promise<void>
}

const capeTown = { latitude: -33.9249, longitude: 18.4241 }

const near = aPlacedCampsite({
  number: 3_000,
  name: 'Near',
  latitude: -33.95,
  longitude: 18.5,
  tags: ['Braai', 'River'],
  isElectrified: true,
})
const far = aPlacedCampsite({
  number: 3_010,
  name: 'Far',
  latitude: -33.6,
  longitude: 19.2,
  tags: ['Braai'],
  siteType: 'chalets',
})
const adults = aPlacedCampsite({
  number: 3_020,
  name: 'Adults',
  latitude: -33.96,
  longitude: 18.6,
  organisation: { isAdultsOnly: true },
})
const away = aPlacedCampsite({ number: 3_030, name: 'Away', latitude: -26.2, longitude: 28 })
const demo = aPlacedCampsite({ number: 3_040, name: 'Demo', organisation: { isDemo: true } })
const paused = aPlacedCampsite({ number: 3_050, name: 'Paused', organisation: { status: 'paused' } })
const closed = aPlacedCampsite({ number: 3_060, name: 'Closed', isClosed: true })
const world = [near, far, adults, away, demo, paused, closed]

const everything: CandidateQuery = {
  area: { kind: 'circle', ...capeTown, radiusKm: 100 },
  tags: [],
  siteTypes: [],
  electrified: false,
  adultsOnly: false,
  withChildren: false,
}

export function findCampsitesNearContract(
  adapter: string,
  start: (world: {
    readonly catalogues: readonly Catalogue[]
    readonly isDemoMode: boolean
  }) => Promise<FindCampsitesNearFixture>,
): void {
  describe(`${adapter}: FindCampsitesNear`, () => {
    let fixture: FindCampsitesNearFixture
    afterEach(() => fixture.stop())

    const find = async (query: Partial<CandidateQuery> = {}, isDemoMode = false) => {
      fixture = await start({ catalogues: world, isDemoMode })
      const found = await fixture.findCampsitesNear.find({ ...everything, ...query })
      return found.inOrder('distance', 0, found.count).map(({ campsite, distanceKm }) => ({ name: campsite.name, distanceKm }))
    }
    const names = async (query?: Partial<CandidateQuery>, isDemoMode?: boolean) =>
      (await find(query, isDemoMode)).map(({ name }) => name)

    it('finds the nearest first, with the distance along the surface', async () => {
      const found = await find()

      expect(found.map(({ name }) => name)).toEqual(['Near', 'Adults', 'Far'])
      expect(found[2]?.distanceKm).toBeCloseTo(greatCircleKm(capeTown, far.organisation), 6)
    })

    it('finds nothing beyond the radius, and everything anywhere', async () => {
      expect(await names({ area: { kind: 'circle', ...capeTown, radiusKm: 50 } })).toEqual(['Near', 'Adults'])
      expect(await find({ area: { kind: 'anywhere' }, tags: ['River'] })).toEqual([{ name: 'Near', distanceKm: null }])
      expect(await names({ area: { kind: 'anywhere' } })).toEqual(['Adults', 'Away', 'Far', 'Near'])
    })

    it('finds what lies in a box', async () => {
      const box = { kind: 'box', north: -33.5, south: -34, west: 18.55, east: 19.3 } as const

      expect(await find({ area: { ...box, middle: null } })).toEqual([
        { name: 'Adults', distanceKm: null },
        { name: 'Far', distanceKm: null },
      ])
    })

    it('finds what lies in a box from its middle outwards', async () => {
      const box = { kind: 'box', north: -33.5, south: -34, west: 18.55, east: 19.3 } as const
      const found = await find({ area: { ...box, middle: { latitude: -33.65, longitude: 19.1 } } })

      expect(found.map(({ name }) => name)).toEqual(['Far', 'Adults'])
      expect(found[0]?.distanceKm).toBeCloseTo(greatCircleKm({ latitude: -33.65, longitude: 19.1 }, far.organisation), 6)
    })

    it('wants every tag, one of the site types, and electricity on a plot of them', async () => {
      expect(await names({ tags: ['Braai'] })).toEqual(['Near', 'Far'])
      expect(await names({ tags: ['Braai', 'River', 'Braai'] })).toEqual(['Near'])
      expect(await names({ siteTypes: ['chalets', 'cabins'] })).toEqual(['Far'])
      expect(await names({ electrified: true })).toEqual(['Near'])
      expect(await names({ electrified: true, siteTypes: ['chalets'] })).toEqual([])
    })

    it('keeps children out of adults-only places, and finds those alone when asked', async () => {
      expect(await names({ withChildren: true })).toEqual(['Near', 'Far'])
      expect(await names({ adultsOnly: true })).toEqual(['Adults'])
    })

    it('says of each what counts and orders need', async () => {
      fixture = await start({ catalogues: world, isDemoMode: false })
      const all = await fixture.findCampsitesNear.find({ ...everything, electrified: true })
      const [found] = all.inOrder('distance', 0, 1)

      expect(found).toMatchObject({
        campsite: {
          organisationId: near.organisation.id,
          name: 'Near',
          isFeaturedOnSearch: false,
          rating: { average: null, count: 0 },
        },
        siteTypes: [near.sites[0]?.siteType],
      })
      expect(found?.campsite.tags.map(({ name }) => name).toSorted()).toEqual(['Braai', 'River'])
    })

    it('puts them in each order, from any place of it on, and counts what they have', async () => {
      fixture = await start({ catalogues: world, isDemoMode: false })
      const found = await fixture.findCampsitesNear.find(everything)
      const namesIn = (sort: UnpricedSort, from: number, to: number) =>
        found.inOrder(sort, from, to).map(({ campsite }) => campsite.name)

      expect([found.count, namesIn('rating', 1, 3), namesIn('best', 2, 9), namesIn('best', 0, 1)]).toEqual([
        3,
        ['Adults', 'Far'],
        ['Far'],
        ['Near'],
      ])
      expect(found.facets()).toEqual({
        tags: [
          { name: 'Braai', icon: expect.any(String), count: 2 },
          { name: 'River', icon: expect.any(String), count: 1 },
        ],
        siteTypes: [
          { name: 'camping', count: 2 },
          { name: 'chalets', count: 1 },
        ],
      })
    })

    it('gives the catalogues that a stay may be offered from, and leaves out what is not there', async () => {
      fixture = await start({ catalogues: world, isDemoMode: false })
      const ids = [near, adults].map(({ organisation }) => organisation.id)

      const stock = await fixture.findCampsitesNear.stock([...ids, testId(9_999) as OrganisationId], null)

      expect([...stock.keys()].toSorted()).toEqual(ids.toSorted())
      expect(stock.get(near.organisation.id)?.catalogue).toEqual(near)
      expect(stock.get(near.organisation.id)?.occupancy.get(near.plots[0]!.id)).toBeUndefined()
    })

    it('finds demo organisations in demo mode only', async () => {
      expect(await names({}, true)).toContain('Demo')
    })
  })
}
