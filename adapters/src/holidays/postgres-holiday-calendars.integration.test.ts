import {
  contractHolidays,
  holidayCalendarsContract,
  provinceOf,
} from '@camp/application/holidays/testing/holiday-calendars.contract.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresHolidayCalendars } from './postgres-holiday-calendars.ts'

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore()
  for (const { country, provinceCode, year, name, startDate, endDate } of contractHolidays.schoolHolidays) {
    await store.em.execute(
      'insert into school_holiday (country_code, province_code, year, name, start_date, end_date) values (?, ?, ?, ?, ?, ?)',
      [country, provinceCode, year, name, startDate.toString(), endDate.toString()],
    )
  }
  for (const { country, date, name } of contractHolidays.declared) {
    const row = [country, date.toString(), name]
    await store.em.execute('insert into declared_holiday (country_code, date, name) values (?, ?, ?)', row)
  }
})
afterAll(() => store.stop())

holidayCalendarsContract('postgres', async () => new PostgresHolidayCalendars(store.em))

describe('the holidays of a request', () => {
  it('are read once for all the provinces of a search, over one connection', async () => {
    const getKysely = vi.fn(() => store.em.getKysely())
    const calendars = new PostgresHolidayCalendars({ getKysely, isInTransaction: () => false } as unknown as EntityManager)

    await Promise.all(['WC', 'LP', 'NC', 'KZN', 'WC'].map((code) => calendars.of(provinceOf(code))))

    expect(getKysely).toHaveBeenCalledTimes(2)
  })
})
