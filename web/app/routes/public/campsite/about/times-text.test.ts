import { beforeAll, describe, expect, it } from 'vitest'
import { textIn } from '#app/wording/use-text.ts'
import { loadAllWords } from '#app/wording/wording-store.ts'
import type { DayName } from './times.ts'
import { timesText } from './times-text.ts'

beforeAll(async () => {
  await loadAllWords('en')
})

describe('when guests arrive and leave', () => {
  it.each<[readonly DayName[], string]>([
    [['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'holiday'], 'Mon–Sat, public holidays: '],
    [['friday', 'saturday'], 'Fri, Sat: '],
    [['monday', 'wednesday', 'thursday', 'friday', 'sunday'], 'Mon, Wed–Fri, Sun: '],
    [['holiday'], 'public holidays: '],
  ])('%j says the days that follow each other as a run', (days, said) => {
    expect(timesText(textIn('en', 'aboutCampsite'), { days, checkIn: '12:00', checkOut: '11:00' }, 'en')).toBe(
      `${said}check in from 12:00, check out by 11:00`,
    )
  })

  it('names no day when all are alike', () => {
    const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'holiday'] as const
    const times = { days, checkIn: '14:00', checkOut: '10:00' }

    expect(timesText(textIn('en', 'aboutCampsite'), times, 'en')).toBe('Check in from 14:00, check out by 10:00')
  })
})
