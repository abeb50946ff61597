import { Money } from '@camp/domain/shared/money.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { aSeason } from '@camp/domain/testing/a-season.ts'
import { describe, expect, it } from 'vitest'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import { aPlacedCampsite } from './testing/some-catalogues.ts'

const isFeaturedOnHomepage = true

describe('featured organisations', () => {
  it('are those for the home page that can be booked, by name', async () => {
    const campsites = [
      aPlacedCampsite({ number: 300, name: 'Zebra', organisation: { isFeaturedOnHomepage } }),
      aPlacedCampsite({ number: 310, name: 'Aloe', organisation: { isFeaturedOnHomepage } }),
      aPlacedCampsite({ number: 320, name: 'Plain' }),
      aPlacedCampsite({ number: 330, name: 'Paused', organisation: { isFeaturedOnHomepage, status: 'paused' } }),
      aPlacedCampsite({ number: 340, name: 'Closed', organisation: { isFeaturedOnHomepage }, isClosed: true }),
    ]

    const cards = await givenMarketplace({ campsites }).featuredOrganisations.execute({ stay: null })

    expect(cards.map(({ name }) => name)).toEqual(['Aloe', 'Zebra'])
  })

  it('show the amount of the season of the dates', async () => {
    const camp = aPlacedCampsite({
      number: 300,
      name: 'Aloe',
      organisation: {
        isFeaturedOnHomepage,
        useDisplayFromAmount: true,
        displayFromAmountOffPeak: Money.rand(100),
        displayFromAmountSuperPeak: Money.rand(300),
        displayFromAmountType: 'perPerson',
      },
    })
    const { featuredOrganisations } = givenMarketplace({ campsites: [{ ...camp, seasons: [aSeason()] }] })

    const [undated] = await featuredOrganisations.execute({ stay: null })
    const [inPeak] = await featuredOrganisations.execute({ stay: StayDates.of('2026-12-20', '2026-12-22') })

    expect(undated?.priceLine).toEqual({ amount: Money.rand(100), basis: 'perPerson' })
    expect(inPeak?.priceLine).toEqual({ amount: Money.rand(300), basis: 'perPerson' })
  })
})
