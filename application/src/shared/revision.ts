/**
 * What something looked like, in a few letters: a form carries it, so that saving can tell whether somebody
 * else changed it since (ADR 46). Worked out from the values themselves, in whatever order its fields stand;
 * nothing keeps it. No secret, and no key to anything.
 */
export function revisionOf(value: unknown): string {
  const text = JSON.stringify(value, withSortedFields) ?? ''
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (let position = 0; position < text.length; position++) {
    const letter = text.charCodeAt(position)
    high = Math.imul(high ^ letter, 2654435761)
    low = Math.imul(low ^ letter, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}

function withSortedFields(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
