/** Characters of a body with its variables filled in (rule M15). */
export const longestBody = 1024

/** What stays of a value, however long the others are. */
const shortestValue = 20

/** WhatsApp takes no line break, tab or row of spaces in a parameter, and no empty one. */
export function asParameter(value: string): string {
  return value.replace(/[\s\p{Cc}]+/gu, ' ').trim() || '-'
}

/**
 * Values that together take no more than `room` characters: the longest loses its end first. Addresses keep
 * theirs, since a shortened one leads nowhere; undefined where even that does not fit.
 */
export function fittingParameters(values: readonly string[], room: number): readonly string[] | undefined {
  const surplus = lengthOf(values) - room
  if (surplus <= 0) return values
  const longest = values
    .map((value, index) => ({ index, length: isAddress(value) ? 0 : value.length }))
    .toSorted((a, b) => b.length - a.length)[0]
  if (!longest || longest.length <= shortestValue) return undefined
  const kept = Math.max(shortestValue, longest.length - surplus)
  return fittingParameters(values.with(longest.index, shortened(values[longest.index] ?? '', kept)), room)
}

function shortened(value: string, length: number): string {
  return `${value
    .slice(0, length - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`
}

function lengthOf(values: readonly string[]): number {
  return values.reduce((sum, { length }) => sum + length, 0)
}

function isAddress(value: string): boolean {
  return /^https?:\/\//.test(value)
}
