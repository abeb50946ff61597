import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Temporal } from '../shared/temporal.ts'
import { isCalendarDate } from './calendar-date.ts'
import { readDate } from './read-date.ts'

const first = Temporal.PlainDate.from('1900-01-01')
const days = fc.integer({ min: 0, max: 109_000 }).map((day) => first.add({ days: day }))

describe('reading a date', () => {
  it('gives back every day of the calendar', () => {
    fc.assert(fc.property(days, (day) => readDate(day.toString())?.equals(day) === true))
  })

  it('refuses days that no month has', () => {
    const numbers = fc.tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 99 }))
    fc.assert(
      fc.property(numbers, ([year, month, day]) => {
        const text = [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
        return isCalendarDate(text) === (year >= 1900 && year <= 2200 && exists(text))
      }),
    )
  })

  it('takes dates of the calendar alone', () => {
    const texts = ['2026-02-28', '2026-02-29', '2028-02-29', '26-1-1', '', null]
    expect(texts.map(isCalendarDate)).toEqual([true, false, true, false, false, false])
  })

  it('takes none of years that nobody means', () => {
    const texts = ['0000-01-01', '0001-01-01', '1899-12-31', '1900-01-01', '2200-12-31', '2201-01-01', '9999-12-31']
    expect(texts.map(isCalendarDate)).toEqual([false, false, false, true, true, false, false])
  })

  it.each(['', 'soon', '2027-02-30', '2026-2-1', '20261205', '2026-12-05T10:00', null, undefined])('finds none in %j', (text) =>
    expect(readDate(text)).toBeNull(),
  )

  it('overlooks blanks around it', () => expect(readDate(' 2026-12-05 ')?.toString()).toBe('2026-12-05'))
})

function exists(text: string): boolean {
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text
  } catch {
    return false
  }
}
