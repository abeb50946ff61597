import type { Plot } from '@camp/domain/plots/plot.ts'
import type { PlotId, SiteId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { noEquipment, type Party } from '@camp/domain/stay-rules/party.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { aParty } from '@camp/domain/testing/a-party.ts'
import { aPlot, rates } from '@camp/domain/testing/a-plot.ts'
import { aSeason } from '@camp/domain/testing/a-season.ts'
import { aSite } from '@camp/domain/testing/a-site.ts'
import { describe, expect, it } from 'vitest'
import { aSearch } from '../search/testing/a-search.ts'
import { campsite, field, stands, testId } from '../testing/a-campsite.ts'
import { aGuestOf } from '../testing/a-guest-of.ts'
import { givenMarketplace, type Marketplace } from '../testing/given-marketplace.ts'
import { halfNow, kwenaCamp, kwenaCampWithoutCards } from '../testing/kwena-camp.ts'
import type { PickerPlot, PickerQuery } from './picker-view.ts'

const [first, second, third] = stands as [Plot, Plot, Plot]

async function pick({ showPicker }: Marketplace, query: Partial<PickerQuery> = {}) {
  const answer = await showPicker.execute({
    orgSlug: 'kwena-camp',
    stay: StayDates.of('2027-02-01', '2027-02-05'),
    party: aParty(),
    equipment: noEquipment,
    siteId: null,
    ...query,
  })
  if (!answer.ok) throw new Error(answer.refusal.code)
  return answer.value
}

function withPlots(...plots: readonly Plot[]) {
  return givenMarketplace({ campsites: [{ ...kwenaCamp(), plots }] })
}

const reasonsOf = (plots: readonly PickerPlot[]) => plots.map(({ plot, unavailableReason }) => [plot.name, unavailableReason])

describe('the plot picker', () => {
  it('lists what can be booked first, then what allocating guests may solve, then the rest, with the reason', async () => {
    const marketplace = withPlots(first, { ...second, isWeekendTwoDaysRequired: true }, { ...third, paxMin: 3 }, stands[3]!, {
      ...stands[4]!,
      minimumNights: { general: 5, offPeak: 0, peak: 0, superPeak: 0 },
    })
    const stay = StayDates.of('2027-02-03', '2027-02-06')
    await aGuestOf(marketplace).holds({ from: '2027-02-05', to: '2027-02-07' })

    const { plots } = await pick(marketplace, { stay })

    expect(reasonsOf(plots)).toEqual([
      ['Stand 4', null],
      ['Stand 3', 'criteria'],
      ['Stand 1', 'booked'],
      ['Stand 2', 'weekend_rule'],
      ['Stand 5', 'criteria'],
    ])
    expect(plots.map(({ availability }) => availability.isSelectable)).toEqual([true, true, false, false, false])
  })

  it('prices every plot, and names the nearest dates of those that are not free', async () => {
    const marketplace = withPlots(first, second)
    await aGuestOf(marketplace).holds()

    const { plots } = await pick(marketplace)

    expect(plots).toMatchObject([
      { plot: { id: second.id }, nearestDates: null, total: Money.rand(800) },
      { plot: { id: first.id }, nearestDates: StayDates.of('2027-01-28', '2027-02-01'), total: Money.rand(800) },
    ])
    expect(plots.map(({ hasStoppedLooking }) => hasStoppedLooking)).toEqual([false, false])
  })

  it('looks for other dates of a hundred plots for three months, to the last of them', async () => {
    const tooSmall = Array.from({ length: 100 }, (_, index) => ({ ...first, id: testId(400 + index) as PlotId, paxMax: 1 }))

    const { plots } = await pick(withPlots(...tooSmall), { stay: StayDates.of('2027-02-01', '2027-05-01') })

    expect(plots.filter(({ hasStoppedLooking }) => hasStoppedLooking)).toEqual([])
  })

  it('adds the nights that a plot asks for, and says what they cost', async () => {
    const longer = { ...first, minimumNights: { ...first.minimumNights, general: 5 } }

    expect((await pick(withPlots(longer))).plots).toMatchObject([
      { unavailableReason: 'criteria', nearestDates: StayDates.of('2027-02-01', '2027-02-06'), nearestTotal: Money.rand(1000) },
    ])
  })

  describe('for a party that no plot takes alone', () => {
    const party = aParty({ numberOfAdults: 11 })
    const twoPlots = withPlots({ ...first, paxMax: 6 }, { ...second, paxMax: 6 }, { ...third, paxMax: 4 })

    it('names the plots that the search offers together, with the guests shared out', async () => {
      const stay = StayDates.of('2027-02-01', '2027-02-05')
      const { together } = await pick(twoPlots, { party, stay })
      const { results } = await twoPlots.searchOrganisations.execute(aSearch({ stay, party }))

      expect(together?.total).toEqual(results[0]?.fromTotal)
      expect(together?.plots.map(({ plotId, party: share }) => [plotId, share.numberOfAdults])).toEqual([
        [first.id, 5],
        [second.id, 6],
      ])
    })

    it('names none where one plot a booking is all there may be', async () => {
      const camp = kwenaCamp({ organisation: { isAllowMultiplePlots: false } })
      const plots = [first, second].map((plot) => ({ ...plot, paxMax: 6 }))

      const picker = await pick(givenMarketplace({ campsites: [{ ...camp, plots }] }), { party })

      expect(picker.together).toBeNull()
      expect(picker.tooSmall).toEqual({ paxMax: 6, isAlone: true })
    })

    it.each([
      [
        { paxMax: 4, adults: 19 },
        { paxMax: 16, isAlone: false },
      ],
      [{ paxMax: 4, adults: 16 }, null],
      [{ paxMax: 4, adults: 15 }, null],
      [{ paxMax: 4, adults: 11 }, null],
      [{ paxMax: 4, adults: 3 }, null],
    ])('says how many all plots take together, where those are fewer: %j', async ({ paxMax, adults }, tooSmall) => {
      const plots = stands.slice(0, 4).map((plot) => ({ ...plot, paxMax }))

      expect((await pick(withPlots(...plots), { party: aParty({ numberOfAdults: adults }) })).tooSmall).toEqual(tooSmall)
    })

    it('says how many the one plot takes that there is', async () => {
      const marketplace = withPlots({ ...first, paxMax: 4 })

      expect((await pick(marketplace, { party })).tooSmall).toEqual({ paxMax: 4, isAlone: false })
    })

    it('counts the plots that are free alone, and says nothing where none is', async () => {
      const marketplace = withPlots({ ...first, paxMax: 4 }, { ...second, paxMax: 4 })
      await aGuestOf(marketplace).holds({ plots: [first] })
      const seven = aParty({ numberOfAdults: 7 })

      expect((await pick(marketplace, { party: seven })).tooSmall).toEqual({ paxMax: 4, isAlone: false })
      await aGuestOf(marketplace).holds({ plots: [second] })
      expect((await pick(marketplace, { party: seven })).tooSmall).toBeNull()
    })

    it('is not too many where some plots count fewer of them', async () => {
      const [counting, ...others] = stands.slice(0, 4).map((plot) => ({ ...plot, paxMax: 4 })) as [Plot, ...Plot[]]
      const plots = [counting, ...others.map((plot) => ({ ...plot, kidsUnderWhatAgeDontCountTowardsMaxPax: 6 }))]

      const picker = await pick(withPlots(...plots), { party: aParty({ numberOfAdults: 13, childrenAges: [5, 5, 5, 5] }) })

      expect([picker.together, picker.tooSmall]).toEqual([null, null])
    })

    it('is not too many where the plot that takes them is booked', async () => {
      const marketplace = withPlots({ ...first, paxMax: 12 }, { ...second, paxMax: 6 })
      await aGuestOf(marketplace).holds()

      expect((await pick(marketplace, { party: aParty({ numberOfAdults: 12 }) })).tooSmall).toBeNull()
    })

    it('names two of two, and none where there is but one', async () => {
      const plots = [first, second].map((plot) => ({ ...plot, paxMax: 6 })) as [Plot, Plot]

      expect((await pick(withPlots(...plots), { party })).together?.plots).toHaveLength(2)
      expect((await pick(withPlots(plots[0]), { party })).together).toBeNull()
    })

    it('names none where one plot takes everybody', async () => {
      expect((await pick(withPlots({ ...first, paxMax: 11 }, second), { party })).together).toBeNull()
    })
  })

  it('heads the page with the price line of the card for the same dates', async () => {
    const amounts = { displayFromAmountOffPeak: Money.rand(100), displayFromAmountSuperPeak: Money.rand(250) }
    const camp = kwenaCamp({ organisation: { useDisplayFromAmount: true, displayFromAmountPeak: null, ...amounts } })
    const marketplace = givenMarketplace({ campsites: [{ ...camp, seasons: [aSeason()] }] })
    const stay = StayDates.of('2026-12-20', '2026-12-27')

    const { results } = await marketplace.searchOrganisations.execute(aSearch({ stay }))
    const { organisation } = await pick(marketplace, { stay })

    expect(organisation.priceLine).toMatchObject({ amount: Money.rand(250) })
    expect(organisation.priceLine).toEqual(results[0]?.priceLine)
  })

  it('lists the nights of a plot to whoever asks, and they are its total', async () => {
    const { plots } = await pick(withPlots(first))
    const quote = plots[0]!.quote()

    expect(quote.nights).toHaveLength(4)
    expect([quote.total, quote.discountApplied]).toEqual([plots[0]!.total, plots[0]!.discountApplied])
  })

  it('stops looking for other dates after as many steps as for anybody, and says so', async () => {
    const tooSmall = Array.from({ length: 60 }, (_, index) => ({ ...first, id: testId(400 + index) as PlotId, paxMax: 1 }))

    const { plots } = await pick(withPlots(...tooSmall), { stay: StayDates.of('2027-02-01', '2028-02-02') })

    expect(plots.map(({ nearestDates }) => nearestDates)).toEqual(tooSmall.map(() => null))
    expect(plots[0]!.hasStoppedLooking).toBe(false)
    expect(plots.at(-1)!.hasStoppedLooking).toBe(true)
    expect(plots.at(-1)!.total.isPositive).toBe(true)
  })

  it('names no other dates where none fit within 14 days', async () => {
    const marketplace = withPlots(first)
    await aGuestOf(marketplace).holds({ from: '2027-01-15', to: '2027-02-24' })

    expect((await pick(marketplace)).plots).toMatchObject([{ unavailableReason: 'booked', nearestDates: null }])
  })

  it('frees at once what a hold that ran out kept', async () => {
    const marketplace = withPlots(first)
    await aGuestOf(marketplace).holds()
    marketplace.clock.moveTo('2026-11-21T10:15')

    expect(reasonsOf((await pick(marketplace)).plots)).toEqual([['Stand 1', null]])
  })

  it('shows payment terms as if the plot were taken alone', async () => {
    const rule = halfNow({ minimumAmountForPartial: Money.rand(800) })
    const camp = kwenaCamp({ rule })
    const plots = [camp.plots[0]!, { ...camp.plots[1]!, rates: rates(199.9) }]
    const marketplace = givenMarketplace({ campsites: [{ ...camp, plots }] })

    const { plots: picked } = await pick(marketplace)

    expect(picked.map(({ paymentTerms, paymentRule }) => [paymentRule?.name, paymentTerms])).toEqual([
      [
        'Half now',
        { kind: 'deposit', percentage: 50, deposit: Money.rand(400), balance: Money.rand(400), due: dated('2027-01-18') },
      ],
      ['Half now', { kind: 'full-amount' }],
    ])
  })

  it('counts the guests that count', async () => {
    const marketplace = withPlots(field)

    const { plots } = await pick(marketplace, { party: aParty({ childrenAges: [2, 3] }) })

    expect(plots).toMatchObject([{ bookingPax: 3 }])
  })

  it('keeps to one site when asked', async () => {
    const cabins = testId(70) as SiteId
    const { organisation } = campsite
    const cabin = aPlot({ id: testId(71) as PlotId, siteId: cabins, organisationId: organisation.id, name: 'Cabin 1' })
    const camp = kwenaCamp()
    const sites = [...camp.sites, aSite({ id: cabins, organisationId: organisation.id, name: 'Cabins', siteType: 'cabins' })]
    const marketplace = givenMarketplace({ campsites: [{ ...camp, sites, plots: [...camp.plots, cabin] }] })

    const { plots } = await pick(marketplace, { siteId: cabins })

    expect(plots).toMatchObject([{ plot: { name: 'Cabin 1' }, siteName: 'Cabins', siteType: 'cabins' }])
    expect((await pick(marketplace)).plots).toHaveLength(12)
  })

  it('lists nothing of a paused organisation, whose page says so', async () => {
    const marketplace = givenMarketplace({ campsites: [kwenaCamp({ organisation: { status: 'paused' } })] })

    expect(await pick(marketplace)).toMatchObject({ organisation: { status: 'paused' }, plots: [] })
  })

  it.each(['pending', 'inactive', 'deleted'] as const)('does not know an organisation that is %s', async (status) => {
    const marketplace = givenMarketplace({ campsites: [kwenaCamp({ organisation: { status } })] })

    await expect(pick(marketplace)).rejects.toThrow('not-found')
  })

  it('lists no plot that is switched off, nor one of a site without online booking', async () => {
    const camp = kwenaCamp()
    const off = { ...camp, plots: camp.plots.map((plot) => ({ ...plot, isActive: false })) }
    const closed = { ...camp, sites: camp.sites.map((site) => ({ ...site, isOnlineBookingActive: false })) }

    for (const each of [off, closed]) expect((await pick(givenMarketplace({ campsites: [each] }))).plots).toEqual([])
  })
})

describe('the total of a selection', () => {
  it('is that of each plot with its own guests, and what a hold keeps', async () => {
    const perPerson = (plot: Plot): Plot => ({ ...plot, rateBasis: 'perPerson', rates: rates(100.05) })
    const marketplace = withPlots(perPerson(first), perPerson(second))
    const wish = {
      orgSlug: 'kwena-camp',
      stay: StayDates.of('2027-02-01', '2027-02-03'),
      plots: [
        { plotId: first.id, party: aParty({ numberOfAdults: 3 }), equipment: noEquipment },
        { plotId: second.id, party: aParty({ numberOfAdults: 1 }), equipment: noEquipment },
      ],
    }

    const quoted = await marketplace.quoteSelection.execute(wish)
    const held = await marketplace.placeHold.execute({ ...wish, from: null })

    expect(quoted).toMatchObject({
      ok: true,
      value: {
        plots: [
          { plotName: 'Stand 1', quote: { total: Money.rand(600.4) } },
          { plotName: 'Stand 2', quote: { total: Money.rand(200.2) } },
        ],
        amountDue: Money.rand(800.6),
      },
    })
    expect(held.ok && held.value.total).toEqual(quoted.ok && quoted.value.amountDue)
  })

  it('is refused for the reasons of a hold', async () => {
    const marketplace = givenMarketplace()
    await aGuestOf(marketplace).holds()
    const quote = (plotId: PlotId) =>
      marketplace.quoteSelection.execute({
        orgSlug: 'kwena-camp',
        stay: StayDates.of('2027-02-04', '2027-02-06'),
        plots: [{ plotId, party: aParty(), equipment: noEquipment }],
      })

    expect(await quote(first.id)).toEqual(refused({ code: 'booked', plotIds: [first.id] }))
    expect(await quote(testId(999) as PlotId)).toEqual(refused({ code: 'not-found' }))
  })

  const children = { ...aParty({ numberOfAdults: 0, childrenAges: [9] }) }
  const wishFor = (...parties: readonly Party[]) => ({
    orgSlug: 'kwena-camp',
    stay: StayDates.of('2027-02-01', '2027-02-03'),
    plots: parties.map((party, at) => ({ plotId: stands[at]!.id, party, equipment: noEquipment })),
  })

  it('has a grown-up on one of its plots at least, of whatever age', async () => {
    const { quoteSelection } = givenMarketplace()
    const pensioner = aParty({ numberOfAdults: 0, numberOfPensioners: 1 })

    expect(await quoteSelection.execute(wishFor(children))).toEqual(refused({ code: 'criteria', plotIds: [first.id] }))
    expect((await quoteSelection.execute(wishFor(children, aParty({ numberOfAdults: 1 })))).ok).toBe(true)
    expect((await quoteSelection.execute(wishFor(children, pensioner))).ok).toBe(true)
  })

  it('is half of it now and the rest a fortnight before, as the rule of each plot says', async () => {
    const { quoteSelection } = givenMarketplace()

    const quoted = await quoteSelection.execute(wishFor(aParty(), aParty()))

    expect(quoted).toMatchObject({ value: { amountDue: Money.rand(800), amountDueUpFront: Money.rand(400), direct: null } })
    expect(quoted.ok && quoted.value.dueDate).toEqual(dated('2027-01-18'))
  })

  it('says how it is paid to a campsite that takes no cards', async () => {
    const { quoteSelection } = givenMarketplace({ campsites: [kwenaCampWithoutCards()] })

    const quoted = await quoteSelection.execute(wishFor(aParty()))

    const { direct } = quoted.ok ? quoted.value : {}
    expect(direct?.campsite).toBe('Kwena Camp')
    expect(direct?.payment).not.toBeNull()
  })

  it.each([
    ['pending', 'not-found'],
    ['inactive', 'not-found'],
    ['paused', 'criteria'],
  ] as const)('of a campsite that is %s is refused: %s', async (status, code) => {
    const { quoteSelection } = givenMarketplace({ campsites: [kwenaCamp({ organisation: { status } })] })

    const quoted = await quoteSelection.execute(wishFor(aParty()))

    expect(quoted.ok || quoted.refusal.code).toBe(code)
    expect(await quoteSelection.execute({ ...wishFor(aParty()), orgSlug: 'nowhere' })).toEqual(refused({ code: 'not-found' }))
  })
})

function dated(text: string): Temporal.PlainDate {
  return Temporal.PlainDate.from(text)
}
