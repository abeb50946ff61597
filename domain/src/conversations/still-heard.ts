import { Temporal } from '../shared/temporal.ts'

/** A guest who left something behind writes after the stay. */
const daysAfterwards = 14

/** The earliest departure of a booking about which somebody may still write to us. */
export function heardSince(today: Temporal.PlainDate): Temporal.PlainDate {
  return today.subtract({ days: daysAfterwards })
}

export function isStillHeard(departure: Temporal.PlainDate, today: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(departure, heardSince(today)) >= 0
}
