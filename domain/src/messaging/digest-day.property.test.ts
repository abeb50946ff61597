import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Temporal } from '../shared/temporal.ts'
import { digestDay, newsOfDigest } from './digest-day.ts'

const zones = fc.constantFrom('Africa/Johannesburg', 'Africa/Windhoek', 'Indian/Mauritius', 'UTC')
const moments = fc
  .integer({ min: 0, max: 4 * 366 * 24 * 60 })
  .map((minute) => Temporal.Instant.from('2026-01-01T00:00:00Z').add({ minutes: minute }))
const days = fc.integer({ min: 0, max: 1500 }).map((day) => Temporal.PlainDate.from('2026-01-01').add({ days: day }))

describe('the letter of the morning', () => {
  it.each([
    ['2026-12-11T05:59:59+02:00', undefined],
    ['2026-12-11T06:00:00+02:00', '2026-12-11'],
    ['2026-12-11T11:59:59+02:00', '2026-12-11'],
    ['2026-12-11T12:00:00+02:00', undefined],
    ['2026-12-11T00:00:00+02:00', undefined],
  ])('at %s is due for %s', (moment, day) => {
    expect(digestDay(Temporal.Instant.from(moment), 'Africa/Johannesburg')?.toString()).toBe(day)
  })

  it('is never of another day than it is there', () => {
    fc.assert(
      fc.property(moments, zones, (moment, zone) => {
        const day = digestDay(moment, zone)
        return day === null || day.equals(moment.toZonedDateTimeISO(zone).toPlainDate())
      }),
    )
  })

  it('tells everything once: one day begins where the one before ends', () => {
    fc.assert(
      fc.property(days, zones, (day, zone) => {
        const [today, tomorrow] = [newsOfDigest(day, zone), newsOfDigest(day.add({ days: 1 }), zone)]
        return today.until.equals(tomorrow.from) && today.from.until(today.until).total('hours') === 24
      }),
    )
  })
})
