/** What a JSON column is given; nothing is no JSON at all. */
export function jsonText(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value)
}
