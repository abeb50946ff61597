import { dayText } from '@camp/domain/formatting/date-texts.ts'

/** South Africa keeps UTC+2 all year. */
const hoursEastOfUtc = 2

/** A moment, ISO with offset, as the time on a clock here: `14:35`. */
export function clockTime(instant: string): string {
  const shifted = new Date(Date.parse(instant) + hoursEastOfUtc * 60 * 60 * 1000)
  return shifted.toISOString().slice(11, 16)
}

/** The calendar date of a moment here: `2027-02-05`. */
export function dateHere(instant: string): string {
  const shifted = new Date(Date.parse(instant) + hoursEastOfUtc * 60 * 60 * 1000)
  return shifted.toISOString().slice(0, 10)
}

/** `21 Nov 2026, 14:35`, as staff read it in lists. */
export function dayAndTime(instant: string): string {
  return `${dayText(dateHere(instant))}, ${clockTime(instant)}`
}
