import type { ImportedRates } from '@camp/application/import-export/imported-organisation.ts'
import { Money } from '@camp/domain/shared/money.ts'

/** Documents count in rand, the database in cents. */
export function toCents(rand: number): number
export function toCents(rand: number | null): number | null
export function toCents(rand: number | null): number | null {
  return rand === null ? null : Money.rand(rand).cents
}

export function toRand(cents: unknown): number {
  return Money.cents(Number(cents)).toRand()
}

export function toRandOrNull(cents: unknown): number | null {
  return cents === null || cents === undefined ? null : toRand(cents)
}

type RateColumnsOf<Prefix extends string> = Readonly<Record<`${Prefix}_${'off_peak' | 'peak' | 'super_peak'}_cents`, number>>

export function rateColumns<const Prefix extends string>(
  prefix: Prefix,
  { offPeak, peak, superPeak }: ImportedRates,
): RateColumnsOf<Prefix> {
  return {
    [`${prefix}_off_peak_cents`]: toCents(offPeak),
    [`${prefix}_peak_cents`]: toCents(peak),
    [`${prefix}_super_peak_cents`]: toCents(superPeak),
  } as RateColumnsOf<Prefix>
}

export function ratesFrom(prefix: string, row: Readonly<Record<string, unknown>>): ImportedRates {
  return {
    offPeak: toRand(row[`${prefix}_off_peak_cents`]),
    peak: toRand(row[`${prefix}_peak_cents`]),
    superPeak: toRand(row[`${prefix}_super_peak_cents`]),
  }
}
