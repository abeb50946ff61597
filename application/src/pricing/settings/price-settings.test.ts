import { publishedSchoolHolidays } from '@camp/domain/holidays/published-school-holidays.ts'
import type { AgeScale } from '@camp/domain/pricing/age-scale.ts'
import type { SeasonType } from '@camp/domain/seasons/season.ts'
import type { OrganisationId, PlotId, SeasonId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { aParty } from '@camp/domain/testing/a-party.ts'
import { rates } from '@camp/domain/testing/a-plot.ts'
import { describe, expect, it } from 'vitest'
import { fullCatalogue } from '../../organisations/testing/some-catalogues.ts'
import { revisionOf } from '../../shared/revision.ts'
import { revisionOfSchoolSeasons } from './add-school-seasons.ts'
import { revisionOfAgeScale } from './age-scale-use-cases.ts'
import { revisionOfDiscount } from './discount-use-cases.ts'
import { type CellEdit, revisionOfPlan } from './rate-use-cases.ts'
import { doneTo } from './revert-rates.ts'
import { asOwner, autumn, cabin, calendarDate, changedMeanwhile, family, four, stand, summer } from './testing/full-prices.ts'
import { givenPrices, otherCamp, own, personWithRole } from './testing/given-prices.ts'

describe('seasons', () => {
  it('are added and changed; what somebody else changed meanwhile is not written over', async () => {
    const prices = givenPrices()

    const added = await prices.saveSeason.execute({ ...asOwner, id: null, revision: null, season: autumn, agreed: null })
    const moved = { ...summer, endDate: calendarDate('2027-01-12') }
    const asShown = { ...asOwner, id: summer.id, revision: revisionOf(summer), season: moved, agreed: null }
    const first = await prices.saveSeason.execute(asShown)
    const second = await prices.saveSeason.execute(asShown)

    expect([added, first]).toEqual([accepted({ id: prices.now().seasons[1]?.id }), accepted({ id: summer.id })])
    expect(second).toEqual(changedMeanwhile)
    expect(prices.now().seasons.map(({ name }) => name)).toEqual(['Summer', 'Autumn'])
  })

  it('take nights of others once that was shown and agreed to, in one act', async () => {
    const prices = givenPrices()
    const season = { ...autumn, name: 'New Year', startDate: calendarDate('2026-12-30'), endDate: calendarDate('2027-01-02') }
    const asked = { ...asOwner, id: null, revision: null, season }

    const shown = await prices.saveSeason.execute({ ...asked, agreed: null })
    expect(prices.now().seasons).toEqual([summer])
    const parts = [
      { startDate: summer.startDate, endDate: calendarDate('2026-12-29') },
      { startDate: calendarDate('2027-01-03'), endDate: summer.endDate },
    ]
    const givingWay = [{ season: summer, parts }]
    expect(shown).toEqual(refused({ code: 'takes-nights', givingWay }))
    const other = { ...asked, season: { ...season, endDate: calendarDate('2027-01-03') } }
    expect(await prices.saveSeason.execute({ ...other, agreed: revisionOf(givingWay) })).toMatchObject({
      refusal: { code: 'takes-nights' },
    })
    const saved = await prices.saveSeason.execute({ ...asked, agreed: revisionOf(givingWay) })

    expect(saved.ok).toBe(true)
    expect(prices.now().seasons.map(({ name, startDate, endDate }) => `${name} ${startDate} ${endDate}`)).toEqual([
      'Summer 2026-12-11 2026-12-29',
      'New Year 2026-12-30 2027-01-02',
      'Summer 2027-01-03 2027-01-10',
    ])
    const trail = await prices.auditTrail.latest({ organisationId: own, act: 'season', limit: 9 })
    expect(trail.map(({ act }) => act).toSorted()).toEqual(['season.added', 'season.added', 'season.changed'])
    expect(new Set(trail.map(({ at }) => at.toString())).size).toBe(1)
  })

  it('are made of the school holidays of a year, at the rate chosen for each, as they were shown', async () => {
    const prices = givenPrices({}, publishedSchoolHolidays)
    const asked = { ...asOwner, year: 2027, chosen: new Map<string, SeasonType | null>() }
    const shown = await prices.addSchoolSeasons.execute({ ...asked, revision: null })
    const plan = shown.ok ? shown.value : undefined

    expect(plan?.holidays.map(({ holiday, seasonType, isThere }) => [holiday.name, seasonType, isThere])).toEqual([
      ['Easter school holiday 2027', 'in', false],
      ['Winter school holiday 2027', 'in', false],
      ['Spring school holiday 2027', 'in', false],
      ['Summer school holiday 2027', 'peak', false],
    ])
    const chosen = new Map([
      ['2027-06-26', 'peak'],
      ['2027-09-23', null],
    ] as const)
    const stale = revisionOfSchoolSeasons(plan!)
    expect(await prices.addSchoolSeasons.execute({ ...asked, chosen, revision: stale })).toEqual(changedMeanwhile)
    const wanted = await prices.addSchoolSeasons.execute({ ...asked, chosen, revision: null })
    const revision = wanted.ok ? revisionOfSchoolSeasons(wanted.value) : ''
    expect(prices.now().seasons).toEqual([summer])

    expect(await prices.addSchoolSeasons.execute({ ...asked, chosen, revision })).toEqual(wanted)

    const { seasons } = prices.now()
    expect(seasons.map(({ name, seasonType, minimumStayPeriod }) => [name, seasonType, minimumStayPeriod])).toEqual([
      ['Summer', 'peak', 3],
      ['Easter school holiday 2027', 'in', 0],
      ['Winter school holiday 2027', 'peak', 0],
      ['Summer school holiday 2027', 'peak', 0],
    ])
    const again = await prices.addSchoolSeasons.execute({ ...asked, chosen, revision: null })
    expect(again.ok && again.value.holidays.map(({ isThere }) => isThere)).toEqual([true, true, false, true])
    expect(await prices.addSchoolSeasons.execute({ ...asked, chosen, revision: '' })).toEqual(refused({ code: 'nothing-to-add' }))
  })

  it('of the schools take nights of others where a rate is chosen for them, and none by themselves', async () => {
    const autumnOf2027 = { ...summer, ...autumn, id: 'autumn' as SeasonId, endDate: calendarDate('2027-04-20') }
    const prices = givenPrices({ seasons: [autumnOf2027] }, publishedSchoolHolidays)
    const asked = { ...asOwner, year: 2027, revision: null }

    const free = await prices.addSchoolSeasons.execute({ ...asked, chosen: new Map() })
    const taking = await prices.addSchoolSeasons.execute({ ...asked, chosen: new Map([['2027-03-20', 'peak']]) })

    expect(free).toMatchObject({
      value: { holidays: [{ seasonType: null, takenBy: [autumnOf2027] }, {}, {}, {}], givingWay: [] },
    })
    const parts = [{ startDate: calendarDate('2027-04-05'), endDate: calendarDate('2027-04-20') }]
    expect(taking).toMatchObject({ value: { givingWay: [{ season: autumnOf2027, parts }] } })
  })

  it('are copied to a later year as they were shown, those whose nights are taken left out', async () => {
    const prices = givenPrices()
    const asked = { ...asOwner, fromYear: 2026, toYear: 2027, copying: 'same-dates' as const }

    const shown = await prices.copySeasons.execute({ ...asked, dryRun: true })
    expect(prices.now().seasons).toHaveLength(1)
    const copied = await prices.copySeasons.execute({ ...asked, dryRun: false })

    expect(copied).toEqual(shown)
    expect(prices.now().seasons.map(({ startDate, endDate }) => `${startDate} ${endDate}`)).toEqual([
      '2026-12-11 2027-01-10',
      '2027-12-11 2028-01-10',
    ])
    expect(await prices.copySeasons.execute({ ...asked, dryRun: false })).toEqual(refused({ code: 'nothing-to-copy' }))
    const codeIn = async (toYear: number) => {
      const answer = await prices.copySeasons.execute({ ...asked, toYear, dryRun: true })
      return answer.ok ? null : answer.refusal.code
    }
    expect([await codeIn(2025), await codeIn(2026), await codeIn(2200)]).toEqual(Array(3).fill('years-wrong-way-round'))
    expect(await codeIn(2199)).toBeNull()
  })

  it('say what is wrong with them', async () => {
    const season = { ...autumn, name: ' ' }

    const saved = await givenPrices().saveSeason.execute({ ...asOwner, id: null, revision: null, season, agreed: null })

    expect(saved).toEqual(refused({ code: 'season-invalid', problems: [{ code: 'name-missing' }] }))
  })

  it('may be deleted as they were shown', async () => {
    const prices = givenPrices()
    const asked = { ...asOwner, id: summer.id }

    expect(await prices.deleteSeason.execute({ ...asked, revision: 'old' })).toEqual(changedMeanwhile)
    expect(await prices.deleteSeason.execute({ ...asked, revision: revisionOf(summer) })).toEqual(accepted(null))
    expect(await prices.deleteSeason.execute({ ...asked, revision: revisionOf(summer) })).toEqual(refused({ code: 'not-found' }))
  })
})

describe('rates', () => {
  const edit = (facts: Partial<CellEdit> = {}): CellEdit => ({
    plotId: stand.id,
    cell: 'ratePeak',
    from: 16666,
    to: 17000,
    ...facts,
  })

  it('change in the cells that were edited, of several plots at once', async () => {
    const prices = givenPrices()

    const saved = await prices.changeRates.execute({ ...asOwner, edits: [edit(), edit({ plotId: cabin.id, from: 0, to: 50 })] })

    expect(saved.ok).toBe(true)
    expect(prices.now().plots.map((plot) => plot.rates.peak.cents)).toEqual([17000, 50])
  })

  it('stay as they were when one cell is wrong or was changed by somebody else; every such cell is named', async () => {
    const prices = givenPrices()
    const wrong = edit({ plotId: cabin.id, cell: 'minimumPeak', from: 3, to: 400 })
    const late = edit({ plotId: cabin.id, cell: 'basis', from: 'perPerson', to: 'perHead' as never })

    const saved = await prices.changeRates.execute({ ...asOwner, edits: [edit(), wrong, late] })

    expect(saved).toEqual(
      refused({
        code: 'cells-wrong',
        cells: [
          { plotId: cabin.id, cell: 'basis', code: 'changed-meanwhile' },
          { plotId: cabin.id, cell: 'minimumPeak', code: 'not-nights' },
          { plotId: cabin.id, cell: 'basis', code: 'not-a-basis' },
        ],
      }),
    )
    expect(prices.now()).toEqual(fullCatalogue)
  })

  it('raised by a tenth are shown first and then written as they were shown', async () => {
    const prices = givenPrices()
    const act = { kind: 'percent', percent: 10, roundTo: 100 } as const
    const change = { act, cells: ['rateOffPeak', 'rateSuperPeak'], withTiers: true } as const
    const asked = { ...asOwner, plotIds: [stand.id, cabin.id], change }

    const preview = await prices.bulkChangeRates.execute({ ...asked, revision: null })
    if (!preview.ok) throw new Error(preview.refusal.code)
    expect(prices.now()).toEqual(fullCatalogue)
    const written = await prices.bulkChangeRates.execute({ ...asked, revision: revisionOfPlan(preview.value) })

    expect(written).toEqual(preview)
    expect(prices.now().plots[0]?.rates).toEqual(rates(147, 166.66, 220))
    expect(prices.now().plots[1]?.tiers.map((tier) => tier.rates)).toEqual([rates(550, 500, 550), rates(770, 800, 990)])
    expect(await prices.bulkChangeRates.execute({ ...asked, revision: revisionOfPlan(preview.value) })).toEqual(changedMeanwhile)
  })

  it('stay as they were where one cell alone is wrong', async () => {
    const prices = givenPrices()
    const cells = [{ plotId: stand.id, cell: 'ratePeak', code: 'not-an-amount' }]

    expect(await prices.changeRates.execute({ ...asOwner, edits: [edit({ to: -1 })] })).toEqual(
      refused({ code: 'cells-wrong', cells }),
    )
    expect(prices.now()).toEqual(fullCatalogue)
  })

  it('are written for the plots that change alone', async () => {
    const prices = givenPrices()

    await prices.changeRates.execute({ ...asOwner, edits: [edit(), edit({ plotId: cabin.id, from: 0, to: 0 })] })

    expect(prices.written).toEqual([[stand.id]])
  })

  it('set to what no night may cost are refused before they are shown', async () => {
    const change = { act: { kind: 'set', value: -1 }, cells: ['ratePeak'], withTiers: false } as const

    const preview = await givenPrices().bulkChangeRates.execute({ ...asOwner, plotIds: [stand.id], change, revision: null })

    const cells = [{ plotId: stand.id, cell: 'ratePeak', code: 'not-an-amount' }]
    expect(preview).toEqual(refused({ code: 'cells-wrong', cells }))
  })

  it('are undone with the tiers that went, in the order of their guests', async () => {
    const prices = givenPrices({ plots: [{ ...stand, tiers: [] }, cabin] })
    const change = { copyFrom: stand.id, cells: [], withTiers: true, withSupplement: false } as const
    const asked = { ...asOwner, plotIds: [cabin.id], change }
    const preview = await prices.bulkChangeRates.execute({ ...asked, revision: null })
    if (!preview.ok) throw new Error(preview.refusal.code)
    await prices.bulkChangeRates.execute({ ...asked, revision: revisionOfPlan(preview.value) })
    const [done] = doneTo(preview.value)

    const lastFirst = [{ ...done!, tiers: done!.tiers.toReversed() }]
    const reverted = await prices.revertRates.execute({ ...asOwner, done: lastFirst })

    expect(reverted.ok && reverted.value.map(({ after }) => after.tiers)).toEqual([cabin.tiers])
  })

  it('are undone where one of a plot alone was changed', async () => {
    const prices = givenPrices()
    const change = { act: { kind: 'set', value: 20000 }, cells: ['ratePeak'], withTiers: false } as const
    const asked = { ...asOwner, plotIds: [stand.id], change }
    const preview = await prices.bulkChangeRates.execute({ ...asked, revision: null })
    if (!preview.ok) throw new Error(preview.refusal.code)
    await prices.bulkChangeRates.execute({ ...asked, revision: revisionOfPlan(preview.value) })
    expect(prices.now().plots[0]?.rates.peak.cents).toBe(20000)

    expect((await prices.revertRates.execute({ ...asOwner, done: doneTo(preview.value) })).ok).toBe(true)
    expect(prices.now()).toEqual(fullCatalogue)
  })

  it('are undone as they were, tiers too, as long as nobody changed them since', async () => {
    const prices = givenPrices()
    const change = {
      act: { kind: 'percent', percent: 10, roundTo: 100 },
      cells: ['rateOffPeak', 'ratePeak'],
      withTiers: true,
    } as const
    const asked = { ...asOwner, plotIds: [stand.id, cabin.id], change }
    const preview = await prices.bulkChangeRates.execute({ ...asked, revision: null })
    if (!preview.ok) throw new Error(preview.refusal.code)
    await prices.bulkChangeRates.execute({ ...asked, revision: revisionOfPlan(preview.value) })
    const raised = prices.now()
    const done = doneTo(preview.value)

    expect((await prices.revertRates.execute({ ...asOwner, done })).ok).toBe(true)
    expect(prices.now()).toEqual(fullCatalogue)
    expect(raised).not.toEqual(fullCatalogue)
    expect(await prices.revertRates.execute({ ...asOwner, done })).toMatchObject({
      refusal: { code: 'cells-wrong', cells: expect.arrayContaining([expect.objectContaining({ code: 'changed-meanwhile' })]) },
    })
    expect(prices.now()).toEqual(fullCatalogue)
    const elsewhere = [{ plotId: otherCamp.plots[0]?.id as PlotId, cells: [], tiers: [], supplement: null }]
    expect(await prices.revertRates.execute({ ...asOwner, done: elsewhere })).toEqual(refused({ code: 'not-found' }))
  })

  it('are copied from a plot to others with its tiers as they were shown, and undone', async () => {
    const tiers = [{ paxFrom: 1, paxTo: stand.paxMax, rates: rates(500) }]
    const weekdaySupplement = { kind: 'percentage', percentage: 20, weekdays: ['FRIDAY'] } as const
    const priced = { ...stand, tiers, weekdaySupplement }
    const given = { ...fullCatalogue, plots: [priced, cabin] }
    const prices = givenPrices(given)
    const change = {
      copyFrom: stand.id,
      cells: ['rateOffPeak', 'ratePeak', 'rateSuperPeak'],
      withTiers: true,
      withSupplement: true,
    } as const
    const asked = { ...asOwner, plotIds: [stand.id, cabin.id], change }
    const preview = await prices.bulkChangeRates.execute({ ...asked, revision: null })
    if (!preview.ok) throw new Error(preview.refusal.code)
    expect(prices.now()).toEqual(given)

    expect(await prices.bulkChangeRates.execute({ ...asked, revision: 'older' })).toEqual(changedMeanwhile)
    const written = await prices.bulkChangeRates.execute({ ...asked, revision: revisionOfPlan(preview.value) })

    expect(written.ok).toBe(true)
    expect(prices.now().plots.map((plot) => [plot.rates, plot.rateBasis, plot.tiers.map((tier) => tier.rates)])).toEqual(
      Array(2).fill([stand.rates, stand.rateBasis, [rates(500)]]),
    )
    expect(prices.now().plots.map((plot) => plot.weekdaySupplement)).toEqual([weekdaySupplement, weekdaySupplement])
    expect((await prices.auditTrail.latest({ organisationId: own, limit: 9 })).map(({ act, subject }) => [act, subject])).toEqual(
      [
        ['plot.changed', cabin.id],
        ['plot-rates.changed', cabin.id],
      ],
    )
    expect(doneTo(preview.value).map(({ plotId }) => plotId)).toEqual([cabin.id])
    expect((await prices.revertRates.execute({ ...asOwner, done: doneTo(preview.value) })).ok).toBe(true)
    expect(prices.now()).toEqual(given)
    expect((await prices.revertRates.execute({ ...asOwner, done: doneTo(preview.value) })).ok).toBe(false)
    const elsewhere = { ...asked, change: { ...change, copyFrom: otherCamp.plots[0]?.id as PlotId }, revision: null }
    expect(await prices.bulkChangeRates.execute(elsewhere)).toEqual(refused({ code: 'not-found' }))
  })

  it('name plots of another organisation for nobody', async () => {
    const prices = givenPrices()
    const plotId = otherCamp.plots[0]?.id as PlotId
    const change = { act: { kind: 'add', value: 100 }, cells: ['ratePeak'], withTiers: false } as const

    expect(await prices.changeRates.execute({ ...asOwner, edits: [edit({ plotId })] })).toEqual(refused({ code: 'not-found' }))
    expect(await prices.bulkChangeRates.execute({ ...asOwner, plotIds: [plotId], change, revision: null })).toEqual(
      refused({ code: 'not-found' }),
    )
  })
})

describe('tiers', () => {
  const tier = (paxFrom: number, paxTo: number, rand = 500) => ({ paxFrom, paxTo, rates: rates(rand) })

  it.each([
    [[tier(1, 2), tier(3, 6)], null],
    [[], null],
    [[tier(1, 10_000)], null],
    [[tier(1, 10_001)], { code: 'tier-guests-invalid', paxFrom: 1, paxTo: 10_001 }],
    [[tier(1, 2), tier(4, 6)], { code: 'tiers-leave-gap', paxFrom: 3, paxTo: 3 }],
    [[tier(1, 4), tier(3, 6)], { code: 'tiers-overlap', paxFrom: 3, paxTo: 4 }],
    [[tier(1, 5)], { code: 'tiers-leave-gap', paxFrom: 6, paxTo: 6 }],
    [[tier(0, 6)], { code: 'tier-guests-invalid', paxFrom: 0, paxTo: 6 }],
    [[tier(1, 6, -1)], { code: 'tier-rate-invalid', paxFrom: 1, paxTo: 6 }],
  ])('%j: %j', async (tiers, refusal) => {
    const prices = givenPrices()

    const saved = await prices.saveTiers.execute({ ...asOwner, plotId: cabin.id, revision: revisionOf(cabin.tiers), tiers })

    expect(saved).toEqual(refusal ? refused(refusal) : accepted(null))
    expect(prices.now().plots[1]?.tiers).toEqual(refusal ? cabin.tiers : tiers)
  })

  it('that somebody else changed are not written over', async () => {
    expect(await givenPrices().saveTiers.execute({ ...asOwner, plotId: cabin.id, revision: 'old', tiers: [] })).toEqual(
      changedMeanwhile,
    )
  })
})

describe('age scales', () => {
  it('stay while a plot is linked to them, and may go when none is', async () => {
    const prices = givenPrices()
    const shown = () => {
      const scale = prices.now().ageScales.find(({ id }) => id === family.id) as AgeScale
      return { ...asOwner, id: family.id, revision: revisionOfAgeScale(scale, prices.now()) }
    }

    const tooEarly = await prices.deleteAgeScale.execute(shown())
    const unlinked = await prices.saveAgeScale.execute({ ...shown(), scale: family, plotIds: [] })

    expect(tooEarly).toEqual(refused({ code: 'age-scale-in-use', plotNames: [stand.name] }))
    expect(unlinked).toEqual(accepted({ id: family.id }))
    expect(await prices.deleteAgeScale.execute(shown())).toEqual(accepted(null))
    expect(prices.now().ageScales).toEqual([])
  })

  it('are as they were shown whatever becomes of plots that do not have them', () => {
    expect(revisionOfAgeScale(family, { plots: [stand, cabin] })).toBe(revisionOfAgeScale(family, { plots: [stand] }))
    expect(revisionOfAgeScale(family, { plots: [stand] })).not.toBe(revisionOfAgeScale(family, { plots: [] }))
  })

  it('that somebody else changed are not deleted', async () => {
    const prices = givenPrices({ plots: [cabin] })

    expect(await prices.deleteAgeScale.execute({ ...asOwner, id: family.id, revision: 'old' })).toEqual(changedMeanwhile)
    expect(prices.now().ageScales).toEqual([family])
  })

  it('have a name without blanks around it', async () => {
    const prices = givenPrices()
    const scale = { ...family, name: ' Cabins ' }

    const saved = await prices.saveAgeScale.execute({ ...asOwner, id: null, revision: null, scale, plotIds: [] })

    expect(saved.ok).toBe(true)
    expect(prices.now().ageScales.map(({ name }) => name)).toContain('Cabins')
  })

  it('say what is wrong with their bands', async () => {
    const bands = [
      { fromAge: 0, toAge: 5, kind: 'free' as const },
      { fromAge: 5, toAge: 9, kind: 'free' as const },
    ]
    const scale = { name: 'Cabins', pensionerPercentage: 100, bands }

    const saved = await givenPrices().saveAgeScale.execute({ ...asOwner, id: null, revision: null, scale, plotIds: [] })

    const problem = { code: 'bands-overlap', position: 1, fromAge: 5, toAge: 5 }
    expect(saved).toEqual(refused({ code: 'age-scale-invalid', problems: [problem] }))
  })
})

describe('discounts', () => {
  it('have a name without blanks around it', async () => {
    const prices = givenPrices()
    const discount = { ...four, name: ' Midweek ' }

    const saved = await prices.saveDiscount.execute({ ...asOwner, id: null, revision: null, discount, plotIds: [] })

    expect(saved.ok).toBe(true)
    expect(prices.now().discounts.map(({ name }) => name)).toContain('Midweek')
  })

  it('without a name of their own are not saved, also where somebody else takes it at this moment', async () => {
    const prices = givenPrices()
    const before = prices.now().discounts
    const save = (name: string) =>
      prices.saveDiscount.execute({ ...asOwner, id: null, revision: null, discount: { ...four, name }, plotIds: [] })
    const invalid = (code: 'name-missing' | 'name-taken') => refused({ code: 'discount-invalid', problems: [{ code }] })

    expect(await save(' ')).toEqual(invalid('name-missing'))
    expect(await save(` ${four.name} `)).toEqual(invalid('name-taken'))
    prices.priceSettings.saveDiscount = async () => refused({ code: 'name-taken' })
    expect(await save('Midweek')).toEqual(invalid('name-taken'))
    expect(prices.now().discounts).toEqual(before)
  })

  it('are as they were shown whatever becomes of plots that do not have them', () => {
    expect(revisionOfDiscount(four, { plots: [stand, cabin] })).toBe(revisionOfDiscount(four, { plots: [stand] }))
    expect(revisionOfDiscount(four, { plots: [stand] })).not.toBe(revisionOfDiscount(four, { plots: [] }))
  })

  it('are saved with the plots that they are linked to', async () => {
    const prices = givenPrices()
    const shown = { ...asOwner, id: four.id, revision: revisionOfDiscount(four, prices.now()) }

    const saved = await prices.saveDiscount.execute({ ...shown, discount: { ...four, minNights: 5 }, plotIds: [cabin.id] })

    expect(saved).toEqual(accepted({ id: four.id }))
    expect(prices.now().plots.map(({ discountIds }) => discountIds.includes(four.id))).toEqual([false, true])
    expect(await prices.saveDiscount.execute({ ...shown, discount: four, plotIds: [] })).toEqual(changedMeanwhile)
    expect(await prices.deleteDiscount.execute(shown)).toEqual(changedMeanwhile)
    const elsewhere = [otherCamp.plots[0]?.id as PlotId]
    expect(
      await prices.saveDiscount.execute({ ...asOwner, id: null, revision: null, discount: four, plotIds: elsewhere }),
    ).toEqual(refused({ code: 'not-found' }))
  })

  it('go as they were shown, from their plots too', async () => {
    const prices = givenPrices()
    const revision = revisionOfDiscount(four, prices.now())

    expect(await prices.deleteDiscount.execute({ ...asOwner, id: four.id, revision })).toEqual(accepted(null))

    expect(prices.now().discounts).not.toContainEqual(four)
    expect(prices.now().plots.flatMap(({ discountIds }) => discountIds)).not.toContain(four.id)
  })

  it('that are changed are shown instead of what is saved of them', async () => {
    const { id: _, ...facts } = four
    const prices = givenPrices({ plots: [{ ...stand, discountIds: [four.id] }, cabin] })
    const stay = StayDates.of('2027-05-02', '2027-05-06')
    const discount = { ...facts, percentage: 0, discountType: 'percentage' as const }
    const query = { ...asOwner, discount, id: four.id, plotId: stand.id, stay, party: aParty() }

    const preview = await prices.previewDiscount.execute(query)

    expect(preview.ok && preview.value.charged.total).toEqual(preview.ok && preview.value.full.total)
  })

  it('are shown on real dates before anybody saves them', async () => {
    const { id: _, ...facts } = four
    const discount = { ...facts, name: 'Half price', percentage: 50, discountType: 'percentage' as const }
    const stay = StayDates.of('2027-05-02', '2027-05-06')
    const query = { ...asOwner, discount, id: null, plotId: stand.id, stay, party: aParty() }

    const preview = await givenPrices().previewDiscount.execute(query)

    if (!preview.ok) throw new Error(preview.refusal.code)
    const { plotName, full, alone, charged } = preview.value
    expect(plotName).toBe(stand.name)
    expect(alone.nights.map(({ obstacle }) => obstacle)).toEqual([null, null, 'weekday', 'weekday'])
    expect(full.total.minus(alone.saving)).toEqual(charged.total)
    expect(charged.discountApplied?.name).toBe('Half price')
  })
})

describe('the trail of changes', () => {
  it('has an entry for every plot, season and discount that changed, and none for what was shown or refused', async () => {
    const prices = givenPrices()
    const change = { act: { kind: 'add', value: 500 }, cells: ['ratePeak'], withTiers: false } as const
    const asked = { ...asOwner, plotIds: [stand.id, cabin.id], change }

    const preview = await prices.bulkChangeRates.execute({ ...asked, revision: null })
    await prices.deleteSeason.execute({ ...asOwner, id: summer.id, revision: 'old' })
    expect(prices.auditTrail.all).toEqual([])
    await prices.bulkChangeRates.execute({ ...asked, revision: preview.ok ? revisionOfPlan(preview.value) : '' })
    await prices.deleteSeason.execute({ ...asOwner, id: summer.id, revision: revisionOf(summer) })

    const [deleted, ...raised] = prices.auditTrail.all
    expect(deleted).toMatchObject({ act: 'season.deleted', subject: summer.id, by: 'somebody', organisationId: own })
    expect(deleted?.changes).toContainEqual({ field: 'endDate', before: '2027-01-10', after: '' })
    expect(deleted?.changes.map(({ field }) => field)).not.toContain('id')
    expect(raised.map(({ act, subject, changes }) => [act, subject, changes])).toEqual([
      ['plot-rates.changed', cabin.id, [{ field: 'ratePeak', before: '0', after: '500' }]],
      ['plot-rates.changed', stand.id, [{ field: 'ratePeak', before: '16666', after: '17166' }]],
    ])
  })

  it('says what a thing was called and is called, and which plots an age scale was taken from', async () => {
    const prices = givenPrices()
    const revision = revisionOfAgeScale(family, prices.now())

    await prices.saveAgeScale.execute({
      ...asOwner,
      id: family.id,
      revision,
      scale: { ...family, name: 'Kids' },
      plotIds: [cabin.id],
    })

    expect(prices.auditTrail.all.flatMap(({ changes }) => changes)).toEqual([
      { field: 'name', before: 'Family', after: 'Kids' },
      { field: 'plots', before: JSON.stringify([stand.name]), after: JSON.stringify([cabin.name]) },
    ])
  })
})

it('a change of prices waits for the one before it', async () => {
  const prices = givenPrices()

  await prices.deleteSeason.execute({ ...asOwner, id: summer.id, revision: revisionOf(summer) })

  expect(prices.locked).toEqual([own])
})

it('the prices of an organisation that is not there are not found', async () => {
  const asked = { actor: personWithRole('SUPERADMIN', []), organisationId: 'nobody' as OrganisationId }

  expect(await givenPrices().showPriceSettings.execute(asked)).toEqual(refused({ code: 'not-found' }))
})
