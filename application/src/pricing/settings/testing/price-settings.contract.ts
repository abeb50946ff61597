import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { AgeScale } from '@camp/domain/pricing/age-scale.ts'
import { plannedChange } from '@camp/domain/pricing/bulk-rates.ts'
import type { Discount } from '@camp/domain/pricing/discount.ts'
import { partedSeasons, seasonsGivingWay } from '@camp/domain/seasons/giving-way.ts'
import type { Season } from '@camp/domain/seasons/season.ts'
import type { AgeScaleId, DiscountId, PlotId, SeasonId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { rates } from '@camp/domain/testing/a-plot.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Catalogues } from '../../../organisations/catalogues.ts'
import { aPlacedCampsite, fullCatalogue } from '../../../organisations/testing/some-catalogues.ts'
import { testId } from '../../../testing/a-campsite.ts'
import type { PriceSettings } from '../price-settings.ts'

export interface PriceSettingsFixture {
  readonly priceSettings: PriceSettings
  readonly catalogues: Catalogues
  readonly stop: () => Promise<void>
}

const other = aPlacedCampsite({ number: 3_000, name: 'Other Camp' })
const { id: own } = fullCatalogue.organisation
const [first, second] = fullCatalogue.plots as [Catalogue['plots'][number], Catalogue['plots'][number]]
const summer = fullCatalogue.seasons[0] as Season
const scale = fullCatalogue.ageScales[0] as AgeScale
const [percentage, fixed] = fullCatalogue.discounts as [Discount, Discount]
const date = (text: string) => Temporal.PlainDate.from(text)
const autumn: Season = {
  id: testId(3_100) as SeasonId,
  name: 'Autumn',
  seasonType: 'in',
  isActive: true,
  minimumStayPeriod: 2,
  startDate: date('2027-03-20'),
  endDate: date('2027-04-12'),
}

export function priceSettingsContract(
  adapter: string,
  start: (catalogues: readonly Catalogue[]) => Promise<PriceSettingsFixture>,
): void {
  describe(`${adapter}: PriceSettings`, () => {
    let fixture: PriceSettingsFixture
    const stored = async () => (await fixture.catalogues.find(own)) as Catalogue
    beforeEach(async () => {
      fixture = await start([fullCatalogue, other])
      await fixture.catalogues.find(own)
    })
    afterEach(() => fixture.stop())

    it('adds and replaces seasons, several at once', async () => {
      const moved: Season = { ...summer, name: 'High summer', endDate: date('2027-01-15'), minimumStayPeriod: 4 }

      const saved = await fixture.priceSettings.saveSeasons(own, [autumn, moved])

      expect(saved).toEqual({ ok: true, value: null })
      expect((await stored()).seasons).toEqual([moved, autumn])
    })

    it('refuses an active season on a night that another one has, and writes none of what came with it', async () => {
      const late: Season = { ...autumn, id: testId(3_101) as SeasonId, startDate: summer.endDate, endDate: date('2027-01-20') }

      const saved = await fixture.priceSettings.saveSeasons(own, [autumn, late])

      expect(saved).toEqual({ ok: false, refusal: { code: 'seasons-overlap' } })
      expect((await stored()).seasons).toEqual([summer])
    })

    it('takes a season apart and puts another between, in one go', async () => {
      const newYear: Season = { ...autumn, startDate: date('2026-12-30'), endDate: date('2027-01-02') }
      const ids = [3_102, 3_103].map((number) => testId(number) as SeasonId)
      const parted = partedSeasons(seasonsGivingWay([newYear], [summer]), () => ids.pop() as SeasonId)

      expect((await fixture.priceSettings.saveSeasons(own, [...parted, newYear])).ok).toBe(true)

      expect((await stored()).seasons.map(({ name, startDate, endDate }) => `${name} ${startDate} ${endDate}`)).toEqual([
        `Summer ${summer.startDate} 2026-12-29`,
        'Autumn 2026-12-30 2027-01-02',
        `Summer 2027-01-03 ${summer.endDate}`,
      ])
    })

    it('lets a season that is switched off lie over another', async () => {
      const off: Season = { ...autumn, isActive: false, startDate: summer.endDate }

      expect((await fixture.priceSettings.saveSeasons(own, [off])).ok).toBe(true)
      expect((await stored()).seasons).toEqual([summer, off])
    })

    it('deletes a season of this organisation alone', async () => {
      await fixture.priceSettings.deleteSeason(other.organisation.id, summer.id)
      expect((await stored()).seasons).toEqual([summer])

      await fixture.priceSettings.deleteSeason(own, summer.id)

      expect((await stored()).seasons).toEqual([])
    })

    it('writes rates, tiers and the weekday supplement of plots, and nothing else of them', async () => {
      const raised = plannedChange(first, [
        { cell: 'rateOffPeak', to: 14_670 },
        { cell: 'baseSuperPeak', to: 5_000 },
        { cell: 'basis', to: 'perPlot' },
        { cell: 'minimumPeak', to: 3 },
        { cell: 'weekend', to: true },
      ]).after
      const tiers = [
        { paxFrom: 3, paxTo: 6, rates: rates(800, 900, 1000) },
        { paxFrom: 1, paxTo: 2, rates: rates(510.05) },
      ]

      const weekdaySupplement = { kind: 'amount', cents: 5_000, weekdays: ['FRIDAY'] } as const

      await fixture.priceSettings.savePlotPrices(own, [
        { ...raised, weekdaySupplement: 'none', name: 'Another name', paxMax: 40 },
        { ...second, tiers, weekdaySupplement },
      ])

      expect((await stored()).plots).toEqual([
        { ...raised, weekdaySupplement: 'none' },
        { ...second, tiers: tiers.toReversed(), weekdaySupplement },
      ])
      await fixture.priceSettings.savePlotPrices(own, [{ ...raised, weekdaySupplement: null }])
      expect((await stored()).plots[0]).toEqual({ ...raised, weekdaySupplement: null })
    })

    it('never writes a plot of another organisation', async () => {
      const [theirs] = other.plots as [Catalogue['plots'][number]]

      await fixture.priceSettings.savePlotPrices(own, [{ ...theirs, rates: rates(1) }])

      expect((await fixture.catalogues.find(other.organisation.id))?.plots).toEqual(other.plots)
    })

    it('adds an age scale, and links it to exactly the plots that are named', async () => {
      const toddlers: AgeScale = {
        id: testId(3_110) as AgeScaleId,
        name: 'Cabins',
        pensionerPercentage: 90.5,
        bands: [
          { fromAge: 3, toAge: 17, kind: 'fixed', amounts: rates(50, 60, 70.5) },
          { fromAge: 0, toAge: 2, kind: 'free' },
        ],
      }

      expect(await fixture.priceSettings.saveAgeScale(own, toddlers, [second.id])).toEqual({ ok: true, value: null })

      const { ageScales, plots } = await stored()
      expect(ageScales).toEqual([{ ...toddlers, bands: toddlers.bands.toReversed() }, scale])
      expect(plots.map(({ ageScaleId }) => ageScaleId)).toEqual([scale.id, toddlers.id])
    })

    it('replaces an age scale with its bands and links; unlinked, it may be deleted', async () => {
      const changed: AgeScale = { ...scale, pensionerPercentage: 100, bands: [{ fromAge: 0, toAge: 5, kind: 'free' }] }

      await fixture.priceSettings.saveAgeScale(own, changed, [])

      expect((await stored()).ageScales).toEqual([changed])
      expect((await stored()).plots.map(({ ageScaleId }) => ageScaleId)).toEqual([null, null])
      await fixture.priceSettings.deleteAgeScale(own, scale.id)
      expect((await stored()).ageScales).toEqual([])
    })

    it('adds a discount with its links, and takes it away with them', async () => {
      const long: Discount = {
        id: testId(3_120) as DiscountId,
        name: 'Long stay',
        isActive: false,
        minNights: 7,
        excludeHolidays: false,
        excludeSchoolHolidays: true,
        validDays: ['FRIDAY'],
        seasonTypes: ['peak'],
        discountType: 'fixed',
        amount: Money.rand(12.5),
        excludeDateRanges: [{ startDate: date('2027-04-27'), endDate: date('2027-04-27') }],
      }

      await fixture.priceSettings.saveDiscount(own, long, [second.id])

      expect((await stored()).discounts).toEqual([long, percentage, fixed])
      expect((await stored()).plots.map(({ discountIds }) => discountIds)).toEqual([[percentage.id, fixed.id], [long.id]])
      await fixture.priceSettings.deleteDiscount(own, long.id)
      expect(await stored()).toEqual(fullCatalogue)
    })

    it('replaces a discount, its type too, and links it to exactly the plots that are named', async () => {
      const { percentage: _, ...facts } = percentage as Extract<Discount, { readonly discountType: 'percentage' }>
      const changed: Discount = { ...facts, discountType: 'fixed', amount: Money.rand(40), validDays: ['SUNDAY', 'MONDAY'] }

      await fixture.priceSettings.saveDiscount(own, changed, [second.id])

      expect((await stored()).discounts).toEqual([changed, fixed])
      expect((await stored()).plots.map(({ discountIds }) => discountIds)).toEqual([[fixed.id], [changed.id]])
    })

    it('refuses a name that another one has, and changes nothing', async () => {
      const taken = { ok: false, refusal: { code: 'name-taken' } }

      expect(await fixture.priceSettings.saveDiscount(own, { ...fixed, name: percentage.name }, [])).toEqual(taken)
      const another = { ...scale, id: testId(3_111) as AgeScaleId }
      expect(await fixture.priceSettings.saveAgeScale(own, another, [first.id])).toEqual(taken)

      expect(await stored()).toEqual(fullCatalogue)
    })

    it('links nothing of another organisation', async () => {
      await fixture.priceSettings.saveDiscount(own, percentage, [other.plots[0]?.id as PlotId])

      expect((await fixture.catalogues.find(other.organisation.id))?.plots).toEqual(other.plots)
    })
  })
}
