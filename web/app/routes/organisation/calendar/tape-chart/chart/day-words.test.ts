import { beforeAll, expect, it } from 'vitest'
import { textIn } from '#app/wording/use-text.ts'
import { loadAllWords } from '#app/wording/wording-store.ts'
import { dayWords } from './day-words.ts'

beforeAll(() => loadAllWords('en'))

const plain = {
  date: '2026-12-16',
  isWeekend: false,
  season: null,
  publicHoliday: null,
  isSchoolHoliday: false,
  booked: 0,
  blocked: 0,
  free: 6,
}

it('names the season of a night with its rate beside it, once', () => {
  const t = textIn('en', 'calendar')
  const season = { name: 'Summer holidays', type: 'peak' } as const

  expect(dayWords(t, { ...plain, season, publicHoliday: 'Day of Reconciliation', isSchoolHoliday: true })).toBe(
    'Wed 16 Dec 2026: Day of Reconciliation, school holiday, Summer holidays (super-peak season)',
  )
  expect(dayWords(t, plain)).toBe('Wed 16 Dec 2026')
})

it('calls a rate the same on every page', () => {
  const [chart, pricing, rates, discounts, guests] = [
    textIn('en', 'calendar'),
    textIn('en', 'pricing'),
    textIn('en', 'rateSettings'),
    textIn('en', 'discountSettings'),
    textIn('en', 'campsite'),
  ]

  expect([pricing('offPeak'), pricing('peak'), pricing('superPeak')]).toEqual(['Off-peak', 'Peak', 'Super-peak'])
  expect([rates('column_rateOffPeak'), rates('column_ratePeak'), rates('column_rateSuperPeak')]).toEqual([
    pricing('offPeak'),
    pricing('peak'),
    pricing('superPeak'),
  ])
  expect([guests('rateOffPeak'), guests('ratePeak'), guests('rateSuperPeak')]).toEqual(['off-peak', 'peak', 'super-peak'])
  expect([chart('season_out'), chart('season_in'), chart('season_peak')]).toEqual([
    'off-peak season',
    'peak season',
    'super-peak season',
  ])
  expect([discounts('season_in'), discounts('season_peak')]).toEqual(['Peak', 'Super-peak'])
})
