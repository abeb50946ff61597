import type { Plot } from '@camp/domain/plots/plot.ts'
import { searchSorts, sortResults } from '@camp/domain/search/sort-results.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { aParty } from '@camp/domain/testing/a-party.ts'
import { rates } from '@camp/domain/testing/a-plot.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aPlacedCampsite } from '../organisations/testing/some-catalogues.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import type { SearchResult } from './search-results.ts'
import { aSearch } from './testing/a-search.ts'

const cape = { name: 'Camp 3', latitude: -33.9, longitude: 18.6 }
const stay = StayDates.of('2027-02-01', '2027-02-05')

const camps = fc.array(
  fc.record({
    eastwards: fc.integer({ min: 0, max: 12 }).map((steps) => steps / 20),
    rand: fc.integer({ min: 1, max: 5 }).map((hundreds) => hundreds * 100),
    hasRoom: fc.boolean(),
    isFeaturedOnSearch: fc.constantFrom(false, false, true),
  }),
  { minLength: 1, maxLength: 30 },
)

function marketplaceOf(wanted: typeof camps extends fc.Arbitrary<infer Camps> ? Camps : never) {
  const campsites = wanted.map(({ eastwards, rand, hasRoom, isFeaturedOnSearch }, number) => {
    const camp = aPlacedCampsite({
      number: 2_000 + number * 10,
      name: `Camp ${number}`,
      latitude: cape.latitude,
      longitude: cape.longitude + eastwards,
      organisation: { isFeaturedOnSearch, isAllowMultiplePlots: false },
    })
    return { ...camp, plots: camp.plots.map((plot): Plot => ({ ...plot, rates: rates(rand), paxMax: hasRoom ? 4 : 1 })) }
  })
  return givenMarketplace({ campsites })
}

const asSorted = (results: readonly SearchResult[], sort: (typeof searchSorts)[number]) =>
  sortResults(
    results.map((result) => ({
      result,
      name: result.name,
      distanceKm: result.distanceKm,
      priceCents: result.fromTotal?.cents ?? null,
      ratingAverage: result.rating.average,
      hasAvailability: result.hasAvailability,
      isFeaturedOnSearch: result.isFeatured,
    })),
    sort,
  ).map(({ result }) => result)

it('shows on each page what looking at every campsite would put there', async () => {
  await fc.assert(
    fc.asyncProperty(
      camps,
      fc.constantFrom(...searchSorts),
      fc.integer({ min: 1, max: 6 }),
      fc.boolean(),
      async (wanted, sort, pageSize, isChosen) => {
        const { searchOrganisations } = marketplaceOf(wanted)
        const place = isChosen ? cape : { ...cape, name: 'Somewhere' }
        const query = aSearch({ place, stay, party: aParty({ numberOfAdults: 2 }), sort })

        const whole = await searchOrganisations.execute({ ...query, pageSize: 50 })
        const pages = Array.from({ length: Math.ceil(whole.total / pageSize) }, (_, page) =>
          searchOrganisations.execute({ ...query, page: page + 1, pageSize }),
        )

        const shown = (await Promise.all(pages)).flatMap(({ results }) => results)
        expect(shown).toEqual(whole.results)
        expect(whole.total).toBe(wanted.length)
        if (!isChosen) expect(whole.results).toEqual(asSorted(whole.results, sort))
      },
    ),
  )
})
