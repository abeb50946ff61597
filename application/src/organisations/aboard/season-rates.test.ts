import { publishedSchoolHolidays } from '@camp/domain/holidays/published-school-holidays.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { OrganisationId, SiteId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { aSeason } from '@camp/domain/testing/a-season.ts'
import { anOrganisation } from '@camp/domain/testing/an-organisation.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryHolidayCalendars } from '../../holidays/testing/in-memory-holiday-calendars.ts'
import { givenPrices, own, owner, personWithRole } from '../../pricing/settings/testing/given-prices.ts'
import { FixedClock } from '../../shared/testing/fixed-clock.ts'
import { anOrganisationRecord } from '../settings/testing/an-organisation-record.ts'
import { InMemoryOrganisationRecords } from '../settings/testing/in-memory-organisation-records.ts'
import { recordChoices } from '../settings/testing/organisation-records.contract.ts'
import { InMemoryCatalogues } from '../testing/in-memory-catalogues.ts'
import { fullCatalogue } from '../testing/some-catalogues.ts'
import { ShowComingAboard } from './show-coming-aboard.ts'
import { InMemoryAboardLog } from './testing/in-memory-aboard-log.ts'

const [stands, cabins] = fullCatalogue.sites.map(({ id }) => id) as [SiteId, SiteId]
const ofStands = { siteId: stands, rateBasis: 'perPlot', offPeak: 20_000, peak: 25_050, superPeak: 30_000 } as const
const ask = { actor: owner, organisationId: own, rates: [ofStands], summerNights: 3 }
const autumnOf = (year: number) => ({
  country: 'ZA',
  provinceCode: 'all',
  year,
  name: 'Autumn',
  startDate: Temporal.PlainDate.from({ year, month: 10, day: 20 }),
  endDate: Temporal.PlainDate.from({ year, month: 11, day: 1 }),
})
const span = ({ name, seasonType, startDate, endDate, minimumStayPeriod }: Catalogue['seasons'][number]) =>
  `${seasonType} ${startDate} to ${endDate}, ${minimumStayPeriod} nights: ${name}`

describe('rates by season', () => {
  it('are of every plot of the site, with the seasons of the schools for two years', async () => {
    const holidays = [...publishedSchoolHolidays, ...[2028, 2029].map(autumnOf)]
    const prices = givenPrices({ seasons: [] }, holidays)

    expect(await prices.setSeasonRates.execute(ask)).toEqual(accepted(null))

    const [stand, cabin] = prices.now().plots
    const { offPeak, peak, superPeak } = stand?.rates ?? {}
    expect([stand?.rateBasis, offPeak?.cents, peak?.cents, superPeak?.cents]).toEqual(['perPlot', 20_000, 25_050, 30_000])
    expect(cabin).toEqual(fullCatalogue.plots[1])
    const seasons = prices.now().seasons
    expect(seasons.slice(0, 2).map(span)).toEqual([
      'peak 2026-12-10 to 2027-01-11, 3 nights: Summer school holiday 2026',
      'in 2027-03-20 to 2027-04-04, 0 nights: Easter school holiday 2027',
    ])
    expect(seasons.at(-1)?.startDate.toString()).toBe('2028-10-20')
    expect(seasons.every(({ isActive }) => isActive)).toBe(true)
  })

  it('leave out holidays in which the campsite has a season that counts, and add nothing where all have one', async () => {
    const easter = aSeason({ startDate: '2027-04-04', endDate: '2027-04-06' })
    const switchedOff = aSeason({ startDate: '2026-12-10', endDate: '2026-12-20', isActive: false, id: 'off' as never })
    const prices = givenPrices({ seasons: [easter, switchedOff] }, publishedSchoolHolidays)

    await prices.setSeasonRates.execute(ask)

    const starts = prices.now().seasons.map(({ startDate }) => startDate.toString())
    expect(starts.slice(0, 4)).toEqual(['2026-12-10', '2026-12-10', '2027-04-04', '2027-06-26'])
    await prices.setSeasonRates.execute(ask)
    expect(prices.now().seasons).toHaveLength(starts.length)
  })

  it.each([
    [
      { ...ofStands, peak: null },
      { field: `${stands}.peak`, code: 'missing' },
    ],
    [
      { ...ofStands, offPeak: 0 },
      { field: `${stands}.offPeak`, code: 'missing' },
    ],
    [
      { ...ofStands, superPeak: 100_000_001 },
      { field: `${stands}.superPeak`, code: 'missing' },
    ],
    [
      { ...ofStands, siteId: cabins, offPeak: 10.5 },
      { field: `${cabins}.offPeak`, code: 'missing' },
    ],
  ])('are refused where nothing is charged: %j', async (rates, problem) => {
    const prices = givenPrices({ seasons: [] })

    expect(await prices.setSeasonRates.execute({ ...ask, rates: [rates] })).toEqual(
      refused({ code: 'fields-invalid', problems: [problem] }),
    )
    expect(prices.now().plots).toEqual(fullCatalogue.plots)
  })

  it('may be a cent a night, and the summer none or thirty nights, but no others', async () => {
    const prices = givenPrices({ seasons: [] })
    const save = (summerNights: number, offPeak = 1) =>
      prices.setSeasonRates.execute({ ...ask, summerNights, rates: [{ ...ofStands, offPeak }] })
    const tooMuch = refused({
      code: 'fields-invalid',
      problems: [{ field: 'summerNights', code: 'too-much', most: 30 }],
    })

    expect([await save(0), await save(30)]).toEqual([accepted(null), accepted(null)])
    expect([await save(-1), await save(31), await save(1.5)]).toEqual([tooMuch, tooMuch, tooMuch])
  })

  it('are set by administrators', async () => {
    const prices = givenPrices()

    expect(await prices.setSeasonRates.execute({ ...ask, actor: personWithRole('ORGUSER') })).toEqual(
      refused({ code: 'not-permitted' }),
    )
  })
})

