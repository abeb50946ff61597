import type { Plot } from '@camp/domain/plots/plot.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { aParty } from '@camp/domain/testing/a-party.ts'
import { expect, it } from 'vitest'
import { aPlacedCampsite } from '../organisations/testing/some-catalogues.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import { mostPriced } from './shown-campsites.ts'
import { aSearch } from './testing/a-search.ts'

const cape = { name: 'Cape Town', latitude: -33.9, longitude: 18.4 }
const stay = StayDates.of('2027-02-01', '2027-02-05')

/** The further east the higher its number; only the last two take two guests. */
function crowded(count: number) {
  return Array.from({ length: count }, (_, number) => {
    const camp = aPlacedCampsite({
      number: 10_000 + number * 10,
      name: `Camp ${number}`,
      latitude: cape.latitude,
      longitude: cape.longitude + 0.02 + number / 10_000,
      organisation: { isAllowMultiplePlots: false },
    })
    return { ...camp, plots: camp.plots.map((plot): Plot => ({ ...plot, paxMax: number < count - 2 ? 1 : 4 })) }
  })
}

it('looks for what is free at the nearest two thousand, and shows the others in their order on their pages', async () => {
  const count = mostPriced + 3
  const { searchOrganisations } = givenMarketplace({ campsites: crowded(count) })
  const pages = async (page: number, pageSize = 50) => {
    const { results, total } = await searchOrganisations.execute(
      aSearch({ place: cape, radiusKm: 2000, stay, party: aParty({ numberOfAdults: 2 }), page, pageSize }),
    )
    return { total, names: results.map(({ name }) => name), free: results.map(({ hasAvailability }) => hasAvailability) }
  }

  const [first, last] = [await pages(1), await pages(41)]

  expect(first.names.slice(0, 2)).toEqual(['Camp 0', 'Camp 1'])
  expect([first.total, first.names.length, first.free.includes(true)]).toEqual([count, 50, false])
  expect(last).toEqual({ total: count, names: ['Camp 2000', 'Camp 2001', 'Camp 2002'], free: [false, true, true] })
  const [across, beyond] = [await pages(667, 3), await pages(668, 3)]
  expect([across.names, beyond.names]).toEqual([
    ['Camp 1998', 'Camp 1999', 'Camp 2000'],
    ['Camp 2001', 'Camp 2002'],
  ])
})
