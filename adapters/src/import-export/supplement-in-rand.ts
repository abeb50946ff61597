import type { ImportedSupplement } from '@camp/application/import-export/imported-organisation.ts'
import type { WeekdaySupplement } from '@camp/domain/plots/plot.ts'
import { toCents, toRand } from './rand-columns.ts'

/** Documents do not say what is not there. */
export function supplementInRand(supplement: WeekdaySupplement | null): ImportedSupplement | null {
  if (!supplement) return null
  const { weekdays } = supplement
  return supplement.kind === 'amount'
    ? { kind: supplement.kind, amount: toRand(supplement.cents), weekdays }
    : { kind: supplement.kind, percentage: supplement.percentage, weekdays }
}

export function supplementInCents(supplement: ImportedSupplement | null | undefined): WeekdaySupplement | null {
  if (!supplement) return null
  const { weekdays } = supplement
  return supplement.kind === 'amount'
    ? { kind: supplement.kind, cents: toCents(supplement.amount), weekdays }
    : { kind: supplement.kind, percentage: supplement.percentage, weekdays }
}