describe('how far a campsite has come', () => {
  const [stand, cabin] = fullCatalogue.plots
  const [rule] = fullCatalogue.paymentRules
  const given = (facts: Partial<Catalogue> = {}, bankAccountNumber: string | null = '62001234567') =>
    new ShowComingAboard({
      catalogues: new InMemoryCatalogues([{ ...fullCatalogue, ...facts }]),
      organisationRecords: new InMemoryOrganisationRecords(
        [{ id: own, record: anOrganisationRecord({ bankAccountNumber }) }],
        recordChoices,
      ),
      aboardLog: new InMemoryAboardLog(),
      holidayCalendars: new InMemoryHolidayCalendars({ declared: [], schoolHolidays: publishedSchoolHolidays }),
      clock: new FixedClock(),
    })

  it('is shown with the plots of each site that is open, and the seasons that are proposed', async () => {
    const second = { ...stand!, id: 'second' as never, paxMax: 2 }
    const closed = { ...stand!, id: 'closed' as never, isActive: false, paxMax: 9 }
    const off = { ...rule!, name: 'Off', isActive: false }
    const show = given({ plots: [closed, stand!, cabin!, second], paymentRules: [off, rule!], seasons: [] })

    const shown = await show.execute({ actor: owner, organisationId: own })

    if (!shown.ok) throw new Error(shown.refusal.code)
    const { sites, proposed, paymentRule, progress } = shown.value
    expect(sites.map(({ site, plots, first }) => [site.name, plots, first.paxMax])).toEqual([
      ['Riverside', 2, stand?.paxMax],
      ['Cabins', 1, cabin?.paxMax],
    ])
    expect(proposed[0]).toMatchObject({ name: 'Summer school holiday 2026', seasonType: 'peak' })
    expect(paymentRule).toEqual(rule)
    expect(progress).toEqual({ about: true, plots: true, rates: false, pictures: false, bank: true, rules: true })
  })

  it('shows no site that is closed or has no plot, and nothing of a rule that is off', async () => {
    const [riverside, others] = fullCatalogue.sites
    const shown = await given({
      organisation: { ...fullCatalogue.organisation, businessNumber: null },
      sites: [{ ...riverside!, isActive: false }, others!],
      plots: [stand!],
      paymentRules: [{ ...rule!, isActive: false }],
    }).execute({ actor: owner, organisationId: own })

    expect(shown).toMatchObject({
      value: { sites: [], paymentRule: null, progress: { about: false, plots: true, rates: true, rules: false } },
    })
  })

  it('knows whether the bank account is there', async () => {
    const shown = await given({}, null).execute({ actor: owner, organisationId: own })

    expect(shown).toMatchObject({ value: { progress: { bank: false } } })
  })

  it('is for its people and the platform', async () => {
    const stranger = personWithRole('ORGADMIN', ['nowhere' as OrganisationId])

    expect(await given().execute({ actor: stranger, organisationId: own })).toEqual(refused({ code: 'not-found' }))
    expect(await given().execute({ actor: personWithRole('USER'), organisationId: own })).toEqual(
      refused({ code: 'not-permitted' }),
    )
    const gone = given({ organisation: anOrganisation({ id: 'nowhere' as OrganisationId }) })
    expect(await gone.execute({ actor: owner, organisationId: own })).toEqual(refused({ code: 'not-found' }))
  })
})
