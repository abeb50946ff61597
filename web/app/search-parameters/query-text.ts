export type QueryPair = readonly [name: string, value: string]

/**
 * As forms write it, spaces as `+`; names need no escape. Addresses stand in a page by the hundred, and a
 * `URLSearchParams` for each costs ten times as much.
 */
export function queryText(pairs: readonly QueryPair[]): string {
  return pairs.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%20', '+')}`).join('&')
}
