import type { OrganisationStatus } from '@camp/domain/organisations/organisation.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testId } from '../../../testing/a-campsite.ts'
import type { ListingQuery, OrganisationListing, OrganisationListings } from '../organisation-listings.ts'

export interface OrganisationListingsFixture {
  readonly organisationListings: OrganisationListings
  readonly stop: () => Promise<void>
}

const listing = (number: number, name: string, status: OrganisationStatus, cityName: string, users = 0): OrganisationListing => ({
  id: testId(number) as OrganisationId,
  slug: name.toLowerCase().replace(' ', '-'),
  name,
  status,
  cityName,
  users,
  isDemo: status === 'pending',
  plots: status === 'active' ? 2 : 0,
})

export const listedOrganisations: readonly OrganisationListing[] = [
  listing(8_100, 'Aloe Kamp', 'active', 'Ceres', 1),
  listing(8_200, 'Boma Kamp', 'pending', 'Élim'),
  listing(8_300, 'Cedar Camp', 'active', 'Ceres'),
  listing(8_500, 'Dune Camp', 'deleted', 'Ceres'),
]

const all: ListingQuery = { search: '', status: '', sort: 'name', isDescending: false, limit: 25, offset: 0 }

export function organisationListingsContract(adapter: string, start: () => Promise<OrganisationListingsFixture>): void {
  describe(`${adapter}: OrganisationListings`, () => {
    let fixture: OrganisationListingsFixture
    beforeEach(async () => {
      fixture = await start()
    })
    afterEach(() => fixture.stop())

    it('lists all that are not deleted, with what they have', async () => {
      const page = await fixture.organisationListings.list(all)

      expect(page).toEqual({ rows: listedOrganisations.slice(0, 3), total: 3 })
    })

    it.each([
      [{ search: 'KAMP' }, ['Aloe Kamp', 'Boma Kamp'], 2],
      [{ search: 'elim' }, ['Boma Kamp'], 1],
      [{ search: 'cedar-c' }, ['Cedar Camp'], 1],
      [{ search: 'nowhere' }, [], 0],
      [{ status: 'deleted' }, ['Dune Camp'], 1],
      [{ isDescending: true }, ['Cedar Camp', 'Boma Kamp', 'Aloe Kamp'], 3],
      [{ sort: 'plots' }, ['Boma Kamp', 'Aloe Kamp', 'Cedar Camp'], 3],
      [{ sort: 'status', isDescending: true }, ['Boma Kamp', 'Aloe Kamp', 'Cedar Camp'], 3],
      [{ limit: null }, ['Aloe Kamp', 'Boma Kamp', 'Cedar Camp'], 3],
      [{ limit: 1, offset: 1 }, ['Boma Kamp'], 3],
    ] as const)('%j finds %j', async (query, names, total) => {
      const page = await fixture.organisationListings.list({ ...all, ...query })

      expect(page.rows.map(({ name }) => name)).toEqual(names)
      expect(page.total).toBe(total)
    })
  })
}
