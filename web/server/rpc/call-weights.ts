/** What one request may carry: light calls weigh 1. */
export const largestWeight = 10

/** Those that judge and price many plots for many nights. */
const heavy: ReadonlySet<string> = new Set([
  'search.organisations',
  'organisations.getFeaturedPublic',
  'orgPlots.getAllForPicker',
  'orgPlots.quoteSelection',
  'reservations.hold',
])
const weightOfHeavy = 5

/** Of the calls that a batch names by its path, `search.organisations,reservations.hold`. */
export function callWeight(path: string): number {
  return decoded(path)
    .split(',')
    .reduce((weight, name) => weight + (heavy.has(name) ? weightOfHeavy : 1), 0)
}

/** What cannot be read names no call. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
