import type { Plot } from '../plots/plot.ts'

/**
 * What a plot may differ in and still cost the same: which one it is, where it lies, how it looks, whom it
 * takes.
 */
const withoutSayInPrice = [
  ...(['id', 'organisationId', 'siteId', 'name', 'plotNumber', 'aboutPlot', 'images', 'isActive', 'paymentRuleId'] as const),
  ...(['mapX', 'mapY', 'mapWidth', 'mapHeight', 'irlWidth', 'irlLength', 'irlSqm', 'useSqm'] as const),
  ...(['isElectrified', 'allowSmoking', 'allowLateBooking', 'tentsMax', 'caravansMax', 'paxMin', 'paxMax'] as const),
  ...(['allowMultipleReservationsUpToPaxMax', 'kidsUnderWhatAgeDontCountTowardsMaxPax', 'minimumNights'] as const),
  'isWeekendTwoDaysRequired',
] as const satisfies readonly (keyof Plot)[]

const hidden: ReadonlySet<string> = new Set(withoutSayInPrice)
const numbered = new WeakMap<readonly Plot[], ReadonlyMap<Plot, number>>()

/**
 * Plots of one campsite with the same number cost the same for the same party and dates. A field that a plot
 * gets tells plots apart until it is named above.
 */
export function rateKinds(plots: readonly Plot[]): ReadonlyMap<Plot, number> {
  const known = numbered.get(plots)
  if (known) return known
  const numbers = new Map<string, number>()
  const kinds = new Map<Plot, number>()
  for (const plot of plots) {
    const key = rateKey(plot)
    const kind = numbers.get(key) ?? numbers.size
    numbers.set(key, kind)
    kinds.set(plot, kind)
  }
  numbered.set(plots, kinds)
  return kinds
}

/** Everything of a plot that may decide its price, as text. */
export function rateKey(plot: Plot): string {
  const known = keys.get(plot)
  if (known) return known
  const key = JSON.stringify(
    Object.entries(plot)
      .filter(([field]) => !hidden.has(field))
      .toSorted(byName),
  )
  keys.set(plot, key)
  return key
}

const keys = new WeakMap<Plot, string>()

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1
}
