import { visitor } from '@camp/application/shared/actor.ts'
import { stands, testId } from '@camp/application/testing/a-campsite.ts'
import { aGuestOf } from '@camp/application/testing/a-guest-of.ts'
import { givenMarketplace } from '@camp/application/testing/given-marketplace.ts'
import { kwenaCamp } from '@camp/application/testing/kwena-camp.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { Organisation } from '@camp/domain/organisations/organisation.ts'
import type { Plot } from '@camp/domain/plots/plot.ts'
import type { OrganisationId, PlotId, SiteId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { describe, expect, it } from 'vitest'
import { loadCampsite } from './load-campsite.ts'
import { placesElsewhere } from './places-elsewhere.ts'

const stay = 'arrivalDate=2027-02-01&departureDate=2027-02-05'
const [first, second] = stands as [Plot, Plot]
const one = kwenaCamp({ organisation: { isAllowMultiplePlots: false } })
const ofSix: Catalogue = { ...one, plots: [{ ...first, paxMax: 6 }] }

/** North of the other one; a degree is 111 km. */
function neighbour(number: number, degreesNorth: number, facts: Partial<Organisation> = {}, paxMax = 6): Catalogue {
  const organisationId = testId(number * 1000) as OrganisationId
  const siteId = testId(number * 1000 + 1) as SiteId
  const latitude = one.organisation.latitude + degreesNorth
  const { organisation } = kwenaCamp({ organisation: { name: `Camp ${number}`, slug: `camp-${number}`, ...facts } })
  return {
    ...one,
    organisation: { ...organisation, id: organisationId, latitude },
    sites: one.sites.map((site) => ({ ...site, id: siteId, organisationId })),
    plots: [first, second].map((plot, index) => {
      const id = testId(number * 1000 + 100 + index) as PlotId
      return { ...plot, id, organisationId, siteId, paxMax }
    }),
  }
}

async function elsewhere(search: string, useCases: ReturnType<typeof givenMarketplace>) {
  const asked = { useCases, search: new URLSearchParams(search) }
  const today = Temporal.PlainDate.from('2026-11-21')
  const data = await loadCampsite({ ...asked, actor: visitor, orgSlug: 'kwena-camp', today })
  if (!data) throw new Error('no campsite')
  return { data, found: await placesElsewhere({ ...asked, data }) }
}

describe('where a campsite has nothing for a party', () => {
  const eleven = `${stay}&numberOfAdults=11`

  it('names those near it that do, with what they cost and the plots chosen, and the search for them', async () => {
    const marketplace = givenMarketplace({
      campsites: [ofSix, neighbour(2, 0.8), neighbour(3, 0.2), neighbour(4, 0.1, { isAllowMultiplePlots: false })],
    })

    const { data, found } = await elsewhere(eleven, marketplace)

    expect(data.tooSmall).toEqual({ paxMax: 6, isAlone: true })
    expect(found?.places).toMatchObject([
      { name: 'Camp 3', km: 22.24, total: 1600, plots: 2 },
      { name: 'Camp 2', km: 88.96, total: 1600, plots: 2 },
    ])
    for (const { address } of found?.places ?? []) {
      const { pathname, searchParams } = new URL(address, 'https://camp.test')
      expect(pathname).toMatch(/^\/camp-[23]$/)
      expect(searchParams.getAll('plot')).toHaveLength(2)
      expect(searchParams.get('arrivalDate')).toBe('2027-02-01')
    }
    const search = new URL(found?.search ?? '', 'https://camp.test')
    expect(search.pathname).toBe('/')
    expect(Object.fromEntries(search.searchParams)).toMatchObject({
      place: one.organisation.cityName,
      numberOfAdults: '11',
      arrivalDate: '2027-02-01',
      departureDate: '2027-02-05',
    })
  })

  it('looks further where nothing near has room, and then offers no search of what is near', async () => {
    const { found } = await elsewhere(
      eleven,
      givenMarketplace({ campsites: [ofSix, neighbour(2, 0.2, {}, 2), neighbour(3, 1.9)] }),
    )

    expect(found).toMatchObject({ places: [{ name: 'Camp 3' }], search: null })
  })

  it.each([
    ['past', 'arrivalDate=2026-11-07&departureDate=2026-11-10'],
    ['not open yet', 'arrivalDate=2029-11-07&departureDate=2029-11-10'],
  ])('does not look where the dates are %s: others cannot be booked then either', async (_, dates) => {
    const marketplace = givenMarketplace({ campsites: [ofSix, neighbour(2, 0.8)] })

    expect((await elsewhere(`${dates}&numberOfAdults=2`, marketplace)).found).toBeNull()
  })

  it('says that it looked where nothing has room', async () => {
    const { found } = await elsewhere(eleven, givenMarketplace({ campsites: [ofSix, neighbour(2, 0.2, {}, 2), neighbour(3, 3)] }))

    expect(found).toMatchObject({ places: [], search: null, lookedKm: 250 })
  })

  it('names them where it is full, too', async () => {
    const marketplace = givenMarketplace({ campsites: [ofSix, neighbour(2, 0.2)] })
    await aGuestOf(marketplace).holds()

    const { data, found } = await elsewhere(stay, marketplace)

    expect(data.tooSmall).toBeNull()
    expect(found?.places).toMatchObject([{ name: 'Camp 2', address: expect.stringMatching(/^\/camp-2\?/) }])
  })

  it.each([
    ['a plot is free', stay, ofSix],
    ['there are no dates', '', ofSix],
    ['plots take them together', eleven, kwenaCamp({ plot: { paxMax: 6 } })],
    ['it is embedded in the site of the campsite', `${eleven}&showHeaderFooter=false`, ofSix],
  ])('names none where %s', async (_why, search, camp) => {
    expect((await elsewhere(search, givenMarketplace({ campsites: [camp, neighbour(2, 0.2)] }))).found).toBeNull()
  })
})
