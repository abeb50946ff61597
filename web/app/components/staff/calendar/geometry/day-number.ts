const millisecondsOfDay = 86_400_000

/**
 * Days since 1 January 1970 of `2026-12-05`. A date is no moment: counted in UTC, no clock change moves it.
 */
export function dayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / millisecondsOfDay
}

export function dateOfDay(number: number): string {
  return new Date(number * millisecondsOfDay).toISOString().slice(0, 10)
}

export function addDays(date: string, days: number): string {
  return dateOfDay(dayNumber(date) + days)
}

/** From the first to the second; below zero when that is earlier. */
export function daysBetween(one: string, other: string): number {
  return dayNumber(other) - dayNumber(one)
}
