import type { HolidayPreview } from '@camp/application/holidays/preview-holiday-change.ts'
import { dateOnWire, randOnWire } from './on-wire.ts'

/** What a change of holidays would do to prices, for its page. */
export function holidayEffectOnWire({ openHolds, changed, before, after, rows }: HolidayPreview) {
  return {
    openHolds,
    changed,
    before: randOnWire(before),
    after: randOnWire(after),
    rows: rows.map((row) => ({
      simpleReference: row.simpleReference,
      organisationName: row.organisationName,
      arrivalDate: dateOnWire(row.arrival),
      departureDate: dateOnWire(row.departure),
      before: randOnWire(row.before),
      after: randOnWire(row.after),
    })),
  }
}

export type WireHolidayEffect = ReturnType<typeof holidayEffectOnWire>
