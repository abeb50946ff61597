import { vatRatesContract } from '@camp/application/pricing/testing/vat-rates.contract.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { aProvince } from '@camp/domain/testing/an-organisation.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PostgresHolidayCalendars } from '../holidays/postgres-holiday-calendars.ts'
import { PostgresKnownCountries } from '../import-export/postgres-known-countries.ts'
import { PostgresVatRates } from '../pricing/postgres-vat-rates.ts'
import { PostgresPlaces } from '../search/postgres-places.ts'
import { PostgresTags } from '../tags/postgres-tags.ts'
import { loadReferenceData } from './reference-data.ts'
import { startTestStore, type TestStore } from './testing/test-store.ts'

describe('the reference data', () => {
  let store: TestStore
  beforeAll(async () => {
    store = await startTestStore()
    await loadReferenceData(store.em)
  })
  afterAll(() => store.stop())

  const count = async (table: string) =>
    Number((await store.em.execute<{ n: string }[]>(`select count(*) as n from ${table}`))[0]?.n)

  it('is the same after it was loaded again', async () => {
    const tables = ['country', 'province', 'vat_rate', 'declared_holiday', 'school_holiday', 'default_tag', 'place']
    const before = await Promise.all(tables.map(count))

    await loadReferenceData(store.em)

    expect(await Promise.all(tables.map(count))).toEqual(before)
    expect(before.every((rows) => rows > 0)).toBe(true)
    expect(before.at(-1)).toBe(489)
  })

  vatRatesContract('postgres', async () => new PostgresVatRates(store.em))

  it('knows the nine provinces', async () => {
    const [southAfrica, ...others] = await new PostgresKnownCountries(store.em).all()

    expect(southAfrica?.provinces).toHaveLength(9)
    expect(others).toEqual([])
  })

  it('knows the holidays by law, by declaration and of the schools', async () => {
    const calendar = await new PostgresHolidayCalendars(store.em).of(aProvince())

    expect(calendar.isPublicHoliday(Temporal.PlainDate.from('2026-12-16'))).toBe(true)
    expect(calendar.publicHolidayName(Temporal.PlainDate.from('2026-11-04'))).toBe('Local government elections')
    expect(calendar.isSchoolHoliday(Temporal.PlainDate.from('2026-12-25'))).toBe(true)
    expect(calendar.isSchoolHoliday(Temporal.PlainDate.from('2026-11-21'))).toBe(false)
  })

  it('suggests towns and provinces without case and accents, and with a typing error', async () => {
    const places = new PostgresPlaces({ em: store.em, isDemoMode: false })
    const first = async (query: string) => (await places.suggest(query, 5))[0]

    expect(await first('STELLENB')).toMatchObject({ kind: 'town', name: 'Stellenbosch', detail: 'Western Cape', slug: null })
    expect(await first('stelenbosch')).toMatchObject({ name: 'Stellenbosch' })
    expect(await first('Hermánus')).toMatchObject({ name: 'Hermanus' })
    expect(await first('western cape')).toMatchObject({ kind: 'province', name: 'Western Cape', detail: 'South Africa' })
    expect(await first('cape tow')).toMatchObject({ kind: 'town', name: 'Cape Town' })
    expect(await places.suggest('qqqqqq', 5)).toEqual([])
    expect(await places.suggest('%%%', 5)).toEqual([])
  })

  it('has the facilities of a campsite in one category', async () => {
    const tags = new PostgresTags(store.em)

    expect(await tags.categoryByName('Campsite Facilities')).toMatchObject({ name: 'Campsite Facilities' })
    expect(await tags.categoryByName('Other')).toBeUndefined()
    expect(await count('default_tag')).toBeGreaterThan(30)
  })
})
