import type { HolidayRows } from '@camp/domain/holidays/holiday-calendar.ts'
import type { Province } from '@camp/domain/organisations/organisation.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { anOrganisation } from '@camp/domain/testing/an-organisation.ts'
import { describe, expect, it } from 'vitest'
import type { HolidayCalendars } from '../holiday-calendars.ts'

const day = (date: number) => new Temporal.PlainDate(2029, 5, date)
const ofSchools = { country: 'ZA', year: 2029 }

/** In a month of 2029 that has no others. */
export const contractHolidays: HolidayRows = {
  declared: [{ country: 'ZA', date: day(9), name: 'Elections' }],
  schoolHolidays: [
    { ...ofSchools, provinceCode: 'all', name: 'Everywhere', startDate: day(7), endDate: day(8) },
    { ...ofSchools, provinceCode: 'WC', name: 'Cape', startDate: day(14), endDate: day(15) },
  ],
}

export const provinceOf = (code: string): Province => ({ ...anOrganisation().province, code })

/** `start` knows the holidays above. */
export function holidayCalendarsContract(adapter: string, start: () => Promise<HolidayCalendars>): void {
  describe(`${adapter}: HolidayCalendars`, () => {
    it('have the holidays of the country and of the province', async () => {
      const calendars = await start()
      const days = [day(7), day(14), day(16)]

      const [cape, limpopo] = [await calendars.of(provinceOf('WC')), await calendars.of(provinceOf('LP'))]

      expect(days.map((one) => cape.isSchoolHoliday(one))).toEqual([true, true, false])
      expect(days.map((one) => limpopo.isSchoolHoliday(one))).toEqual([true, false, false])
      expect(limpopo.publicHolidayName(day(9))).toBe('Elections')
      expect(limpopo.publicHolidayName(day(10))).toBeNull()
    })
  })
}
