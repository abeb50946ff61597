import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Outputs } from '../testing/api-client.ts'
import { givenServedMarketplace, type ServedMarketplace } from '../testing/given-marketplace.ts'
import { couple, holdPlots, pickerPlots, plotNamed, threeNights } from '../testing/reservations.ts'

let marketplace: ServedMarketplace
beforeAll(async () => {
  marketplace = await givenServedMarketplace()
})
afterAll(() => marketplace.stop())

const camp = 'kloofwater-camp'
const inCents = (rand: number) => Math.round(rand * 100)

describe('orgPlots.getAllForPicker', () => {
  it('shows a row for each listed plot, priced night by night', async () => {
    const plots = await pickerPlots(marketplace.client, camp, { childrenAges: [5] })
    const [first] = plots

    expect(plots).toHaveLength(6)
    expect(first).toMatchObject({
      name: 'River stand 1',
      plotNumber: 1,
      siteName: 'River stands',
      OrgSiteType: [{ id: first?.siteId, siteType: 'camping' }],
      isAvailable: true,
      isSelectable: true,
      unavailableReason: null,
      minimumStay: 1,
      bookingPax: 3,
      currency: 'ZAR',
      currencySymbol: 'R',
      total: 1149.9,
      discountApplied: null,
      discountAmount: 0,
      paymentRule: { name: 'Half now' },
      paymentTerms: '50% deposit (R575.00) required, balance R574.90 due 18/01/2027',
      paxMin: 1,
      paxMax: 6,
    })
  })

  it('gives every field of a plot by the names that clients know, its rates and tiers too', async () => {
    const [stand] = await pickerPlots(marketplace.client, camp)
    const bay = (await pickerPlots(marketplace.client, 'lowveld-caravan-park')).find(({ name }) => name === 'Caravan bay 1')

    expect(Object.keys(stand!)).toEqual(expect.arrayContaining(plotFields))
    expect(stand?.baseRates).toEqual({ offPeak: 50, peak: 60, superPeak: 80 })
    expect(stand?.rates).toEqual({ offPeak: 133.33, peak: 166.66, superPeak: 199.99 })
    expect(bay?.tiers[1]).toEqual({ paxFrom: 3, paxTo: 5, offPeak: 390, peak: 450.25, superPeak: 520 })
  })

  it.each([
    ['off-peak', threeNights],
    ['over a discount', { arrivalDate: '2027-02-01', departureDate: '2027-02-08' }],
    ['peak', { arrivalDate: '2026-12-20', departureDate: '2026-12-27' }],
  ])('gives lines that add up to nights, and nights that add up to the total (%s)', async (_season, stay) => {
    for (const plot of await pickerPlots(marketplace.client, camp, {
      ...stay,
      numberOfPensioners: 1,
      childrenAges: [1, 5, 12],
    })) {
      const nights = plot.dailyPricingBreakdown
      for (const { price, breakdown } of nights) {
        expect(breakdown.reduce((sum, { amount }) => sum + inCents(amount), 0)).toBe(inCents(price))
      }
      expect(nights.reduce((sum, { price }) => sum + inCents(price), 0)).toBe(inCents(plot.total))
      expect(nights[0]?.startDate).toBe(stay.arrivalDate)
    }
  })

  it('names the discount and what it saves', async () => {
    const [plot] = await pickerPlots(marketplace.client, camp, { departureDate: '2027-02-08' })

    expect(plot?.discountApplied).toBe('Stay four, save ten')
    expect(plot?.discountAmount).toBeGreaterThan(0)
  })

  it('says why a plot cannot be booked', async () => {
    const weekend = await pickerPlots(marketplace.client, camp, { arrivalDate: '2027-02-05', departureDate: '2027-02-06' })
    const crowd = await pickerPlots(marketplace.client, camp, { numberOfAdults: 7 })

    expect(weekend.find(({ name }) => name === 'River stand 4')).toMatchObject({
      isAvailable: false,
      unavailableReason: 'weekend_rule',
      isSelectable: false,
    })
    expect(crowd[0]).toMatchObject({ isAvailable: false, unavailableReason: 'criteria', isSelectable: true })
    expect(crowd[0]?.total).toBeGreaterThan(0)
  })

  it('says when a plot is booked', async () => {
    await holdPlots(marketplace.client, camp, ['River stand 6'])

    expect(await plotNamed(marketplace.client, camp, 'River stand 6')).toMatchObject({
      isAvailable: false,
      isSelectable: false,
      unavailableReason: 'booked',
    })
  })

  it('shows one site when asked for it', async () => {
    const { siteId } = await plotNamed(marketplace.client, 'duinezicht-cottages', 'Chalet Kokerboom')
    const plots = await pickerPlots(marketplace.client, 'duinezicht-cottages', { siteId })

    expect(plots.map(({ name }) => name)).toEqual(['Chalet Kokerboom'])
  })

  it.each([
    [{ numberOfAdults: 0 }, ['numberOfAdults']],
    [{ numberOfAdults: undefined }, ['numberOfAdults']],
    [{ childrenAges: [-1] }, ['childrenAges', 0]],
    [{ tents: 41 }, ['tents']],
    [{ departureDate: '2027-02-01' }, ['departureDate']],
    [{ pets: 1 }, ['pets']],
  ])('refuses %j', async (wish, path) => {
    const input = { orgSlug: camp, ...threeNights, ...couple, ...wish }
    const { status, error } = await marketplace.client.query('orgPlots.getAllForPicker', input)

    expect([status, error.data.issues?.[0]?.path]).toEqual([400, path])
  })
})

