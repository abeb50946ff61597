const minute = 60_000

/** How long something has waited, in the largest unit that says it well. */
export function waitingAge(
  since: string,
  now: string,
): { readonly count: number; readonly unit: 'now' | 'minutes' | 'hours' | 'days' } {
  const minutes = Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / minute))
  if (minutes < 1) return { count: 0, unit: 'now' }
  if (minutes < 60) return { count: minutes, unit: 'minutes' }
  if (minutes < 48 * 60) return { count: Math.floor(minutes / 60), unit: 'hours' }
  return { count: Math.floor(minutes / (24 * 60)), unit: 'days' }
}
