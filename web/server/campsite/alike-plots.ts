import { kindOfPlot } from '@camp/domain/plots/kinds-of-plots.ts'
import { kindFactTexts, ownFactTexts } from '#app/formatting/plot-facts.ts'
import type { Translator } from '#app/wording/catalogue.ts'
import type { PickedPlot } from './load-selection.ts'

/** Plots of one kind, at one price, that can be had or cannot for the same reason. */
export interface AlikePlots {
  /** `Caravan bay 1–4, 7`. */
  readonly title: string
  readonly plotIds: readonly string[]
  /** What they are: `9 × 12 m`, `Up to 6 guests`. */
  readonly facts: readonly string[]
  /** What sets each of several apart, in the order of `plotIds`. */
  readonly ownFacts: readonly (readonly string[])[]
  /** Two that are not share a row. */
  readonly isWide: boolean
}

export interface PlotsOfSite {
  readonly siteId: string
  readonly siteName: string
  readonly siteType: PickedPlot['siteType']
  readonly groups: readonly AlikePlots[]
}

/**
 * Sites in the order of their first plot; within each the order given: what can be booked first. In words, so
 * that the page's program carries none of the rules for them.
 */
export function plotsBySite(t: Translator<'campsite'>, plots: readonly PickedPlot[]): readonly PlotsOfSite[] {
  return [...Map.groupBy(plots, ({ siteId }) => siteId).values()].flatMap((ofSite) => {
    const [first] = ofSite
    if (!first) return []
    const { siteId, siteName, siteType } = first
    return [{ siteId, siteName, siteType, groups: alikePlots(t, ofSite) }]
  })
}

function alikePlots(t: Translator<'campsite'>, plots: readonly PickedPlot[]): readonly AlikePlots[] {
  const groups = [...Map.groupBy(plots, whatItOffers).values()].toSorted(byWidth)
  return groups.map((alike, index) => ({
    title: namesInShort(alike.map(({ name }) => name)),
    plotIds: alike.map(({ id }) => id),
    facts: kindFactTexts(t, alike),
    ownFacts: alike.length > 1 ? ownFactTexts(t, alike) : [],
    isWide: alike.length > 1 || hasRowToItself(groups, index),
  }))
}

/** A single one after an even number of single ones, with none beside it. */
function hasRowToItself(groups: readonly (readonly PickedPlot[])[], index: number): boolean {
  const isSingle = (at: number) => groups[at]?.length === 1
  const before = groups.slice(0, index).toReversed()
  const singlesBefore = before.findIndex(({ length }) => length > 1)
  const isEven = (singlesBefore < 0 ? before.length : singlesBefore) % 2 === 0
  return isEven && !isSingle(index + 1)
}

/** Of what can be had alike, cards of several plots come before those of one, which share a row. */
function byWidth(one: readonly PickedPlot[], other: readonly PickedPlot[]): number {
  const rank = ([first, ...more]: readonly PickedPlot[]) =>
    (first?.isAvailable ? 0 : first?.isSelectable ? 2 : 4) + (more.length > 0 ? 0 : 1)
  return rank(one) - rank(other)
}

/** Rule W10. What else differs, such as size and words, each says beside its name. */
function whatItOffers(plot: PickedPlot): string {
  const { siteType, isAvailable, isSelectable, unavailableReason, criteria, total, bookingPax, paxMax } = plot
  const { discountApplied, discountAmount, paymentTerms } = plot
  const isIndicative = bookingPax > paxMax
  const price = unavailableReason === 'booked' ? [] : [total, discountApplied, discountAmount, paymentTerms, isIndicative]
  const judged = [isAvailable, isSelectable, unavailableReason, criteria]
  return JSON.stringify([kindOfPlot(siteType, plot), ...judged, ...price])
}

/** `Stand 1–3, 7` of names that only differ in their number, otherwise one after the other. */
export function namesInShort(names: readonly string[]): string {
  const numbered = names.map((name) => /^(.*?)(\d+)$/.exec(name))
  const [first] = numbered
  if (names.length === 1 || numbered.some((parts) => !parts || parts[1] !== first?.[1])) return names.join(', ')
  const numbers = numbered.map((parts) => Number(parts?.[2])).toSorted((one, other) => one - other)
  return `${first?.[1]}${runs(numbers).join(', ')}`
}

/** No line ends within it: of `3–8` neither number stands alone. */
const unbrokenDash = '\u2060–\u2060'

function runs(numbers: readonly number[]): readonly string[] {
  const begun: [number, number][] = []
  for (const number of numbers) {
    const last = begun.at(-1)
    if (last && last[1] === number - 1) last[1] = number
    else begun.push([number, number])
  }
  return begun.map(([from, to]) => (from === to ? `${from}` : `${from}${unbrokenDash}${to}`))
}
