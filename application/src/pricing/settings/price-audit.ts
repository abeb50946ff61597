import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import { ratesOfPlot } from '@camp/domain/pricing/rate-sheet.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { auditAllChanges } from '../../audit/audited.ts'
import type { TrailedChange } from '../../settings/audited-writing.ts'
import { settingTexts } from '../../settings/setting-texts.ts'

type Texts = Readonly<Record<string, string>>
type Prices = Pick<Catalogue, 'seasons' | 'plots' | 'ageScales' | 'discounts'>

/**
 * What differs between two moments of an organisation's prices, one entry a thing, of some without a change:
 * the trail leaves those out. What is gone has no field after.
 */
export function priceChanges(before: Prices, after: Prices): readonly TrailedChange[] {
  const [old, now] = [priceTexts(before), priceTexts(after)]
  const changes = [...new Set([...old.keys(), ...now.keys()])].map((key) => {
    const [was, is] = [old.get(key) ?? {}, now.get(key) ?? {}]
    const changes = auditAllChanges(was, is)
    const [concept = '', subject = ''] = key.split(' ')
    const happened = old.has(key) ? (now.has(key) ? 'changed' : 'deleted') : 'added'
    return { act: `${concept}.${happened}`, subject, changes }
  })
  return [...changes, ...supplementChanges(before, after)]
}

/** It is a fact of the plot, which its own form changes too: so it stands in the trail of the plot. */
function supplementChanges(before: Prices, after: Prices): readonly TrailedChange[] {
  return after.plots.flatMap(({ id, weekdaySupplement }) => {
    const was = before.plots.find((plot) => plot.id === id)
    if (!was) return []
    const texts = [{ weekdaySupplement: was.weekdaySupplement }, { weekdaySupplement }].map(settingTexts)
    return [{ act: 'plot.changed', subject: id, changes: auditAllChanges(texts[0] ?? {}, texts[1] ?? {}) }]
  })
}

/** By concept and id: `season 0b9…`. */
export function priceTexts({ seasons, plots, ageScales, discounts }: Prices): ReadonlyMap<string, Texts> {
  const linked = (isLinked: (plot: Catalogue['plots'][number]) => boolean) => plots.filter(isLinked).map(({ name }) => name)
  return new Map([
    ...seasons.map((season) => [`season ${season.id}`, textsOf(season)] as const),
    ...plots.map((plot) => [`plot-rates ${plot.id}`, textsOf({ ...ratesOfPlot(plot), tiers: plot.tiers })] as const),
    ...ageScales.map(
      (scale) =>
        [`age-scale ${scale.id}`, textsOf({ ...scale, plots: linked(({ ageScaleId }) => ageScaleId === scale.id) })] as const,
    ),
    ...discounts.map(
      (discount) =>
        [
          `discount ${discount.id}`,
          textsOf({ ...discount, plots: linked(({ discountIds }) => discountIds.includes(discount.id)) }),
        ] as const,
    ),
  ])
}

/** Amounts in cents. */
function textsOf(row: object): Texts {
  const facts = Object.entries(row).filter(([field]) => field !== 'id')
  return Object.fromEntries(facts.map(([field, value]) => [field, textOf(value)]))
}

function textOf(value: unknown): string {
  return typeof value === 'string' || value instanceof Temporal.PlainDate ? String(value) : JSON.stringify(value)
}
