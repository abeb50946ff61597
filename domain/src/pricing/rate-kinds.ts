import type { Plot } from '../plots/plot.ts'
import { KeptWith } from '../shared/kept-with.ts'

/**
 * What a plot may differ in and still cost the same: which one it is, where it lies, how it looks, whom it
 * takes. Its site may have a weekday supplement.
 */
const withoutSayInPrice = [
  ...(['id', 'organisationId', 'name', 'plotNumber', 'aboutPlot', 'images', 'isActive', 'paymentRuleId'] as const),
  ...(['mapX', 'mapY', 'mapWidth', 'mapHeight', 'irlWidth', 'irlLength', 'irlSqm', 'useSqm'] as const),
  ...(['isElectrified', 'allowSmoking', 'allowLateBooking', 'tentsMax', 'caravansMax', 'paxMin', 'paxMax'] as const),
  ...(['allowMultipleReservationsUpToPaxMax', 'kidsUnderWhatAgeDontCountTowardsMaxPax', 'minimumNights'] as const),
  'isWeekendTwoDaysRequired',
] as const satisfies readonly (keyof Plot)[]

const hidden: ReadonlySet<string> = new Set(withoutSayInPrice)
const numbered = new KeptWith<readonly Plot[], ReadonlyMap<Plot, number>>()

/**
 * Plots of one campsite with the same number cost the same for the same party and dates. A field that a plot
 * gets tells plots apart until it is named above.
 */
export function rateKinds(plots: readonly Plot[]): ReadonlyMap<Plot, number> {
  return numbered.of(plots) ?? numbered.keep(plots, kindsOf(plots))
}

function kindsOf(plots: readonly Plot[]): ReadonlyMap<Plot, number> {
  const byKey = new Map<string, number>()
  const kinds = new Map<Plot, number>()
  for (const plot of plots) {
    const key = textOf(plot)
    const kind = byKey.get(key) ?? byKey.size
    byKey.set(key, kind)
    kinds.set(plot, kind)
  }
  return kinds
}

const gathered = new KeptWith<readonly object[], readonly (readonly object[])[]>()

/** Plots of one campsite, those that cost the same together; once for the same list. */
export function byRateKind<Item extends { readonly plot: Plot }>(
  items: readonly Item[],
  plots: readonly Plot[],
): readonly (readonly Item[])[] {
  const known = gathered.of(items) as readonly (readonly Item[])[] | undefined
  if (known) return known
  const kinds = rateKinds(plots)
  const found = [...Map.groupBy(items, ({ plot }) => kinds.get(plot)).values()]
  gathered.keep(items, found)
  return found
}

/** Everything of a plot that may decide its price. */
function textOf(plot: Plot): string {
  const fields = Object.keys(plot) as (keyof Plot)[]
  const telling = fields.filter((field) => !hidden.has(field)).toSorted()
  return JSON.stringify(telling.map((field) => [field, plot[field]]))
}
