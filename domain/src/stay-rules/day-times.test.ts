import { describe, expect, it } from 'vitest'
import type { SiteTimes } from '../plots/plot.ts'
import { Temporal } from '../shared/temporal.ts'
import { dayTimes } from './day-times.ts'

const everyDay = { checkIn: '14:00', checkOut: '11:00' }
const week: SiteTimes = {
  monday: everyDay,
  tuesday: everyDay,
  wednesday: everyDay,
  thursday: everyDay,
  friday: { checkIn: '15:00', checkOut: '12:00' },
  saturday: everyDay,
  sunday: everyDay,
  holiday: { checkIn: '16:00', checkOut: '10:00' },
}
const friday = Temporal.PlainDate.from('2026-12-18')

describe('the times of a day', () => {
  it('are those of its weekday', () => {
    expect(dayTimes({ sites: [{ times: week }], date: friday, isHoliday: false })).toEqual({
      checkIn: '15:00',
      checkOut: '12:00',
    })
  })

  it('are the holiday times on a holiday, whatever the weekday', () => {
    expect(dayTimes({ sites: [{ times: week }], date: friday, isHoliday: true })).toEqual({ checkIn: '16:00', checkOut: '10:00' })
  })

  it('are the earliest of several sites', () => {
    const early = { ...week, friday: { checkIn: '13:30', checkOut: '12:30' } }

    expect(dayTimes({ sites: [{ times: week }, { times: early }], date: friday, isHoliday: false })).toEqual({
      checkIn: '13:30',
      checkOut: '12:00',
    })
  })
})

it('a day without a site has no times', () => {
  expect(() => dayTimes({ sites: [], date: friday, isHoliday: false })).toThrow('a day needs a site to have times')
})
