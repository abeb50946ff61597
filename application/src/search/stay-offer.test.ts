import type { Plot } from '@camp/domain/plots/plot.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { aParty } from '@camp/domain/testing/a-party.ts'
import { rates } from '@camp/domain/testing/a-plot.ts'
import { describe, expect, it } from 'vitest'
import { aPlacedCampsite } from '../organisations/testing/some-catalogues.ts'
import { stands, testId } from '../testing/a-campsite.ts'
import { aGuestOf } from '../testing/a-guest-of.ts'
import { givenMarketplace, type MarketplaceFacts } from '../testing/given-marketplace.ts'
import { kwenaCamp } from '../testing/kwena-camp.ts'
import type { SearchQuery } from './search-results.ts'
import { aSearch } from './testing/a-search.ts'

const stay = StayDates.of('2027-02-01', '2027-02-05')

async function search(campsites: MarketplaceFacts['campsites'], query: Partial<SearchQuery> = {}) {
  return givenMarketplace({ campsites }).searchOrganisations.execute(aSearch(query))
}

describe('searching with dates', () => {
  it('without them says nothing about them', async () => {
    const found = await search([kwenaCamp()])

    expect(found.results).toMatchObject([{ hasAvailability: null, fromTotal: null, plotsNeeded: null, nearestDates: [] }])
  })

  it('names the lowest total, which is what a hold of that plot costs', async () => {
    const camp = kwenaCamp()
    const cheapest = camp.plots[3]!
    const plots = camp.plots.map((plot) => (plot === cheapest ? { ...plot, rates: rates(149.95) } : plot))
    const marketplace = givenMarketplace({ campsites: [{ ...camp, plots }] })

    const found = await marketplace.searchOrganisations.execute(aSearch({ stay }))
    const held = await aGuestOf(marketplace).holds({ plots: [cheapest] })

    expect(found.results).toMatchObject([{ hasAvailability: true, plotsNeeded: 1, fromTotal: held.total }])
    expect(held.total).toEqual(Money.rand(600)) // R149.95 is R150.00 a night, to one decimal
  })

  it.each([
    [6, 1, 800],
    [12, 2, 1600],
    [18, 3, 2400],
  ])('for %d guests needs %d plots', async (numberOfAdults, plotsNeeded, rand) => {
    const camp = kwenaCamp()
    const found = await search([{ ...camp, plots: camp.plots.slice(0, 10) }], { stay, party: aParty({ numberOfAdults }) })

    expect(found.results).toMatchObject([{ hasAvailability: true, plotsNeeded, fromTotal: Money.rand(rand) }])
  })

  it.each([
    ['three of two guests where a baby counts', 0, [0], 3],
    ['three of two guests where a child of three counts', 3, [3, 3], 3],
    ['two where a child of three does not count', 4, [3, 3], 2],
  ])('for four adults with children needs %s', async (_, kidsUnderWhatAgeDontCountTowardsMaxPax, childrenAges, plotsNeeded) => {
    const camp = kwenaCamp({ plot: { paxMax: 2, kidsUnderWhatAgeDontCountTowardsMaxPax } })

    const found = await search([camp], { stay, party: aParty({ numberOfAdults: 4, childrenAges }) })

    expect(found.results).toMatchObject([{ plotsNeeded }])
  })

  it.each([
    ['first', [4, 0]],
    ['last', [0, 4]],
  ])('leaves small children to the plot on which they do not count, though others count them: the %s', async (_, ages) => {
    const camp = kwenaCamp({ plot: { paxMax: 2 } })
    const plots = ages.map((age, at) => ({ ...camp.plots[at]!, kidsUnderWhatAgeDontCountTowardsMaxPax: age }))

    const found = await search([{ ...camp, plots }], { stay, party: aParty({ numberOfAdults: 4, childrenAges: [3, 3] }) })

    expect(found.results).toMatchObject([{ hasAvailability: true, plotsNeeded: 2 }])
  })

  it.each([
    ['more guests than three plots hold', kwenaCamp(), 31 + 12],
    ['several plots where they may not be booked together', kwenaCamp({ organisation: { isAllowMultiplePlots: false } }), 31],
  ])('has nothing for %s', async (_what, camp, numberOfAdults) => {
    const found = await search([{ ...camp, plots: camp.plots.slice(0, 10) }], { stay, party: aParty({ numberOfAdults }) })

    expect(found.results).toMatchObject([{ hasAvailability: false, fromTotal: null, plotsNeeded: null, nearestDates: [] }])
  })

  it('puts what is free before what is full, and offers full places the nearest dates at the price of a hold', async () => {
    const camp = kwenaCamp({ organisation: { isFeaturedOnSearch: true } })
    const campsites = [{ ...camp, plots: camp.plots.slice(0, 1) }, aPlacedCampsite({ number: 2000, name: 'Free' })]
    const marketplace = givenMarketplace({ campsites })
    const guest = aGuestOf(marketplace)
    await guest.holds()

    const found = await marketplace.searchOrganisations.execute(aSearch({ stay }))

    expect(found.results.map(({ name }) => name)).toEqual(['Free', 'Kwena Camp'])
    const { nearestDates } = found.results[1]!
    expect(nearestDates.map((dates) => `${dates.stay.arrival} ${dates.stay.departure}`)).toEqual([
      '2027-01-28 2027-02-01',
      '2027-02-05 2027-02-09',
      '2027-01-27 2027-01-31',
    ])
    const [{ stay: dates, fromTotal }] = nearestDates as [(typeof nearestDates)[number]]
    const held = await guest.holds({ plots: stands.slice(0, 1), from: `${dates.arrival}`, to: `${dates.departure}` })
    expect(held.total).toEqual(fromTotal)
  })

  it('offers no date in the past', async () => {
    const camp = kwenaCamp()
    const marketplace = givenMarketplace({ campsites: [{ ...camp, plots: camp.plots.slice(0, 1) }], at: '2027-01-31T10:00' })
    await aGuestOf(marketplace).holds()

    const found = await marketplace.searchOrganisations.execute(aSearch({ stay }))

    expect(found.results[0]?.nearestDates.map(({ stay: { arrival } }) => `${arrival}`)).toEqual([
      '2027-02-05',
      '2027-02-06',
      '2027-02-07',
    ])
  })

  describe('where nothing is free', () => {
    const withMinimum = (general: number, others: Partial<Plot> = {}) => {
      const camp = kwenaCamp()
      const minimumNights = { ...camp.plots[0]!.minimumNights, general }
      return { ...camp, plots: camp.plots.slice(0, 1).map((plot) => ({ ...plot, minimumNights, ...others })) }
    }
    const twoNights = StayDates.of('2027-02-01', '2027-02-03')
    const saturday = StayDates.of('2027-02-06', '2027-02-08')

    it('says how many nights are asked for, and what they cost: never that the place is full', async () => {
      const marketplace = givenMarketplace({ campsites: [withMinimum(3)] })

      const found = await marketplace.searchOrganisations.execute(aSearch({ stay: twoNights }))
      const held = await aGuestOf(marketplace).holds({ plots: stands.slice(0, 1), from: '2027-02-01', to: '2027-02-04' })

      expect(found.results).toMatchObject([
        {
          hasAvailability: false,
          whyNot: { code: 'stay-too-short', required: 3, requested: 2 },
          longerStay: { stay: StayDates.of('2027-02-01', '2027-02-04'), fromTotal: held.total },
        },
      ])
    })

    it('adds the night before where the one after is taken', async () => {
      const marketplace = givenMarketplace({ campsites: [withMinimum(3)] })
      await aGuestOf(marketplace).holds({ plots: stands.slice(0, 1), from: '2027-02-03', to: '2027-02-06' })

      const found = await marketplace.searchOrganisations.execute(aSearch({ stay: twoNights }))

      expect(found.results).toMatchObject([{ longerStay: { stay: StayDates.of('2027-01-31', '2027-02-03') } }])
    })

    it('offers both nights of a weekend that belong together', async () => {
      const found = await search([withMinimum(0, { isWeekendTwoDaysRequired: true })], { stay: saturday })

      expect(found.results).toMatchObject([
        { whyNot: { code: 'weekend' }, longerStay: { stay: StayDates.of('2027-02-05', '2027-02-08') } },
      ])
    })

    it('is full only where what could hold the party is booked', async () => {
      const marketplace = givenMarketplace({ campsites: [withMinimum(0)] })
      await aGuestOf(marketplace).holds({ plots: stands.slice(0, 1) })

      const found = await marketplace.searchOrganisations.execute(aSearch({ stay }))

      expect(found.results).toMatchObject([{ whyNot: { code: 'full' }, longerStay: null }])
    })

    it('says how many a plot takes when the group is too large for any', async () => {
      const found = await search([withMinimum(0)], { stay, party: aParty({ numberOfAdults: 11 }) })

      expect(found.results).toMatchObject([{ whyNot: { code: 'too-many-guests', paxMax: 6 }, nearestDates: [] }])
    })

    describe('for a group that needs several plots', () => {
      const group = aParty({ numberOfAdults: 12 })
      const threePlots = (others: Partial<Plot> = {}) => {
        const camp = kwenaCamp({ plot: others })
        return { ...camp, plots: camp.plots.slice(0, 3) }
      }
      const { minimumNights } = stands[0]!
      const minimumOf = (general: number) => ({ minimumNights: { ...minimumNights, general } })

      it('is full where every plot is booked, and offers other dates', async () => {
        const marketplace = givenMarketplace({ campsites: [threePlots()] })
        await aGuestOf(marketplace).holds({ plots: stands.slice(0, 3) })

        const { results } = await marketplace.searchOrganisations.execute(aSearch({ stay, party: group }))

        expect(results).toMatchObject([{ whyNot: { code: 'full' }, longerStay: null }])
        expect(results[0]?.nearestDates).toHaveLength(3)
      })

      it('says how many nights are asked for, at the price of a hold of the plots together', async () => {
        const marketplace = givenMarketplace({ campsites: [threePlots(minimumOf(3))] })
        const longer = StayDates.of('2027-02-01', '2027-02-04')

        const { results } = await marketplace.searchOrganisations.execute(aSearch({ stay: twoNights, party: group }))
        const then = await marketplace.searchOrganisations.execute(aSearch({ stay: longer, party: group }))
        const plots = then.results[0]!.plots
        const held = await marketplace.placeHold.execute({ orgSlug: 'kwena-camp', stay: longer, plots, from: null })

        expect(results).toMatchObject([
          {
            hasAvailability: false,
            whyNot: { code: 'stay-too-short', required: 3, requested: 2 },
            longerStay: { stay: longer, fromTotal: Money.rand(1200) },
          },
        ])
        expect(plots).toHaveLength(2)
        expect(held).toMatchObject({ ok: true, value: { total: Money.rand(1200) } })
      })

      it('adds nights on small plots where the large one is booked', async () => {
        const camp = threePlots(minimumOf(3))
        const plots = camp.plots.map((plot, at) => (at === 0 ? { ...plot, ...minimumOf(0), paxMax: 12 } : plot))
        const marketplace = givenMarketplace({ campsites: [{ ...camp, plots }] })
        await aGuestOf(marketplace).holds({ plots: stands.slice(0, 1) })

        const { results } = await marketplace.searchOrganisations.execute(aSearch({ stay: twoNights, party: group }))

        expect(results).toMatchObject([
          { whyNot: { code: 'stay-too-short', required: 3 }, longerStay: { fromTotal: Money.rand(1200) } },
        ])
      })

      it('counts on shared plots the room that others leave', async () => {
        const camp = threePlots({ ...minimumOf(3), allowMultipleReservationsUpToPaxMax: true })
        const plots = camp.plots.slice(0, 2)
        const marketplace = givenMarketplace({ campsites: [{ ...camp, plots }] })
        const asks = async () =>
          (await marketplace.searchOrganisations.execute(aSearch({ stay: twoNights, party: group }))).results

        expect(await asks()).toMatchObject([{ whyNot: { code: 'stay-too-short' } }])
        await aGuestOf(marketplace).holds({ plots: stands.slice(0, 1) })
        expect(await asks()).toMatchObject([{ whyNot: { code: 'full' }, longerStay: null }])
      })

      it('offers both nights of a weekend that belong together', async () => {
        const found = await search([threePlots({ isWeekendTwoDaysRequired: true })], { stay: saturday, party: group })

        expect(found.results).toMatchObject([
          {
            whyNot: { code: 'weekend' },
            longerStay: { stay: StayDates.of('2027-02-05', '2027-02-08'), fromTotal: Money.rand(1200) },
          },
        ])
      })

      it.each([
        ['today, where that is too late', '2027-02-01T10:00'],
        ['too far ahead', '2025-02-01T10:00'],
      ])('is the arrival: %s', async (_when, at) => {
        const campsites = [threePlots({ allowLateBooking: false })]
        const { searchOrganisations } = givenMarketplace({ campsites, at })

        const { results } = await searchOrganisations.execute(aSearch({ stay, party: group }))

        expect(results).toMatchObject([{ whyNot: { code: 'arrival' } }])
      })

      it.each([
        ['two plots may not be booked together', { isAllowMultiplePlots: false }, 12],
        ['no three plots hold them', {}, 19],
      ])('says how many a plot takes where %s, though all are booked', async (_why, organisation, numberOfAdults) => {
        const camp = kwenaCamp({ organisation })
        const marketplace = givenMarketplace({ campsites: [{ ...camp, plots: camp.plots.slice(0, 4) }] })
        for (const plot of stands.slice(0, 4)) await aGuestOf(marketplace).holds({ plots: [plot] })

        const { results } = await marketplace.searchOrganisations.execute(aSearch({ stay, party: aParty({ numberOfAdults }) }))

        expect(results).toMatchObject([{ whyNot: { code: 'too-many-guests', paxMax: 6 }, longerStay: null }])
      })
    })
  })

  it('names the plots that hold a group together, and a hold of them costs what it says', async () => {
    const camp = kwenaCamp()
    const marketplace = givenMarketplace({ campsites: [{ ...camp, plots: camp.plots.slice(0, 10) }] })

    const found = await marketplace.searchOrganisations.execute(
      aSearch({ stay, party: aParty({ numberOfAdults: 9, childrenAges: [4, 12] }) }),
    )
    const [{ plots, fromTotal }] = found.results as [(typeof found.results)[number]]
    const { slug } = camp.organisation
    const held = await marketplace.placeHold.execute({ orgSlug: slug, stay, plots, from: null })

    expect(plots).toHaveLength(2)
    expect(held).toMatchObject({ ok: true, value: { total: fromTotal } })
  })

  it('does not count plots that the filters leave out', async () => {
    const camp = kwenaCamp()
    const electrified: Plot = { ...camp.plots[0]!, id: testId(300) as PlotId, isElectrified: true, rates: rates(500) }
    const found = await search([{ ...camp, plots: [...camp.plots, electrified] }], { stay, electrified: true })

    expect(found.results).toMatchObject([{ fromTotal: Money.rand(2000) }])
  })

  it('says that it stopped looking for a set that would take too long to find, and names no price', async () => {
    const camp = kwenaCamp()
    const plots = Array.from({ length: 40 }, (_, index) => {
      const plot = camp.plots[0]!
      return { ...plot, id: testId(400 + index) as PlotId, paxMax: 14 + (index % 3), rates: rates(100 + index) }
    })
    const party = aParty({ numberOfAdults: 20, childrenAges: Array.from({ length: 20 }, (_, child) => child % 18) })

    const found = await search([{ ...camp, plots }], { stay: StayDates.of('2027-02-01', '2028-02-02'), party })

    const nothing = { hasAvailability: null, fromTotal: null, plotsNeeded: null, nearestDates: [] }
    expect(found.results).toMatchObject([{ ...nothing, stoppedLookingFor: 'total' }])
  })

  it('says of those further away that it stopped looking, when the nearer ones took all steps', async () => {
    const camps = Array.from({ length: 60 }, (_, number) =>
      aPlacedCampsite({ number: 4_000 + number * 10, name: `Camp ${number + 10}` }),
    ).map((camp) => ({
      ...camp,
      plots: Array.from({ length: 20 }, (_, plot) => ({
        ...camp.plots[0]!,
        id: `${camp.organisation.id.slice(0, 30)}${String(plot).padStart(6, '0')}` as PlotId,
        paxMax: 4,
      })),
    }))

    const { results } = await search(camps, {
      stay: StayDates.of('2027-02-01', '2028-02-02'),
      party: aParty({ numberOfAdults: 40 }),
      pageSize: 50,
    })

    expect(results.at(0)).toMatchObject({ hasAvailability: false, whyNot: { code: 'too-many-guests' } })
    expect(results.at(-1)).toMatchObject({ hasAvailability: null, fromTotal: null, stoppedLookingFor: 'total' })
  })

  it('says that it stopped looking for other dates, and that the place is full', async () => {
    const camp = kwenaCamp()
    const plots = Array.from({ length: 90 }, (_, index) => ({
      ...camp.plots[0]!,
      id: testId(400 + index) as PlotId,
      paxMax: 1,
      paxMin: 1,
    }))

    const found = await search([{ ...camp, plots }], {
      stay: StayDates.of('2027-02-01', '2028-02-02'),
      party: aParty({ numberOfAdults: 40 }),
    })

    expect(found.results).toMatchObject([{ hasAvailability: false, nearestDates: [], stoppedLookingFor: 'nearestDates' }])
  })

  it('finds a place for an ordinary group well within its steps', async () => {
    const found = await search([kwenaCamp()], { stay, party: aParty({ numberOfAdults: 8, childrenAges: [2, 5, 7, 9, 11, 14] }) })

    expect(found.results).toMatchObject([{ hasAvailability: true, stoppedLookingFor: null }])
  })
})
