/**
 * Nobody means another year; days are added to what is read and taken off it, and a database does not know
 * every year.
 */
export function isYearInReach(year: number): boolean {
  return year >= 1900 && year <= 2200
}

/**
 * `2026-12-05` of the calendar and nothing else: `2027-02-30` is no day. Without Temporal, for browsers read
 * dates too.
 */
export function isCalendarDate(text: string | null | undefined): text is string {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text) || !isYearInReach(Number(text.slice(0, 4)))) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
