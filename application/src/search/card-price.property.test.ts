import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import { referenceOrganisation, referenceOrganisations } from '@camp/domain/pricing/testing/reference-organisations.ts'
import type { OrganisationId, SiteId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { aSite } from '@camp/domain/testing/a-site.ts'
import { anOrganisation } from '@camp/domain/testing/an-organisation.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aWish } from '../testing/a-guest-of.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import { aSearch } from './testing/a-search.ts'

const organisationId = 'organisation-1' as OrganisationId
const siteId = 'site-1' as SiteId

/** A reference organisation with its own prices, rules and seasons. */
function reference(slug: string): Catalogue {
  return {
    organisation: anOrganisation({ id: organisationId, slug, name: slug }),
    specialTerms: [],
    documents: [],
    tags: [],
    ...referenceOrganisation(slug),
    sites: [aSite({ id: siteId, organisationId })],
  }
}

const party = fc.record({
  numberOfAdults: fc.integer({ min: 1, max: 4 }),
  numberOfPensioners: fc.integer({ min: 0, max: 1 }),
  childrenAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 2 }),
})
const stay = fc
  .record({ inDays: fc.integer({ min: 1, max: 500 }), nights: fc.integer({ min: 1, max: 8 }) })
  .map(({ inDays, nights }) => {
    const arrival = Temporal.PlainDate.from('2026-11-21').add({ days: inDays })
    return StayDates.of(arrival, arrival.add({ days: nights }))
  })
const summer = {
  country: 'ZA',
  provinceCode: 'all',
  year: 2026,
  name: 'Summer',
  startDate: Temporal.PlainDate.from('2026-12-09'),
  endDate: Temporal.PlainDate.from('2027-01-12'),
}
const holidays = { declared: [], schoolHolidays: [summer] }

describe.each(referenceOrganisations.map(({ slug }) => slug))('the card of %s', (slug) => {
  it('shows the total of the cheapest hold, to the cent', async () => {
    const catalogue = reference(slug)

    await fc.assert(
      fc.asyncProperty(stay, party, async (dates, guests) => {
        const marketplace = givenMarketplace({ campsites: [catalogue], holidays })
        const { results } = await marketplace.searchOrganisations.execute(aSearch({ stay: dates, party: guests }))
        const { fromTotal, plotsNeeded } = results[0]!
        const holds = await Promise.all(
          catalogue.plots.map(({ id }) => {
            const wish = aWish({
              orgSlug: slug,
              plots: [{ id }],
              from: `${dates.arrival}`,
              to: `${dates.departure}`,
              party: guests,
            })
            return marketplace.placeHold.execute(wish)
          }),
        )
        const totals = holds.flatMap((held) => (held.ok ? [held.value.total.cents] : []))

        if (plotsNeeded === 1) expect(fromTotal?.cents).toBe(Math.min(...totals))
        else expect(totals).toEqual([])
      }),
      { numRuns: 30 },
    )
  })
})