describe('orgPlots.quoteSelection', () => {
  it('is the price that a hold of the same plots keeps', async () => {
    const names = ['River stand 1', 'River stand 2']
    const plots = await Promise.all(names.map((name) => plotNamed(marketplace.client, camp, name)))
    const [first, second] = plots.map(({ id }) => ({ plotId: id, ...couple }))
    const wish = { orgSlug: camp, ...threeNights, plots: [first, { ...second, childrenAges: [4] }] }

    const quote = await marketplace.client.query<Outputs['orgPlots']['quoteSelection']>('orgPlots.quoteSelection', wish)
    const hold = await marketplace.client.mutate<Outputs['reservations']['hold']>('reservations.hold', wish)

    expect(quote.data.amountDue).toBe(2100)
    expect(quote.data.amountDue).toBe(hold.data.total)
    expect(quote.data.plots.map(({ plotId, total }) => ({ plotId, total }))).toEqual(
      hold.data.plots.map(({ plotId, total }) => ({ plotId, total })),
    )
    expect(quote.data).toMatchObject({ amountDueUpFront: 1050.1, dueDate: '2027-01-18' })
  })

  it('refuses as a hold would', async () => {
    const { id } = await plotNamed(marketplace.client, camp, 'River stand 3')
    const wish = { orgSlug: camp, ...threeNights, plots: [{ plotId: id, ...couple, numberOfAdults: 7 }] }

    const { error } = await marketplace.client.query('orgPlots.quoteSelection', wish)

    expect(error.data).toMatchObject({ code: 'CONFLICT', reason: 'criteria', plotIds: [id] })
  })
})

/** Plot and its picker view, by the names that clients know (rule C1). */
const plotFields = [
  ...['id', 'orgSiteId', 'name', 'plotNumber', 'mapX', 'mapY', 'mapWidth', 'mapHeight', 'isActive', 'isElectrified'],
  ...['allowSmoking', 'allowLateBooking', 'irlWidth', 'irlLength', 'irlSqm', 'useSqm', 'tentsMax', 'caravansMax', 'paxMin'],
  ...['paxMax', 'allowMultipleReservationsUpToPaxMax', 'kidsUnderWhatAgeDontCountTowardsMaxPax', 'baseRates', 'rates'],
  ...['rateBasis', 'tiers', 'minimumStayPeriod', 'minimumStayPeriodOffPeak', 'minimumStayPeriodPeak'],
  ...['minimumStayPeriodSuperPeak', 'isWeekendTwoDaysRequired', 'aboutPlot', 'images', 'siteId', 'siteName', 'OrgSiteType'],
  ...['isAvailable', 'isSelectable', 'unavailableReason', 'minimumStay', 'bookingPax', 'currency', 'currencySymbol', 'total'],
  ...['discountApplied', 'discountAmount', 'paymentRule', 'paymentTerms', 'dailyPricingBreakdown'],
]
