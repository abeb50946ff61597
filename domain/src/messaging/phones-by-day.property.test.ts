import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Temporal } from '../shared/temporal.ts'
import { earliestRing, mayRing } from './phones-by-day.ts'

/** None of them changes its clocks. */
const zones = fc.constantFrom('Africa/Johannesburg', 'Africa/Windhoek', 'Africa/Maputo', 'Indian/Mauritius', 'UTC')
const minutes = fc
  .integer({ min: 0, max: 4 * 366 * 24 * 60 })
  .map((minute) => Temporal.Instant.from('2026-01-01T00:00:00Z').add({ minutes: minute }))
const at = (moment: string) => Temporal.Instant.from(moment)

describe('a phone of the campsite', () => {
  it.each([
    ['2026-12-11T07:59:59+02:00', '2026-12-11T08:00:00+02:00'],
    ['2026-12-11T08:00:00+02:00', '2026-12-11T08:00:00+02:00'],
    ['2026-12-11T21:59:59+02:00', '2026-12-11T21:59:59+02:00'],
    ['2026-12-11T22:00:00+02:00', '2026-12-12T08:00:00+02:00'],
    ['2026-12-31T23:59:59+02:00', '2027-01-01T08:00:00+02:00'],
    ['2027-01-01T00:00:00+02:00', '2027-01-01T08:00:00+02:00'],
  ])('rings of %s at %s', (moment, ring) => {
    expect(earliestRing(at(moment), 'Africa/Johannesburg').toString()).toBe(at(ring).toString())
  })

  it('never rings by night, never before it happened, and within ten hours', () => {
    fc.assert(
      fc.property(minutes, zones, (moment, zone) => {
        const ring = earliestRing(moment, zone)
        const { hour } = ring.toZonedDateTimeISO(zone)
        const waits = moment.until(ring).total('minutes')
        return 8 <= hour && hour < 22 && 0 <= waits && waits <= 600
      }),
    )
  })

  it('waits no longer than it must: what waits rings at eight sharp', () => {
    fc.assert(
      fc.property(minutes, zones, (moment, zone) => {
        const ring = earliestRing(moment, zone)
        return ring.equals(moment) || ring.toZonedDateTimeISO(zone).toPlainTime().toString() === '08:00:00'
      }),
    )
  })

  it('rings where it said that it would', () => {
    fc.assert(fc.property(minutes, zones, (moment, zone) => mayRing(earliestRing(moment, zone), zone)))
  })
})
