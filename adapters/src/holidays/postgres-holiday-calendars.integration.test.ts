import type { Province } from '@camp/domain/organisations/organisation.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { anOrganisation } from '@camp/domain/testing/an-organisation.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresHolidayCalendars } from './postgres-holiday-calendars.ts'

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore()
  await store.em.execute(`
    insert into school_holiday (country_code, province_code, year, name, start_date, end_date)
      values ('ZA', 'all', 2029, 'Everywhere', '2029-05-07', '2029-05-08'), ('ZA', 'WC', 2029, 'Cape', '2029-05-14', '2029-05-15');
    insert into declared_holiday (country_code, date, name) values ('ZA', '2029-05-09', 'Elections')`)
})
afterAll(() => store.stop())

const province = (code: string): Province => ({ ...anOrganisation().province, code })

describe('the holidays of a request', () => {
  it('are those of the country and of each province', async () => {
    const calendars = new PostgresHolidayCalendars(store.em)
    const days = ['2029-05-07', '2029-05-14', '2029-05-16'].map((day) => Temporal.PlainDate.from(day))

    const [cape, limpopo] = [await calendars.of(province('WC')), await calendars.of(province('LP'))]

    expect(days.map((day) => cape.isSchoolHoliday(day))).toEqual([true, true, false])
    expect(days.map((day) => limpopo.isSchoolHoliday(day))).toEqual([true, false, false])
    expect(limpopo.publicHolidayName(Temporal.PlainDate.from('2029-05-09'))).toBe('Elections')
  })

  it('are read once for all the provinces of a search, over one connection', async () => {
    const getKysely = vi.fn(() => store.em.getKysely())
    const calendars = new PostgresHolidayCalendars({ getKysely, isInTransaction: () => false } as unknown as EntityManager)

    await Promise.all(['WC', 'LP', 'NC', 'KZN', 'WC'].map((code) => calendars.of(province(code))))

    expect(getKysely).toHaveBeenCalledTimes(2)
  })
})
