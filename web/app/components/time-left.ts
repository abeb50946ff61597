export type TimeLeft = { readonly unit: 'minutes' | 'seconds'; readonly count: number } | { readonly unit: 'none' }

/** Whole minutes, begun ones counted, until the last minute; then seconds. */
export function timeLeft(seconds: number): TimeLeft {
  if (seconds <= 0) return { unit: 'none' }
  if (seconds <= 60) return { unit: 'seconds', count: seconds }
  return { unit: 'minutes', count: Math.ceil(seconds / 60) }
}
