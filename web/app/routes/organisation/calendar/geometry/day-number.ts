const millisecondsOfDay = 86_400_000

/** Days since 1 January 1970 of `2026-12-05`. A date is no moment: counted in UTC, no clock change moves it. */
export function dayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / millisecondsOfDay
}

export function dateOf(number: number): string {
  return new Date(number * millisecondsOfDay).toISOString().slice(0, 10)
}

export function addDays(date: string, days: number): string {
  return dateOf(dayNumber(date) + days)
}

/** From the first to the second; below zero when that is earlier. */
export function daysBetween(one: string, other: string): number {
  return dayNumber(other) - dayNumber(one)
}

/** `2026-12-05` of the calendar, and nothing else. */
export function isDate(text: string | null): text is string {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(dayNumber(text)) && dateOf(dayNumber(text)) === text
}
